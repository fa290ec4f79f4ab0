// A push service on this machine, and browsers that listen to it: for tests.

import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '../../kernel/box.ts';
import type { Call } from '../../wire/messages.ts';

/** What a server posted. */
export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Opens a push service. It answers each post with `status`; with null it never does. */
export async function openPushService() {
  const service = { status: 201 as number | null, open: 0, mostOpen: 0, posted: [] as Posted[] };
  const server = createServer((request, response) => {
    service.open++;
    service.mostOpen = Math.max(service.mostOpen, service.open);
    response.on('close', () => service.open--);
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      service.posted.push({ path, headers, body: Buffer.concat(chunks) });
      if (service.status !== null) response.writeHead(service.status).end('said');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(service, { address, close });
}

/** A browser with keys of its own: what it tells the server, and how it reads what is posted. */
export function listeningBrowser(endpoint: string, language: Language = 'en') {
  const ecdh = createECDH('prime256v1');
  const mine = ecdh.generateKeys();
  const auth = randomBytes(16);
  const wish = {
    endpoint,
    keys: { p256dh: mine.toString('base64url'), auth: auth.toString('base64url') },
    language,
  };
  /** Decrypts a body as RFC 8291 says. */
  const read = ({ body }: Posted): Call => {
    const salt = body.subarray(0, 16);
    const end = 21 + body.readUInt8(20);
    const theirs = body.subarray(21, end);
    const derive = (from: Buffer, by: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', from, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine, theirs]);
    const shared = derive(ecdh.computeSecret(theirs), auth, info, 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Call;
  };
  return { wish, read };
}

/** What a server says about itself, if its signature is by this key; else null (RFC 8292). */
export function signedBy(key: string, { headers }: Posted): { [claim: string]: unknown } | null {
  const [, token = '', given] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (given !== key || !isGenuine) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { [claim: string]: unknown };
}
