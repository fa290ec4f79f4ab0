// The table of this browser: opens it, and closes it when the screen is left.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LocalClient, localTable } from '../local/client.ts';
import { lastTable } from '../local/laid.ts';
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

/** A table that is kept in this browser. */
export function TableScreen({ game, table }: TableScreenProps) {
  const [client, setClient] = useState<LocalClient | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    setMissing(false);
    if (table === null) {
      lastTable(game).then(id =>
        id === null ? setMissing(true) : location.replace(tableAddress(game, id)),
      );
      return;
    }
    const opened = localTable(table, PAUSES[preferences().pace] ?? PAUSES.calm);
    setClient(opened);
    return () => {
      opened.dispose();
      setClient(null);
    };
  }, [game, table]);
  if (client === null) return <NoTable {...{ game, missing }} />;
  return <LocalTableScreen {...{ game, client }} after={replayAddress(`local-${table}`)} />;
}

interface LocalTableScreenProps {
  readonly game: string;
  readonly client: LocalClient;
  /** Where the table can be replayed once it is over. */
  readonly after: string;
}

function LocalTableScreen({ game, client, after }: LocalTableScreenProps) {
  const say = useSay();
  const shown = useSyncExternalStore(client.subscribe, client.shown);
  if (shown === 'missing') return <NoTable game={game} missing />;
  const holders = shown?.holders ?? [];
  const open = shown && { game, shown, client, say };
  return (
    <OpenTable
      {...{ game, client, after }}
      sitters={holders.map(({ bot }) => ({ bot, away: false, waits: '' }))}
      nameOf={seat => holders[seat]?.name || say('name.you')}
      views={shown?.views ?? null}
      bar={open && lidOn(open)}
      tools={open && <CloseLid {...open} />}
      menu={open && !shown.lid?.closed && <SaveRecord {...open} />}
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
