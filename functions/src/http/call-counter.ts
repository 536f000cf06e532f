import type { Request } from 'express';

/** What a call costs: it asks, it changes something, or it has a payment provider begin a payment. */
export type CallKind = 'ask' | 'change' | 'pay';

/** Counts calls. Both throw DomainError `too-many` with `Retry-After`. */
export interface CallCounter {
  /** Counts every request before anything else is done for it. */
  readonly fromAddress: (request: Request, kind: CallKind) => void;
  /** Counts the call of somebody whose token was good. */
  readonly fromPerson: (uid: string, kind: CallKind) => void;
}

const asking: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The kind of a call by its method. */
export function kindOf(method: string): 'ask' | 'change' {
  return asking.has(method) ? 'ask' : 'change';
}
