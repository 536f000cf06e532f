import type { DomainError } from '../core/domain-error.ts';
import { type ErrorNote, noteOf } from '../core/error-note.ts';
import { isOurIssue } from './problem.ts';

/** One line of the log. It names the route's pattern, never the address: addresses hold e-mails. */
export interface LogEntry {
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** As in the answer's header and in a problem document. */
  readonly requestId: string;
  readonly code?: string;
  readonly error?: ErrorNote;
  /** By which networks a request came, once for each way and instance: `forwardingOf`. */
  readonly forwarded?: string;
}

export type Log = (entry: LogEntry) => void;

/**
 * Writes an entry as one JSON line, which Cloud Logging reads as a structured entry. By `console.log` it would be looked
 * over for formats first, which takes longer than the rest of the line.
 */
export const logToConsole: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

/** The log's severity and fields for a refusal. */
export function refusalFields(refusal: DomainError): Pick<LogEntry, 'severity' | 'code' | 'error'> {
  if (!isOurIssue(refusal)) return { severity: 'WARNING', code: refusal.code };
  return { severity: 'ERROR', code: refusal.code, error: noteOf(refusal.cause ?? refusal) };
}
