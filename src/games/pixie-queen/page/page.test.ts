// The page, drawn without a browser: what it shows to whom, and that every text is there.

import { expect, test } from 'vitest';
import * as kit from '../../../web/pieces/kit/drawn.ts';
import { box } from '../box.ts';
import components from '../components.json';
import { GOODS } from '../goods.ts';
import type { PixieQueenView } from '../view.ts';
import PixieQueenPage from './index.tsx';
import names from './pictures.json';

const played = (shown: kit.Shown) => kit.played(box, shown);
const drawn = (shown: kit.Shown) => kit.drawn(box, PixieQueenPage, shown);

const goodsIn = (html: string) =>
  GOODS.map(good => Number(new RegExp(`id="stock-${good}".*?<b>(\\d+)</b>`).exec(html)?.[1]));

test('a player sees their own goods, whoever looks on sees none', () => {
  const shown = { choices: 30, seat: 1 };
  const { players } = played(shown).live.seenBy(1).view as PixieQueenView;
  expect(goodsIn(drawn(shown))).toEqual(players[1]?.goods);
  expect(drawn({ ...shown, seat: null })).not.toContain('id="stock-');
});

test('no piece lies in two places, and every pixie lies in one', () => {
  for (const seats of [2, 4, 5])
    for (const choices of [0, 10, 60, 150, 4000]) {
      const shown = { choices, seat: 0, seats };
      const html = drawn(shown);
      const pieces = [...html.matchAll(/data-mover="([^"]+)"/g)].map(m => m[1]);
      expect(new Set(pieces).size).toBe(pieces.length);
      const { out } = played(shown).live.copy() as unknown as { out: readonly number[] };
      if (out.length > 0) continue;
      const each = components.pixies[String(seats) as '2'];
      const neutral = seats === 2 ? components.kit.pixies : 0;
      const pixies = pieces.filter(id => id?.startsWith('pixie-'));
      expect(pixies).toHaveLength(seats * each + neutral);
    }
});

test('every text of the page is there, in both languages', () => {
  for (const language of ['en', 'pl'] as const)
    for (const seats of [2, 3, 5])
      for (const choices of [0, 5, 12, 25, 40, 61, 90, 140, 4000])
        for (const seat of [0, null]) {
          const html = drawn({ choices, seat, seats, language });
          expect(/.{60}\{\{.{60}/.exec(html)?.[0]).toBeUndefined();
          expect(html).not.toMatch(/(?<!\[)\b(page|action|ability|once|score|owner)\.[a-z0-9]/i);
        }
});

test('every action, ability and tile has its picture and its words', () => {
  for (let action = 1; action <= 21; action++) {
    expect(names).toHaveProperty([`action.${action}`]);
    for (const { page } of [box.words.en, box.words.pl] as { page: { action: object } }[])
      for (const key of ['name', 'short', 'pay', 'take'])
        expect(page.action).toHaveProperty([String(action), key]);
  }
  for (const ability of components.abilities) {
    expect(names).toHaveProperty([`ability.${ability}`]);
    expect((box.words.en.page as { ability: object }).ability).toHaveProperty([ability]);
  }
  for (const once of components.once) expect(names).toHaveProperty([`oneOff.${once}`]);
});
