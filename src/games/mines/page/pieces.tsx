// The pieces of the game: units as cards and strips, mines with their figures.

import {
  GiBorderedShield,
  GiDwarfFace,
  GiGoblinHead,
  GiLockedChest,
  GiMiningHelmet,
  GiOgre,
  GiOrcHead,
  GiOverlordHelm,
} from 'react-icons/gi';
import type { Teller } from '../../../kernel/box.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import type { MineFace, Race, Unit } from '../cards.ts';
import { Cave } from './cave.tsx';
import { capital, unitName } from './names.ts';
import type { Played } from './news.ts';

const EMBLEMS = { dwarf: GiDwarfFace, orc: GiOrcHead, goblin: GiGoblinHead, giant: GiOgre };

/** The head of a race. */
export function Emblem({ race }: { race: Race }) {
  const Head = EMBLEMS[race];
  return <Head className="gi" aria-hidden="true" />;
}

/** What a unit's card shows: strength, race, emblem. */
export function UnitFace({ unit, teller }: { unit: Unit; teller: Teller }) {
  return (
    <>
      <span className="bd">
        <b>{unit.strength}</b>
        <Emblem race={unit.race} />
      </span>
      <span className="em">
        <Emblem race={unit.race} />
      </span>
      <span className="rn">{capital(teller.say(`race.${unit.race}`))}</span>
    </>
  );
}

/** The mark of what changed since the person's last turn. */
export function Star({ teller }: { teller: Teller }) {
  return <span className="dotnew" title={teller.say('page.fresh')} />;
}

interface StripProps {
  readonly unit: Unit;
  readonly top: boolean;
  readonly played?: Played | undefined;
  readonly teller: Teller;
}

/** A unit lying on a mine: a strip. */
export function Strip({ unit, top, played, teller }: StripProps) {
  const by = played?.by ?? null;
  return (
    <span
      className={`us r-${unit.race} ${top ? 'tp' : ''}`}
      data-piece={`unit-${unit.id}`}
      data-from={by === null ? undefined : `seat-${by}`}
    >
      <i>{unit.strength}</i>
      <Emblem race={unit.race} />
      <span className="rc">{capital(teller.say(`race.${unit.race}`))}</span>
      {played?.fresh && <Star teller={teller} />}
      {by !== null && (
        <span className="by" title={teller.say('page.playedBy', { who: teller.who(by) })}>
          <Pip seat={by} />
        </span>
      )}
    </span>
  );
}

/** A unit as a chip: its strength in the colour and pattern of its race. */
export function Chip({ unit, teller }: { unit: Unit; teller: Teller }) {
  return (
    <i
      className={`chip r-${unit.race}`}
      data-piece={`unit-${unit.id}`}
      title={unitName(unit, teller)}
    >
      {unit.strength}
    </i>
  );
}

interface MineCardProps {
  readonly face: MineFace;
  readonly tall?: boolean;
  readonly teller: Teller;
  /** What it is called while it travels, and where it came from. */
  readonly piece?: string | undefined;
  readonly from?: string | undefined;
}

/** A mine's face: its picture and its figures, each in a corner of its own. */
export function MineCard({ face, tall = false, teller: { say }, piece, from }: MineCardProps) {
  return (
    <span className="m" data-piece={piece} data-from={from}>
      <Cave face={face} tall={tall} />
      <span className="tl badge sz" title={say('page.size', { count: face.size })}>
        <GiMiningHelmet className="gi" />
        {face.size}
      </span>
      <span className="tr badge df" title={say('page.defence', { count: face.defence })}>
        <GiBorderedShield className="gi" />
        {face.defence}
      </span>
      <span className="bl badge vl" title={say('page.value', { count: face.value })}>
        <GiLockedChest className="gi" />
        {face.value}
      </span>
      {face.overseer && (
        <span className="br badge ov" title={say('page.overseerSign')}>
          <GiOverlordHelm className="gi" />
        </span>
      )}
    </span>
  );
}
