// A view of the table told in words.

import type { Teller, Telling } from '../../kernel/box.ts';
import { DEVELOPMENTS, type Development, EVENTS, NOBODY } from './cards.ts';
import { isSolo } from './table.ts';
import { noteTold } from './telling-notes.ts';
import {
  cardName,
  cardNames,
  miniName,
  optionTold,
  orderName,
  ownerName,
} from './telling-options.ts';
import type { SeenPile, SeenPlace, SeenPlayer, VillagersView } from './view.ts';

/** Mixes that are allowed, but not for everybody (villagers.84, 90). */
function hints(
  seats: number,
  options: { readonly [name: string]: unknown },
  say: Teller['say'],
): string[] {
  const modules = MODULES.some(module => options[module] === true);
  return [
    ...(isSolo({ seats }) && modules ? [say('hint.solo')] : []),
    ...(options.scoundrels === true ? [say('hint.scoundrels')] : []),
  ];
}

const MODULES = ['scoundrels', 'saints', 'profiteers', 'developments'];

export const telling: Telling = {
  hints,
  table: (view, teller) => tableLines(view as VillagersView, teller),
  question: (step, { say }) => say(`ask.${step}`),
  option: (option, view, teller) => optionTold(option, view as VillagersView, teller),
  note: noteTold,
};

function tableLines(view: VillagersView, teller: Teller): string[] {
  const { say, who } = teller;
  if (view.phase === 'mini' && view.mini) return miniLines(view.mini, teller);
  const road = view.road.map(place =>
    place === null ? say('table.gap') : withCoins(place.card, place.coins, 'table.coined', teller),
  );
  return [
    say('table.round', { round: view.round, who: who(view.first) }),
    say('table.road', { cards: road.join(', ') }),
    say('table.stacks', { stacks: view.stacks.map(pile => stackTold(pile, teller)).join(' | ') }),
    reserveTold(view.reserve, teller),
    say('table.basics', { basics: basicsTold(view, teller) }),
    ...view.developments.map(({ id, holder }) => developmentTold(id, holder, view, teller)),
    ...soloLines(view, teller),
    '',
    ...view.players.flatMap((player, owner) => playerLines(player, owner, view, teller)),
    '',
    ...ownLines(view, teller),
  ];
}

function miniLines({ hand, pile }: NonNullable<VillagersView['mini']>, teller: Teller): string[] {
  const { say } = teller;
  const cards = hand.map(card => miniName(card, teller)).join(', ');
  return [
    say('table.mini', { cards: cards || say('table.gap') }),
    say('table.miniPile', { count: pile }),
  ];
}

function stackTold({ cards, top }: SeenPile, { say }: Teller): string {
  return top === null
    ? say('table.stackEmpty')
    : say('table.stack', { count: cards, suit: say(`suit.${top}`) });
}

function reserveTold({ cards, top }: SeenPile, { say }: Teller): string {
  return top === null
    ? say('table.reserveEmpty')
    : say('table.reserve', { count: cards, suit: say(`suit.${top}`) });
}

function basicsTold({ basics }: VillagersView, { say }: Teller): string {
  return ['lumberjack', 'hayer', 'miner']
    .map((name, at) => say('table.basic', { card: say(`card.${name}`), count: basics[at] }))
    .join(', ');
}

function developmentTold(
  id: number,
  holder: number | null,
  view: VillagersView,
  teller: Teller,
): string {
  const { say } = teller;
  const { id: name, most } = DEVELOPMENTS[id] as Development;
  return say('table.development', {
    development: say(`development.${name}`),
    most: say(`counts.${most}`),
    who: holder === null ? say('nobody') : ownerName(holder, view, teller),
  });
}

function soloLines({ solo }: VillagersView, { say }: Teller): string[] {
  if (!solo) return [];
  const events = solo.events.map(event => say(`event.${EVENTS[event]?.id}`)).join(', ');
  const line = say('table.events', { events: events || say('table.noEvents') });
  return solo.jester ? [line, say('table.jester')] : [line];
}

function playerLines(
  player: SeenPlayer,
  owner: number,
  view: VillagersView,
  teller: Teller,
): string[] {
  const { say } = teller;
  const { gold, coins, silver } = player.market;
  const hand = player.hand.map(suit => say(`suit.${suit}`)).join(', ');
  return [
    say('table.player', {
      who: ownerName(owner, view, teller),
      gold: player.gold,
      market: gold + coins + silver,
    }),
    say('table.food', { ...player, hand: hand || say('table.handEmpty') }),
    ...(player.square.length > 0
      ? [say('table.square', { cards: cardNames(player.square, teller) })]
      : []),
    ...player.village
      .filter(({ on }) => on === NOBODY)
      .map(root => say('table.chain', { cards: chainTold(root, player.village, teller) })),
  ];
}

/** A card and all that lies on it. */
function chainTold(root: SeenPlace, village: readonly SeenPlace[], teller: Teller): string {
  const { say } = teller;
  const name = withCoins(root.card, root.coins, 'table.coins', teller);
  const above = village.filter(({ on }) => on === root.place);
  if (above.length === 0) return name;
  const branches = above.map(place => chainTold(place, village, teller));
  return `${say('table.covered', { card: name })} ${branches.join(' + ')}`;
}

function ownLines(view: VillagersView, teller: Teller): string[] {
  const { say } = teller;
  if (view.seat === null) return [];
  const { turn, look, freed, order } = view;
  const isMine = view.phase === 'build' && turn.seat === view.seat;
  return [
    ...(isMine ? [say('table.build', { ...turn })] : []),
    ...(freed === null ? [] : [say('table.freed', { card: cardName(freed, teller) })]),
    ...(look?.cards ? [say('table.looking', { cards: cardNames(look.cards, teller) })] : []),
    ...(order && order.when !== 'never'
      ? [say('table.order', { order: orderName(order, teller) })]
      : []),
    view.hand.length === 0
      ? say('table.handNone')
      : say('table.hand', { cards: cardNames(view.hand, teller) }),
  ];
}

function withCoins(card: number, coins: number, key: string, teller: Teller): string {
  const name = cardName(card, teller);
  return coins === 0 ? name : teller.say(key, { card: name, coins });
}
