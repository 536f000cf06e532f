import { createHmac } from 'node:crypto';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import type { MessageRef } from '@pathshala/messages/keys';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { atMost, keepLatest } from '../core/cache.ts';
import { createKeyedQueue } from '../core/deadline.ts';
import { tooMany } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { RateLimitRecord } from '../firestore/people-records.ts';
import { putUnchanged, retryOnConflict, saltNamed } from '../firestore/writes.ts';
import type { Allowance, Wait } from '../http/origins.ts';

/** Hashes can be compared within the day; once the secret is deleted, nobody can find addresses by trying them all. */
export function createDailySalt(db: Firestore, now: () => number = Date.now): () => Promise<string> {
  const saltOf = keepLatest((date: string) => saltNamed(db, date, Date.parse(date) + 2 * dayMs));
  return async () => {
    const date = schoolDay(now());
    return saltOf(date, date);
  };
}

/** Spent allowances remembered; beyond that the counters are read. */
const maximumRemembered = 10_000;

/** Shared by all instances. Keys are hashed with the day's salt: no address is stored. Refused calls write nothing. */
export function firestoreCounters(db: Firestore, windowMs: number, now: () => number = Date.now) {
  const saltOfDay = createDailySalt(db, now);
  /** Known full counters and their end, so that a flood costs no reads. */
  const full = new LRUCache<string, number>(atMost(maximumRemembered));
  const inTurn = createKeyedQueue();

  function waitFor({ id }: DocumentReference, record: RateLimitRecord | undefined, max: number): Wait {
    if (!record || record.hits < max) return 0;
    const end = record.expiresAt.toMillis();
    if (end > now()) full.set(id, end);
    return Math.max(0, end - now());
  }

  function oneMore(before: RateLimitRecord | undefined): RateLimitRecord {
    if (before && before.expiresAt.toMillis() > now()) return { ...before, hits: before.hits + 1 };
    return { hits: 1, expiresAt: Timestamp.fromMillis(now() + windowMs) };
  }

  return async (...allowances: readonly [Allowance, ...Allowance[]]): Promise<Wait> => {
    const salt = await saltOfDay();
    const documents = allowances.map(({ key }) =>
      collections.rateLimits(db).doc(createHmac('sha256', salt).update(key).digest('base64url')),
    );
    return inTurn(documents[0]?.id ?? '', async () => {
      const known = Math.max(...documents.map(({ id }) => (full.get(id) ?? 0) - now()));
      if (known > 0) return known;
      return retryOnConflict(async () => {
        const snapshots = await Promise.all(documents.map((document) => document.get()));
        const wait = Math.max(
          ...snapshots.map((one, at) => waitFor(one.ref, one.data(), allowances[at]?.max ?? 0)),
        );
        if (wait > 0) return wait;
        const batch = db.batch();
        for (const snapshot of snapshots) putUnchanged(batch, snapshot, oneMore(snapshot.data()));
        await batch.commit();
        return 0;
      });
    });
  };
}

export interface CountLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  readonly refusal: string | MessageRef;
}

export function countLimit(db: Firestore, limit: CountLimit): (id: string) => Promise<void> {
  const { name, max, windowMs, refusal } = limit;
  const count = firestoreCounters(db, windowMs);
  return async (id) => {
    const wait = await count({ key: `${name}/${id}`, max });
    if (wait > 0) throw tooMany(wait, refusal);
  };
}

/** Views of a public link: enough for a family. */
export const viewLimit = {
  ...{ max: 60, windowMs: 10 * 60_000 },
  refusal: { key: 'answers.oftenOpened' },
} as const satisfies Omit<CountLimit, 'name'>;
