// What the page asks of the server over HTTP.

import type { Record } from '../../kernel/record.ts';
import type { Card } from '../../wire/messages.ts';
import type { Pace } from '../../wire/pace.ts';

/** Somebody with a name. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Who sits where at a new table. */
export type Holder = 'me' | 'open' | { readonly bot: string };

/** The server said no. `code` is the word for programs; `away` if there is no server at all. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(
    readonly code: string,
    message = code,
  ) {
    super(message);
  }
}

/** The address of something on the server; a socket's with `ws`. */
export function addressOf(path: string, protocol: 'http' | 'ws' = 'http'): string {
  const url = new URL(`api/${path}`, document.baseURI);
  if (protocol === 'ws') url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(addressOf(path), {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  }).catch(() => {
    throw new Refused('away');
  });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) throw new Refused('away');
  const said = (await answer.json()) as T & { error?: string; message?: string };
  if (!answer.ok) throw new Refused(said.error ?? 'problem', said.message);
  return said;
}

/** Everything that can be asked. */
export const api = {
  me: () => ask<{ guest: Guest | null }>('me'),
  tellName: (name: string) => ask<Guest>('guest', { name }),
  code: () => ask<{ code: string }>('code', {}),
  giveCode: (code: string) => ask<Guest>('code/use', { code }),
  tables: () => ask<Card[]>('tables'),
  table: (id: string) => ask<Card>(`tables/${id}`),
  open: (wish: { game: string; holders: readonly Holder[]; options: object; pace?: Pace }) =>
    ask<Card>('tables', wish),
  join: (id: string, invitation: string, seat?: number) =>
    ask<{ seat: number }>(`tables/${id}/join`, { invitation, seat }),
  again: (id: string) => ask<{ id: string; invitation: string }>(`tables/${id}/again`, {}),
  promise: (id: string, promise: string) => ask<object>(`tables/${id}/promise`, { promise }),
  share: (id: string, share: string) => ask<{ taken: boolean }>(`tables/${id}/share`, { share }),
  start: (id: string) => ask<object>(`tables/${id}/start`, {}),
  place: (id: string, seat: number, bot: string | null) =>
    ask<object>(`tables/${id}/place`, { seat, bot }),
  nudge: (id: string, seat: number) => ask<object>(`tables/${id}/nudge`, { seat }),
  standIn: (id: string, seat: number) => ask<object>(`tables/${id}/stand-in`, { seat }),
  claim: (id: string, invitation: string) =>
    ask<{ seat: number | null }>(`tables/${id}/claim`, { invitation }),
  confirm: (id: string, claim: string, yes: boolean) =>
    ask<object>(`tables/${id}/confirm`, { claim, yes }),
  leave: (id: string) => ask<object>(`tables/${id}/leave`, {}),
  comeBack: (id: string) => ask<object>(`tables/${id}/return`, {}),
  close: (id: string) => ask<object>(`tables/${id}/close`, {}),
  archive: (id: string, archived: boolean) => ask<object>(`tables/${id}/archive`, { archived }),
  pushKey: () => ask<{ key: string }>('push/key'),
  callMe: (device: object) => ask<object>('push', device),
  leaveMe: (endpoint: string) => ask<object>('push/forget', { endpoint }),
  record: (id: string) => ask<Record>(`tables/${id}/record`),
};
