// How long something took, in words.

import { useEffect, useState } from 'react';
import type { Say } from '../words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 minutes", "2 hours", "5 days"; empty for less than a minute. */
export function howLong(milliseconds: number, say: Say): string {
  if (milliseconds < MINUTE) return '';
  if (milliseconds < HOUR) return say('time.minutes', { count: Math.floor(milliseconds / MINUTE) });
  if (milliseconds < DAY) return say('time.hours', { count: Math.floor(milliseconds / HOUR) });
  return say('time.days', { count: Math.floor(milliseconds / DAY) });
}

/** The time, looked at again twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
