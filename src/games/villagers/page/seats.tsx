// The players: a plate each, with who they are, what they are doing, gold, food and builders.

import { useRef } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import { type Moves, markOf } from '../../../web/pieces/moves.ts';
import type { PageProps, Sitter } from '../../../web/pieces/page.ts';
import { botWords } from '../../../web/pieces/sitter.ts';
import { Told } from '../../../web/pieces/told.tsx';
import type { Owner } from '../table.ts';
import type { SeenPlayer } from '../view.ts';
import { useCrowded } from './crowded.ts';
import { Bread, Coin, Hammer } from './formula.tsx';
import { Backs, OnSquare, Small } from './in-small.tsx';
import { ownerName } from './names.ts';
import { playerKey } from './paths.ts';
import { useScene } from './scene.ts';

interface SeatsProps extends Pick<PageProps, 'sitters'> {
  /** Whose turn it is. */
  readonly turn: Seat | null;
  /** Whose village lies on the board, and how to look at another. */
  readonly visited: Owner | null;
  readonly visit: (owner: Owner) => void;
}

const NOBODY_SITS: Sitter = { bot: null, away: false, waits: '' };

/** One plate a player, and one for the Countess. */
export function Seats(props: SeatsProps) {
  const { view, say } = useScene();
  const plates = useRef<HTMLElement>(null);
  useCrowded(plates);
  return (
    <nav className="seats v-seats" ref={plates} aria-label={say('table.players')}>
      {view.players.map((_, owner) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Plate key={owner} {...props} owner={owner} />
      ))}
    </nav>
  );
}

function Plate({ owner, turn, visited, visit, sitters }: SeatsProps & { readonly owner: Owner }) {
  const { view, moves, teller, point } = useScene();
  const player = view.players[owner] as SeenPlayer;
  const name = ownerName(owner, view, teller);
  const me = owner === view.seat;
  const mark = markOf(playerKey(owner), moves);
  return (
    <section
      id={`seat-${owner}`}
      className={`seat ${owner === turn ? 'turn' : ''} ${me ? 'me' : ''} ${hasTargets(owner, moves) ? 'v-goal' : ''}`}
      aria-label={name}
    >
      <button
        type="button"
        className={`seat-h ${mark}`}
        data-key={playerKey(owner)}
        aria-expanded={visited === owner}
        onClick={event => (mark ? point(playerKey(owner), event.currentTarget) : visit(owner))}
      >
        <Pip seat={owner} letter={name.charAt(0)} />
        <span>
          <span className="seat-n">{name}</span>
          <Status {...{ owner, player, turn }} sitter={sitters[owner] ?? NOBODY_SITS} />
        </span>
        {view.first === owner && view.players.length > 1 && !view.solo && (
          <span className="v-first" title={teller.say('page.first')}>
            1<span className="vh">{teller.say('page.first')}</span>
          </span>
        )}
        <span className="vh">{teller.say('page.visit')}</span>
      </button>
      <Stats owner={owner} player={player} />
      {!me && <Backs owner={owner} player={player} />}
      {!me && <OnSquare owner={owner} player={player} arrive />}
      {!me && <Small owner={owner} player={player} />}
    </section>
  );
}

/** Whether something of theirs can be pointed at with what is picked up. */
const hasTargets = (owner: Owner, { chosen, next }: Moves) =>
  chosen.length > 0 && [...next.keys()].some(key => OF_OWNER.exec(key)?.[1] === String(owner));

const OF_OWNER = /^(?:place|square)-(\d+)-/;

interface StatusProps {
  readonly owner: Owner;
  readonly player: SeenPlayer;
  readonly turn: Seat | null;
  readonly sitter: Sitter;
}

/** What somebody is doing, in a few words. */
function Status({ owner, player, turn, sitter }: StatusProps) {
  const { bot, away, waits } = sitter;
  const { view, teller, say } = useScene();
  const drafting = view.phase === 'draft' && !player.countess;
  const busy =
    owner === turn && view.phase === 'build'
      ? teller.say('page.builtOf', { count: view.turn.built, of: view.turn.limit })
      : drafting && teller.say('page.draftedOf', { count: player.drafted, of: player.draftLimit });
  const parts = [away ? say('table.away') : '', busy, waits].filter(Boolean).join(' · ');
  return (
    <span className="seat-s">
      {bot && !player.countess && (
        <span className="v-bot">
          {botWords(sitter, say)}
          {parts && ' · '}
        </span>
      )}
      {parts}
    </span>
  );
}

/** Gold, food, builders and cards, as everybody may count them; pointed at, they say what they mean. */
function Stats({ owner, player }: { owner: Owner; player: SeenPlayer }) {
  const { view, teller, explain } = useScene();
  const { gold, food, builders, hand, countess, draftLimit, buildLimit } = player;
  const { say } = teller;
  const limits = { food, builders, draft: draftLimit, build: buildLimit };
  const meaning = countess
    ? say('page.countessHint')
    : say(owner === view.seat ? 'page.myVillageHint' : 'page.villageHint', limits);
  const words = [
    say('page.goldHas', { count: gold }),
    say('page.foodCount', { count: food }),
    say('page.builderCount', { count: builders }),
    !countess && say('page.handCount', { count: hand.length }),
  ];
  const told = words.filter(Boolean).join(', ');
  const title = ownerName(owner, view, teller);
  return (
    <button
      type="button"
      className="v-stats"
      data-sign={`stats-${owner}`}
      title={told}
      onClick={({ currentTarget }) =>
        explain({ title, rule: 'villagers.10', text: `${told}. ${meaning}` }, currentTarget)
      }
    >
      <Told words={told}>
        <span>
          <Coin />
          <b>{gold}</b>
        </span>
        <span>
          <Bread />
          <b>{food}</b>
        </span>
        <span>
          <Hammer />
          <b>{builders}</b>
        </span>
        {!countess && (
          <span className="v-cards-held">
            <i className="v-card-sign" />
            <b>{hand.length}</b>
          </span>
        )}
      </Told>
    </button>
  );
}
