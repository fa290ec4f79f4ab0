// Opens the built page in the system's Chromium, as a visitor would.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The system's Chromium; on Debian, as root, it is installed. */
function chromiumPath(): string {
  const find = () => process.env.CHROMIUM ?? PLACES.find(place => existsSync(place));
  if (find() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  }
  const path = find();
  if (path === undefined)
    throw new Error('no Chromium found: install the package "chromium", or name it in CHROMIUM');
  return path;
}

/** Starts Chromium, or says what to install. */
export async function launched(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** What a visitor prefers. */
export interface Visitor {
  readonly language: 'en' | 'pl';
  readonly theme?: 'light' | 'dark';
  readonly confirm?: boolean;
  /** Whether pieces may travel; still by default, which is quicker. */
  readonly moving?: boolean;
  /** Whether the screen is touched; not by default. */
  readonly touch?: boolean;
  /** Whether the page may keep itself for days without a network; not by default. */
  readonly keeps?: boolean;
  readonly size: { readonly width: number; readonly height: number };
}

/** A desk in the light, in English; a phone in the dark, in Polish. */
export const DESK: Visitor = { language: 'en', size: { width: 1440, height: 900 } };
export const PHONE: Visitor = { language: 'pl', theme: 'dark', size: { width: 390, height: 844 } };

/** A fresh visit; everything the page complains about is gathered in `complaints`. */
export async function visit(
  browser: Browser,
  address: string,
  visitor: Visitor,
): Promise<{ page: Page; complaints: string[] }> {
  const {
    language,
    theme = 'light',
    confirm = false,
    moving = false,
    touch = false,
    keeps = false,
    size,
  } = visitor;
  const options: BrowserContextOptions = {
    viewport: { ...size },
    hasTouch: touch,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
  };
  const context = await browser.newContext(options);
  await context.addInitScript(
    preferred => {
      if (localStorage.getItem('stolik.preferences') === null)
        localStorage.setItem('stolik.preferences', preferred);
    },
    JSON.stringify({ language, theme, confirm, pace: 'instant' }),
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(address);
  return { page, complaints };
}
