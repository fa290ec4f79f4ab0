// The record of a local table as a file: to replay it, to verify it, to go on elsewhere.

import { Icon } from '../pieces/icons.tsx';
import { withSeated } from '../replay/seated.ts';
import type { Say } from '../words.ts';
import type { LocalClient } from './client.ts';
import type { Shown } from './messages.ts';

interface SaveRecordProps {
  readonly game: string;
  readonly shown: Shown;
  readonly client: LocalClient;
  readonly say: Say;
}

/** Says what the file tells about, and hands it over. Not under a closed lid: it holds every hand. */
export function SaveRecord({ game, shown, client, say }: SaveRecordProps) {
  const save = async () =>
    handOut(recordName(game), withSeated(await client.record(), shown.holders));
  return (
    <div className="table-menu">
      <p className="hint">{say(shown.sitting.over ? 'kept.recordOver' : 'kept.recordSecret')}</p>
      <button type="button" className="btn sec" data-act="save-record" onClick={save}>
        <Icon name="save" />
        {say('kept.saveRecord')}
      </button>
    </div>
  );
}

/** What a record's file is called: by its game and the day here, not in Greenwich. */
export function recordName(game: string, when = new Date()): string {
  const day = [when.getFullYear(), when.getMonth() + 1, when.getDate()];
  return `stolik-${game}-${day.map(part => String(part).padStart(2, '0')).join('-')}.json`;
}

/** Lets the browser save a text as a file. */
export function handOut(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
