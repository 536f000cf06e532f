import { type AddPracticeAnswer, type PracticeEntry, practiceLimits } from '@pathshala/contract/practice/log';
import type { DocumentSnapshot, Firestore, UpdateData } from 'firebase-admin/firestore';
import { tooMany } from '../core/domain-error.ts';
import { createTurns } from '../core/in-turn.ts';
import { fullPart, fullParts, lastPart, partSize } from '../domain/practice-log.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import type { PracticeLogRecord, TimeSpan } from '../firestore/learning-records.ts';

/** One after another, the calls of a person's devices to one instance do not overtake each other. */
const inTurn = createTurns();

const dayMs = 86_400_000;
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Adds to a person's log what it does not have yet: a read and a write, three writes where a part becomes full, and a read
 * of each full part that may have it already. Several devices may add at once; nothing is lost, and nothing is kept twice.
 * @param now milliseconds since 1970. What a device's wrong clock puts after it is taken as done now: nothing would be due
 * before that time had come
 * @throws DomainError `too-many` where more would come than a person practises in a day; `unavailable`
 */
export function addToPracticeLog(
  db: Firestore,
  uid: string,
  given: readonly PracticeEntry[],
  now = Date.now(),
): Promise<AddPracticeAnswer> {
  return inTurn(uid, () =>
    retryOnConflict(async () => {
      const snapshot = await lastPart(db, uid).get();
      const last = await withSpans(db, snapshot.data() ?? { uid, part: 0, entries: [] });
      const sent = await newOnes(db, last, given);
      const added = sent.map((one) => ({ ...one, at: Math.min(one.at, now) }));
      const ahead = Math.max(0, ...sent.map(({ at }) => (at > now ? at : 0)));
      if (added.length > 0) await write(db, snapshot, counted(last, added, now), ahead);
      return { added: added.length };
    }),
  );
}

/** The full parts that are kept, the newest last. */
async function readFullParts(
  db: Firestore,
  { uid, part }: PracticeLogRecord,
  isWanted: (at: number) => boolean,
): Promise<PracticeLogRecord['entries'][]> {
  const first = Math.max(0, part - fullParts);
  const wanted = Array.from({ length: part - first }, (_, at) => first + at).filter((_, at) => isWanted(at));
  const read = await Promise.all(wanted.map((one) => fullPart(db, uid, one).get()));
  return read.map((one) => one.data()?.entries ?? []);
}

/** Logs of before their spans were noted are read whole once. */
async function withSpans(db: Firestore, last: PracticeLogRecord): Promise<PracticeLogRecord> {
  if (last.part === 0 || last.spans) return last;
  return { ...last, spans: (await readFullParts(db, last, () => true)).map((one) => spanOf(one)) };
}

/** Of none it is one that no time lies in. */
function spanOf(entries: readonly PracticeEntry[], ahead = 0): TimeSpan {
  const times = entries.map(({ at }) => at);
  return { from: Math.min(...times), to: Math.max(ahead, ...times) };
}

/** Those whose ids the log has not. They are looked for in the parts that have others of their time; as a rule there is none. */
async function newOnes(
  db: Firestore,
  last: PracticeLogRecord,
  given: readonly PracticeEntry[],
): Promise<PracticeEntry[]> {
  const once = new Map(given.map((one) => [one.id, one]));
  for (const { id } of last.entries) once.delete(id);
  const { spans = [] } = last;
  const mayHave = ({ from, to }: TimeSpan) => [...once.values()].some(({ at }) => from <= at && at <= to);
  const parts = await readFullParts(db, last, (at) => spans[at] === undefined || mayHave(spans[at]));
  for (const { id } of parts.flat()) once.delete(id);
  return [...once.values()];
}

/** The last part with what is added, longer than a part may be; and how many that makes today. @throws DomainError `too-many` */
function counted(last: PracticeLogRecord, added: readonly PracticeEntry[], now: number): PracticeLogRecord {
  const day = dayOf(now);
  const addedThatDay = (last.day === day ? (last.addedThatDay ?? 0) : 0) + added.length;
  if (addedThatDay > practiceLimits.maxPerDay) throw tooMany(dayMs - (now % dayMs));
  return { ...last, entries: [...last.entries, ...added], day, addedThatDay };
}

/** @param ahead the latest time among what was added, where a device's clock was ahead; else 0 */
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
  // What is there goes with the account, and only a first entry would stay.
  await (snapshot.exists ? batch.commit() : commitOf(db, uid, batch));
}
