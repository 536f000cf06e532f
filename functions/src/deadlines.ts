import type { Auth } from 'firebase-admin/auth';
import { DocumentReference, type Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { dependencyDeadline, withDeadline } from './core/deadline.ts';

/** What the API works on, and what may be down or slow. */
export interface Dependencies {
  readonly db: Firestore;
  readonly auth: Auth;
}

/** The longest waits, in milliseconds. */
export interface Deadlines {
  readonly call: number;
  /** Those who change the same record at once wait for each other. */
  readonly transaction: number;
}

const usual: Deadlines = { call: dependencyDeadline, transaction: 8000 };

/** What Firestore hands out to be called on. Snapshots are not among them: what is called on their `ref` has no deadline. */
const handles = [DocumentReference, Query, WriteBatch] as const;

/**
 * Firestore and Auth with a deadline for each call by itself, so that no caller has to think of one. A call that is late
 * fails with DomainError `unavailable`, and what would have come after it is not begun. The work itself goes on in the
 * library and may still be done: every write may be repeated, or is made on condition that nothing has changed.
 */
export function withDeadlines<T extends Dependencies>(services: T, deadlines: Deadlines = usual): T {
  const { db, auth } = services;
  return { ...services, db: timed(db, deadlines), auth: timed(auth, deadlines) };
}

function timed<T extends object>(real: T, deadlines: Deadlines): T {
  return new Proxy(real, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || key === 'constructor') return value;
      return (...parameters: unknown[]): unknown => {
        const result: unknown = value.apply(target, parameters);
        // What the library calls on its own objects waits as long as the call that it is a part of.
        if (String(key).startsWith('_')) return result;
        if (result instanceof Promise) {
          return withDeadline(result, key === 'runTransaction' ? deadlines.transaction : deadlines.call);
        }
        return isHandle(result) ? timed(result, deadlines) : result;
      };
    },
  });
}

function isHandle(value: unknown): value is object {
  return handles.some((handle) => value instanceof handle) || isAggregate(value);
}

/** Counts and sums: the library has a type for them and does not give out their class. */
export function isAggregate(value: unknown): value is object {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'get' in value && 'query' in value && value.query instanceof Query;
}
