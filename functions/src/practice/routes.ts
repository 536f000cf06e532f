import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import {
  type AddPracticeAnswer,
  type PracticeEntry,
  type PracticeLogPage,
  practiceLimits,
} from '@pathshala/contract/practice/log';
import { dayMs, schoolDay, schoolOffset } from '@pathshala/contract/site/region';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { createKeyedQueue } from '../core/deadline.ts';
import { tooMany, wrongField } from '../core/domain-error.ts';
import type { PracticeLogRecord, TimeSpan } from '../firestore/learning-records.ts';
import { commitOf, putUnchanged, retryOnConflict } from '../firestore/writes.ts';
import { json, type Route, signedIn } from '../http/route.ts';
import { addToSums, fullPart, fullParts, lastPart, partSize, readFullParts } from '../people/practice-log.ts';

const enqueue = createKeyedQueue();

/** Concurrent calls neither lose nor duplicate entries. Later times than `now` are set to it, or nothing would become due. */
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

function spanOf(entries: readonly PracticeEntry[], ahead: number): TimeSpan {
  const times = entries.map(({ at }) => at);
  return { from: Math.min(...times), to: Math.max(ahead, ...times) };
}

/** Filters new entries; only parts with overlapping times are read, usually none. */
async function newOnes(db: Firestore, last: PracticeLogRecord, given: readonly PracticeEntry[]) {
  const once = new Map(given.map((one) => [one.id, one]));
  for (const { id } of last.entries) once.delete(id);
  const { spans = [] } = last;
  const mayHave = ({ from, to }: TimeSpan) => [...once.values()].some(({ at }) => from <= at && at <= to);
  const parts = await readFullParts(db, last, (at) => spans[at] !== undefined && mayHave(spans[at]));
  for (const { id } of parts.flat()) once.delete(id);
  return [...once.values()];
}

/** The last part may be overfull. @throws DomainError `too-many` */
function counted(last: PracticeLogRecord, added: readonly PracticeEntry[], now: number): PracticeLogRecord {
  const day = schoolDay(now);
  const addedThatDay = (last.day === day ? (last.addedThatDay ?? 0) : 0) + added.length;
  if (addedThatDay > practiceLimits.maxPerDay) throw tooMany(dayMs - ((now + schoolOffset) % dayMs));
  const sums = addToSums(last.sums ?? {}, added, now);
  return { ...last, entries: [...last.entries, ...added], day, addedThatDay, sums };
}

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
  putUnchanged(batch, snapshot, after);
  if (isFull) {
    batch.set(fullPart(db, uid, part), { uid, part, entries: full });
    if (part >= fullParts) batch.delete(fullPart(db, uid, part - fullParts));
  }
  // Existing documents are erased with the account; only a first entry could be left over.
  await (snapshot.exists ? batch.commit() : commitOf(db, uid, batch));
}

/** @param after counts entries ever added: dropped ones are skipped, one beyond the log starts over */
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

function placeAsked(query: URLSearchParams): number {
  const text = query.get('after') ?? '0';
  if (!/^\d{1,9}$/.test(text)) throw wrongField('after', 'validation.whole');
  return Number(text);
}

export function practiceRoutes(db: Firestore): Route[] {
  return [
    json(practiceEndpoints.practiceLog, (call) =>
      readPracticeLog(db, signedIn(call).uid, placeAsked(call.query)),
    ),
    json(practiceEndpoints.addPractice, (call) =>
      addToPracticeLog(db, signedIn(call).uid, call.body.entries),
    ),
  ];
}
