// Where a replay comes from: a file, the last table of this browser, or a table of the server.

import { boxNamed } from '../../games/shelf.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Record } from '../../kernel/record.ts';
import type { Promised } from '../../kernel/verify.ts';
import { tableOver } from '../local/drawer.ts';
import { api, Refused } from '../online/api.ts';
import { openLine } from '../online/line.ts';
import { namesOf } from '../online/names.ts';
import { promisedAt } from '../online/promise.ts';
import type { Say } from '../words.ts';
import { unpacked } from './packed.ts';
import { pastReel } from './past-reel.ts';
import { keptFile, type RecordFile, recordIn, Unreadable } from './record-file.ts';
import { recordReel } from './record-reel.ts';
import type { Eyes, Reel } from './reel.ts';
import { botsIn, nameIn, withSeated } from './seated.ts';

/** A replay ready to be watched. */
export interface Source {
  readonly game: string;
  readonly reel: Reel;
  /** Through whose eyes it is watched at first. */
  readonly eyes: Eyes;
  /** Who is called "you"; null if nobody is. */
  readonly own: Seat | null;
  /** The bots, by seat. */
  readonly bots: readonly (string | null)[];
  readonly nameOf: (seat: Seat, say: Say) => string;
  /** The record, once it is published. */
  readonly recorded: Recorded | null;
  /** Lets go of what is held for it. */
  dispose?(): void;
}

/** A published record, as a file to keep, with what this browser remembers of the time before the deal. */
export interface Recorded {
  readonly record: Record;
  readonly file: RecordFile;
  readonly promised: Promised;
}

const LOCAL = 'local-';
const LINK = 'link-';

/** The name of the source that a packed record is; null for one that is none. */
export const linkSource = (packed: string) => `${LINK}${packed}`;

/** Opens a source; null if a file has to be chosen first. */
export async function openSource(name: string): Promise<Source | null> {
  if (name === 'local') return localSource();
  if (name.startsWith(LOCAL)) return localSource(name.slice(LOCAL.length));
  if (name.startsWith(LINK)) return linkedSource(name.slice(LINK.length));
  if (name !== 'file') return onlineSource(name);
  const file = keptFile();
  return file && fileSource(file);
}

/** A file somebody has; after the end all hands are open. */
export async function fileSource(file: RecordFile): Promise<Source> {
  const source = await recordSource(file, {});
  return {
    ...source,
    bots: botsIn(file.text),
    nameOf: (seat, say) => nameIn(file.text, seat) || say('replay.player', { number: seat + 1 }),
  };
}

/** A record somebody has sent as a link. */
async function linkedSource(letters: string): Promise<Source> {
  const text = await unpacked(letters);
  return fileSource({ name: `stolik-${recordIn(text).game}.json`, text });
}

/** A table that was played to its end in this browser: by its name, or the last one. */
async function localSource(id?: string): Promise<Source> {
  const table = await tableOver(id);
  if (table === null) throw new Unreadable('noLast');
  const { game, holders, record = '' } = table;
  const day = new Date(table.when).toISOString().slice(0, 10);
  const file = { name: `stolik-${game}-${day}.json`, text: withSeated(record, holders) };
  const source = await recordSource(file, {});
  const alone = holders.findIndex(({ name, bot }) => name === '' && bot === null);
  return {
    ...source,
    ...(alone < 0 ? {} : { eyes: alone, own: alone }),
    bots: holders.map(({ bot }) => bot),
    nameOf: (seat, say) => holders[seat]?.name || say('name.you'),
  };
}

/** A table of the server: its record, once it is over; before, what this seat was shown. */
async function onlineSource(id: string): Promise<Source> {
  const card = await asked(api.table(id));
  const { game, seat, holders } = card;
  const around = {
    eyes: seat,
    own: seat,
    bots: holders.map(({ bot }) => bot),
    nameOf: (seat: Seat, say: Say) => namesOf(holders, say)[seat] ?? '',
  };
  if (card.status === 'playing' && seat !== null)
    return { ...around, game, recorded: null, ...(await pastSource(id, seat)) };
  if (card.seed.key === undefined) throw new Unreadable('playing');
  const seated = holders.map(({ bot, name }) => ({ bot, name: name ?? '' }));
  const text = withSeated(JSON.stringify(await asked(api.record(id))), seated);
  const { commitment, entropy, draw } = promisedAt(id) ?? {};
  const source = await recordSource(
    { name: `stolik-${game}-${id}.json`, text },
    { commitment, entropy: entropy ?? undefined, draw },
  );
  return { ...source, ...around };
}

/** What a seat of a table was shown so far, over a line that is kept open for it. */
async function pastSource(id: string, seat: Seat): Promise<Pick<Source, 'reel' | 'dispose'>> {
  const line = openLine({ table: id, pause: 0 });
  const heard = () => line.current() !== null || line.state() === 'refused';
  await new Promise<void>(resolve => {
    line.subscribe(() => heard() && resolve());
  });
  if (line.current() === null) {
    line.dispose();
    throw new Unreadable('playing');
  }
  const reel = pastReel({ seat, told: line.told, ask: line.past });
  return { reel, dispose: line.dispose };
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  return answer.catch(error => {
    throw error instanceof Refused ? new Unreadable('missing') : error;
  });
}

async function recordSource(
  file: RecordFile,
  promised: Promised,
): Promise<Omit<Source, 'bots' | 'nameOf'>> {
  const record = recordIn(file.text);
  const { game } = await boxNamed(record.game);
  const reel = recordReel(game, record);
  const recorded = { record, file, promised };
  return { game: record.game, reel, eyes: reel.over ? 'open' : null, own: null, recorded };
}
