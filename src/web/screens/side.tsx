// The shell's column beside a table: log, chat and what else can be done, as tabs.

import { type ReactNode, useEffect, useState } from 'react';
import type { Say } from '../words.ts';

interface SideProps {
  readonly say: Say;
  readonly chat: { readonly count: number; readonly panel: ReactNode } | null;
  readonly menu: ReactNode;
  /** The log. */
  readonly children: ReactNode;
}

/** The log alone, or tabs if there is more. Lines nobody has read yet are counted on the tab. */
export function Side({ say, chat, menu, children }: SideProps) {
  const [tab, setTab] = useState<'log' | 'chat' | 'menu'>('log');
  const [read, setRead] = useState<number | null>(null);
  const count = chat?.count ?? 0;
  useEffect(() => {
    if (tab === 'chat' || read === null) setRead(count);
  }, [tab, count, read]);
  const unread = Math.max(0, count - (read ?? count));
  const tabs = [
    { name: 'log' as const, panel: children },
    ...(chat ? [{ name: 'chat' as const, panel: chat.panel }] : []),
    ...(menu ? [{ name: 'menu' as const, panel: menu }] : []),
  ];
  if (tabs.length === 1)
    return (
      <section className="log" aria-label={say('table.log')}>
        <h3>{say('table.log')}</h3>
        {children}
      </section>
    );
  return (
    <section className="log" aria-label={say('table.log')}>
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
