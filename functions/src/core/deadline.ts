import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from './domain-error.ts';

/** Milliseconds that a call to Firestore or Auth may take before the caller is told to try again. */
export const dependencyDeadline = 4000;

/** When the call that is under way has to be done: milliseconds since 1970. */
const ending = new AsyncLocalStorage<number>();

/**
 * Gives all that a call waits for one deadline together: what it asks one after another gets what is left of it, and what
 * would be asked after that fails at once, so nothing goes on for somebody who has been sent away.
 * @param milliseconds for everything
 */
export function withinOneDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return ending.run(Date.now() + milliseconds, work);
}

/** What is left for one wait, milliseconds. */
function leftOf(milliseconds: number): number {
  const end = ending.getStore();
  return end === undefined ? milliseconds : Math.max(0, Math.min(milliseconds, end - Date.now()));
}

/**
 * Waits for a dependency, but not for ever: the libraries themselves retry a dead server for a minute.
 * @param milliseconds longest wait, less where the call has less left
 * @throws DomainError `unavailable` when it takes longer
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds = dependencyDeadline): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DomainError('unavailable', undefined, { cause: new Error('deadline') })),
      leftOf(milliseconds),
    );
  });
  // A failure that comes after the deadline has nobody left to hear it.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
