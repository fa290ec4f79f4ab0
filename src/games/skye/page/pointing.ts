// What a click means where it is no step of a choice: a question why not, put to the rules.

import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { TRACKS } from '../kit.ts';
import type { Laying } from './laying.ts';
import { cellIn, numberIn } from './paths.ts';

interface Pointing {
  readonly props: PageProps;
  readonly moves: Moves;
  readonly laying: Laying | null;
  /** Whether a finger points: what it does is shown first. */
  readonly careful: boolean;
  /** Which sides do not match where the tile in hand was to go; empty if that is not the reason. */
  wrong(cell: { readonly x: number; readonly y: number }): string;
}

/** Points at something: goes on with a choice, or explains why it cannot be one. */
export function pointing({ props, moves, laying, careful, wrong }: Pointing) {
  const { teller, explain, why, say, over } = props;
  return (key: Key, beside: Element): void => {
    if (laying !== null && lays(laying, key, careful || props.confirm)) {
      explain(null);
      return;
    }
    if (moves.draft?.keys.includes(key)) {
      moves.confirm();
      return;
    }
    // Whoever pays somebody else is asked once more.
    if (laying === null && moves.point(key, key.startsWith('tile-'))) return;
    if (laying !== null && moves.take(key)) return;
    if (moves.step === null) {
      const title = over ? say('bar.over') : teller.say('page.notYourTurn');
      why(null).then(rule => explain({ title, rule }, beside));
      return;
    }
    const text = teller.say(`page.hint.${moves.step}`);
    const meant = candidate(key, moves, laying);
    if (meant === null) {
      explain({ title: teller.say('page.notNow'), rule: null, text }, beside);
      return;
    }
    const title = teller.say(`page.cannot.${moves.step}`);
    const cell = laying === null ? null : cellIn(key);
    const sides = cell === null ? '' : wrong(cell);
    why(meant).then(rule => {
      const reason = rule === null ? { text } : sides === '' ? {} : { text: sides };
      explain({ title, rule, ...reason }, beside);
    });
  };
}

/** Takes a tile into the hand, or brings it to a cell; false if a key means neither. */
function lays(laying: Laying, key: Key, careful: boolean): boolean {
  const tile = numberIn(key, 'tile');
  if (tile !== null) {
    laying.take(tile);
    return true;
  }
  const turns = laying.fits.get(key);
  if (turns === undefined) return false;
  const isFitting = turns.includes(laying.turn);
  if (isFitting && (laying.put === key || !careful)) return laying.lay(key);
  laying.putOn(key);
  return true;
}

/** What somebody may have meant who pointed there, as an option the rules can judge. */
function candidate(key: Key, { step, chosen }: Moves, laying: Laying | null): object | null {
  const cell = cellIn(key);
  const tile = numberIn(key, 'tile');
  switch (step) {
    case 'lay':
      if (laying === null || cell === null) return null;
      return { do: 'lay', tile: laying.tile, ...cell, turn: laying.turn };
    case 'buy':
      return tile === null ? null : { do: 'buy', tile };
    case 'plan':
      return cell === null || chosen[0] === 'road' ? null : { do: 'waypoint', ...cell };
    case 'advance': {
      const track = TRACKS.find(name => key === `track-${name}`);
      return track === undefined ? null : { do: 'advance', track };
    }
    case 'order': {
      const token = /^token-(.+)$/.exec(key)?.[1];
      return token === undefined ? null : { do: 'use', token };
    }
    default:
      return null;
  }
}
