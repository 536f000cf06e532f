import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from './domain-error.ts';

/**
 * Default deadline of a call to Firestore or Auth, milliseconds. Emulators share a computer with browsers and tests: late
 * is no outage there.
 */
export const dependencyDeadline = process.env.FIRESTORE_EMULATOR_HOST ? 20_000 : 4000;

/** Deadline of the current call, milliseconds since 1970. */
const ending = new AsyncLocalStorage<number>();

/**
 * Shares one deadline among all waits of a call: each gets the remaining time, and later ones fail at once, so that no
 * work is done for a caller who got an error.
 * @param milliseconds in total
 */
export function withinOneDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return ending.run(Date.now() + milliseconds, work);
}

/** Remaining time for one wait, milliseconds. */
function leftOf(milliseconds: number): number {
  const end = ending.getStore();
  return end === undefined ? milliseconds : Math.max(0, Math.min(milliseconds, end - Date.now()));
}

/**
 * Awaits a dependency with a deadline: the libraries retry a dead server for a minute.
 * @param milliseconds longest wait, less if the call has less left
 * @throws DomainError `unavailable` after the deadline
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds = dependencyDeadline): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DomainError('unavailable', undefined, { cause: new Error('deadline') })),
      leftOf(milliseconds),
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
