import { randomInt } from 'node:crypto';
import { codeLength, codeSigns } from '@pathshala/contract/classrooms/classroom';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DomainError, tooMany } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { ClassroomRecord } from '../firestore/learning-records.ts';
import { createDailySalt } from '../firestore/salts.ts';
import { FirestoreCounters } from '../rate-limit/firestore-counters.ts';

/** Generates a code: one of 78 thousand million. */
export function newCode(): string {
  const signs = Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]);
  return signs.join('');
}

/**
 * Finds the classroom of a code.
 * @param code normalised
 * @throws DomainError `no-such-classroom`
 */
export async function findByCode(
  db: Firestore,
  code: string,
): Promise<QueryDocumentSnapshot<ClassroomRecord>> {
  const { docs } = await collections.classrooms(db).where('code', '==', code).limit(1).get();
  const [found] = docs;
  if (!found) throw new DomainError('no-such-classroom');
  return found;
}

/** Milliseconds. */
const windowMs = 10 * 60_000;
/** Codes that one person may try per window, allowing for typos. */
const max = 20;

/**
 * Counts a person's attempts across instances.
 * @throws DomainError `too-many`
 */
export type CodeLimit = (uid: string) => Promise<void>;

/** @param now milliseconds since 1970 */
export function createCodeLimit(db: Firestore, now: () => number = Date.now): CodeLimit {
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db, now), windowMs, now });
  return async (uid) => {
    const wait = await counters.take([{ key: `join-code/${uid}`, max }]);
    if (wait > 0) throw tooMany(wait, 'Too many codes. Wait ten minutes and try again.');
  };
}
