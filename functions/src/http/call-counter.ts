import type { Request } from 'express';

/** Cost classes of calls: reading, writing, or starting a payment. */
export type CallKind = 'ask' | 'change' | 'pay';

/** Rate limits of calls. Both throw DomainError `too-many` with `Retry-After`. */
export interface CallCounter {
  /** Counts each request first. */
  readonly fromAddress: (request: Request, kind: CallKind) => void;
  /** Counts calls with a valid token. */
  readonly fromPerson: (uid: string, kind: CallKind) => void;
}

const asking: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Cost class by method. */
export function kindOf(method: string): 'ask' | 'change' {
  return asking.has(method) ? 'ask' : 'change';
}
