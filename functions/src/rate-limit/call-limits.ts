import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { atMost } from '../core/cache.ts';
import { tooMany } from '../core/domain-error.ts';
import { clientAddress } from '../http/client-address.ts';
import type { CallCounter, CallKind } from '../http/route.ts';

type AddressKind = Exclude<CallKind, 'pay'>;

/** Calls per kind and minute, per instance. */
export interface CallLimits {
  readonly person: Readonly<Record<CallKind, number>>;
  readonly visitor: Readonly<Record<AddressKind, number>>;
  readonly hop: Readonly<Record<AddressKind, number>>;
}

/**
 * A page makes about five calls, and a person opens ten a minute. An address may be a whole school's router; a Hosting
 * hop serves a region.
 */
export const callLimits: CallLimits = {
  person: { ask: 300, change: 150, pay: 20 },
  visitor: { ask: 3000, change: 1500 },
  hop: { ask: 30_000, change: 15_000 },
};

const minute = 60_000;

/** @param now milliseconds */
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

  /** @param windowMs to refill a spent allowance, milliseconds @param now clock, milliseconds */
  constructor(windowMs: number, now: () => number = Date.now) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts all allowances, or none if one is spent. */
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
