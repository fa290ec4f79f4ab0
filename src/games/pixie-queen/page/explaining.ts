// What an action asks and brings, in words: read from the view, with the numbers of the rules.

import type { Teller } from '../../../kernel/box.ts';
import type { Fact } from '../../../web/pieces/facts.tsx';
import { ruleOf } from '../actions/action.ts';
import { FOODS, GOODS } from '../goods.ts';
import { NOBODY, STREET } from '../table.ts';
import type { PixieQueenView } from '../view.ts';
import type { Scene } from './scene.ts';

/** What is said of an action: tokens, price, gain; an empty text says nothing. */
export interface Explained {
  readonly tokens: Fact;
  readonly pay: Fact;
  readonly take: Fact;
}

/** Explains an action as it stands now. */
export function explained(action: number, scene: Scene): Explained {
  const { view, teller } = scene;
  const values = valuesFor(view, teller);
  const rule = ruleOf(action);
  return {
    tokens: action < STREET ? onSpace(action, scene) : onStreet(action, scene),
    pay: [teller.say(`page.action.${action}.pay`, values), rule],
    take: [teller.say(`page.action.${action}.take`, values), rule],
  };
}

function onSpace(action: number, { view, teller, nameOf }: Scene): Fact {
  const { say } = teller;
  const space = view.spaces[action - 1];
  if (space === undefined) return [''];
  if (space.tokens > 0) return [say('page.tokens.used', { who: nameOf(space.usedBy) }), '28'];
  if (space.pixie !== NOBODY) return [say('page.tokens.one', { who: nameOf(space.pixie) }), '26'];
  return [say('page.tokens.two'), '26'];
}

function onStreet(action: number, { view, teller, printed, lying, nameOf }: Scene): Fact {
  const { say } = teller;
  const spaces = printed.street.find(street => street.action === action)?.spaces;
  const lie = lying.tokens.get(action) ?? [];
  const rule = ruleOf(action);
  if (spaces === 'all') return [say('page.tokens.all', { count: mine(view)?.tokens ?? 0 }), rule];
  if (spaces === 'colours') {
    const used = view.seat !== null && lie.includes(view.seat);
    return [say(used ? 'page.tokens.usedOwn' : 'page.tokens.own'), '29'];
  }
  const left = (spaces ?? 0) - lie.length;
  if (left > 0) return [say('page.tokens.round', { count: left, of: spaces }), '26'];
  return [say('page.tokens.used', { who: nameOf(lie[0] ?? 0) }), '26'];
}

const mine = ({ seat, players }: PixieQueenView) => (seat === null ? undefined : players[seat]);

/** Figures that stand in the texts. */
function valuesFor(view: PixieQueenView, { say }: Teller): { [name: string]: unknown } {
  const me = mine(view);
  const { rewards } = view.board;
  const none = say('page.none');
  return {
    silverPerGold: me?.silverPerGold ?? '?',
    goldPerRing: me?.goldPerRing ?? '?',
    silverSpace: (me?.silver ?? 0) + 1,
    goldSpace: (me?.gold ?? 0) + 1,
    ring: rewards.ring[view.taken.ring]?.points ?? none,
    offering: rewards.offering[view.taken.offering]?.points ?? none,
    meal: view.foodStack[0] ?? none,
    penalty: view.copyPenalty,
    goods: goodsTold(view.offeringTrack, say),
    draws: Math.max(1, me?.slaves ?? 1),
  };
}

/** So many goods in words. */
export function goodsTold(counts: readonly number[], say: Teller['say']): string {
  const parts = counts.flatMap((count, id) =>
    count > 0 ? [say(`goods.${GOODS[id]}`, { count })] : [],
  );
  return parts.length > 0 ? parts.join(', ') : say('page.nothing');
}

/** The food symbols of a space in words. */
export function symbolsTold(symbols: readonly number[], say: Teller['say']): string {
  return goodsTold(symbols.slice(0, FOODS.length), say);
}
