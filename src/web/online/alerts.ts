// It is your turn: the title says so, and if you like a small sound.

import { useEffect, useRef } from 'react';
import { preferences } from '../preferences.ts';
import { useTitle } from '../screens/title.ts';
import { useSay } from '../words.ts';

/** Marks the title while it is my turn, and knocks when it becomes so while I look elsewhere. */
export function useTurnAlert(mine: boolean): void {
  const say = useSay();
  const was = useRef(mine);
  useTitle('turn', mine ? `● ${say('online.yourTurn')}` : null);
  useEffect(() => {
    if (mine && !was.current && preferences().sound) knock();
    was.current = mine;
  }, [mine]);
}

/** Two soft knocks on wood. */
function knock(): void {
  const audio = new AudioContext();
  for (const after of [0, 0.16]) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const start = audio.currentTime + after;
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(220, start);
    tone.frequency.exponentialRampToValueAtTime(110, start + 0.1);
    loud.gain.setValueAtTime(0.25, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
  setTimeout(() => void audio.close(), 600);
}
