// What a person likes: language, theme, pace, confirming. Kept in this browser.

import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../kernel/box.ts';

/** Everything that can be preferred. */
export interface Preferences {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  /** Whether a choice is sent only after it was confirmed. */
  readonly confirm: boolean;
  /** Whether a sound tells that it is my turn. */
  readonly sound: boolean;
  /** How long bots pause, so that one can follow: calm, quick or not at all. */
  readonly pace: keyof typeof PAUSES;
}

/** Milliseconds between the choices of bots. */
export const PAUSES = { calm: 900, quick: 350, instant: 0 } as const;

const KEY = 'stolik.preferences';
const listeners = new Set<() => void>();
let current: Preferences = { ...usual(), ...stored() };

function usual(): Preferences {
  const wished = navigator.languages.map(tag => tag.slice(0, 2));
  const language = wished.find(tag => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
  return {
    language: language as Language,
    theme: 'system',
    confirm: false,
    sound: false,
    pace: 'calm',
  };
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

/** The preferences as they are now. */
export function preferences(): Preferences {
  return current;
}

/** Changes some preferences. */
export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Nothing is kept then; it still holds for this visit.
  }
  for (const heard of listeners) heard();
}

/** The preferences, watched. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(heard => {
    listeners.add(heard);
    return () => listeners.delete(heard);
  }, preferences);
}

/** Whether the page is dark right now. */
export function isDark(theme: Preferences['theme']): boolean {
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
