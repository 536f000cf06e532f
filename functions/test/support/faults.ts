import type { Auth } from 'firebase-admin/auth';
import { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { isAggregate } from '../../src/core/deadline.ts';
import { cleanUpAfter } from '../../src/people/erase.ts';
import type { Emulated } from './emulators.ts';

/** How a call fails: before it did anything, or after, so that only the answer is lost. */
export type Failure = 'before' | 'after';

/** @param around gets the real call, and what it was called with */
export function around<T extends object>(
  real: T,
  method: string,
  around: (call: () => unknown, given: readonly unknown[]) => unknown,
): T {
  return new Proxy(real, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const call = (): unknown => value.apply(target, given);
        return key === method ? around(call, given) : call();
      };
    },
  });
}

export interface Breakage {
  readonly method: string;
  readonly how: Failure;
  /** Which call of the method fails, counted from 1. */
  readonly at: number;
}

export function breaking<T extends object>(real: T, { method, how, at }: Breakage): T {
  let calls = 0;
  return around(real, method, async (call) => {
    calls += 1;
    if (calls !== at) return call();
    if (how === 'after') await call();
    throw Object.assign(new Error('The other side does not answer.'), { code: 'app/network-error' });
  });
}

export interface Leaving {
  readonly uid: string;
  /** The `getUser` at which the account ends, counted from 1, and whether that call still finds the account. */
  readonly at: number;
  readonly how: Failure;
}

/** Auth that deletes an account and its data while another call of the same person is running. */
export function leaving({ auth, db }: Emulated, { uid, at, how }: Leaving): Auth {
  let calls = 0;
  const end = async () => {
    await auth.deleteUser(uid);
    await cleanUpAfter(db, { uid });
  };
  return around(auth, 'getUser', async (call) => {
    calls += 1;
    if (calls === at && how === 'before') await end();
    const answer = await call();
    if (calls === at && how === 'after') await end();
    return answer;
  });
}

type Asked = () => Failure | undefined | Promise<Failure | undefined>;

/** Methods of Firestore that call the server, by class; all others only prepare a call. */
const asking = [
  [DocumentReference, ['get', 'set', 'create', 'update', 'delete', 'listCollections']],
  [Query, ['get', 'add', 'listDocuments']],
  [WriteBatch, ['commit']],
  [Firestore, ['getAll', 'listCollections', 'runTransaction']],
] as const;

function rowOf(one: unknown): readonly string[] | undefined {
  return isAggregate(one) ? ['get'] : asking.find(([kind]) => one instanceof kind)?.[1];
}

/** @param failure called before each call @throws Error for a method that the table above does not know */
export function flaky<T extends object>(real: T, failure: Asked): T {
  const methods = rowOf(real);
  return new Proxy(real, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || key === 'constructor') return value;
      const isAsking = methods?.includes(String(key));
      return (...parameters: unknown[]): unknown => {
        const call = (): unknown => value.apply(target, parameters);
        if (isAsking) return failing(call, failure);
        const result = call();
        // Calls that the library makes to its own objects belong to the call that caused them.
        if (String(key).startsWith('_')) return result;
        if (result instanceof Promise) throw new Error(`Nobody said how ${String(key)} fails.`);
        return rowOf(result) ? flaky(result as object, failure) : result;
      };
    },
  });
}

async function failing(call: () => unknown, asked: Asked): Promise<unknown> {
  const failure = await asked();
  if (failure === undefined) return call();
  if (failure === 'after') await call();
  throw Object.assign(new Error('Firestore fails here.'), { code: 14 });
}
