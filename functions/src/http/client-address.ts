import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * Addresses of Google's own front ends and of Firebase Hosting behind them, without those that Google rents out: what
 * comes from there was passed on by Google, which adds the address that it heard it from to `x-forwarded-for`.
 */
export const googleHops: readonly string[] = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];

/** For Express's `trust proxy`. @returns whether what a hop says of the one before it is believed */
export type HopTrust = (address: string, distance: number) => boolean;

/**
 * @param hops networks whose `x-forwarded-for` is believed; undefined: nobody's, as in the emulators, where anybody may
 * come to the function directly
 */
export function trustOf(hops: readonly string[] | undefined): HopTrust {
  if (hops === undefined) return () => false;
  const networks = new BlockList();
  for (const hop of hops) {
    const [address = '', bits] = hop.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    networks.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  // The nearest of all is the platform itself, which nobody can go round.
  return (address, distance) =>
    distance === 0 || (isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6'));
}

/** Longer than any address: what a header says may be anything. */
const longest = 64;

/**
 * The address that a request comes from, for rate limits only; never log or keep it as it is. Which headers are believed
 * is the application's `trust proxy`.
 * @returns the visitor's, and the nearest hop's that the platform has seen; the neighbours of an IPv6 network are one
 */
export function clientAddress(request: Request): { readonly visitor: string; readonly hop: string } {
  const visitor = request.ip ?? 'unknown';
  return { visitor: keyOf(visitor), hop: keyOf(request.ips.at(-1) ?? visitor) };
}

function keyOf(address: string): string {
  return ipKeyGenerator(address.slice(0, longest));
}
