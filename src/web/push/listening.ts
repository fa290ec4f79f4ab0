// Whether this browser listens while the page is closed, and how it begins and stops.

/** Why a browser does not listen. Each has its sentence among the words of `push`. */
export const OBSTACLES = [
  'insecure',
  'install',
  'unable',
  'denied',
  'notAsked',
  'noWorker',
  'noService',
] as const;
type Obstacle = (typeof OBSTACLES)[number];

/** This browser cannot listen, or was not allowed to. */
export class CannotListen extends Error {
  override name = 'CannotListen';

  constructor(readonly why: Obstacle) {
    super(why);
  }
}

/** How long a service worker that is just being installed may take. */
const PATIENCE = 10_000;

/** What keeps this browser from ever listening as things are; null if nothing does. */
export function obstacle(): Obstacle | null {
  if (!isSecureContext) return 'insecure';
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (can) return null;
  return isApplePhone() && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'unable';
}

/** iPhones and iPads listen only for pages that lie on the home screen. An iPad says it is a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
}

async function registration(): Promise<ServiceWorkerRegistration> {
  const patience = new Promise<null>(resolve => setTimeout(() => resolve(null), PATIENCE));
  const known = await navigator.serviceWorker.getRegistration();
  const ready = known && (await Promise.race([navigator.serviceWorker.ready, patience]));
  if (!ready) throw new CannotListen('noWorker');
  return ready;
}

/** What this browser listens with; null if it does not. */
export async function heardWith(): Promise<PushSubscription | null> {
  if (obstacle() !== null || Notification.permission !== 'granted') return null;
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription()) ?? null;
}

/** Asks the person whether notifications may be shown; only an answer to a click is heard. */
export async function askPermission(): Promise<void> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') throw new CannotListen(answer === 'denied' ? 'denied' : 'notAsked');
}

/** Begins to listen to the server with this key; whatever was listened to before is given up. */
export async function listen(key: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const before = await pushManager.getSubscription();
  if (before !== null) {
    if (isFor(before, key)) return before;
    await before.unsubscribe();
  }
  return pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => Promise.reject(new CannotListen('noService')));
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

/** Takes away what was shown about a table, now that somebody is there. */
export async function takeDown(table: string): Promise<void> {
  if (obstacle() !== null) return;
  const known = await navigator.serviceWorker.getRegistration();
  for (const shown of (await known?.getNotifications({ tag: table })) ?? []) shown.close();
}
