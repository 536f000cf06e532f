import type { Auth } from 'firebase-admin/auth';
import { DocumentReference, type Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { dependencyDeadline, withDeadline } from './core/deadline.ts';

/** The API's dependencies, which may be down or slow. */
export interface Dependencies {
  readonly db: Firestore;
  readonly auth: Auth;
}

/** Deadlines in milliseconds. */
export interface Deadlines {
  readonly call: number;
  /** Concurrent changes of a record wait for each other. */
  readonly transaction: number;
}

const usual: Deadlines = { call: dependencyDeadline, transaction: 2 * dependencyDeadline };

/** Firestore objects that are wrapped. Snapshots are not: calls on their `ref` have no deadline. */
const handles = [DocumentReference, Query, WriteBatch] as const;

/**
 * Wraps Firestore and Auth so that each call has a deadline. A late call fails with DomainError `unavailable`, and
 * following ones do not start. The library may still complete it: every write is idempotent or conditional.
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
        // The library's internal calls share the outer call's deadline.
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

/** Aggregate queries: their class is not exported. */
export function isAggregate(value: unknown): value is object {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'get' in value && 'query' in value && value.query instanceof Query;
}
