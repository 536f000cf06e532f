import { ApiError } from './problem.ts';

/** Milliseconds that a call to Firestore or Auth may take before the caller is told to try again. */
export const dependencyDeadline = 4000;

/**
 * Waits for a dependency, but not for ever: the libraries themselves retry a dead server for a minute.
 * @param milliseconds longest wait
 * @throws ApiError `unavailable` when it takes longer
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds = dependencyDeadline): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('unavailable', undefined, { cause: new Error('deadline') })),
      milliseconds,
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
