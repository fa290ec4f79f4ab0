// The inspector: what the action somebody points at asks and brings, who may use it, and why not.

import { useEffect, useState } from 'react';
import { Icon } from '../../../web/pieces/icons.tsx';
import { explained } from './explaining.ts';
import { actionKey } from './paths.ts';
import { type PictureName, Sign } from './pictures.tsx';
import { useScene } from './scene.ts';

/** Facts of the action that is looked at; a hint while there is none. */
export function Inspector() {
  const { looked, teller } = useScene();
  const { say } = teller;
  return (
    <section className="seat pq-inspector" aria-label={say('page.inspector')}>
      {looked === null ? (
        <Phases />
      ) : (
        <>
          <h3>
            <span className="pq-badge">{looked}</span>
            {say(`action.${looked}`)}
            <Sign name={`action.${looked}` as PictureName} />
          </h3>
          <ActionFacts action={looked} />
        </>
      )}
    </section>
  );
}

const PHASES = ['steal', 'action', 'sacrifice', 'reward', 'penalty'] as const;

/** Where the round stands, and what the inspector is for. */
function Phases() {
  const { view, teller } = useScene();
  const { say } = teller;
  const at = (PHASES as readonly string[]).indexOf(view.phase);
  return (
    <>
      <h3>
        {view.round > 0
          ? say('page.roundTitle', { round: view.round, of: view.rounds })
          : say('page.before')}
      </h3>
      <ol className="pq-phases">
        {PHASES.map((phase, i) => (
          <li
            key={phase}
            className={i < at ? 'done' : i === at ? 'now' : ''}
            aria-current={i === at ? 'step' : undefined}
          >
            {say(`page.phase.${phase}`)}
          </li>
        ))}
      </ol>
      <p className="pq-hint">{say('page.inspect')}</p>
    </>
  );
}

/** Tokens, price, gain, and whether I may. */
export function ActionFacts({ action }: { readonly action: number }) {
  const scene = useScene();
  const { say } = scene.teller;
  const facts = explained(action, scene);
  const lines = [
    { name: 'tokens', fact: scene.moves.step === 'copy' ? null : facts.tokens },
    { name: 'pay', fact: facts.pay },
    { name: 'take', fact: facts.take },
  ];
  return (
    <dl className="pq-facts">
      {lines.map(({ name, fact }) =>
        fact === null || fact[0] === '' ? null : (
          <div key={name}>
            <dt>{say(`page.fact.${name}`)}</dt>
            <dd>
              {fact[0]} {fact[1] && <Cited rule={fact[1]} />}
            </dd>
          </div>
        ),
      )}
      <Allowed action={action} />
    </dl>
  );
}

/** Whether I may use it now; if not, by which rule. */
function Allowed({ action }: { readonly action: number }) {
  const { moves, teller, view } = useScene();
  const { say } = teller;
  const refused = useRefusal(action);
  if (view.seat === null || (moves.step !== 'act' && moves.step !== 'copy')) return null;
  const open = moves.starts.has(actionKey(action));
  if (!open && refused === undefined) return null;
  const number = refused?.slice(refused.lastIndexOf('.') + 1);
  const key = `page.why.${number}`;
  const reason = number === undefined ? '' : say(key);
  return (
    <div className={open ? 'pq-may' : 'pq-may-not'}>
      <dt>{say('page.fact.now')}</dt>
      <dd>
        <Icon name={open ? 'check' : 'no'} />{' '}
        {open
          ? say('page.mayAct')
          : reason === key || reason === ''
            ? say('page.mayNotAct')
            : reason}{' '}
        {!open && number && <Cited rule={number} />}
      </dd>
    </div>
  );
}

/** The rule against an action that is closed to me; undefined until it is known, null if none is. */
function useRefusal(action: number): string | null | undefined {
  const { moves, why, at } = useScene();
  const closed = moves.step !== null && !moves.starts.has(actionKey(action));
  const about = `${at} ${action}`;
  const [answer, setAnswer] = useState<{ about: string; rule: string | null } | null>(null);
  useEffect(() => {
    if (!closed) return;
    let waits = true;
    why({ do: 'act', action }).then(rule => {
      if (waits) setAnswer({ about, rule });
    });
    return () => {
      waits = false;
    };
  }, [closed, about, action, why]);
  return answer?.about === about ? answer.rule : undefined;
}

/** The number of a rule; its text can be read at once. */
function Cited({ rule }: { readonly rule: string }) {
  const { explain } = useScene();
  return (
    <button
      type="button"
      className="rl"
      onClick={event => explain({ title: '', rule: `pixie-queen.${rule}` }, event.currentTarget)}
    >
      § {rule}
    </button>
  );
}
