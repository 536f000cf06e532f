import { createHmac } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { atMost } from '../core/cache.ts';
import { createKeyedQueue } from '../core/keyed-queue.ts';
import { collections, type RateLimitRecord } from '../firestore/collections.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import type { DailySalt } from '../firestore/salts.ts';
import type { Allowance, Wait } from './allowance.ts';

/** Maximum remembered spent allowances; beyond that the counters are read. */
const maximumRemembered = 10_000;

export interface FirestoreCountersOptions {
  readonly db: Firestore;
  readonly salt: DailySalt;
  /** Window in milliseconds. */
  readonly windowMs: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Counter {
  readonly max: number;
  readonly document: DocumentReference<RateLimitRecord>;
}

/**
 * Counters in Firestore, shared by all instances. Keys are hashed with the day's salt: no address is stored. Each day
 * starts new counts. Refused calls write nothing.
 */
export class FirestoreCounters {
  readonly #options: FirestoreCountersOptions;
  readonly #now: () => number;
  /** Known full counters and their end, so that a flood costs no reads. */
  readonly #full = new LRUCache<string, number>(atMost(maximumRemembered));
  /** Requests of one instance do not fight over a counter. */
  readonly #inTurn = createKeyedQueue();

  constructor(options: FirestoreCountersOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /**
   * Counts all allowances, or none if one is spent.
   * @throws DomainError `unavailable`
   */
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
