import { isWaiting, keptQueue, type Waiting } from './kept-queue.ts';

/** An unsent mark of a lesson. */
export interface QueuedProgress extends Waiting {
  readonly done: boolean;
}

function isQueued(value: unknown): value is QueuedProgress {
  return isWaiting(value) && typeof (value as Partial<QueuedProgress>).done === 'boolean';
}

/** Offline marks, stored until the server has them. */
export const progressQueue = keptQueue('queuedProgress', isQueued);
