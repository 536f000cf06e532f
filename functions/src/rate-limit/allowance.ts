import type { Request } from 'express';
import { clientAddress } from '../http/client-address.ts';
/** How much one caller may do in the window of its limit. */
export interface Allowance {
  /** Names the counter: what is counted, and for whom. */
  readonly key: string;
  readonly max: number;
}

/** How long a caller has to wait, milliseconds; 0: it was counted and may go on. */
export type Wait = number;

/**
 * What a request uses up by the address that it comes from. A visitor's address is only as true as the hop that names it,
 * so both are counted, the hop first; who comes to us directly is one and the same.
 * @param name parts these counters from those of other limits
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
