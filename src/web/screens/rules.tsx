// The rules reader: numbered, linked, with what is reconstructed said in front.

import { useEffect } from 'react';
import { type Passage, passagesOf } from '../../kernel/rulebook.ts';
import { useRules } from '../boxes.ts';
import { Icon } from '../pieces/icons.tsx';
import { usePreferences } from '../preferences.ts';
import { rulesAddress } from '../route.ts';
import { useSay } from '../words.ts';
import { Top } from './top.tsx';

/** A game's rules, opened at a rule. */
export function RulesScreen({ game, rule }: { game: string; rule: string | null }) {
  const say = useSay();
  const { language } = usePreferences();
  const passages = passagesOf(useRules(game, language));
  const headings = passages.filter(({ is }) => is === 'heading');
  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
    else scrollTo(0, 0);
  }, [rule]);
  const jump = (text: string) => document.getElementById(text)?.scrollIntoView();
  return (
    <>
      <Top />
      <main className="wrap rules">
        <nav className="contents" aria-label={say('rules.contents')}>
          <button type="button" className="btn sec" onClick={() => history.back()}>
            {say('rules.back')}
          </button>
          <h2>{say('rules.contents')}</h2>
          {headings.map(({ text }) => (
            <button key={text} type="button" onClick={() => jump(text)}>
              {text}
            </button>
          ))}
        </nav>
        <article className="pan">
          {passages.map(passage => (
            <Shown key={keyOf(passage)} passage={passage} game={game} lit={rule} />
          ))}
        </article>
      </main>
    </>
  );
}

const keyOf = (passage: Passage) =>
  passage.is === 'rule' ? passage.number : passage.text.slice(0, 40);

interface ShownProps {
  readonly passage: Passage;
  readonly game: string;
  readonly lit: string | null;
}

function Shown({ passage, game, lit }: ShownProps) {
  const { text } = passage;
  switch (passage.is) {
    case 'title':
      return <h1>{text}</h1>;
    case 'heading':
      return <h2 id={text}>{text}</h2>;
    case 'note':
      return (
        <p className="reconstructed" role="note">
          <Icon name="info" />
          <span>
            <Bold text={text} />
          </span>
        </p>
      );
    case 'rule':
      return (
        <p id={passage.number} className={`rule ${lit === passage.number ? 'lit' : ''}`}>
          <a className="rl" href={rulesAddress(game, passage.number)}>
            {passage.number}
          </a>
          <span>{text}</span>
        </p>
      );
    default:
      return <p>{text}</p>;
  }
}

/** Text whose parts between double asterisks are strong. */
function Bold({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
