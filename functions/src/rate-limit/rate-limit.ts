import { createHmac } from 'node:crypto';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import type { MessageRef } from '@pathshala/messages/keys';
import type { Request } from 'express';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { atMost, keepLatest } from '../core/cache.ts';
import { createKeyedQueue } from '../core/deadline.ts';
import { tooMany } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { RateLimitRecord } from '../firestore/people-records.ts';
import { retryOnConflict, saltNamed, unchanged } from '../firestore/writes.ts';
import { type Allowance, addressAllowances, type Wait } from '../http/origins.ts';

type DailySalt = () => Promise<string>;

/** Hashes compare within the day; once the secret is deleted, nobody finds addresses by trying them all. */
export function createDailySalt(db: Firestore, now: () => number = Date.now): DailySalt {
  const saltOf = keepLatest((date: string) => saltNamed(db, date, Date.parse(date) + 2 * dayMs));
  return async () => {
    const date = schoolDay(now());
    return saltOf(date, date);
  };
}

/** Spent allowances remembered; beyond that the counters are read. */
const maximumRemembered = 10_000;

export interface FirestoreCountersOptions {
  readonly db: Firestore;
  readonly salt: DailySalt;
  readonly windowMs: number;
  readonly now?: () => number;
}

interface Counter {
  readonly max: number;
  readonly document: DocumentReference<RateLimitRecord>;
}

/** Shared by all instances. Keys are hashed with the day's salt: no address is stored. Refused calls write nothing. */
export class FirestoreCounters {
  readonly #options: FirestoreCountersOptions;
  readonly #now: () => number;
  /** Known full counters and their end, so that a flood costs no reads. */
  readonly #full = new LRUCache<string, number>(atMost(maximumRemembered));
  readonly #inTurn = createKeyedQueue();

  constructor(options: FirestoreCountersOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  async take(allowances: readonly [Allowance, ...Allowance[]]): Promise<Wait> {
    const salt = await this.#options.salt();
    const counters = allowances.map(({ key, max }) => ({ max, document: this.#documentOf(key, salt) }));
    const [first] = counters;
    return this.#inTurn(first?.document.id ?? '', () => this.#count(counters));
  }

  #documentOf(key: string, salt: string): DocumentReference<RateLimitRecord> {
    const hash = createHmac('sha256', salt).update(key);
    return collections.rateLimits(this.#options.db).doc(hash.digest('base64url'));
  }

  async #count(counters: readonly Counter[]): Promise<Wait> {
    const known = counters.map(({ document }) => (this.#full.get(document.id) ?? 0) - this.#now());
    if (Math.max(...known) > 0) return Math.max(...known);
    const { db } = this.#options;
    return retryOnConflict(async () => {
      const snapshots = await Promise.all(counters.map(({ document }) => document.get()));
      const waits = counters.map(({ max }, index) => this.#waitFor(snapshots[index], max));
      if (Math.max(...waits) > 0) return Math.max(...waits);
      const batch = db.batch();
      for (const snapshot of snapshots) {
        const after = this.#oneMore(snapshot.data());
        if (snapshot.exists) batch.update(snapshot.ref, { ...after }, unchanged(snapshot));
        else batch.create(snapshot.ref, after);
      }
      await batch.commit();
      return 0;
    });
  }

  #waitFor(snapshot: DocumentSnapshot<RateLimitRecord> | undefined, max: number): Wait {
    const record = snapshot?.data();
    if (!snapshot || !record || record.hits < max) return 0;
    const wait = record.expiresAt.toMillis() - this.#now();
    if (wait > 0) this.#full.set(snapshot.id, record.expiresAt.toMillis());
    return Math.max(0, wait);
  }

  #oneMore(before: RateLimitRecord | undefined): RateLimitRecord {
    if (before && before.expiresAt.toMillis() > this.#now()) return { ...before, hits: before.hits + 1 };
    return { hits: 1, expiresAt: Timestamp.fromMillis(this.#now() + this.#options.windowMs) };
  }
}

export interface RateLimit {
  readonly name: string;
  readonly windowMs: number;
  readonly perVisitor: number;
  /** Limit per hop; Hosting's hops serve many visitors. */
  readonly perHop: number;
  /** Message for people, such as `Please wait ${wait}.` with `3 minutes`. */
  readonly refusal: (wait: string) => string;
}

export type Limiter = (request: Request) => Promise<void>;

export function createLimiter(db: Firestore, limit: RateLimit, now: () => number = Date.now): Limiter {
  const { name, windowMs, refusal } = limit;
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db, now), windowMs, now });
  return async (request) => {
    const wait = await counters.take(addressAllowances(request, name, limit));
    if (wait > 0) throw tooMany(wait, refusal(inWords(wait)));
  };
}

function inWords(wait: number): string {
  const minutes = Math.ceil(wait / 60_000);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

export interface CountLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  readonly refusal: string | MessageRef;
}

export function countLimit(db: Firestore, limit: CountLimit): (id: string) => Promise<void> {
  const { name, max, windowMs, refusal } = limit;
  const counters = new FirestoreCounters({ db, salt: createDailySalt(db), windowMs });
  return async (id) => {
    const wait = await counters.take([{ key: `${name}/${id}`, max }]);
    if (wait > 0) throw tooMany(wait, refusal);
  };
}

/** Views of a public link: enough for a family. */
export const viewLimit = {
  ...{ max: 60, windowMs: 10 * 60_000 },
  refusal: { key: 'answers.oftenOpened' },
} as const satisfies Omit<CountLimit, 'name'>;
