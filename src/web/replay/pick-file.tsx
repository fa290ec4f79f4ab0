// Choosing a record file, by hand or by dropping it anywhere on the page.

import { useEffect, useEffectEvent, useState } from 'react';
import { tableOver } from '../local/drawer.ts';
import { claim } from '../pieces/claim.ts';
import { replayAddress } from '../route.ts';
import { Top } from '../screens/top.tsx';
import type { Say } from '../words.ts';
import type { RecordFile } from './record-file.ts';
import { Sign } from './signs.tsx';
import './replay.css';

interface PickFileProps {
  readonly say: Say;
  /** The moment the address leads to, if it leads to one. */
  readonly moment: number | null;
  /** What was wrong with the last file. */
  readonly wrong: string | null;
  readonly onFile: (file: RecordFile) => void;
}

/** The screen before a file is chosen. */
export function PickFile({ say, moment, wrong, onFile }: PickFileProps) {
  const take = async (file: File | undefined) => {
    if (file) onFile({ name: file.name, text: await file.text() });
  };
  useDrop(take);
  const [last, setLast] = useState(false);
  useEffect(() => void tableOver().then(table => setLast(table !== null)), []);
  return (
    <>
      <Top />
      <main className="wrap narrow">
        <div className="pan">
          <h1>{say('replay.pickTitle')}</h1>
          <p className="lead">{say('replay.pickLead')}</p>
          {moment !== null && <p className="hint">{say('replay.pickAt', { moment })}</p>}
          <label className="drop-file">
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => take(target.files?.[0])}
              onClick={({ currentTarget }) => {
                // The same file may be chosen again after it was mended.
                currentTarget.value = '';
              }}
            />
            <Sign name="file" />
            <b>{say('replay.pick')}</b>
            <span>{say('replay.drop')}</span>
          </label>
          {wrong !== null && (
            <p className="wrong" role="alert">
              {wrong}
            </p>
          )}
          {last && (
            <a className="lk" href={replayAddress('local')}>
              {say('replay.last')}
            </a>
          )}
        </div>
      </main>
    </>
  );
}

/** Takes a file dropped anywhere. */
function useDrop(take: (file: File | undefined) => void): void {
  const dropped = useEffectEvent((event: DragEvent) => {
    claim(event);
    if (event.type === 'drop') take(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    addEventListener('dragover', dropped);
    addEventListener('drop', dropped);
    return () => {
      removeEventListener('dragover', dropped);
      removeEventListener('drop', dropped);
    };
  }, []);
}
