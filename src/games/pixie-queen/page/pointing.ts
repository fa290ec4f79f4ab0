// What a click means where it is no step of a choice: a question why not, put to the rules.

import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { GOODS, type Good } from '../goods.ts';
import type { Hands } from './hands.ts';
import { goodKey } from './paths.ts';
import { actionIn } from './scene.ts';

interface Pointing {
  readonly props: PageProps;
  readonly moves: Moves;
  readonly hands: Hands | null;
  /** Whether a finished choice waits for a confirmation: where nothing was explained before the click. */
  readonly careful: boolean;
}

/** Points at something: goes on with a choice, or explains why it cannot be one. */
export function pointing({ props, moves, hands, careful }: Pointing) {
  const { teller, explain, why, say, over } = props;
  return (key: Key, beside: Element): void => {
    if (hands && pointedInHands(key, hands)) return;
    if (moves.point(key, careful && key.startsWith('action-'))) return;
    if (moves.step === null) {
      const title = over ? say('bar.over') : teller.say('page.notYourTurn');
      why(null).then(rule => explain({ title, rule }, beside));
      return;
    }
    const meant = candidate(key, moves);
    const title = titleFor(key, moves, teller.say);
    // What is no answer to this question breaks the rule by which it is asked.
    why(meant ?? { pointed: key }).then(rule => {
      const hint = meant === null || rule === null;
      const text = hint ? { text: teller.say(`page.hint.${moves.step}`) } : {};
      explain({ title, rule, ...text }, beside);
    });
  };
}

/** In a sacrifice a good goes to a hand, one more each time, and the end seals them all. */
function pointedInHands(key: Key, { kinds, free, all, hold, seal }: Hands): boolean {
  if (key === 'done') {
    seal();
    return true;
  }
  const kind = kinds.find(({ good, held }) => !held && key === goodKey('offer', good));
  if (kind === undefined) return false;
  const full = free === 0 && all > 1 && kind.count === 0;
  if (!full && kind.count < kind.most) hold(kind.good, kind.count + 1);
  return true;
}

function titleFor(key: Key, moves: Moves, say: PageProps['teller']['say']): string {
  const action = actionIn(key);
  if (action === null) return say('page.notNow');
  const name = say(`page.action.${action}.name`);
  return say(moves.chosen.length > 0 ? 'page.notNow' : 'page.cannotAct', { action: name });
}

/** What somebody may have meant who pointed there, as an option the rules can judge. */
function candidate(key: Key, moves: Moves): object | null {
  const { step, chosen } = moves;
  const [kind, ...parts] = key.split('-');
  const [first = -1, second = -1] = parts.map(Number);
  const action = actionIn(key);
  switch (step) {
    case 'act':
    case 'copy':
      if (chosen.length === 0) return action === null ? null : { do: 'act', action };
      return kind === 'place' ? pixieMeant(first, moves) : null;
    case 'promote':
    case 'neutral':
      return kind === 'place' ? pixieMeant(first, moves) : null;
    case 'ability':
      return kind === 'ability' ? { ability: first } : null;
    case 'discard':
      return kind === 'drop' ? { do: 'discard', good: GOODS.indexOf(parts[0] as Good) } : null;
    case 'demote':
      return kind === 'place' ? { do: 'demote', space: first } : null;
    case 'rock':
      return kind === 'slot' ? { seat: first, slot: second } : null;
    default:
      return null;
  }
}

/** A promotion or a robbery, as far as it was pointed at; a law about a missing part holds. */
function pixieMeant(place: number, { chosen, step }: Moves): object | null {
  const action = actionIn(chosen[0]);
  const from = chosen.find(key => key.startsWith('place-'));
  if (action === 14) return { do: 'act', action, space: place };
  if (action !== null && action !== 3) return null;
  const climb =
    from === undefined ? { from: place } : { from: Number(from.slice('place-'.length)), to: place };
  return step === 'act' || step === 'copy'
    ? { do: 'act', action: 3, ...climb }
    : { do: 'promote', ...climb };
}
