import type { Request } from 'express';
import { clientAddress } from '../http/client-address.ts';
/** A caller's allowance per window. */
export interface Allowance {
  /** Key of the counter. */
  readonly key: string;
  readonly max: number;
}

/** Waiting time, milliseconds; 0: counted and allowed. */
export type Wait = number;

/**
 * Allowances of a request's address. A visitor's address is only as reliable as the hop that reports it, so both are
 * counted, the hop first; direct visitors are their own hop.
 * @param name separates these counters from other limits
 */
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
