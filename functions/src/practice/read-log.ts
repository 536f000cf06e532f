import type { PracticeLogPage } from '@pathshala/contract/practice/log';
import type { Firestore } from 'firebase-admin/firestore';
import { fullPart, fullParts, lastPart, partSize } from '../domain/practice-log.ts';

/**
 * A person's log from a position on, at most a part: one read if nearly all is known, else two.
 * @param after the position as a count of entries ever added; dropped entries are skipped. A position beyond the log,
 * as after a restored backup, starts over
 */
export async function readPracticeLog(db: Firestore, uid: string, after: number): Promise<PracticeLogPage> {
  const last = (await lastPart(db, uid).get()).data();
  if (!last) return { entries: [], next: 0, more: false };
  const end = last.part * partSize + last.entries.length;
  const begin = Math.max(0, last.part - fullParts) * partSize;
  const from = after > end ? begin : Math.max(begin, after);
  const part = Math.min(last.part, Math.floor(from / partSize));
  if (part === last.part) {
    return { entries: last.entries.slice(from - part * partSize), next: end, more: false };
  }
  const full = (await fullPart(db, uid, part).get()).data();
  const entries = full?.entries.slice(from - part * partSize) ?? [];
  return { entries, next: (part + 1) * partSize, more: true };
}
