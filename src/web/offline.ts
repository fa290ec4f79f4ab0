// Registers the service worker, and knows when a new version of the page lies ready.

import { useSyncExternalStore } from 'react';

const HOUR = 60 * 60 * 1000;
const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

/**
 * Lets the built page be kept for days without a network, once its letters are there: on a slow line
 * all the games would come before them. A browser that refuses plays on with a network.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser whose service workers are blocked may refuse, or answer with nothing.
  const register = (): Promise<ServiceWorkerRegistration | undefined> =>
    navigator.serviceWorker.register('./sw.js');
  document.fonts.ready
    .then(register)
    .then(registration => registration && watch(registration))
    .catch(() => {});
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first version waits for nobody: no page is looked after yet.
    waiting = navigator.serviceWorker.controller ? registration.waiting : null;
    for (const heard of listeners) heard();
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  setInterval(() => registration.update().catch(() => {}), HOUR);
  look();
}

/** Loads the new version. Every table is kept, so nothing is lost; still, it is for the person to say when. */
export function changeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting?.postMessage('change over');
}

/** Whether a new version lies ready, watched. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    heard => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => waiting !== null,
  );
}
