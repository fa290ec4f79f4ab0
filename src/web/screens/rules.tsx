// The rules reader: the goal first, then what is reconstructed, then every rule, numbered and linked.

import { useEffect, useState } from 'react';
import { type Passage, passagesOf } from '../../kernel/rulebook.ts';
import { useRules } from '../boxes.ts';
import { Icon } from '../pieces/icons.tsx';
import { usePreferences } from '../preferences.ts';
import { rulesAddress } from '../route.ts';
import { useSay } from '../words.ts';
import { citedIn, holds } from './cited.ts';
import { Top } from './top.tsx';

/** A game's rules, opened at a rule. */
export default function RulesScreen({ game, rule }: { game: string; rule: string | null }) {
  const say = useSay();
  const { language } = usePreferences();
  const passages = passagesOf(useRules(game, language));
  const headings = passages.filter(({ is }) => is === 'heading');
  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
    else scrollTo(0, 0);
  }, [rule]);
  const [wanted, setWanted] = useState('');
  const rules = new Set(passages.flatMap(one => (one.is === 'rule' ? [one.number] : [])));
  const found = wanted.trim() === '' ? null : passages.filter(one => isFound(one, wanted));
  const jump = (text: string) => document.getElementById(text)?.scrollIntoView();
  return (
    <>
      <Top />
      <main className="wrap rules">
        <nav className="contents" aria-label={say('rules.contents')}>
          <button type="button" className="btn sec" onClick={() => history.back()}>
            {say('rules.back')}
          </button>
          <label className="text-field">
            <span>{say('rules.search')}</span>
            <input
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
              data-act="search-rules"
            />
          </label>
          {found && <p role="status">{say('rules.found', { count: found.length })}</p>}
          <h2>{say('rules.contents')}</h2>
          {headings.map(({ text }) => (
            <button
              key={text}
              type="button"
              onClick={() => {
                setWanted('');
                requestAnimationFrame(() => jump(text));
              }}
            >
              {text}
            </button>
          ))}
        </nav>
        <article className="pan">
          {(found ?? inOrder(passages, say(`rules.goal.${game}`))).map(passage => (
            <Shown key={keyOf(passage)} {...{ passage, game, rules }} lit={rule} />
          ))}
        </article>
      </main>
    </>
  );
}

const isFound = (passage: Passage, wanted: string) =>
  passage.is === 'rule'
    ? holds(`${passage.number} ${passage.text}`, wanted)
    : passage.is === 'text' && holds(passage.text, wanted);

/** Title and goal in front, then whatever stands in the text; what is reconstructed comes after them. */
function inOrder(passages: readonly Passage[], goal: string): Passage[] {
  const first = passages.findIndex(({ is }) => is === 'heading');
  const front = passages.slice(0, first);
  const notes = front.filter(({ is }) => is === 'note');
  const [title, ...texts] = front.filter(({ is }) => is !== 'note');
  return [
    ...(title ? [title] : []),
    { is: 'text', text: goal },
    ...texts,
    ...notes,
    ...passages.slice(first),
  ];
}

const keyOf = (passage: Passage) =>
  passage.is === 'rule' ? passage.number : passage.text.slice(0, 40);

interface ShownProps {
  readonly passage: Passage;
  readonly game: string;
  readonly lit: string | null;
  /** The numbers there are. */
  readonly rules: ReadonlySet<string>;
}

function Shown({ passage, game, lit, rules }: ShownProps) {
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
          <span>
            <Linked {...{ text, game, rules }} />
          </span>
        </p>
      );
    default:
      return (
        <p>
          <Linked {...{ text, game, rules }} />
        </p>
      );
  }
}

/** Text whose numbers of rules lead to them. */
function Linked({ text, game, rules }: Pick<ShownProps, 'game' | 'rules'> & { text: string }) {
  const pieces = citedIn(text, number => rules.has(number));
  return pieces.map(({ text, rule }, i) =>
    rule === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
      <a key={i} className="cites" href={rulesAddress(game, rule)} data-cites={rule}>
        {text}
      </a>
    ),
  );
}

/** Text whose parts between double asterisks are strong. */
function Bold({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
