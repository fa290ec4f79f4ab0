// What one can do about a table besides playing: hand on links, leave, close.

import { useState } from 'react';
import { drawOf } from '../../kernel/fairness.ts';
import type { Card } from '../../wire/messages.ts';
import { CallSwitch } from '../push/switch.tsx';
import { replayAddress } from '../route.ts';
import { useSay } from '../words.ts';
import { api } from './api.ts';
import { useRefusal } from './name.tsx';
import { linkTo, Share } from './share.tsx';

/** Links and ways out; whoever leaves has the drawer closed behind them. */
export function TableMenu({ card, close }: { card: Card; close: () => void }) {
  const say = useSay();
  const refusal = useRefusal();
  const [problem, setProblem] = useState('');
  const [sure, setSure] = useState<'leave' | 'close' | null>(null);
  const attempt = (wish: Promise<unknown>) =>
    wish.then(
      () => setSure(null),
      error => setProblem(refusal(error)),
    );
  const playing = card.status === 'playing';
  const standsIn = card.seat !== null && card.holders[card.seat]?.bot != null;
  return (
    <div className="table-menu">
      {card.lookOn && (
        <Share
          label={say('online.lookOnLink')}
          link={linkTo(`#/watch/${card.id}/${card.lookOn}`)}
        />
      )}
      {card.seat !== null && playing && <CallSwitch />}
      {card.seat !== null && playing && (
        <a className="btn sec" href={replayAddress(card.id)} data-act="replay">
          {say('replay.soFar')}
        </a>
      )}
      {card.seat !== null && playing && !standsIn && (
        <Twice
          label={say('online.leave')}
          sure={say('online.leaveSure')}
          asked={sure === 'leave'}
          ask={() => setSure('leave')}
          act={() => attempt(api.leave(card.id).then(close))}
        />
      )}
      {card.seat !== null && card.host === card.seat && playing && (
        <Twice
          label={say('online.close')}
          sure={say('online.closeSure')}
          asked={sure === 'close'}
          ask={() => setSure('close')}
          act={() => attempt(api.close(card.id))}
        />
      )}
      <p className="fair">
        {say('lobby.fairShort')} <code>{card.seed.commitment}</code>
        {card.seed.promises && (
          <>
            {say('lobby.drawShort')} <code>{drawOf(card.seed)}</code>
          </>
        )}
      </p>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface TwiceProps {
  readonly label: string;
  readonly sure: string;
  readonly asked: boolean;
  readonly ask: () => void;
  readonly act: () => void;
}

/** A button that asks once more before it does something others will notice. */
function Twice({ label, sure, asked, ask, act }: TwiceProps) {
  return (
    <div className="twice">
      {asked && <p role="status">{sure}</p>}
      <button type="button" className={asked ? 'btn pri' : 'btn sec'} onClick={asked ? act : ask}>
        {label}
      </button>
    </div>
  );
}
