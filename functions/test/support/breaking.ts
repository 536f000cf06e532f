/** How a call to a dependency fails: before it did anything, or after, so that only the answer is lost. */
export type Failure = 'before' | 'after';

export interface Breakage {
  readonly method: string;
  readonly how: Failure;
  /** Which call of the method fails, counted from 1. */
  readonly at: number;
}

/** The error of a dependency that is down for a moment. */
function down(): Error {
  return Object.assign(new Error('The other side does not answer.'), { code: 'app/network-error' });
}

/** A dependency in which one call of one method fails; everything else is real. */
export function breaking<T extends object>(real: T, { method, how, at }: Breakage): T {
  let calls = 0;
  return new Proxy(real, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const call = (...parameters: unknown[]): unknown => value.apply(target, parameters);
      if (key !== method) return call;
      return async (...parameters: unknown[]) => {
        calls += 1;
        if (calls !== at) return call(...parameters);
        if (how === 'after') await call(...parameters);
        throw down();
      };
    },
  });
}
