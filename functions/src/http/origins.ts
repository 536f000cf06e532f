import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { requestIdHeader } from '@pathshala/contract/http/endpoint';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { AppCheck } from 'firebase-admin/app-check';
import { LRUCache } from 'lru-cache';
import { atMost } from '../core/cache.ts';
import type { OriginRule } from '../core/caller.ts';
import { withDeadline } from '../core/deadline.ts';
import { codeOf, DomainError, isTransient, tooMany } from '../core/domain-error.ts';

export function allowOwnOrigins(rule: OriginRule, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !rule(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', `ETag, Link, Retry-After, ${requestIdHeader}`);
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, PATCH, POST, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'Authorization, Content-Type, If-Match, X-Firebase-AppCheck',
  );
  response.setHeader('Access-Control-Max-Age', '3600');
}

/** Against CSRF: browsers always send their origin, other programs none. @throws DomainError `forbidden` */
export function refuseOtherSites(rule: OriginRule, request: IncomingMessage): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn = site === 'same-origin' || site === 'none' || (origin !== undefined && rule(origin));
  const isProgram = site === undefined && origin === undefined;
  if (isOwn || isProgram) return;
  throw new DomainError('forbidden', { key: 'answers.otherSite' });
}

/** @param inEmulator allowed origins, whose port only the call knows; elsewhere headers are not trusted */
export function siteOrigin(home: string, inEmulator?: OriginRule): (request: Request) => string {
  return (request) => {
    const named = `http://${request.headers['x-forwarded-host']}`;
    return inEmulator?.(named) ? named : home;
  };
}

export const appCheckHeader = 'x-firebase-appcheck';

export type AppCheckRule = (proof: string | undefined) => Promise<void>;

export const noAppCheck: AppCheckRule = async () => undefined;

export function checkApps(appCheck: Pick<AppCheck, 'verifyToken'>): AppCheckRule {
  return async (proof) => {
    if (!proof) throw new DomainError('unknown-app');
    try {
      await withDeadline(appCheck.verifyToken(proof));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const isDown = isTransient(error) || hasNoKeys(error);
      throw new DomainError(isDown ? 'unavailable' : 'unknown-app', undefined, { cause: error });
    }
  };
}

/** The Admin SDK has one code for invalid tokens and unavailable keys; the cause distinguishes them. */
function hasNoKeys(error: unknown): boolean {
  return error instanceof Error && codeOf(error.cause) === 'key-fetch-error';
}

/** Express's `trust proxy`. */
export type HopTrust = (address: string, distance: number) => boolean;

export const trustNobody: HopTrust = () => false;

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

const longest = 64;

/** The CDN's header with the visitor's address; visitors may be able to forge it. */
const cdnHeader = 'fastly-client-ip';

