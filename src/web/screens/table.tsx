// The table screen: opens the table, feeds the game's page, shows the log and answers why not.

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { useBox } from '../boxes.ts';
import type { TableClient } from '../client.ts';
import { localTable } from '../local/client.ts';
import { tableToPlay } from '../local/kept.ts';
import { pages } from '../pages.ts';
import { Icon } from '../pieces/icons.tsx';
import { PAUSES, preferences, usePreferences } from '../preferences.ts';
import { rulesAddress } from '../route.ts';
import { gameSay, useSay } from '../words.ts';
import { Log } from './log.tsx';
import { NoticeBeside, useNotice } from './notice.tsx';
import { Top } from './top.tsx';

/** Opens the table that waits and closes it when the screen is left. */
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
  if (open) return <OpenTable game={game} {...open} />;
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

interface OpenProps {
  readonly game: string;
  readonly client: TableClient;
  readonly bots: readonly string[];
}

function OpenTable({ game, client, bots }: OpenProps) {
  const say = useSay();
  const box = useBox(game);
  const { language, confirm } = usePreferences();
  const sitting = useSyncExternalStore(client.subscribe, client.current);
  const trouble = useSyncExternalStore(client.subscribe, client.trouble);
  const notices = useNotice();
  const [drawer, setDrawer] = useState(false);
  const { Table } = pages[game] as (typeof pages)[string];
  const who = (seat: Seat) => (seat === sitting?.seat ? say('name.you') : say(`name.${seat}`));
  const teller = { say: gameSay(language, box), who };
  return (
    <div className={`table ${drawer ? 'drawn' : ''}`} data-game={game}>
      <button type="button" className="skip" onClick={toDecision}>
        {say('top.skip')}
      </button>
      <Top
        extra={
          <>
            <button
              type="button"
              className="iconbtn drawer"
              aria-expanded={drawer}
              aria-label={say('top.log')}
              onClick={() => setDrawer(!drawer)}
            >
              <Icon name="log" />
            </button>
            <a
              className="iconbtn"
              href={rulesAddress(game)}
              aria-label={say('top.rules')}
              title={say('top.rules')}
            >
              <Icon name="help" />
            </a>
          </>
        }
      >
        <span className="sep" />
        <h1 className="game">{teller.say('title')}</h1>
      </Top>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {say('table.trouble', { message: trouble })}{' '}
          <a href={`#/new/${game}`}>{say('table.startAgain')}</a>
        </p>
      )}
      {sitting && (
        <Table
          {...sitting}
          {...{ confirm, teller, say }}
          bots={[null, ...bots]}
          choose={client.choose}
          takeBack={client.undo}
          why={client.why}
          explain={notices.explain}
          aside={
            <Log
              {...{ sitting, box, teller, say }}
              shown={drawer}
              again={`#/new/${game}`}
              cite={(rule, beside) => notices.explain({ title: '', rule }, beside)}
            />
          }
        />
      )}
      <NoticeBeside {...notices} game={game} rules={box.rules[language]} say={say} />
    </div>
  );
}

/** Moves the focus to the question. */
function toDecision(): void {
  document.getElementById('decision')?.focus();
}
