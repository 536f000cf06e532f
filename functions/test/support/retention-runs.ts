import { dayMs } from '../../src/core/utc-day.ts';
import { mailQueue } from '../../src/domain/mail.ts';
import {
  applyRetentionPolicies,
  type RetentionServices,
} from '../../src/retention/apply-retention-policies.ts';
import { collectionOf } from '../../src/retention/collection-of.ts';
import type { RetentionEntry } from '../../src/retention/retention-entry.ts';
import type { ReviewServices } from '../../src/retention/review-account.ts';
import { reviewInPlace } from '../../src/retention/review-task.ts';
import type { Emulated } from './emulators.ts';

type Given = Partial<RetentionServices & ReviewServices>;

/** The daily job on other days, with its tasks in place. */
export function retentionRuns({ db, auth }: Emulated) {
  const today = Date.now();
  const usual = { db, auth, queueMail: mailQueue(db), site: 'https://school.example' };

  /** @returns what was logged */
  async function runAfter(days: number, given: Given = {}): Promise<RetentionEntry[]> {
    const lines: RetentionEntry[] = [];
    const log = (entry: RetentionEntry) => lines.push(entry);
    const now = today + days * dayMs;
    const services = { ...usual, ...given };
    const queueReview = reviewInPlace(services, log, () => now);
    await applyRetentionPolicies({ queueReview, ...services }, log, now);
    return lines;
  }

  const idsIn = async (name: Parameters<typeof collectionOf>[1]) =>
    (await collectionOf(db, name).get()).docs.map(({ id }) => id).sort();

  return { today, services: usual, runAfter, idsIn };
}

/** What a step logged. */
export function lineOf(lines: readonly RetentionEntry[], step: string): RetentionEntry | undefined {
  return lines.find((one) => one.step === step);
}
