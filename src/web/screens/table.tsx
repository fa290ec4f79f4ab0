// The table of this browser: opens it, and closes it when the screen is left.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LocalClient, localTable } from '../local/client.ts';
import { drawer } from '../local/drawer.ts';
import { lastTable, lay } from '../local/laid.ts';
import { CloseLid, lidOn } from '../local/lid.tsx';
import { SaveRecord } from '../local/save-record.tsx';
import { PAUSES, preferences } from '../preferences.ts';
import { replayAddress, tableAddress } from '../route.ts';
import { useSay } from '../words.ts';
import { OpenTable } from './open-table.tsx';
import { Top } from './top.tsx';

interface TableScreenProps {
  readonly game: string;
  /** Which table of this browser; null is the one played last. */
  readonly table: string | null;
}

/** A table that is kept in this browser. Another table is another screen: whoever shows it gives it a key. */
export default function TableScreen({ game, table }: TableScreenProps) {
  const [client, setClient] = useState<LocalClient | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (table === null) {
      let here = true;
      lastTable(game).then(id => {
        if (!here) return;
        if (id === null) setMissing(true);
        else location.replace(tableAddress(game, id));
      });
      return () => {
        here = false;
      };
    }
    const opened = localTable(table, PAUSES[preferences().pace] ?? PAUSES.calm);
    setClient(opened);
    return opened.dispose;
  }, [game, table]);
  if (client === null) return <NoTable {...{ game, missing }} />;
  return (
    <LocalTableScreen
      {...{ game, client }}
      after={replayAddress(`local-${table}`)}
      again={() => layAgain(table as string)}
    />
  );
}

interface LocalTableScreenProps {
  readonly game: string;
  readonly client: LocalClient;
  /** Where the table can be replayed once it is over. */
  readonly after: string;
  readonly again: () => void;
}

/** Lays a table like another: the same people and bots on the same seats, the same set-up. */
async function layAgain(table: string): Promise<void> {
  const start = await drawer.find(table);
  if (start === null) return;
  const { game, options, holders } = start;
  location.hash = tableAddress(game, lay({ game, options, holders }));
}

function LocalTableScreen({ game, client, after, again }: LocalTableScreenProps) {
  const say = useSay();
  const shown = useSyncExternalStore(client.subscribe, client.shown);
  // An address may name a table of another game.
  if (shown === 'missing' || (shown !== null && shown.game !== game))
    return <NoTable game={game} missing />;
  const holders = shown?.holders ?? [];
  const open = shown && { game, shown, client, say };
  return (
    <OpenTable
      {...{ game, client, after }}
      sitters={holders.map(({ bot }) => ({ bot, away: false, waits: '' }))}
      nameOf={seat => holders[seat]?.name || say('name.you')}
      views={shown?.views ?? null}
      banner={shown?.kept === false ? say('kept.unkept') : null}
      again={{ label: say('table.again'), go: again }}
      bar={open && lidOn(open)}
      tools={open && <CloseLid {...open} />}
      menu={open && !shown.lid?.closed ? () => <SaveRecord {...open} /> : null}
    />
  );
}

function NoTable({ game, missing }: { game: string; missing: boolean }) {
  const say = useSay();
  return (
    <>
      <Top />
      <p className="loading">
        {missing ? say('table.noTable') : say('table.loading')}{' '}
        {missing && <a href={`#/new/${game}`}>{say('table.startAgain')}</a>}
      </p>
    </>
  );
}
