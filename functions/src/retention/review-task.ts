import { noteOf } from '../core/error-note.ts';
import type { RetentionEntry } from './retention-entry.ts';
import { type ReviewServices, reviewAccount } from './review-account.ts';

/**
 * The task of one account. Logs a failure before the queue tries again.
 * @param now milliseconds since 1970
 * @throws as `reviewAccount`
 */
export async function reviewTask(
  services: ReviewServices,
  uid: string,
  log: (entry: RetentionEntry) => void,
  now: number = Date.now(),
): Promise<void> {
  const step = 'one account';
  const message = `retention: ${step}`;
  try {
    log({ severity: 'INFO', message, step, counts: { [await reviewAccount(services, uid, now)]: 1 } });
  } catch (error) {
    log({ severity: 'ERROR', message, step, error: noteOf(error) });
    throw error;
  }
}

/** Runs tasks at once, where there is no queue. One that fails stops no other, and comes again the next day. */
export function reviewInPlace(
  services: ReviewServices,
  log: (entry: RetentionEntry) => void,
  now?: () => number,
): (uid: string) => Promise<void> {
  return (uid) => reviewTask(services, uid, log, now?.()).catch(() => undefined);
}
