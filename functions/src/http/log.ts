import type { ApiError } from './problem.ts';

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

/** What is kept of an unexpected error. Its message is left out: libraries put e-mails and ids into theirs. */
export interface ErrorNote {
  readonly name: string;
  readonly code?: string;
  readonly at: readonly string[];
}

export type Log = (entry: LogEntry) => void;

/**
 * Writes an entry as one JSON line, which Cloud Logging reads as a structured entry. By `console.log` it would be looked
 * over for formats first, which takes longer than the rest of the line.
 */
export const logToConsole: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

const keptFrames = 8;

/** The name, code and place of an error, without its message. */
export function noteOf(error: unknown): ErrorNote {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, keptFrames).map((line) => line.trim());
  const code = 'code' in error ? String(error.code) : undefined;
  return { name: error.name, at, ...(code === undefined ? {} : { code }) };
}

/** The log's severity and fields for a refusal. */
export function refusalFields(refusal: ApiError): Pick<LogEntry, 'severity' | 'code' | 'error'> {
  if (refusal.status < 500) return { severity: 'WARNING', code: refusal.code };
  return { severity: 'ERROR', code: refusal.code, error: noteOf(refusal.cause ?? refusal) };
}
