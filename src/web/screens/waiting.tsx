// Tables of this browser that wait to be gone on with.

import { useEffect, useState } from 'react';
import { useBox } from '../boxes.ts';
import { clearAway, keptTables, type Label } from '../local/drawer.ts';
import { pages } from '../pages.ts';
import { usePreferences } from '../preferences.ts';
import { tableAddress } from '../route.ts';
import { gameSay, useSay } from '../words.ts';

/** Every table that is not over, the last played first. */
export function WaitingTables() {
  const [labels, setLabels] = useState<readonly Label[]>([]);
  const look = () => {
    keptTables().then(kept =>
      setLabels(kept.filter(({ game, over }) => !over && Object.hasOwn(pages, game))),
    );
  };
  useEffect(look, []);
  if (labels.length === 0) return null;
  return (
    <ul className="waitings">
      {labels.map(label => (
        <WaitingTable key={label.id} label={label} clear={() => clearAway(label.id).then(look)} />
      ))}
    </ul>
  );
}

function WaitingTable({ label, clear }: { label: Label; clear: () => void }) {
  const { id, game, holders, choices } = label;
  const say = useSay();
  const title = gameSay(usePreferences().language, useBox(game))('title');
  const [sure, setSure] = useState(false);
  const { Cover } = pages[game] as (typeof pages)[string];
  const names = holders.map(({ name }) => name || say('name.you')).join(', ');
  return (
    <li>
      <a className="waiting" href={tableAddress(game, id)} data-act="resume">
        <span className="cvw">
          <Cover />
        </span>
        <span className="bx">
          <small>
            {title} · {names}
          </small>
          <b>{say('shelf.goOn')}</b>
          <small>{say('shelf.goOnLong', { count: choices })}</small>
        </span>
        <span className="btn pri">{say('shelf.resume')}</span>
      </a>
      <button
        type="button"
        className="btn txt"
        data-act="clear"
        onClick={() => (sure ? clear() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {say(sure ? 'kept.clearSure' : 'kept.clear')}
      </button>
    </li>
  );
}
