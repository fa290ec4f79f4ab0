// Being called when it is my turn: on or off on this device, and why not.

import { useEffect, useState } from 'react';
import { api } from '../online/api.ts';
import { useMe } from '../online/me.ts';
import { preferences, usePreferences } from '../preferences.ts';
import { askPermission, heardWith, listen, takeDown } from './listening.ts';

/** Tells the server, and once more whenever the guest, the language or the server's key may have changed. */
async function begin(): Promise<void> {
  const { key } = await api.pushKey();
  const { endpoint, keys } = (await listen(key)).toJSON();
  await api.callMe({ endpoint, keys, language: preferences().language });
}

async function stop(): Promise<void> {
  const heard = await heardWith();
  if (heard === null) return;
  await heard.unsubscribe();
  await api.leaveMe(heard.endpoint);
}

/** Whether this device is called. */
export function useCalls() {
  const me = useMe();
  const { language } = usePreferences();
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const guest = me.is === 'guest' ? me.guest.id : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server hears of another guest or language
  useEffect(() => {
    let isHere = true;
    heardWith()
      .then(heard => {
        if (heard === null || !isHere) return;
        setOn(true);
        if (guest !== null) return begin();
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [guest, language]);

  const turn = async (wished: boolean) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      if (wished) {
        await askPermission();
        await begin();
      } else await stop();
      setOn(wished);
    } catch (error) {
      setProblem(error);
      setOn((await heardWith().catch(() => null)) !== null);
    }
    setBusy(false);
  };
  return { me, on, problem, turn };
}

/** Whoever looks at a table need not be called to it. */
export function useAnsweredCall(table: string): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') takeDown(table).catch(() => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
}
