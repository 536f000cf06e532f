import type { Firestore } from 'firebase-admin/firestore';
import { type ErrorNote, noteOf } from '../core/error-note.ts';
import { readItems } from '../domain/manifest.ts';
import { fullestShard } from '../domain/manifest-room.ts';
import { splitIntoShards } from '../domain/manifest-shards.ts';
import { endInactiveAccounts, forgetGoneAccounts, type RetentionServices } from './inactive-accounts.ts';
import { removeLeftovers } from './leftovers.ts';
import { countRefundsDue, forgetSilentParents, removeOutdated, removeServedWaits } from './outdated.ts';
import { gatherRevoked } from './revoked-parts.ts';

/** Log entry of the daily job: numbers, no names. */
export interface RetentionEntry {
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: string;
  readonly step: string;
  readonly counts?: object;
  readonly error?: ErrorNote;
}

type Work = readonly [step: string, work: () => Promise<object>];

/**
 * Applies the retention policies daily. A failing step does not stop the others.
 * @param log called per step
 * @param now milliseconds since 1970
 * @throws Error after all steps if one failed, so that the scheduler retries
 */
export async function applyRetentionPolicies(
  services: RetentionServices,
  log: (entry: RetentionEntry) => void,
  now: number = Date.now(),
): Promise<void> {
  const { db } = services;
  const steps: readonly Work[] = [
    ['outdated', () => removeOutdated(db, now)],
    ['left of gone accounts', async () => ({ removed: await removeLeftovers(services, now) })],
    ['served waits', async () => ({ removed: await removeServedWaits(db, now) })],
    ['parents who did not answer', async () => ({ forgotten: await forgetSilentParents(db, now) })],
    ['inactive accounts', () => endInactiveAccounts(services, now)],
    ['payments to give back', async () => ({ due: await countRefundsDue(db) })],
    ['revoked certificates', async () => ({ gathered: await gatherRevoked(db) })],
    ['room for what is published', async () => ({ percent: await manifestFill(db) })],
    ['warnings of gone accounts', async () => ({ removed: await forgetGoneAccounts(services) })],
  ];
  const failed: string[] = [];
  for (const [step, work] of steps) {
    const message = `retention: ${step}`;
    try {
      const counts = await work();
      log({ severity: needsSomebody(counts) ? 'WARNING' : 'INFO', message, step, counts });
    } catch (error) {
      failed.push(step);
      log({ severity: 'ERROR', message, step, error: noteOf(error) });
    }
  }
  if (failed.length > 0) throw new Error(`These steps failed: ${failed.join(', ')}`);
}

/** Size of a shard of the manifest that triggers a warning, percent. */
const maxFilled = 80;

async function manifestFill(db: Firestore): Promise<number> {
  return fullestShard(splitIntoShards(await readItems(db)).values());
}

interface Needs {
  readonly untold?: number;
  readonly due?: number;
  readonly percent?: number;
}

/** Tasks for the owner: enable mails, refund payments, unpublish items. */
function needsSomebody(counts: object): boolean {
  const { untold = 0, due = 0, percent = 0 } = counts as Needs;
  return untold + due > 0 || percent > maxFilled;
}
