import { isWaiting, keptQueue, type Waiting } from './kept-queue.ts';

/** A lesson's mark that the server does not have yet. */
export interface QueuedProgress extends Waiting {
  readonly done: boolean;
}

function isQueued(value: unknown): value is QueuedProgress {
  return isWaiting(value) && typeof (value as Partial<QueuedProgress>).done === 'boolean';
}

/** Marks made while offline, kept in the browser until the server has them. */
export const progressQueue = keptQueue('queuedProgress', isQueued);
