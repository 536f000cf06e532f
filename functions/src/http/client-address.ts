import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { networkOf } from './networks.ts';

/** For Express's `trust proxy`. @returns whether what a hop says of the one before it is believed */
export type HopTrust = (address: string, distance: number) => boolean;

/** In the emulators, where anybody may come to the function directly. */
export const trustNobody: HopTrust = () => false;

/** At most so many hops lie between the platform and the visitor: Google's, and the CDN's edge and shield. */
const maxHops = 4;

/**
 * On a real project: the platform itself, which nobody can go round; Google's front ends, which say where they heard
 * it; and the CDN in front of Hosting, but only where Google has named it. Anybody may rent a part of the same CDN, or send
 * a header of their own straight to the function.
 */
export const trustHosting: HopTrust = (address, distance) => {
  if (distance === 0) return true;
  const network = networkOf(address);
  return network === 'google' || (network === 'fastly' && distance > 1 && distance <= maxHops);
};

/** Longer than any address: what a header says may be anything. */
const longest = 64;

/** What the CDN writes the visitor's address into. It does not promise that a visitor cannot write it first. */
const cdnHeader = 'fastly-client-ip';

/** Where a request comes from, for rate limits only; never log or keep it as it is. */
export interface ClientAddress {
  /** Undefined where nobody has named one: then the hop's limit alone holds. */
  readonly visitor: string | undefined;
  /** The nearest hop that the platform has seen, which nobody can choose. */
  readonly hop: string;
}

/**
 * The address that a request comes from. Which headers are believed is the application's `trust proxy`. Where the hops are
 * not those that we expect, what the CDN's header says parts visitors from each other, but within their hop alone: a school
 * behind an address of Google's that we do not know is not one visitor, and who makes addresses up has the hop's limit.
 * The neighbours of an IPv6 network are one.
 */
export function clientAddress(request: Request): ClientAddress {
  const address = request.ip ?? 'unknown';
  const hop = keyOf(request.ips.at(-1) ?? address);
  const network = networkOf(address);
  if (network === 'other' || network === 'invalid' || request.ips.length === 0)
    return { visitor: keyOf(address), hop };
  const named = request.get(cdnHeader) ?? '';
  if (isIP(named) !== 0) return { visitor: `${hop} ${keyOf(named)}`, hop };
  return { visitor: network === 'cloud' ? keyOf(address) : undefined, hop };
}

function keyOf(address: string): string {
  return ipKeyGenerator(address.slice(0, longest));
}

/**
 * What of the way that a request took shows in its headers, without anybody's address: for the log of the first deploy.
 * @returns such as `other fastly google; fastly-client-ip is entry 1`
 */
export function forwardingOf(request: Request): string {
  const entries = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const named = request.get(cdnHeader);
  const place = entries.indexOf(named ?? '') + 1;
  const header = named === undefined ? 'absent' : place > 0 ? `entry ${place}` : networkOf(named);
  return `${entries.slice(-maxHops).map(networkOf).join(' ')}; ${cdnHeader} is ${header}`;
}
