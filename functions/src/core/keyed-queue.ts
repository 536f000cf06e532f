import { dependencyDeadline, withDeadline } from './deadline.ts';
import { DomainError } from './domain-error.ts';

/**
 * Serialises work per key within this instance; other keys run concurrently.
 * @param milliseconds longest wait for turn and work
 * @returns a function of key and work; it throws what the work throws, and DomainError `unavailable` if the queue is
 * too long
 */
export function createKeyedQueue(
  milliseconds = dependencyDeadline,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  /** The end of each key's queue. */
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
    // more is not started.
    return withDeadline(mine, milliseconds).finally(() => {
      isGivenUp = true;
    });
  };
}
