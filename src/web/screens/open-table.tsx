// An open table, wherever it is kept: feeds the game's page, shows the log and answers why not.

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { rulesOf, useBox } from '../boxes.ts';
import type { TableClient } from '../client.ts';
import { pages } from '../pages.ts';
import { Icon } from '../pieces/icons.tsx';
import type { PageProps } from '../pieces/page.ts';
import { useScoreClosed } from '../pieces/score-table.tsx';
import { usePreferences } from '../preferences.ts';
import { rulesAddress } from '../route.ts';
import { gameSay, useSay } from '../words.ts';
import { takeInHand } from './at-hand.ts';
import { Switch } from './controls.tsx';
import { InWords } from './in-words.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Log } from './log.tsx';
import { NoticeBeside, useNotice } from './notice.tsx';
import { type Again, PlayAgain } from './play-again.tsx';
import { isDrawer, Side, type Tab, useUnread } from './side.tsx';
import { useTitle } from './title.ts';
import { useToldOnTouch } from './told-on-touch.ts';
import { Top } from './top.tsx';

interface OpenTableProps {
  readonly game: string;
  readonly client: TableClient;
  readonly sitters: PageProps['sitters'];
  /** What people call the seat; the watcher's own is called "you". */
  readonly nameOf: (seat: Seat) => string;
  /** In a replay: who is called "you", whoever's eyes it is watched through; null if nobody is. */
  readonly own?: Seat | null;
  readonly views?: PageProps['views'];
  readonly bar?: ReactNode;
  /** Buttons for the top bar. */
  readonly tools?: ReactNode;
  /** Stands under the title. */
  readonly subtitle?: string;
  /** A sentence about something that is not as it should be. */
  readonly banner?: string | null;
  /** Something that is offered to whoever looks. */
  readonly offer?: ReactNode;
  /** What is said at the table; null where nothing can be said. */
  readonly chat?: { readonly count: number; readonly panel: ReactNode } | null;
  /** What can be done about the table besides playing. */
  readonly menu?: ((close: () => void) => ReactNode) | null;
  /** Where the table can be replayed once it is over. */
  readonly after?: string | null;
  /** How it is played again once it is over; where it cannot be, a new table of the game is laid. */
  readonly again?: Again | null;
}

/** The top bar, the game's page and the shell's column beside it. */
export function OpenTable(props: OpenTableProps) {
  const { game, client, sitters, nameOf, views = null, bar = null, subtitle, banner } = props;
  const { chat = null, menu = null, after = null } = props;
  const { tools = null, again = null } = props;
  const say = useSay();
  const box = useBox(game);
  const { language, confirm } = usePreferences();
  const sitting = useSyncExternalStore(client.subscribe, client.current);
  const trouble = useSyncExternalStore(client.subscribe, client.trouble);
  const notices = useNotice();
  const [drawer, setDrawer] = useState(false);
  const [tab, setTab] = useState<Tab>('log');
  const unread = useUnread(chat?.count ?? 0, tab === 'chat' && (drawer || !isDrawer()));
  useTitle('unread', unread > 0 ? `(${unread})` : null);
  useShellKeys(game, setDrawer);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  useToldOnTouch(notices.explain);
  useEffect(() => takeInHand(game), [game]);
  // Why not is answered at once.
  useEffect(() => void rulesOf(box, language), [box, language]);
  // Whoever looks. In a replay they stay the same, whosever eyes they look through.
  const own = props.own === undefined ? sitting?.seat : props.own;
  useOtherEyes(own, () => {
    notices.explain(null);
    toDecision();
  });
  const { Table } = pages[game] as (typeof pages)[string];
  const [advice, setAdvice] = useState(true);
  const [scoreOpened, setScoreOpened] = useState(0);
  const scoreClosed = useScoreClosed();
  const who = (seat: Seat) => (seat === own ? say('name.you') : nameOf(seat));
  const isYou = (seat: Seat) => seat === own;
  const teller = { say: gameSay(language, box), who, isYou };
  return (
    <div className={`table ${drawer ? 'drawn' : ''}`} data-game={game} ref={root}>
      <button type="button" className="skip" onClick={toDecision}>
        {say('top.skip')}
      </button>
      <Top
        extra={
          <>
            {tools}
            <button
              type="button"
              className="iconbtn drawer"
              aria-expanded={drawer}
              aria-label={unread > 0 ? say('top.logUnread', { count: unread }) : say('top.log')}
              onClick={() => {
                if (!drawer && unread > 0) setTab('chat');
                setDrawer(!drawer);
              }}
            >
              <Icon name="log" />
              {unread > 0 && <em className="unread">{unread}</em>}
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
        <h1 className="game">
          {teller.say('title')}
          {subtitle && <small>{subtitle}</small>}
        </h1>
      </Top>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {say('table.trouble', { message: trouble })}{' '}
          <a href={`#/new/${game}`}>{say('table.startAgain')}</a>
        </p>
      )}
      {banner && (
        <p className="trouble" role="alert">
          {banner}
        </p>
      )}
      {props.offer}
      {sitting && (
        <Table
          // A page drawn anew shows its score again.
          key={`${own} ${scoreOpened}`}
          {...sitting}
          foreseen={advice ? sitting.foreseen : NOTHING_FORESEEN}
          {...{ confirm, teller, say, sitters, views, bar }}
          choose={client.choose}
          takeBack={client.undo}
          why={client.why}
          explain={notices.explain}
          onward={
            sitting.over && (
              <>
                {scoreClosed && (
                  <button
                    type="button"
                    className="btn sec"
                    data-act="score"
                    onClick={() => setScoreOpened(scoreOpened + 1)}
                  >
                    {say('table.score')}
                  </button>
                )}
                <PlayAgain {...{ game, again }} />
              </>
            )
          }
          aside={
            <Side
              {...{ say, chat, tab, setTab, unread }}
              menu={
                <>
                  {sitting.seat !== null && !sitting.over && (
                    <Switch
                      label={say('table.advice')}
                      hint={say('table.adviceHint')}
                      on={advice}
                      onSwitch={setAdvice}
                    />
                  )}
                  {menu?.(() => setDrawer(false))}
                </>
              }
            >
              <Log
                {...{ sitting, box, teller, say, after }}
                shown={drawer}
                again={<PlayAgain {...{ game, again }} />}
                cite={(rule, beside) => notices.explain({ title: '', rule }, beside)}
              />
            </Side>
          }
        />
      )}
      {sitting && <InWords lines={box.telling.table(sitting.seen.view, teller)} say={say} />}
      <NoticeBeside {...notices} game={game} language={language} say={say} />
    </div>
  );
}

const NOTHING_FORESEEN: readonly [] = [];

/** L for the log, wherever it lies; R for the rules. */
function useShellKeys(game: string, setDrawer: (change: (open: boolean) => boolean) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea'))
        return;
      const key = event.key.toLowerCase();
      if (key === 'r') location.hash = rulesAddress(game);
      if (key !== 'l') return;
      setDrawer(open => !open);
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.lines')?.focus());
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [game, setDrawer]);
}

/** Acts whenever somebody else begins to look. */
function useOtherEyes(watcher: Seat | null | undefined, act: () => void): void {
  const last = useRef(watcher);
  useEffect(() => {
    if (last.current !== undefined && last.current !== watcher) act();
    last.current = watcher;
  });
}

/** Moves the focus to the question. */
function toDecision(): void {
  document.getElementById('decision')?.focus();
}
