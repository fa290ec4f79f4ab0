// Opens the built page in the system's Chromium, as a visitor would.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Hands out the files of dist/web on a free port of this machine. */
export async function served(): Promise<{ address: string; server: Server }> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const path = normalize(new URL(url, 'http://here').pathname);
    const file = join('dist/web', path === '/' ? 'index.html' : path);
    try {
      const body = await readFile(file);
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Starts Chromium, or says what to install. */
export async function launched(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? PLACES.find(place => existsSync(place));
  if (executablePath === undefined)
    throw new Error(
      'no Chromium found: install the package "chromium" or name the program in CHROMIUM',
    );
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
  readonly size: { readonly width: number; readonly height: number };
}

/** A fresh visit; everything the page complains about is gathered in `complaints`. */
export async function visit(
  browser: Browser,
  address: string,
  visitor: Visitor,
): Promise<{ page: Page; complaints: string[] }> {
  const { language, theme = 'light', confirm = false, moving = false, size } = visitor;
  const options: BrowserContextOptions = {
    viewport: { ...size },
    reducedMotion: moving ? 'no-preference' : 'reduce',
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
