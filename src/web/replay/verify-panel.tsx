// Verify the shuffles: what the record proves, checked in this browser.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { drawOf } from '../../kernel/fairness.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import type { Record } from '../../kernel/record.ts';
import { type Verdict, verified } from '../../kernel/verify.ts';
import { Icon } from '../pieces/icons.tsx';
import type { Say } from '../words.ts';
import { Button } from './controls.tsx';
import { useCopied } from './copy.tsx';
import { wrongIn } from './record-file.ts';
import type { Recorded } from './sources.ts';

interface VerifyPanelProps {
  readonly game: Game;
  readonly recorded: Recorded;
  readonly say: Say;
  readonly who: (seat: Seat) => string;
  readonly close: () => void;
}

type Answer = { readonly verdict: Verdict } | { readonly wrong: unknown };

/** A panel over the table; Escape closes it. */
export function VerifyPanel({ game, recorded, say, who, close }: VerifyPanelProps) {
  const { record, promised } = recorded;
  const panel = useRef<HTMLDialogElement>(null);
  const [hash, setHash] = useState(promised.commitment ?? '');
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => panel.current?.showModal(), []);
  const committed = typeof record.seed !== 'string';
  const verify = () => {
    const commitment = hash.trim() === '' ? undefined : hash;
    try {
      setAnswer({ verdict: verified(game, record, { ...promised, commitment }) });
    } catch (wrong) {
      setAnswer({ wrong });
    }
  };
  return (
    <dialog
      ref={panel}
      className="verify pan"
      aria-labelledby="verify-title"
      onClose={close}
      // Keys pressed here are not meant for the table below.
      onKeyDown={event => event.stopPropagation()}
    >
      <button
        type="button"
        className="close"
        aria-label={say('table.close')}
        onClick={() => panel.current?.close()}
      >
        ×
      </button>
      <h2 id="verify-title">{say('replay.verify.title')}</h2>
      <p>{say('replay.verify.about')}</p>
      <form action={verify}>
        {committed && (
          <label>
            {say('replay.verify.shown')}
            <input
              value={hash}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => {
                setHash(target.value);
                // What was found was found with another hash.
                setAnswer(null);
              }}
            />
            <small>{say(`replay.verify.${promised.commitment ? 'shownKept' : 'shownNone'}`)}</small>
          </label>
        )}
        <button type="submit" className="btn pri" data-act="verify">
          {say('replay.verify.check')}
        </button>
      </form>
      <div role="status">
        {answer &&
          ('wrong' in answer ? (
            <Refused text={wrongIn(answer.wrong, say)} say={say} />
          ) : (
            <Found verdict={answer.verdict} {...{ recorded, say, who }} />
          ))}
      </div>
      <details>
        <summary>{say('replay.verify.more')}</summary>
        <Claims title="proves" claims={['proves1', 'proves2', 'proves3']} say={say} />
        <Claims title="not" claims={['not1', 'not2', 'not3', 'not4']} say={say} />
      </details>
      <Secrets seed={record.seed} say={say} />
    </dialog>
  );
}

function Refused({ text, say }: { text: string; say: Say }) {
  return (
    <div className="verdict no">
      <h3>
        <Icon name="no" />
        {say('replay.verify.refused')}
      </h3>
      <p>{text}</p>
    </div>
  );
}

interface FoundProps extends Pick<VerifyPanelProps, 'recorded' | 'say' | 'who'> {
  readonly verdict: Verdict;
}

function Found({ verdict, recorded, say, who }: FoundProps) {
  const { shuffles, shares, own, choices, over, standing } = verdict;
  const claimed = recorded.record.result !== undefined;
  return (
    <div className={`verdict ${shuffles === 'proven' ? 'ok' : ''}`} data-shuffles={shuffles}>
      <h3>
        <Icon name={shuffles === 'proven' ? 'check' : 'info'} />
        <span>{say(`replay.verify.${shuffles}`)}</span>
      </h3>
      <ul>
        {own !== null && <li>{say(`replay.verify.${own === 'mixed' ? 'ownShare' : 'away'}`)}</li>}
        <Shares {...{ shares, say, who }} />
        <li>{say('replay.verify.legal', { choices })}</li>
        {!over && <li>{say('replay.verify.unfinished')}</li>}
        <li>
          {say(claimed ? 'replay.verify.result' : 'replay.verify.noResult')}
          <ol>
            {standing
              .toSorted((a, b) => a.place - b.place)
              .map(({ seat, place, points }) => (
                <li key={seat}>
                  {say('replay.verify.points', { place, who: who(seat), points: signed(points) })}
                </li>
              ))}
          </ol>
        </li>
      </ul>
      <Copyable what={say('replay.verify.table')} text={verdict.hash} say={say} />
    </div>
  );
}

const ORIGINS = { told: 'told', withheld: 'withheld', key: 'fromKey' } as const;

/** Where every seat's share in the shuffles came from. */
function Shares({ shares, say, who }: Pick<FoundProps, 'say' | 'who'> & Pick<Verdict, 'shares'>) {
  const names = (origin: string) =>
    shares.flatMap((from, seat) => (from === origin ? [who(seat)] : [])).join(', ');
  if (shares.includes('unpromised')) return <li>{say('replay.verify.unpromised')}</li>;
  return Object.entries(ORIGINS).map(
    ([origin, word]) =>
      shares.includes(origin as keyof typeof ORIGINS) && (
        <li key={origin}>{say(`replay.verify.${word}`, { who: names(origin) })}</li>
      ),
  );
}

/** With a proper minus. */
function signed(points: number): string {
  return String(points).replace('-', '−');
}

function Claims({ title, claims, say }: { title: string; claims: string[]; say: Say }) {
  return (
    <>
      <p>{say(`replay.verify.${title}`)}</p>
      <ul>
        {claims.map(claim => (
          <li key={claim}>{say(`replay.verify.${claim}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** Everything the shuffles were made of, to be checked by other means. */
function Secrets({ seed, say }: { seed: Record['seed']; say: Say }): ReactNode {
  if (typeof seed === 'string')
    return <Copyable what={say('replay.verify.seed')} text={seed} say={say} />;
  return (
    <>
      <Copyable what={say('replay.verify.hash')} text={seed.commitment} say={say} />
      <Copyable what={say('replay.verify.key')} text={seed.key ?? ''} say={say} />
      {seed.promises && <Copyable what={say('replay.verify.draw')} text={drawOf(seed)} say={say} />}
      {seed.entropy.map((share, seat) => (
        <Copyable
          // biome-ignore lint/suspicious/noArrayIndexKey: a share is known by its seat
          key={seat}
          what={say('replay.verify.share', { number: seat + 1 })}
          text={share}
          say={say}
        />
      ))}
    </>
  );
}

function Copyable({ what, text, say }: { what: string; text: string; say: Say }) {
  const { copied, copy } = useCopied();
  return (
    <div className="copyable">
      <span>{what}</span>
      <code>{text}</code>
      <Button
        sign="copy"
        label={copied ? say('replay.copied') : say('replay.copy', { what })}
        press={() => copy(text)}
      />
    </div>
  );
}
