// A view of the table told in words.

import type { Teller, Telling } from '../../kernel/box.ts';
import type { Seat } from '../../kernel/game.ts';
import { fieldAt, nextMark, placeOn } from './fields.ts';
import { type Field, kitIn, type TileData, TRACKS } from './kit.ts';
import { AXE, HELD, UNPRICED } from './table.ts';
import { noteTold } from './telling-notes.ts';
import { optionTold } from './telling-options.ts';
import { asksOf, cellName, goldTold, pointsTold, tileInFull, tileName } from './telling-words.ts';
import { TOKEN_NAMES } from './tokens.ts';
import type { SeenJourney, SeenPlayer, SkyeView } from './view.ts';

export const telling: Telling = {
  table: (view, teller) => tableLines(view as SkyeView, teller),
  question: (step, { say }) => say(`ask.${step}`),
  option: (option, view, teller) => optionTold(option, view as SkyeView, teller),
  note: noteTold,
  hints: (_seats, options, say) => (options.journeyman === true ? [say('hint.journeyman')] : []),
};

const SLOTS = 'ABCD';

function tableLines(view: SkyeView, teller: Teller): string[] {
  const { say, who } = teller;
  const { round, rounds, first } = view;
  const kit = kitIn({ components: view.components });
  const schedule = view.schedule.map(slots => slots.map(slot => SLOTS[slot]).join(' '));
  return [
    say('table.round', { round, rounds, phase: say(`phase.${view.phase}`), who: who(first) }),
    ...view.scoring.map((scoring, slot) => {
      const id = kit.scoring[scoring]?.id;
      const names = { name: say(`scoring.${id}`), scores: say(`scores.${id}`) };
      return say('table.scoring', { slot: SLOTS[slot], ...names });
    }),
    say('table.schedule', { rounds: schedule.join(', ') }),
    say('table.bag', { count: view.bag.length }),
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, teller)),
  ];
}

function playerLines(view: SkyeView, player: SeenPlayer, seat: Seat, teller: Teller): string[] {
  const { say, who } = teller;
  const { tiles } = kitIn({ components: view.components });
  const face = (tile: number) => tiles[tile] as TileData;
  const { gold, goldAtLeast, journey } = player;
  return [
    '',
    say('table.player', {
      who: who(seat),
      points: pointsTold(player.points, teller),
      income: player.income,
    }),
    gold === null ? say('table.goldAtLeast', { gold: goldAtLeast }) : say('table.gold', { gold }),
    ...player.offers.flatMap(offer =>
      offer === null
        ? []
        : [
            say('table.offer', {
              tile: tileInFull(offer.tile, face(offer.tile), teller),
              price: priceTold(offer.price, teller),
            }),
          ],
    ),
    ...player.hand.map(tile => say('table.hand', { tile: tileInFull(tile, face(tile), teller) })),
    say('table.land', {
      tiles: player.land
        .map(
          ({ tile, x, y, turn }) =>
            `${cellName(x, y, teller)} ${tileName(tile, face(tile), teller)} ${90 * turn}°`,
        )
        .join('; '),
    }),
    ...(journey === null ? [] : journeyLines(view, journey, teller)),
  ];
}

function priceTold(price: number, teller: Teller): string {
  if (price === AXE) return teller.say('table.axe');
  return price === UNPRICED ? teller.say('table.unpriced') : goldTold(price, teller);
}

function journeyLines(view: SkyeView, journey: SeenJourney, teller: Teller): string[] {
  const { say } = teller;
  const board = kitIn({ components: view.components }).boards[view.players.length === 5 ? 1 : 0];
  const { pawn, plan, boots, moves, waypoints } = journey;
  const held = journey.tokens.flatMap((state, token) =>
    state === HELD ? [say(`token.${TOKEN_NAMES[token]}`)] : [],
  );
  const cells = plan?.map(({ x, y }) => cellName(x, y, teller)) ?? [];
  return [
    ...TRACKS.map((track, at) => {
      const fields = board[at] as readonly Field[];
      const mark = journey.marks[at] as number;
      const next = fieldAt(fields, nextMark(fields, mark)) as Field;
      const names = { track: say(`track.${track}`), asks: asksOf(next, teller) };
      return say('table.track', { at: placeOn(fields, mark), of: fields.length, ...names });
    }),
    say('table.pawn', {
      cell: cellName(pawn.x, pawn.y, teller),
      boots,
      waypoints,
      roads: journey.roadTokens,
    }),
    ...(held.length > 0 ? [say('table.tokens', { tokens: held.join(', ') })] : []),
    ...(view.phase === 'plan' && plan !== null
      ? [say('table.plan', { cells: cells.join(', ') || say('table.none'), moves })]
      : []),
  ];
}
