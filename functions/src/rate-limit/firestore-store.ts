import { createHmac } from 'node:crypto';
import type { IncrementResponse, Options, Store } from 'express-rate-limit';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections, type RateLimitRecord } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import { withDeadline } from '../http/deadline.ts';
import type { DailySalt } from './daily-salt.ts';

/** More clients than this are not remembered as full by one instance: the counters know them anyway. */
const maximumRemembered = 10_000;

export interface FirestoreStoreOptions {
  readonly db: Firestore;
  readonly salt: DailySalt;
  /** Parts the counters of one limiter from those of another. */
  readonly prefix: string;
  /** Hits that are counted; above it nothing is written any more until the window ends. */
  readonly limit: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

type Counter = DocumentReference<RateLimitRecord>;

/**
 * Counts a limiter's hits in Firestore, so that the limit holds across instances. Keys are hashed with the day's salt:
 * no address is kept. A new day starts a new count.
 */
export class FirestoreStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #options: FirestoreStoreOptions;
  readonly #now: () => number;
  /** Full counters of which this instance knows: a flood costs no reads. */
  readonly #full = new Map<string, RateLimitRecord>();
  /** The last one in the queue of each counter: requests of one instance do not fight over it. */
  readonly #queues = new Map<string, Promise<unknown>>();
  #windowMs = 60_000;

  constructor(options: FirestoreStoreOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.prefix = options.prefix;
  }

  init({ windowMs }: Pick<Options, 'windowMs'>): void {
    this.#windowMs = windowMs;
  }

  async increment(key: string): Promise<IncrementResponse> {
    const counter = await this.#counter(key);
    const record = await this.#inTurn(counter.id, () => this.#count(counter));
    return { totalHits: record.hits, resetTime: record.expiresAt.toDate() };
  }

  async decrement(key: string): Promise<void> {
    const counter = await this.#counter(key);
    this.#full.delete(counter.id);
    const less = (record: RateLimitRecord | undefined) =>
      record && { ...record, hits: Math.max(0, record.hits - 1) };
    await this.#inTurn(counter.id, () => compareAndSet(counter, less));
  }

  async resetKey(key: string): Promise<void> {
    const counter = await this.#counter(key);
    this.#full.delete(counter.id);
    await counter.delete();
  }

  async #counter(key: string): Promise<Counter> {
    const { db, prefix, salt } = this.#options;
    const hash = createHmac('sha256', await salt()).update(prefix + key);
    return collections.rateLimits(db).doc(hash.digest('base64url'));
  }

  async #count(counter: Counter): Promise<RateLimitRecord> {
    const { limit } = this.#options;
    const isRunning = (record: RateLimitRecord) => record.expiresAt.toMillis() > this.#now();
    const known = this.#full.get(counter.id);
    if (known && isRunning(known)) return known;
    let counted: RateLimitRecord | undefined;
    await compareAndSet(counter, (before) => {
      counted =
        before && isRunning(before)
          ? { ...before, hits: before.hits + 1 }
          : { hits: 1, expiresAt: Timestamp.fromMillis(this.#now() + this.#windowMs) };
      return counted.hits > limit ? undefined : counted;
    });
    if (!counted) throw new Error('Nothing was counted.');
    if (counted.hits > limit) this.#remember(counter.id, counted);
    return counted;
  }

  #remember(id: string, record: RateLimitRecord): void {
    if (this.#full.size >= maximumRemembered) this.#full.clear();
    this.#full.set(id, record);
  }

  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#queues.get(id) ?? Promise.resolve()).then(work, work);
    this.#queues.set(id, mine);
    const leave = () => {
      if (this.#queues.get(id) === mine) this.#queues.delete(id);
    };
    mine.then(leave, leave);
    // Each call has a deadline of its own, but the queue before it may be long.
    return withDeadline(mine);
  }
}
