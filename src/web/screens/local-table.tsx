// A table of this browser in a list: one to go on with, or one that is over.

import { useState } from 'react';
import type { Label } from '../local/drawer.ts';
import { howLong, useNow } from '../online/time.ts';
import { pages } from '../pages.ts';
import { Icon } from '../pieces/icons.tsx';
import { usePreferences } from '../preferences.ts';
import { replayAddress, tableAddress } from '../route.ts';
import { useSay } from '../words.ts';
import { endedFor, Scores } from './ended.tsx';

interface LocalTableProps {
  readonly label: Label;
  readonly clear: () => void;
}

/** A row that leads to the table, or to its replay, and clears it away. */
export function LocalTable({ label, clear }: LocalTableProps) {
  const { id, game, holders, choices, over, placed } = label;
  const say = useSay();
  const now = useNow();
  const { language } = usePreferences();
  const { Cover, title } = pages[game] as (typeof pages)[string];
  const nameOf = (seat: number) => holders[seat]?.name || say('name.you');
  const alone = holders.findIndex(({ name, bot }) => name === '' && bot === null);
  const names = holders.map((_holder, seat) => nameOf(seat)).join(', ');
  return (
    <li>
      <a
        className={`waiting ${over ? 'ended' : 'my-turn'}`}
        href={over ? replayAddress(`local-${id}`) : tableAddress(game, id)}
        data-act={over ? 'watch' : 'resume'}
        data-local={id}
      >
        <span className="cvw">
          <Cover />
        </span>
        <span className="bx">
          <small>{title[language]}</small>
          <b>{over ? endedFor(placed, alone < 0 ? null : alone, say) : say('shelf.resume')}</b>
          {over && placed ? (
            <Scores {...{ placed, nameOf }} />
          ) : (
            <small>
              {names} · {say('shelf.goOnLong', { count: choices })}
            </small>
          )}
        </span>
        <span className="ago">
          <Icon name="clock" />
          {howLong(now - label.when, say) || say('time.now')}
        </span>
      </a>
      <Clear clear={clear} />
    </li>
  );
}

/** Asks once more before a table is gone for good. */
function Clear({ clear }: { clear: () => void }) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="btn txt"
      data-act="clear"
      onClick={() => (sure ? clear() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {say(sure ? 'kept.clearSure' : 'kept.clear')}
    </button>
  );
}
