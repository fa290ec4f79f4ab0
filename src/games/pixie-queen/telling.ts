// A view of the table told in words.

import type { Teller, Telling } from '../../kernel/box.ts';
import type { Seat } from '../../kernel/game.ts';
import { SPACES } from './board.ts';
import { NOBODY } from './table.ts';
import { noteTold } from './telling-notes.ts';
import { optionTold } from './telling-options.ts';
import {
  abilityName,
  actionName,
  bundle,
  goodName,
  names,
  onceName,
  ownerName,
  tileName,
} from './telling-words.ts';
import type { PixieQueenView, SeenPlayer } from './view.ts';

export const telling: Telling = {
  table: (view, teller) => tableLines(view as PixieQueenView, teller),
  question: (step, { say }) => say(`ask.${step}`),
  option: (option, view, teller) => optionTold(option, view as PixieQueenView, teller),
  note: noteTold,
};

function tableLines(view: PixieQueenView, teller: Teller): string[] {
  return [
    ...roundLines(view, teller),
    ...boardLines(view, teller),
    '',
    ...pyramidLines(view, teller),
    '',
    ...view.players.flatMap((player, seat) => playerLines(player, seat, teller)),
    '',
    ...ownLines(view, teller),
  ];
}

function roundLines(view: PixieQueenView, teller: Teller): string[] {
  const { say } = teller;
  const { round, rounds, wanted } = view;
  const isKnown = wanted.length === round && round > 0;
  return [
    say('table.round', { round, rounds, phase: say(`phase.${view.phase}`) }),
    ...(isKnown ? [say('table.wanted', { good: goodName(wanted.at(-1) as number, teller) })] : []),
    say('table.order', { order: names(view.large, teller), next: names(view.small, teller) }),
  ];
}

function boardLines(view: PixieQueenView, teller: Teller): string[] {
  const { say } = teller;
  const [silver = 0, gold = 0, rocks = 0] = view.bag;
  const abilities = view.abilityRow
    .filter(ability => ability !== NOBODY)
    .map(ability => abilityName(ability, teller));
  return [
    say('table.store', { goods: bundle(view.store, teller) }),
    say('table.bag', { goods: bundle([0, 0, 0, silver, gold], teller, rocks) }),
    say('table.offeringTrack', { goods: bundle(view.offeringTrack, teller) }),
    say('table.foodStack', { tiles: view.foodStack.join(', ') || say('table.none') }),
    say('table.abilities', { abilities: abilities.join(', ') || say('table.none') }),
    say('table.rewards', { ...view.taken, golden: view.goldenLeft }),
  ];
}

/** From the palace down. */
function pyramidLines(view: PixieQueenView, teller: Teller): string[] {
  const { say } = teller;
  const seats = view.players.length;
  const levels = view.board.rows
    .map((places, level) => ({ places: places.filter(at => at >= 1 && at <= SPACES), level }))
    .filter(({ places }) => places.length > 0)
    .reverse();
  return [
    ...(view.entrance === NOBODY
      ? []
      : [say('table.entrance', { who: ownerName(view.entrance, seats, teller) })]),
    ...levels.map(({ places, level }) =>
      say('table.level', {
        level,
        spaces: places.map(at => spaceTold(at, view, teller)).join('; '),
      }),
    ),
    ...(view.neutral === null ? [] : [say('table.neutral', { count: view.neutral })]),
  ];
}

function spaceTold(action: number, view: PixieQueenView, teller: Teller): string {
  const space = view.spaces[action - 1];
  const pixie = space?.pixie ?? NOBODY;
  const isUsed = (space?.usedBy ?? NOBODY) !== NOBODY;
  const who = pixie === NOBODY ? '' : ownerName(pixie, view.players.length, teller);
  const key =
    pixie === NOBODY ? (isUsed ? 'spaceUsed' : 'space') : isUsed ? 'spaceBoth' : 'spacePixie';
  return teller.say(`table.${key}`, { action, name: actionName(action, teller), who });
}

function playerLines(player: SeenPlayer, seat: Seat, teller: Teller): string[] {
  const { say, who } = teller;
  if (!player.in) return [say('table.fallen', { who: who(seat) })];
  const { penalty, tokens, slaves, rocks } = player;
  const tracks = { silver: player.silver + 1, gold: player.gold + 1 };
  const tiles = tilesTold(player, teller).join(', ') || say('table.none');
  return [
    say(player.favourite ? 'table.favourite' : 'table.player', {
      who: who(seat),
      penalty,
      tokens,
      ...tracks,
    }),
    say('table.mine', { slaves, rocks: rocks.join(' + ') }),
    say('table.tiles', { tiles }),
  ];
}

function tilesTold(player: SeenPlayer, teller: Teller): string[] {
  const food = [player.foodTile, player.extraFood].filter(tile => tile > 0);
  const once = [player.once, player.extraOnce].filter(tile => tile !== NOBODY);
  return [
    ...food.map(tile => tileName('food', tile, teller)),
    ...once.map(tile => onceName(tile, teller)),
    ...(player.ability === NOBODY ? [] : [abilityName(player.ability, teller)]),
  ];
}

function ownLines({ seat, players }: PixieQueenView, teller: Teller): string[] {
  const own = seat === null ? undefined : players[seat];
  if (!own?.goods || !own.victory) return [];
  return [
    teller.say('table.goods', { goods: bundle(own.goods, teller) }),
    teller.say('table.victory', { count: own.victory.total }),
  ];
}
