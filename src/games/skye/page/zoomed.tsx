// A tile, a scoring tile or a token seen large, with everything there is to say, each with its rule.

import { type Fact, Facts } from '../../../web/pieces/facts.tsx';
import { CASTLES } from '../kit.ts';
import {
  bestPlace,
  gainTold,
  letterOf,
  pointsFor,
  type Scene,
  TilePicture,
  TokenSign,
  tileOf,
  tileTold,
} from './shared.ts';

/** What a `data-zoom` names, large; null if it is not there. */
export function zoomed(name: string, scene: Scene) {
  const [kind, rest = ''] = name.split('-');
  switch (kind) {
    case 'tile':
      return <Tile {...{ scene }} tile={Number(rest)} />;
    case 'scoring':
      return <Scoring {...{ scene }} slot={Number(rest)} />;
    case 'token':
      return <Token {...{ scene }} name={rest} />;
    default:
      return null;
  }
}

interface Large {
  readonly scene: Scene;
}

function Tile({ scene, tile }: Large & { readonly tile: number }) {
  const { kit, teller, table, view, times, explain } = scene;
  const { say } = teller;
  const { scroll } = kit.tiles[tile] as (typeof kit.tiles)[number];
  const isMine =
    view.seat !== null && !(table.lands[view.seat] ?? []).some(one => tileOf(one) === tile);
  const best =
    view.seat !== null && isMine && tile >= CASTLES
      ? bestPlace(table, view.seat, tile, times, view.rounds - view.round)
      : null;
  const facts: Fact[] = [
    [tileTold(kit, tile, teller), '1'],
    ...(scroll ? [[say('page.scrollFact'), '30'] as const] : []),
    ...(kit.isJourneyman[tile] === 1 ? [[say('page.journeymanFact'), '42'] as const] : []),
    ...(best && best.places === 0 ? [[say('page.fitsNowhere'), '22'] as const] : []),
    ...(best?.gain
      ? [
          [
            say('page.bestPlace', {
              gain: gainTold(best.gain, say) || say('page.gain.none'),
              count: best.points,
            }),
            '28',
          ] as const,
        ]
      : []),
  ];
  return (
    <>
      <svg className="sk-picture sk-large" viewBox="0 0 100 100" aria-hidden="true">
        <TilePicture {...{ kit, tile }} owner={view.seat ?? 0} />
      </svg>
      <div>
        <h3>{say(tile < CASTLES ? 'page.castleName' : 'page.tileName')}</h3>
        <Facts game="skye" {...{ facts, explain }} />
      </div>
    </>
  );
}

function Scoring({ scene, slot }: Large & { readonly slot: number }) {
  const { kit, teller, table, view, explain, times } = scene;
  const { say, who } = teller;
  const scoring = view.scoring[slot] as number;
  const { id } = kit.scoring[scoring] as { id: string };
  const rounds = view.schedule.flatMap((slots, at) => (slots.includes(slot) ? [at + 1] : []));
  const now = pointsFor(table, scoring).map((points, seat) => `${who(seat)} ${points}`);
  const facts: Fact[] = [
    [say(`scores.${id}`), `S${scoring + 1}`],
    [say('page.scoredIn', { rounds: rounds.join(', '), count: times[slot] ?? 0 }), '28'],
    [say('page.nowGives', { list: now.join(', ') })],
  ];
  return (
    <>
      <b className="sk-letter sk-large">{letterOf(slot)}</b>
      <div>
        <h3>{say(`scoring.${id}`)}</h3>
        <Facts game="skye" {...{ facts, explain }} />
      </div>
    </>
  );
}

function Token({ scene, name }: Large & { readonly name: string }) {
  const { say } = scene.teller;
  const facts: Fact[] = [
    [say(`effect.${name}`), '65'],
    [say('page.tokenFact'), '45'],
  ];
  return (
    <>
      <span className="sk-large sk-large-token">
        <TokenSign name={name} />
      </span>
      <div>
        <h3>{say(`token.${name}`)}</h3>
        <Facts game="skye" {...{ facts }} explain={scene.explain} />
      </div>
    </>
  );
}
