import { type AddPracticeAnswer, type PracticeEntry, practiceLimits } from '@pathshala/contract/practice-log';
import type { DocumentSnapshot, Firestore, UpdateData } from 'firebase-admin/firestore';
import { fullPart, fullParts, lastPart, partSize } from '../domain/practice-log-parts.ts';
import type { PracticeLogRecord } from '../firestore/collections.ts';
import { unchanged, untilUnchanged } from '../firestore/compare-and-set.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import { createTurns } from '../http/in-turn.ts';
import { tooMany } from '../http/too-many.ts';

/** One after another, the calls of a person's devices to one instance do not overtake each other. */
const inTurn = createTurns();

const dayMs = 86_400_000;
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * Adds to a person's log what it does not have yet: a read and a write, three writes where a part becomes full. Several
 * devices may add at once; nothing is lost.
 * @param now milliseconds since 1970. What a device's wrong clock puts after it is taken as done now: nothing would be due
 * before that time had come
 * @throws ApiError `too-many` where more would come than a person practises in a day; `unavailable`
 */
export function addToPracticeLog(
  db: Firestore,
  uid: string,
  given: readonly PracticeEntry[],
  now = Date.now(),
): Promise<AddPracticeAnswer> {
  return inTurn(uid, () =>
    untilUnchanged(async () => {
      const snapshot = await lastPart(db, uid).get();
      const last = snapshot.data() ?? { uid, part: 0, entries: [] };
      const added = (await newOnes(db, last, given)).map((one) => ({ ...one, at: Math.min(one.at, now) }));
      if (added.length > 0) await write(db, snapshot, counted(last, added, now));
      return { added: added.length };
    }),
  );
}

/** Those whose ids the log has not. What came just before a part became full may be sent again, too: it is looked for there. */
async function newOnes(
  db: Firestore,
  { uid, part, entries }: PracticeLogRecord,
  given: readonly PracticeEntry[],
): Promise<PracticeEntry[]> {
  const once = new Map(given.map((one) => [one.id, one]));
  for (const { id } of entries) once.delete(id);
  if (once.size > 0 && part > 0 && entries.length < practiceLimits.callMost) {
    const before = (await fullPart(db, uid, part - 1).get()).data();
    for (const { id } of before?.entries ?? []) once.delete(id);
  }
  return [...once.values()];
}

/** The last part with what is added, longer than a part may be; and how many that makes today. @throws ApiError `too-many` */
function counted(last: PracticeLogRecord, added: readonly PracticeEntry[], now: number): PracticeLogRecord {
  const day = dayOf(now);
  const addedThatDay = (last.day === day ? (last.addedThatDay ?? 0) : 0) + added.length;
  if (addedThatDay > practiceLimits.dayMost) throw tooMany(dayMs - (now % dayMs));
  return { ...last, entries: [...last.entries, ...added], day, addedThatDay };
}

async function write(
  db: Firestore,
  snapshot: DocumentSnapshot<PracticeLogRecord>,
  log: PracticeLogRecord,
): Promise<void> {
  const { uid, part, entries } = log;
  const batch = db.batch();
  const isFull = entries.length > partSize;
  const after = isFull ? { ...log, part: part + 1, entries: entries.slice(partSize) } : log;
  if (snapshot.exists) {
    batch.update(snapshot.ref, { ...after } as UpdateData<PracticeLogRecord>, unchanged(snapshot));
  } else batch.create(snapshot.ref, after);
  if (isFull) {
    batch.set(fullPart(db, uid, part), { uid, part, entries: entries.slice(0, partSize) });
    if (part >= fullParts) batch.delete(fullPart(db, uid, part - fullParts));
  }
  // What is there goes with the account, and only a first entry would stay.
  await (snapshot.exists ? batch.commit() : commitOf(db, uid, batch));
}
