import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import type { PracticeLogRecord } from '../firestore/learning-records.ts';
import { pagesOf } from '../firestore/pages-of.ts';
import { sumUpPracticeLog } from './practice-log.ts';

/** The log of one person may have a megabyte. */
const atOnce = 10;

/** People's logs so far: all, and those that had no sums. */
export interface SummedUp {
  readonly logs: number;
  readonly summed: number;
}

/**
 * Sums up all logs from before there were sums, so that no table of a class has to. May be ended at any time and repeated.
 * @param onPage called after each page; what it throws ends the run
 */
export async function sumUpPracticeLogs(
  db: Firestore,
  {
    pageSize = 300,
    onPage = () => undefined,
  }: { pageSize?: number; onPage?: (soFar: SummedUp) => void } = {},
): Promise<SummedUp> {
  // Entries are not fetched; a field that is missing cannot be asked for, so every document is looked at.
  const all = collections.practiceLogs(db).orderBy(FieldPath.documentId()).select('uid', 'isSummed');
  let soFar: SummedUp = { logs: 0, summed: 0 };
  for await (const { docs } of pagesOf(all, pageSize)) {
    const known = docs.map((one) => ({ id: one.id, ...(one.data() as Partial<PracticeLogRecord>) }));
    const lastParts = known.filter(({ id, uid }) => id === uid);
    const unsummed = lastParts.filter(({ isSummed }) => !isSummed);
    for (let at = 0; at < unsummed.length; at += atOnce) {
      await Promise.all(unsummed.slice(at, at + atOnce).map(({ id }) => sumUpPracticeLog(db, id)));
    }
    soFar = { logs: soFar.logs + lastParts.length, summed: soFar.summed + unsummed.length };
    onPage(soFar);
  }
  return soFar;
}
