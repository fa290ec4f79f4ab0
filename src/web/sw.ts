// The service worker: keeps the whole page, so that it opens without a network.
// Nothing else is kept: what the server says under /api always comes from the server.

/// <reference lib="webworker" />

import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { listenForPushes } from './push/worker.ts';

declare const self: ServiceWorkerGlobalScope;

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

// The first visit is looked after at once; a new version waits until somebody asks for it.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data === 'change over') self.skipWaiting();
});
listenForPushes(self);
