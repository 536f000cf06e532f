import type { ErrorNote } from '../core/error-note.ts';

/** Log entry of the daily job and its tasks: numbers, no names. */
export interface RetentionEntry {
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: string;
  readonly step: string;
  readonly counts?: object;
  readonly error?: ErrorNote;
}
