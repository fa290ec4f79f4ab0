// The Road update between draft and build: for three and more (villagers.18–20), for two (villagers.21–23),
// alone (villagers.74); and the Countess's share of a draft (villagers.72).

import { ask, type Frame, law } from '../../../kernel/game.ts';
import { NOBODY } from '../cards.ts';
import type { CoinChoice, Gift } from '../choices.ts';
import { askFor, type Deed, rule } from '../deeds.ts';
import { takeRoadCoins } from '../money.ts';
import { fillRoad, fromReserve } from '../piles.ts';
import { partsOf } from '../reach.ts';
import {
  COUNTESS_SEAT,
  type FrameOf,
  ROAD,
  type Villagers,
  type VillagersAgenda,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { lay } from '../village.ts';
import { squareToHand } from './drafted.ts';
import { jester } from './jester.ts';

/** Everybody has drafted. */
export function update(table: VillagersTable, _frame: Frame, agenda: VillagersAgenda): void {
  table.phase = 'update';
  for (let seat = 0; seat < table.seats; seat++) squareToHand(table, seat, agenda);
  agenda.next({ step: 'sweep' });
  if (table.seats > 2) return;
  const { first } = table;
  agenda.next({ step: 'coin', seat: first });
  if (table.seats === 2) agenda.next({ step: 'coin', seat: 1 - first });
}

type Coin = Extract<CoinChoice, { do: 'coin' }>;
const COINS = Array.from({ length: ROAD }, (_, road): Coin => ({ do: 'coin', road }));
const NO_COIN: Coin = { do: 'coin', road: null };

/** A coin on a face-up card keeps it on the Road (villagers.21). */
const oneCoin: Deed<Coin> = {
  offer(table, _seat, into) {
    for (let road = 0; road < ROAD; road++)
      if (table.road[road] !== NOBODY) into.push(COINS[road] as Coin);
    into.push(NO_COIN);
  },
  is: ({ road }) => road === null || (Number.isInteger(road) && road >= 0 && road < ROAD),
  laws: [
    rule(
      '21',
      'there must be a card',
      (table, { road }) => road === null || table.road[road] !== NOBODY,
    ),
  ],
  take(table, seat, { road }, agenda) {
    if (road !== null) addRoadCoin(table, road);
    agenda.note({ what: 'coin', rule: 'villagers.21', seat, road });
  },
};

export const coin = askFor<FrameOf<'coin'>>({
  rule: '21',
  deeds: { coin: oneCoin, jester },
  take(_table, frame, choice, agenda) {
    if (choice.do === 'jester') agenda.next(frame);
  },
});

function addRoadCoin(table: Villagers, road: number): void {
  table.bank--;
  table.roadCoins[road] = (table.roadCoins[road] as number) + 1;
}

/** Cards leave the Road, others come, and the build phase begins. */
export function sweep(table: VillagersTable, _frame: Frame, agenda: VillagersAgenda): void {
  const { road, roadCoins, seats } = table;
  const many = seats > 2;
  const gone: number[] = [];
  for (let at = 0; at < ROAD; at++) {
    const coins = roadCoins[at] as number;
    if (road[at] === NOBODY || coins > 0 !== many) continue;
    table.bank += coins;
    roadCoins[at] = 0;
    gone.push(road[at] as number);
    road[at] = NOBODY;
  }
  const rules = many ? ['18', '19'] : ['22', '23'];
  for (const card of gone) table.discard.push(card);
  if (gone.length > 0) agenda.note({ what: 'left', rule: `villagers.${rules[0]}`, cards: gone });
  fillRoad(table, fromReserve, `villagers.${rules[1]}`, agenda);
  if (many) {
    for (let at = 0; at < ROAD; at++) if (road[at] !== NOBODY) addRoadCoin(table, at);
    agenda.note({ what: 'coins', rule: 'villagers.20' });
  }
  table.phase = 'build';
  agenda.next({ step: 'builder', seat: table.first });
}

const GIFTS = Array.from({ length: ROAD }, (_, road): Gift => ({ road }));

/** For every card drafted the Countess gets one of the Road (villagers.72), with its coins (villagers.74). */
export const gift = ask<VillagersTable, FrameOf<'gift'>, Gift>({
  candidates: table => GIFTS.filter(({ road }) => table.road[road] !== NOBODY),
  laws: [],
  rule: 'villagers.72',
  beyond: {
    is: (sent): sent is Gift => Number.isInteger(partsOf(sent).road),
    laws: [
      law(
        'villagers.72',
        'a face-up card of the Road',
        (table, { road }) => (table.road[road] ?? NOBODY) !== NOBODY,
      ),
    ],
  },
  otherwise: () => {},
  take(table, { seat }, { road }, agenda) {
    const card = table.road[road] as number;
    table.road[road] = NOBODY;
    const coins = takeRoadCoins(table, road, COUNTESS_SEAT);
    lay(villageOf(table, COUNTESS_SEAT), card, NOBODY);
    agenda.note({ what: 'gift', rule: 'villagers.72', seat, card, road, coins });
  },
});