/** The origin of a request, for rate limits only; never log or store it. */
export interface ClientAddress {
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

/** Without addresses, for the log of the first deploy: `other fastly google; fastly-client-ip is entry 1` */
export function forwardingOf(request: Request): string {
  const entries = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const named = request.get(cdnHeader);
  const place = entries.indexOf(named ?? '') + 1;
  const header = named === undefined ? 'absent' : place > 0 ? `entry ${place}` : networkOf(named);
  return `${entries.slice(-maxHops).map(networkOf).join(' ')}; ${cdnHeader} is ${header}`;
}

/** Google's front ends and Hosting, without rented addresses. */
const google = `
  64.233.160.0/19 66.102.0.0/20 66.249.64.0/19 72.14.192.0/18 74.125.0.0/16 108.177.0.0/17
  142.250.0.0/15 172.217.0.0/16 172.253.0.0/16 173.194.0.0/16 192.178.0.0/15 209.85.128.0/17
  216.58.192.0/19 216.239.32.0/19 2001:4860::/32 2404:6800::/32 2607:f8b0::/32 2800:3f0::/32
  2a00:1450::/32 2c0f:fb50::/32
`;

/** The CDN in front of Hosting, from its public list. Anybody may rent it. */
const fastly = `
  23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20
  140.248.64.0/18 140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17
  167.82.128.0/20 167.82.160.0/20 167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21
  199.232.0.0/16 2a04:4e40::/32 2a04:4e42::/32
`;

/** Google's rented addresses; its own services may use them too. */
const cloud = `
  34.64.0.0/10 34.128.0.0/10 35.184.0.0/13 35.192.0.0/11 35.224.0.0/12 35.240.0.0/13 104.154.0.0/15
  104.196.0.0/14 107.178.192.0/18 130.211.0.0/16 146.148.0.0/17 2600:1900::/28
`;

export type Network = 'google' | 'fastly' | 'cloud' | 'other' | 'invalid';

function listOf(ranges: string): BlockList {
  const list = new BlockList();
  for (const range of ranges.trim().split(/\s+/)) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

const lists = [
  ['google', listOf(google)],
  ['fastly', listOf(fastly)],
  ['cloud', listOf(cloud)],
] as const;

export function networkOf(address: string): Network {
  if (isIP(address) === 0) return 'invalid';
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  return lists.find(([, list]) => list.check(address, family))?.[0] ?? 'other';
}

/** Cost classes of calls: reading, writing, or starting a payment. */
export type CallKind = 'ask' | 'change' | 'pay';

export interface CallCounter {
  readonly fromAddress: (request: Request, kind: CallKind) => void;
  readonly fromPerson: (uid: string, kind: CallKind) => void;
}

const asking: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function kindOf(method: string): 'ask' | 'change' {
  return asking.has(method) ? 'ask' : 'change';
}

type AddressKind = Exclude<CallKind, 'pay'>;

export interface CallLimits {
  readonly person: Readonly<Record<CallKind, number>>;
  readonly visitor: Readonly<Record<AddressKind, number>>;
  readonly hop: Readonly<Record<AddressKind, number>>;
}

/** A page makes about five calls. An address may be a whole school's router; a Hosting hop serves a region. */
export const callLimits: CallLimits = {
  person: { ask: 300, change: 150, pay: 20 },
  visitor: { ask: 3000, change: 1500 },
  hop: { ask: 30_000, change: 15_000 },
};

const minute = 60_000;

export function createCallCounter(
  { person, visitor, hop }: CallLimits = callLimits,
  now?: () => number,
): CallCounter {
  const addresses = new MemoryCounters(minute, now);
  const people = new MemoryCounters(minute, now);
  return {
    fromAddress: (request, kind) => {
      const counted = kind === 'pay' ? 'change' : kind;
      const limits = { perVisitor: visitor[counted], perHop: hop[counted] };
      refuseOn(addresses.take(addressAllowances(request, counted, limits)));
    },
    fromPerson: (uid, kind) => refuseOn(people.take([{ key: `${kind}/${uid}`, max: person[kind] }])),
  };
}

function refuseOn(wait: Wait): void {
  if (wait > 0) throw tooMany(wait);
}

export interface Allowance {
  readonly key: string;
  readonly max: number;
}

/** Waiting time, milliseconds; 0: counted and allowed. */
export type Wait = number;

/** A visitor's address is only as reliable as the hop that reports it, so both are counted, the hop first. */
export function addressAllowances(
  request: Request,
  name: string,
  { perVisitor, perHop }: { readonly perVisitor: number; readonly perHop: number },
): [Allowance, ...Allowance[]] {
  const { visitor, hop } = clientAddress(request);
  const shared = { key: `${name}/hop/${hop}`, max: perHop };
  if (visitor === undefined) return [shared];
  const own = { key: `${name}/visitor/${visitor}`, max: perVisitor };
  return visitor === hop ? [own] : [shared, own];
}

/** Maximum callers per instance; evicts the least recently seen. */
const max = 20_000;

/** GCRA: one number per caller, when the allowance is full again. Refused callers wait for a moment only. */
export class MemoryCounters {
  readonly #wholeAt = new LRUCache<string, number>(atMost(max));
  readonly #windowMs: number;
  readonly #now: () => number;

  constructor(windowMs: number, now: () => number = Date.now) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  take(allowances: readonly Allowance[]): Wait {
    const now = this.#now();
    const next = allowances.map(({ key, max: whole }) => ({
      key,
      at: Math.max(now, this.#wholeAt.get(key) ?? now) + this.#windowMs / whole,
    }));
    const wait = Math.max(...next.map(({ at }) => at - now - this.#windowMs));
    // Tolerates floating-point errors.
    if (wait > 0.001) return wait;
    for (const { key, at } of next) this.#wholeAt.set(key, at);
    return 0;
  }
}
