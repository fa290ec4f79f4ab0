// What is mine, on the first screen: tables that wait for me first, then everything else in one row.

import type { Label } from '../local/drawer.ts';
import { useKept } from '../local/use-kept.ts';
import { isInvited, TableLink, useTables, waitsForMe } from '../online/tables.tsx';
import { Icon } from '../pieces/icons.tsx';
import { useSay } from '../words.ts';
import { LocalTable } from './local-table.tsx';

/** How many tables the row holds; the others are among my tables. */
const MOST = 8;

/** Tables on the server that wait for me, and a row of those that are under way or just over. */
export function WaitingTables() {
  const say = useSay();
  const { tables } = useTables();
  const { labels, clear } = useKept();
  const cards = tables?.filter(({ archived }) => !archived) ?? [];
  const mine = cards.filter(card => waitsForMe(card) || isInvited(card));
  const row = [
    ...cards.filter(card => !mine.includes(card)).map(card => ({ card, when: card.changedAt })),
    ...labels.map(label => ({ label, when: label.when })),
  ].sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || b.when - a.when);
  if (mine.length + row.length === 0) return null;
  return (
    <section className="my-tables" aria-label={say('tables.title')}>
      {mine.map(card => (
        <TableLink key={card.id} card={card} />
      ))}
      {row.length > 0 && (
        <ul className="waitings">
          {row.slice(0, MOST).map(one =>
            'card' in one ? (
              <li key={one.card.id}>
                <TableLink card={one.card} />
              </li>
            ) : (
              <LocalTable key={one.label.id} label={one.label} clear={() => clear(one.label.id)} />
            ),
          )}
        </ul>
      )}
      <a className="lk" href="#/tables" data-act="all-tables">
        <Icon name="people" />
        {say('tables.all')}
      </a>
    </section>
  );
}

type Mine = { readonly card: { readonly status: string } } | { readonly label: Label };

function isOver(one: Mine): boolean {
  if ('label' in one) return one.label.over;
  return one.card.status !== 'playing' && one.card.status !== 'lobby';
}
