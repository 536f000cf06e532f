import { type PracticeEntry, practiceLimits } from '@pathshala/contract/practice/log';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections, personalId } from '../firestore/collections.ts';
import type { PracticeLogRecord } from '../firestore/learning-records.ts';

/** Entries per full part: about 80 KB, far below a document's limit. */
export const partSize = 500;
/** Number of full parts to keep. */
export const fullParts = practiceLimits.maxKept / partSize;

/** The part that grows. */
export function lastPart(db: Firestore, uid: string): DocumentReference<PracticeLogRecord> {
  return collections.practiceLogs(db).doc(uid);
}

/** A part that is full. */
export function fullPart(db: Firestore, uid: string, part: number): DocumentReference<PracticeLogRecord> {
  return collections.practiceLogs(db).doc(personalId(uid, String(part)));
}

/** Parts of a log are large, so few are read per call. */
const batchSize = 40;

type IsMeant = (entry: PracticeEntry) => boolean;

/** Sequential, keeping only matching entries: the logs of a class are many megabytes. */
async function readParts(
  db: Firestore,
  parts: readonly DocumentReference<PracticeLogRecord>[],
  isMeant: IsMeant,
): Promise<PracticeLogRecord[]> {
  const found: PracticeLogRecord[] = [];
  for (let at = 0; at < parts.length; at += batchSize) {
    const documents = parts.slice(at, at + batchSize).map(({ path }) => db.doc(path));
    const read = await db.getAll(...documents, { fieldMask: ['uid', 'part', 'entries'] });
    for (const snapshot of read) {
      if (!snapshot.exists) continue;
      const { uid, part, entries } = snapshot.data() as PracticeLogRecord;
      found.push({ uid, part, entries: entries.filter(isMeant) });
    }
  }
  return found;
}

/** The full parts that may precede the last one. */
function partsBefore(
  db: Firestore,
  { uid, part }: PracticeLogRecord,
): DocumentReference<PracticeLogRecord>[] {
  const first = Math.max(0, part - fullParts);
  return Array.from({ length: part - first }, (_, at) => fullPart(db, uid, first + at));
}

/**
 * Practice entries of several people.
 * @param uids without duplicates
 * @param isMeant filter
 * @returns by uid, unordered, without people who never practised
 */
export async function readPracticeEntries(
  db: Firestore,
  uids: readonly string[],
  isMeant: IsMeant,
): Promise<ReadonlyMap<string, readonly PracticeEntry[]>> {
  const last = uids.map((uid) => lastPart(db, uid));
  const ends = await readParts(db, last, isMeant);
  // Only after hundreds of exercises is there more than the last part.
  const before = ends.flatMap((one) => partsBefore(db, one));
  const entries = new Map<string, PracticeEntry[]>();
  for (const { uid, entries: some } of [...(await readParts(db, before, isMeant)), ...ends]) {
    entries.set(uid, [...(entries.get(uid) ?? []), ...some]);
  }
  return entries;
}
