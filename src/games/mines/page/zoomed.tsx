// A card, a pile or a mine seen large, with everything it says in words.

import type { Teller } from '../../../kernel/box.ts';
import { type Fact, Facts } from '../../../web/pieces/facts.tsx';
import type { PageProps } from '../../../web/pieces/page.ts';
import { type MineFace, type Race, type Unit, unitOf } from '../cards.ts';
import type { MinesView, SeenMine } from '../view.ts';
import type { Moves } from './moves.ts';
import { capital, consequence, letterOf, placeName, unitName } from './names.ts';
import type { News } from './news.ts';
import { MineCard, UnitFace } from './pieces.tsx';

interface Around extends Pick<PageProps, 'explain'> {
  readonly view: MinesView;
  readonly moves: Moves;
  readonly news: News;
  readonly teller: Teller;
}

/** What a `data-zoom` names, large; null if it is not there. */
export function zoomed(name: string, around: Around) {
  const { view } = around;
  const at = name.indexOf('-');
  const id = name.slice(at + 1);
  switch (at < 0 ? name : name.slice(0, at)) {
    case 'unit':
      return <LargeUnit unit={unitOf(Number(id))} {...around} />;
    case 'pile':
      return <LargePile race={id as Race} {...around} />;
    case 'deck':
      return <LargeDeck {...around} />;
    default: {
      const all = [...view.field, ...view.captured];
      const mine = all.find(lying => lying?.place === Number(id));
      return mine ? <LargeMine mine={mine} {...around} /> : null;
    }
  }
}

/** What a unit's card says, and where it may go. */
function LargeUnit({ unit, view, moves, teller, explain }: Around & { unit: Unit }) {
  const { say, who } = teller;
  const { race, strength } = unit;
  const king = view.seats.findIndex(seen => seen.king === race);
  const now = moves.targetsOf(unit).flatMap(({ option, notes }) => {
    const mine = [...view.field, ...view.captured].find(lying => lying?.place === option.place);
    if (!mine) return [];
    const letter = letterOf(option.place, view);
    const result = consequence(mine, notes, view.seat ?? 0, teller);
    return [result ? `${letter} – ${result.text}` : letter];
  });
  const facts: Fact[] = [
    [say(strength === 0 ? 'zoom.beatsZero' : 'zoom.beats', { strength }), '13'],
    king < 0
      ? [say('zoom.noKing'), '15b']
      : [say(king === view.seat ? 'zoom.yourKing' : 'zoom.king', { who: who(king) }), '15b'],
    ...(view.seat === null
      ? []
      : [[say(king === view.seat ? 'zoom.oversees' : 'zoom.digs'), '17'] as const]),
    ...(now.length > 0 ? [[say('zoom.now', { places: now.join('; ') })] as const] : []),
  ];
  return (
    <>
      <div className={`u large r-${race}`} aria-hidden="true">
        <UnitFace unit={unit} teller={teller} />
      </div>
      <div>
        <h3>{unitName(unit, teller)}</h3>
        <Facts game="mines" facts={facts} explain={explain} />
      </div>
    </>
  );
}

/** What a mine's card says. */
function faceFacts(face: MineFace, { say }: Teller): Fact[] {
  return [
    [say('zoom.defence', { count: face.defence }), '15'],
    [say('zoom.size', { count: face.size }), '17'],
    ...(face.overseer ? [[say('zoom.overseer'), '18'] as const] : []),
    [say('zoom.value', { value: face.value }), '23'],
  ];
}

function LargeMine({ mine, view, news, teller, explain }: Around & { mine: SeenMine }) {
  const { say, who } = teller;
  const { owner, place, units, missing } = mine;
  const name = placeName(place, teller);
  const title = owner === null ? say('zoom.mine', { place: name }) : capital(name);
  const last = mine.owner !== null && mine.overseer && missing === 1;
  const facts: Fact[] = [
    ...faceFacts(mine, teller).slice(owner === null ? 0 : 1),
    [
      capital(
        last
          ? say('table.overseerNext')
          : say(owner === null ? 'table.captures' : 'table.staffs', { count: missing }),
      ),
    ],
    ...units.toReversed().map((unit): Fact => {
      const by = news.played.get(unit.id)?.by ?? null;
      const name = unitName(unit, teller);
      return [by === null ? name : `${name}, ${say('page.playedBy', { who: who(by) })}`];
    }),
  ];
  return (
    <>
      <div className="large" aria-hidden="true">
        <MineCard face={mine} teller={teller} />
      </div>
      <div>
        <h3>{owner === null || owner === view.seat ? title : `${title}: ${who(owner)}`}</h3>
        <Facts game="mines" facts={facts} explain={explain} />
      </div>
    </>
  );
}

function LargePile({ race, view, teller, explain }: Around & { race: Race }) {
  const { say } = teller;
  const pile = view.camp[race].toReversed();
  const [top] = pile;
  const facts: Fact[] = pile.map(unit => [unitName(unit, teller)]);
  return (
    <>
      {top && (
        <div className={`u large r-${race}`} aria-hidden="true">
          <UnitFace unit={top} teller={teller} />
        </div>
      )}
      <div>
        <h3>{say('zoom.pile', { race: say(`race.${race}`) })}</h3>
        <Facts
          game="mines"
          facts={[[say(top ? 'zoom.pileOrder' : 'zoom.pileEmpty'), 'E18'], ...facts]}
          explain={explain}
        />
      </div>
    </>
  );
}

function LargeDeck({ view, teller, explain }: Around) {
  const { say } = teller;
  const { cards, top } = view.deck;
  return (
    <>
      {top && (
        <div className="large" aria-hidden="true">
          <MineCard face={top} teller={teller} />
        </div>
      )}
      <div>
        <h3>{say('page.deckLabel', { count: cards })}</h3>
        <Facts
          game="mines"
          facts={[[say('zoom.deck'), '6'], ...(top ? faceFacts(top, teller) : [])]}
          explain={explain}
        />
      </div>
    </>
  );
}
