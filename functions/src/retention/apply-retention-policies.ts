import { fullestShard, readItems, splitIntoShards } from '../content/manifest.ts';
import { type ErrorNote, noteOf } from '../core/domain-error.ts';
import { countOf, type IsOver } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { lookThroughAccounts, type RetentionServices } from './inactive-accounts.ts';
import {
  countOverdue,
  forgetSilentParents,
  removeLeftovers,
  removeOutdated,
  removeServedWaits,
} from './outdated.ts';

/** Numbers only, no names. */
export interface RetentionEntry {
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: string;
  readonly step: string;
  readonly counts?: object;
  readonly error?: ErrorNote;
}

type Work = readonly [step: string, work: (isOver: IsOver) => Promise<object>];

/** Timeout of a step, milliseconds: all steps fit into the function's (`index.ts`). */
const stepTime = 45_000;

/** Neither a failing step nor a long one stops the others. @throws Error after all steps, so that the scheduler retries */
export async function applyRetentionPolicies(
  services: RetentionServices,
  log: (entry: RetentionEntry) => void,
  now: number = Date.now(),
): Promise<void> {
  const { db } = services;
  const refundsDue = collections.payments(db).where('status', '==', 'refund-due');
  const shards = async () => splitIntoShards(await readItems(db)).values();
  const steps: readonly Work[] = [
    ['outdated', (isOver) => removeOutdated(db, now, isOver)],
    ['served waits', (isOver) => removeServedWaits(db, now, isOver)],
    [
      'parents who did not answer',
      async (isOver) => ({ forgotten: await forgetSilentParents(db, now, isOver) }),
    ],
    ['payments to give back', async () => ({ due: await countOf(refundsDue) })],
    ['room for what is published', async () => ({ percent: fullestShard(await shards()) })],
    [
      'unused accounts',
      (isOver) =>
        lookThroughAccounts(services, now, isOver, (error) =>
          log({
            severity: 'ERROR',
            message: 'retention: one account',
            step: 'one account',
            error: noteOf(error),
          }),
        ),
    ],
    ['overdue', () => countOverdue(db, now)],
    ['left of gone accounts', (isOver) => removeLeftovers(services, now, isOver)],
  ];
  const failed: string[] = [];
  for (const [step, work] of steps) {
    const message = `retention: ${step}`;
    const end = performance.now() + stepTime;
    try {
      const counts = await work(() => performance.now() > end);
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

type Needs = Partial<Record<'untold' | 'failed' | 'due' | 'percent' | 'accounts' | 'records', number>>;

function needsSomebody(counts: object): boolean {
  const { untold = 0, failed = 0, due = 0, percent = 0, accounts = 0, records = 0 } = counts as Needs;
  return untold + failed + due + accounts + records > 0 || percent > maxFilled;
}
