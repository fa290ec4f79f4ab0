// The table of this browser: opens it, and closes it when the screen is left.

import { useEffect, useState } from 'react';
import type { TableClient } from '../client.ts';
import { localTable } from '../local/client.ts';
import { tableToPlay } from '../local/kept.ts';
import { PAUSES, preferences } from '../preferences.ts';
import { useSay } from '../words.ts';
import { OpenTable } from './open-table.tsx';
import { Top } from './top.tsx';

/** The table that waits in this browser. */
export function TableScreen({ game }: { game: string }) {
  const say = useSay();
  const [open, setOpen] = useState<{ client: TableClient; bots: readonly string[] } | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const start = tableToPlay();
    if (start === null || start.game !== game) return setMissing(true);
    const client = localTable(start, PAUSES[preferences().pace] ?? PAUSES.calm);
    setOpen({ client, bots: start.bots });
    return () => client.dispose();
  }, [game]);
  if (open) {
    const sitters = [null, ...open.bots].map(bot => ({ bot, away: false, waits: '' }));
    return (
      <OpenTable {...{ game, sitters }} client={open.client} nameOf={seat => say(`name.${seat}`)} />
    );
  }
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
