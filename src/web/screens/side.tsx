// The shell's column beside a table: log, chat and what else can be done, as tabs.

import { type ReactNode, useEffect, useState } from 'react';
import type { Say } from '../words.ts';

/** What the column can show. */
export type Tab = 'log' | 'chat' | 'menu';

/** Whether the column is a drawer that may be closed, as sizes.css has it. */
export function isDrawer(): boolean {
  return matchMedia('(max-width: 1390px)').matches;
}

/** How many lines nobody has read: those that came since somebody last looked. */
export function useUnread(count: number, reading: boolean): number {
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    if (reading || read === null || count < read) setRead(count);
  }, [reading, count, read]);
  return Math.max(0, count - (read ?? count));
}

interface SideProps {
  readonly say: Say;
  readonly chat: { readonly count: number; readonly panel: ReactNode } | null;
  readonly menu: ReactNode;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  /** How many lines of the chat nobody has read. */
  readonly unread: number;
  /** The log. */
  readonly children: ReactNode;
}

/** The log alone, or tabs if there is more. Lines nobody has read yet are counted on the tab. */
export function Side({ say, chat, menu, tab: wished, setTab, unread, children }: SideProps) {
  const tabs = [
    { name: 'log' as const, panel: children },
    ...(chat ? [{ name: 'chat' as const, panel: chat.panel }] : []),
    ...(menu ? [{ name: 'menu' as const, panel: menu }] : []),
  ];
  const tab = tabs.some(({ name }) => name === wished) ? wished : 'log';
  if (tabs.length === 1)
    return (
      <section className="log" data-shell aria-label={say('table.log')}>
        <h3>{say('table.log')}</h3>
        {children}
      </section>
    );
  return (
    <section className="log" data-shell aria-label={say('table.log')}>
      <div className="tabs" role="tablist">
        {tabs.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`panel-${name}`}
            onClick={() => setTab(name)}
          >
            {say(`table.${name}`)}
            {name === 'chat' && unread > 0 && <em>{unread}</em>}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          className="tab-panel"
          id={`panel-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          hidden={tab !== name}
        >
          {panel}
        </div>
      ))}
    </section>
  );
}
