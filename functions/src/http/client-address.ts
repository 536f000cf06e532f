import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { networkOf } from './networks.ts';

/**
 * Express's `trust proxy`.
 * @returns whether a hop's forwarding header is trusted
 */
export type HopTrust = (address: string, distance: number) => boolean;

/** In the emulators the function is reached directly. */
export const trustNobody: HopTrust = () => false;

/** Maximum trusted hops: Google's, and the CDN's edge and shield. */
const maxHops = 4;

/**
 * In real projects: the platform itself, which cannot be bypassed; Google's front ends; and the CDN in front of
 * Hosting, but only if Google named it. Anybody may rent a part of the same CDN, or send a header straight to the
 * function.
 */
export const trustHosting: HopTrust = (address, distance) => {
  if (distance === 0) return true;
  const network = networkOf(address);
  return network === 'google' || (network === 'fastly' && distance > 1 && distance <= maxHops);
};

/** Longer than any address; headers may contain anything. */
const longest = 64;

/** The CDN's header with the visitor's address; visitors may be able to forge it. */
const cdnHeader = 'fastly-client-ip';

/** The origin of a request, for rate limits only; never log or store it. */
export interface ClientAddress {
  /** Undefined if unknown: then only the hop's limit applies. */
  readonly visitor: string | undefined;
  /** The nearest hop seen by the platform; cannot be forged. */
  readonly hop: string;
}

/**
 * The address of a request, by the application's `trust proxy`. If the hops are unexpected, the CDN's header separates
 * visitors only within their hop: a school behind an unknown Google address is not one visitor, and forged addresses
 * still share the hop's limit. Neighbours in an IPv6 network count as one.
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
 * The kinds of hops of a request, without addresses, for the log of the first deploy.
 * @returns such as `other fastly google; fastly-client-ip is entry 1`
 */
export function forwardingOf(request: Request): string {
  const entries = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const named = request.get(cdnHeader);
  const place = entries.indexOf(named ?? '') + 1;
  const header = named === undefined ? 'absent' : place > 0 ? `entry ${place}` : networkOf(named);
  return `${entries.slice(-maxHops).map(networkOf).join(' ')}; ${cdnHeader} is ${header}`;
}
