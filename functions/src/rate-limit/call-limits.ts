import { tooMany } from '../core/domain-error.ts';
import type { CallCounter, CallKind } from '../http/call-counter.ts';
import { addressAllowances, type Wait } from './allowance.ts';
import { MemoryCounters } from './memory-counters.ts';

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

/**
 * In-memory limits of all calls.
 * @param now milliseconds
 */
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
