import { dependencyDeadline, withDeadline } from './deadline.ts';
import { DomainError } from './domain-error.ts';

/**
 * Does what belongs together one after another, in this instance; what has other keys goes on beside it.
 * @param milliseconds longest wait for one's turn and the work
 * @returns what takes the key and the work; it throws what the work throws, and DomainError `unavailable` when the queue is
 * too long to be waited for
 */
export function createTurns(
  milliseconds = dependencyDeadline,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  /** The last one in the queue of each key. */
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
    // Each call to Firestore has a deadline of its own, but the queue before it may be long. What nobody waits for any
    // more is not begun.
    return withDeadline(mine, milliseconds).finally(() => {
      isGivenUp = true;
    });
  };
}
