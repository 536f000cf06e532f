import { type AddPracticeAnswer, type PracticeEntry, practiceLimits } from '@pathshala/contract/practice/log';
import { schoolDay, schoolOffset } from '@pathshala/contract/site/region';
import type { DocumentSnapshot, Firestore, UpdateData } from 'firebase-admin/firestore';
import { tooMany } from '../core/domain-error.ts';
import { createKeyedQueue } from '../core/keyed-queue.ts';
import { dayMs } from '../core/utc-day.ts';
import { fullPart, fullParts, lastPart, partSize, readFullParts } from '../domain/practice-log.ts';
import { addToSums } from '../domain/practice-sums.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import type { PracticeLogRecord, TimeSpan } from '../firestore/learning-records.ts';

/** Serialises the calls of a person's devices within an instance. */
const enqueue = createKeyedQueue();

/**
 * Adds new entries to a person's log: one read and one write, three writes when a part becomes full, and reads of full
 * parts that may contain the entries. Concurrent calls neither lose nor duplicate entries.
 * @param now milliseconds since 1970; later times from wrong clocks are set to it, because otherwise nothing would
 * become due until then
 * @throws DomainError `too-many` beyond a day's maximum; `unavailable`
 */
export function addToPracticeLog(
  db: Firestore,
  uid: string,
  given: readonly PracticeEntry[],
  now = Date.now(),
): Promise<AddPracticeAnswer> {
  return enqueue(uid, () =>
    retryOnConflict(async () => {
      const snapshot = await lastPart(db, uid).get();
      const last = snapshot.data() ?? { uid, part: 0, entries: [] };
      const sent = await newOnes(db, last, given);
      const added = sent.map((one) => ({ ...one, at: Math.min(one.at, now) }));
      const ahead = Math.max(0, ...sent.map(({ at }) => (at > now ? at : 0)));
      if (added.length > 0) await write(db, snapshot, counted(last, added, now), ahead);
      return { added: added.length };
    }),
  );
}

/** An empty span contains no time. */
function spanOf(entries: readonly PracticeEntry[], ahead = 0): TimeSpan {
  const times = entries.map(({ at }) => at);
  return { from: Math.min(...times), to: Math.max(ahead, ...times) };
}

/** Filters new entries; only parts with overlapping times are read, usually none. */
async function newOnes(
  db: Firestore,
  last: PracticeLogRecord,
  given: readonly PracticeEntry[],
): Promise<PracticeEntry[]> {
  const once = new Map(given.map((one) => [one.id, one]));
  for (const { id } of last.entries) once.delete(id);
  const { spans = [] } = last;
  const mayHave = ({ from, to }: TimeSpan) => [...once.values()].some(({ at }) => from <= at && at <= to);
  const parts = await readFullParts(db, last, (at) => spans[at] !== undefined && mayHave(spans[at]));
  for (const { id } of parts.flat()) once.delete(id);
  return [...once.values()];
}

/**
 * The last part with new entries, perhaps overfull, today's count and the sums.
 * @throws DomainError `too-many`
 */
function counted(last: PracticeLogRecord, added: readonly PracticeEntry[], now: number): PracticeLogRecord {
  const day = schoolDay(now);
  const addedThatDay = (last.day === day ? (last.addedThatDay ?? 0) : 0) + added.length;
  if (addedThatDay > practiceLimits.maxPerDay) throw tooMany(dayMs - ((now + schoolOffset) % dayMs));
  const sums = addToSums(last.sums ?? {}, added, now);
  return { ...last, entries: [...last.entries, ...added], day, addedThatDay, sums };
}

/** @param ahead the latest added time if a device's clock was ahead; else 0 */
async function write(
  db: Firestore,
  snapshot: DocumentSnapshot<PracticeLogRecord>,
  log: PracticeLogRecord,
  ahead: number,
): Promise<void> {
  const { uid, part, entries } = log;
  const batch = db.batch();
  const isFull = entries.length > partSize;
  const full = entries.slice(0, partSize);
  const latest = Math.max(log.ahead ?? 0, ahead);
  const spans = [...(log.spans ?? []), spanOf(full, latest)].slice(-fullParts);
  const after = isFull
    ? { ...log, part: part + 1, entries: entries.slice(partSize), spans, ahead }
    : { ...log, ahead: latest };
  if (snapshot.exists) {
    batch.update(snapshot.ref, { ...after } as UpdateData<PracticeLogRecord>, unchanged(snapshot));
  } else batch.create(snapshot.ref, after);
  if (isFull) {
    batch.set(fullPart(db, uid, part), { uid, part, entries: full });
    if (part >= fullParts) batch.delete(fullPart(db, uid, part - fullParts));
  }
  // Existing documents are erased with the account; only a first entry could be left over.
  await (snapshot.exists ? batch.commit() : commitOf(db, uid, batch));
}
