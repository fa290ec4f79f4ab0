// What people call the seats of a table on the server: no two alike.

import type { Say } from '../words.ts';

/** Guests by their names; bots by names no person has, the usual one of their seat or another that is free. */
export function namesOf(
  holders: readonly { readonly name: string | null }[],
  say: Say,
): readonly string[] {
  const taken = new Set<string>();
  const take = (name: string) => {
    taken.add(name);
    return name;
  };
  const guests = holders.map(({ name }) => {
    if (name === null) return null;
    let unlike = name;
    for (let more = 2; taken.has(unlike); more++) unlike = `${name} ${more}`;
    return take(unlike);
  });
  const usual = holders.map((_holder, seat) => say(`botName.${seat}`));
  return guests.map((name, seat) => {
    if (name !== null) return name;
    const wished = [usual[seat] as string, ...usual];
    return take(wished.find(one => !taken.has(one)) ?? `${usual[seat]} ${seat + 1}`);
  });
}
