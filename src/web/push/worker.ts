// The service worker's part: shows that it is somebody's turn, and leads to the table.

import type { Call } from '../../wire/messages.ts';

/** Something that happens to a service worker, which waits until it is dealt with. */
interface Happening {
  waitUntil(done: Promise<unknown>): void;
}

interface Pushed extends Happening {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Happening {
  readonly notification: { readonly tag: string; close(): void };
}

/** As much of a service worker as pushes need. */
export interface Scope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(which: {
      type: 'window';
      includeUncontrolled: true;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(kind: 'push', heard: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', heard: (event: Clicked) => void): void;
}

/** Lets a service worker hear pushes. A notification's tag is its table: there is one for each. */
export function listenForPushes(scope: Scope): void {
  const { registration, clients } = scope;
  const at = (place: string) => new URL(place, registration.scope).href;

  const show = ({ title, body, language, table }: Call) =>
    registration.showNotification(title, {
      body,
      tag: table,
      lang: language,
      icon: at('icon-192.png'),
    });
  const lead = async (table: string) => {
    const address = at(`#/t/${encodeURIComponent(table)}`);
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => url === address);
    await (there === undefined ? clients.openWindow(address) : there.focus());
  };

  scope.addEventListener('push', event => {
    if (event.data) event.waitUntil(show(event.data.json() as Call));
  });
  scope.addEventListener('notificationclick', event => {
    event.notification.close();
    event.waitUntil(lead(event.notification.tag));
  });
}
