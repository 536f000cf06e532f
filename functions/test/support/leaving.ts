import type { Auth } from 'firebase-admin/auth';
import { cleanUpAfter } from '../../src/domain/close-account.ts';
import type { Emulated } from './emulators.ts';

export interface Leaving {
  readonly uid: string;
  /** The call of Auth at which the account ends, counted from 1, and whether that call still finds the account. */
  readonly method: 'getUser' | 'getUsers';
  readonly at: number;
  readonly how: 'before' | 'after';
}

/** Auth that deletes an account and its data while another call of the same person is running. */
export function leaving({ auth, db }: Emulated, { uid, method, at, how }: Leaving): Auth {
  let calls = 0;
  const end = async () => {
    await auth.deleteUser(uid);
    await cleanUpAfter(db, { uid });
  };
  return new Proxy(auth, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const call = (given: unknown[]): unknown => value.apply(target, given);
      if (key !== method) return (...given: unknown[]) => call(given);
      return async (...given: unknown[]) => {
        calls += 1;
        if (calls === at && how === 'before') await end();
        const answer = await call(given);
        if (calls === at && how === 'after') await end();
        return answer;
      };
    },
  });
}
