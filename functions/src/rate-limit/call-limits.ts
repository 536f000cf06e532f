import { tooMany } from '../core/domain-error.ts';
import type { CallCounter, CallKind } from '../http/call-counter.ts';
import { addressAllowances, type Wait } from './allowance.ts';
import { MemoryCounters } from './memory-counters.ts';

type AddressKind = Exclude<CallKind, 'pay'>;

/** How many calls of a kind may come in a minute, to one instance. */
export interface CallLimits {
  readonly person: Readonly<Record<CallKind, number>>;
  readonly visitor: Readonly<Record<AddressKind, number>>;
  readonly hop: Readonly<Record<AddressKind, number>>;
}

/**
 * A page asks about five times when it is opened, and a person opens ten in a busy minute. A visitor's address may be the
 * router of a whole school; a hop, one of Hosting's, serves all visitors of a region.
 */
export const callLimits: CallLimits = {
  person: { ask: 300, change: 150, pay: 20 },
  visitor: { ask: 3000, change: 1500 },
  hop: { ask: 30_000, change: 15_000 },
};

const minute = 60_000;

/**
 * Limits for every call, in the memory of this instance.
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
