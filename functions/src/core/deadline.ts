import { AsyncLocalStorage } from 'node:async_hooks';
import type { Auth } from 'firebase-admin/auth';
import { DocumentReference, type Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { DomainError } from './domain-error.ts';

/** For an API call with all its waits, milliseconds. Longer in the emulators, which share a computer with the tests. */
export const callDeadline = process.env.FIRESTORE_EMULATOR_HOST ? 20_000 : 8000;

const ending = new AsyncLocalStorage<number>();

/** Work stops once its caller has received an error. */
export function withinOneDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return ending.run(Date.now() + milliseconds, work);
}

/**
 * The libraries would retry a dead server for a minute. Outside a call, each wait may take a whole call's time.
 * @param milliseconds at most, where that is sooner @throws DomainError `unavailable` after the deadline
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds = Number.POSITIVE_INFINITY): Promise<T> {
  const left = (ending.getStore() ?? Date.now() + callDeadline) - Date.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DomainError('unavailable', undefined, { cause: new Error('deadline') })),
      Math.max(0, Math.min(milliseconds, left)),
    );
  });
  // Nobody handles failures after the deadline.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface Dependencies {
  readonly db: Firestore;
  readonly auth: Auth;
}

/** Firestore objects that are wrapped. Snapshots are not: calls on their `ref` have no deadline. */
const handles = [DocumentReference, Query, WriteBatch] as const;

/** A late call fails with `unavailable`, and no other starts. It may still complete, so writes must be repeatable. */
export function withDeadlines<T extends Dependencies>(services: T, longest?: () => number): T {
  const timed = <Real extends object>(real: Real): Real =>
    new Proxy(real, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function' || key === 'constructor') return value;
        return (...parameters: unknown[]): unknown => {
          const result: unknown = value.apply(target, parameters);
          // The library's internal calls share the outer call's deadline.
          if (String(key).startsWith('_')) return result;
          if (result instanceof Promise) return withDeadline(result, longest?.());
          return isHandle(result) ? timed(result) : result;
        };
      },
    });
  return { ...services, db: timed(services.db), auth: timed(services.auth) };
}

function isHandle(value: unknown): value is object {
  return handles.some((handle) => value instanceof handle) || isAggregate(value);
}

/** Aggregate queries: their class is not exported. */
export function isAggregate(value: unknown): value is object {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'get' in value && 'query' in value && value.query instanceof Query;
}

/** Serialises work per key in this instance. @throws DomainError `unavailable` if the queue is too long */
export function createKeyedQueue(
  milliseconds = callDeadline,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, Promise<unknown>>();
  return (key, work) => {
    let isGivenUp = false;
    const begin = () => (isGivenUp ? Promise.reject(new DomainError('unavailable')) : work());
    const mine = (queues.get(key) ?? Promise.resolve()).then(begin, begin);
    queues.set(key, mine);
    const leave = () => {
      if (queues.get(key) === mine) queues.delete(key);
    };
    mine.then(leave, leave);
    // Nobody is waiting for it any more.
    return withDeadline(mine, milliseconds).finally(() => {
      isGivenUp = true;
    });
  };
}
