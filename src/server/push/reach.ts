// Whom a guest can make the server talk to: public hosts, by name, over HTTPS, and nobody else.
// A browser brings the address of its push service; a liar may bring one inside the house.

import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** How far messages may go. */
export interface Reach {
  /** Whether this address may be written to, as far as one can tell without asking for its number. */
  allows(endpoint: string): boolean;
  /** Opens a request; a name that leads to a host which is not public fails. */
  request(endpoint: string, options: http.RequestOptions): http.ClientRequest;
}

/** Networks that are not the public internet (RFC 6890), of the old numbers. */
const INNER = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Of the new numbers everything but 2000::/3, and in it what leads back to old ones or to nobody. */
const INNER_6 = [
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

// Two lists: an old number counts as a new one of ::/3, so one list would hold every old one.
const inner = listOf(INNER, 'ipv4');
const inner6 = listOf(INNER_6, 'ipv6');

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether a number belongs to a host everybody can reach. */
export function isPublic(address: string): boolean {
  return isIP(address) === 4 ? !inner.check(address, 'ipv4') : !inner6.check(address, 'ipv6');
}

/** Finds the numbers of a name, and only the public ones: asked for each connection anew. */
const lookupPublic: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true }, (error, all) => {
    if (error) return found(error, []);
    const [first, ...rest] = all.filter(({ address }) => isPublic(address));
    if (first === undefined) found(new Error(`${name} is not a public host`), []);
    else if (options.all) found(null, [first, ...rest]);
    else found(null, first.address, first.family);
  });
};

/** The public internet. */
export function publicReach(): Reach {
  // A connection for each letter: one kept open would be closed by the time of the next turn.
  const agent = new https.Agent({ keepAlive: false, lookup: lookupPublic });
  return {
    allows(endpoint) {
      const { protocol, port, username, password, hostname } = new URL(endpoint);
      const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
      const isName = hostname.includes('.') && /[a-z]$/.test(hostname);
      return isPlain && isName;
    },
    request: (endpoint, options) => https.request(endpoint, { ...options, agent }),
  };
}

/** Anywhere, even without encryption: for tests, and for a push service of one's own in the house. */
export const anyReach: Reach = {
  allows: endpoint => /^https?:/.test(endpoint),
  request: (endpoint, options) =>
    (endpoint.startsWith('https:') ? https : http).request(endpoint, { ...options, agent: false }),
};
