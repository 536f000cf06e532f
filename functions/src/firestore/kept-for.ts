import { Timestamp } from 'firebase-admin/firestore';
import { dayMs } from '../core/utc-day.ts';

/** Days that documents are kept which stand alone and never change their date. */
export const keptDays = { audit: 3 * 365, messages: 365, practiceSessions: 1, endedAccounts: 1 } as const;

/** Collections whose documents Firestore removes by their `expiresAt`, within a day after. */
export type Dated = keyof typeof keptDays;

/** When a document of that time ends. */
export function expiryOf(name: Dated, at: Timestamp): Timestamp {
  return Timestamp.fromMillis(at.toMillis() + keptDays[name] * dayMs);
}

/**
 * Readers leave out what is not later than this, whether Firestore has removed it or not.
 * @param now milliseconds since 1970
 */
export function keptSince(name: Dated, now: number): Timestamp {
  return Timestamp.fromMillis(now - keptDays[name] * dayMs);
}
