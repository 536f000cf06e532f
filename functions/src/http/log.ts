import type { DomainError } from '../core/domain-error.ts';
import { type ErrorNote, noteOf } from '../core/error-note.ts';
import { isOurIssue } from './problem.ts';

/** A log entry. It contains the route's pattern, not the address, which may contain e-mails. */
export interface LogEntry {
  readonly severity: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** The request id. */
  readonly requestId: string;
  readonly code?: string;
  readonly error?: ErrorNote;
  /** The request's hops (`forwardingOf`), logged once per kind and instance. */
  readonly forwarded?: string;
}

export type Log = (entry: LogEntry) => void;

/**
 * Writes an entry as a JSON line, which Cloud Logging parses. `console.log` would scan it for format strings, which is
 * slow.
 */
export const logToConsole: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

/** Severity and fields of a refusal. */
export function refusalFields(refusal: DomainError): Pick<LogEntry, 'severity' | 'code' | 'error'> {
  if (!isOurIssue(refusal)) return { severity: 'WARNING', code: refusal.code };
  return { severity: 'ERROR', code: refusal.code, error: noteOf(refusal.cause ?? refusal) };
}
