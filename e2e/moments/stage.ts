// A stage for a page: tables as a server would tell of them, at any moment and with any names.

import type { Page } from 'playwright-core';
import { seeded } from '../../src/kernel/chance.ts';
import { notesFor } from '../../src/kernel/view.ts';
import type { Card, Said, Tale } from '../../src/wire/messages.ts';
import type { Found } from './found.ts';

const NAMES = ['Wanda', 'Bartłomiej', 'Kasia', 'Świętopełk', 'Jan'];
/** As long as a name may be, and as wide. */
const LONG_NAMES = [
  'Świętosława Brzęczyszczykiewicz-Wójcicka',
  'Wielkomir Wszebor Mszczonowski-Żółkiewka',
  'Konstantynopolitańczykowianeczka Mmmmmmm',
  'Wawrzyniec Grzegrzółka z Chrząszczyżewoszyc'.slice(0, 40),
  'MMMMMMMMMM WWWWWWWWWW MMMMMMMMMM WWWWWWW',
];

function cardOf({ live, seat, moment }: Found, id: string): Card {
  const names = moment.longNames ? LONG_NAMES : NAMES;
  return {
    id,
    game: live.game.name,
    version: live.game.version,
    options: {},
    status: live.over ? 'over' : 'playing',
    createdAt: 0,
    changedAt: Date.now(),
    seed: { commitment: 'ab'.repeat(32), entropy: [] },
    seat,
    host: 0,
    archived: false,
    pace: 'live',
    waitsFor: live.waitsFor(),
    placed: live.over ? live.standing() : null,
    holders: Array.from({ length: live.seats }, (_, holder) => ({
      name: names[(holder + seat) % names.length] ?? '',
      bot: null,
      promise: null,
      nudgedAt: null,
      present: true,
    })),
  };
}

/** The table as a seat is told of it; `asked` is false for the same table while nothing is asked of it. */
function tableOf({ live, seat, notes }: Found, asked: boolean): Tale {
  const seen = live.seenBy(seat);
  return {
    tell: 'table',
    at: 1,
    seat,
    over: live.over,
    undo: 'nothing',
    standing: live.over ? live.standing() : null,
    when: Date.now(),
    since: [{ notes: notesFor(notes, seat) }],
    seen: asked ? seen : { ...seen, pending: [] },
  };
}

/** Shows any of the moments: its address is its place among them. */
export async function staged(page: Page, moments: readonly Found[]): Promise<void> {
  await page.route('**/api/**', route =>
    route.fulfill({ json: route.request().url().endsWith('/me') ? { guest: null } : {} }),
  );
  await page.routeWebSocket(/\/api\/tables\/\d+\/socket/, socket => {
    const [, id = ''] = /tables\/(\d+)/.exec(socket.url()) ?? [];
    const moment = moments[Number(id)];
    if (moment === undefined) throw new Error(`there is no moment ${id}`);
    const { live, seat } = moment;
    const tell = (tale: Tale) => socket.send(JSON.stringify(tale));
    socket.onMessage(text => {
      const message = JSON.parse(String(text)) as Said;
      if (message.do === 'hello') {
        tell({ tell: 'people', card: cardOf(moment, id) });
        tell(tableOf(moment, true));
      } else if (message.do === 'why')
        tell({ tell: 'why', id: message.id, rule: live.why(seat, message.candidate) });
      else if (message.do === 'foresee')
        tell({
          tell: 'foreseen',
          id: message.id,
          at: 1,
          foreseen: live.foreseen(seat, seeded('stage')),
        });
    });
  });
}
