import { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { isAggregate } from '../../src/deadlines.ts';

/** How a call fails: before it did anything, or after, so that only the answer is lost. */
export type Failure = 'before' | 'after';

type Asked = () => Failure | undefined | Promise<Failure | undefined>;

/** Methods that call the server, by class; all others only prepare a call. */
const asking = [
  [DocumentReference, ['get', 'set', 'create', 'update', 'delete', 'listCollections']],
  [Query, ['get', 'add', 'listDocuments']],
  [WriteBatch, ['commit']],
  [Firestore, ['getAll', 'listCollections', 'runTransaction']],
] as const;

function rowOf(one: unknown): readonly string[] | undefined {
  return isAggregate(one) ? ['get'] : asking.find(([kind]) => one instanceof kind)?.[1];
}

/**
 * The real Firestore, with some failing calls.
 * @param failure asked before each call; undefined lets it through
 * @throws Error for a method that the table above does not know, so that none is left out
 */
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
