// Who sits where at a new table: one row a seat.

import { useState } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Holder } from '../online/api.ts';
import { Icon, type IconName, Pip } from '../pieces/icons.tsx';
import { type Say, useSay } from '../words.ts';
import { LEVELS } from './levels.ts';

/** Who may hold a seat: a person at this screen, an invited friend, or a bot of some level. */
type Kind = 'here' | 'friend' | (typeof LEVELS)[number];

/** A seat as the form has it. */
export interface SeatRow {
  readonly kind: Kind;
  /** What a person typed; the usual name of the seat if nothing. */
  readonly name: string;
}

const NAMES = 'stolik.names';
const ICONS: { readonly [kind: string]: IconName } = { here: 'people', friend: 'link' };

/** Rows for as many seats as a game can have: you, then bots. */
export function useSeatRows(
  most: number,
): [readonly SeatRow[], (rows: readonly SeatRow[]) => void] {
  return useState<readonly SeatRow[]>(() => {
    const names = namesTyped();
    return Array.from({ length: most }, (_, seat) => ({
      kind: seat === 0 ? 'here' : 'greedy',
      name: names[seat] ?? '',
    }));
  });
}

/** The seats as they are kept: no two with one name, and nobody named who sits alone. */
export function holdersOf(rows: readonly SeatRow[], say: Say) {
  const taken = new Set([say('name.you')]);
  return rows.map((_row, seat) => {
    const wished = nameOf(rows, seat, say);
    let name = wished;
    for (let more = 2; !isAlone(rows, seat) && taken.has(name); more++) name = `${wished} ${more}`;
    taken.add(name);
    const { kind } = rows[seat] as SeatRow;
    return { name: isAlone(rows, seat) ? '' : name, bot: kind === 'here' ? null : kind };
  });
}

/** The seats of a table on the server; the person here is its opener. */
export function wishOf(rows: readonly SeatRow[]): Holder[] {
  return rows.map(({ kind }) =>
    kind === 'here' ? 'me' : kind === 'friend' ? 'open' : { bot: kind },
  );
}

/** Whether somebody elsewhere is to be invited. */
export function hasFriends(rows: readonly SeatRow[]): boolean {
  return rows.some(({ kind }) => kind === 'friend');
}

/** What a seat is called in the form. */
export function nameOf(rows: readonly SeatRow[], seat: Seat, say: Say): string {
  if (isAlone(rows, seat)) return say('name.you');
  const { kind, name } = rows[seat] as SeatRow;
  if (kind === 'friend') return say('new.friendSeat');
  if (kind === 'here') return name.trim() || say(`name.${seat}`);
  // Among people nobody should take a bot for one of them.
  const people = rows.filter(({ kind }) => kind === 'here' || kind === 'friend').length;
  return say(`${people > 1 ? 'botName' : 'name'}.${seat}`);
}

/** Whether the only person at this screen sits there. */
function isAlone(rows: readonly SeatRow[], seat: Seat): boolean {
  return rows[seat]?.kind === 'here' && rows.filter(({ kind }) => kind === 'here').length === 1;
}

/** Keeps the typed names for the next table. */
export function rememberNames(rows: readonly SeatRow[]): void {
  try {
    localStorage.setItem(NAMES, JSON.stringify(rows.map(({ name }) => name)));
  } catch {
    // They are typed again then.
  }
}

function namesTyped(): readonly (string | undefined)[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(NAMES) ?? '[]');
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

interface SeatRowsProps {
  /** Whether friends can be invited: there is a server. */
  readonly friends: boolean;
  readonly rows: readonly SeatRow[];
  readonly change: (seat: Seat, row: SeatRow) => void;
}

/** A name and who it is, for every seat. */
export function SeatRows({ rows, friends, change }: SeatRowsProps) {
  const say = useSay();
  const kinds: readonly Kind[] = ['here', ...(friends ? (['friend'] as const) : []), ...LEVELS];
  const several = rows.filter(({ kind }) => kind === 'here').length > 1;
  return (
    <>
      <ul className="sitting">
        {rows.map((row, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <Pip seat={seat} />
            {row.kind === 'here' && several ? (
              <input
                type="text"
                maxLength={20}
                autoComplete="off"
                aria-label={say('new.name', { seat: seat + 1 })}
                placeholder={say(`name.${seat}`)}
                value={row.name}
                onChange={({ target }) => change(seat, { ...row, name: target.value })}
              />
            ) : (
              <b>{nameOf(rows, seat, say)}</b>
            )}
            <Icon name={ICONS[row.kind] ?? 'bot'} />
            <select
              aria-label={say('new.who', { seat: seat + 1 })}
              value={row.kind}
              onChange={({ target }) => change(seat, { ...row, kind: target.value as Kind })}
            >
              {kinds.map(kind => (
                <option key={kind} value={kind}>
                  {kind === 'here' || kind === 'friend'
                    ? say(`new.${kind}`)
                    : say('bot.name', { level: say(`bot.${kind}`) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {several && <p className="hint">{say('lid.about')}</p>}
    </>
  );
}
