import { dayMs } from '@pathshala/contract/site/region';
import { type CollectionName, everyIn } from '../../src/firestore/collections.ts';
import { mailQueue } from '../../src/people/mail.ts';
import { applyRetentionPolicies, type RetentionEntry } from '../../src/retention/apply-retention-policies.ts';
import type { RetentionServices } from '../../src/retention/inactive-accounts.ts';
import type { Emulated } from './emulators.ts';

export function retentionRuns({ db, auth }: Emulated) {
  const today = Date.now();
  const usual = { db, auth, queueMail: mailQueue(db), site: 'https://school.example' };

  async function runAfter(days: number, given: Partial<RetentionServices> = {}): Promise<RetentionEntry[]> {
    const lines: RetentionEntry[] = [];
    const log = (entry: RetentionEntry) => lines.push(entry);
    await applyRetentionPolicies({ ...usual, ...given }, log, today + days * dayMs);
    return lines;
  }

  const idsIn = async (name: CollectionName) =>
    (await everyIn(db, name).get()).docs.map(({ id }) => id).sort();

  return { today, services: usual, runAfter, idsIn };
}

export function lineOf(lines: readonly RetentionEntry[], step: string): RetentionEntry | undefined {
  return lines.find((one) => one.step === step);
}
