import type { Problem } from '@pathshala/contract/calls/endpoints';
import type { ErrorCode } from '@pathshala/contract/http/errors';
import type { Issue } from '@pathshala/contract/http/validation';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { MessageKey, MessageRef } from '@pathshala/messages/keys';
import { say, sayOf } from '@pathshala/messages/say';

export interface DomainErrorOptions {
  readonly cause?: unknown;
  readonly more?: Pick<Problem, 'current' | 'losses'>;
  /** Seconds until a retry. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal: an error code and a message for people, without internals. Only `http` knows its status. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly said: MessageRef | readonly Issue[] | undefined;
  readonly options: DomainErrorOptions;

  constructor(
    code: ErrorCode,
    detail?: string | MessageRef | readonly Issue[],
    options: DomainErrorOptions = {},
  ) {
    const messageRef = typeof detail === 'string' ? undefined : detail;
    const line = typeof detail === 'string' ? detail : messageRef && textOf(messageRef, firstLanguage);
    super(line || say(firstLanguage, `errors.${code}`), options);
    this.code = code;
    this.said = messageRef;
    this.options = options;
  }

  get issues(): readonly Issue[] {
    return Array.isArray(this.said) ? this.said : [];
  }
}

export function isNotFound(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'not-found';
}

/** For `catch`. */
export function unlessNotFound(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}

export function invalidFields(issues: readonly Issue[], options: DomainErrorOptions = {}): DomainError {
  return new DomainError('invalid-fields', issues, options);
}

export function wrongField(path: string, key: MessageKey, params?: MessageRef['params']): DomainError {
  return invalidFields([params ? { path, key, params } : { path, key }]);
}

/** @throws DomainError `invalid-fields` unless the text is one of the values */
export function requireOneOf<Value extends string>(
  field: string,
  text: string,
  values: readonly Value[],
): Value {
  const known = values.find((one) => one === text);
  if (known === undefined) throw wrongField(field, 'request-faults.oneOf', { values: values.join(', ') });
  return known;
}

/** @param wait milliseconds until a retry */
export function tooMany(wait: number, detail?: string | MessageRef): DomainError {
  return new DomainError('too-many', detail, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

/** Maximum issues in an answer, so that thousands of wrong fields do not produce megabytes. */
export const maxIssuesNamed = 20;

export function textOf(details: MessageRef | readonly Issue[], language: Language): string {
  return isList(details) ? issuesText(details, language) : sayOf(language, details);
}

const isList = (details: MessageRef | readonly Issue[]): details is readonly Issue[] =>
  Array.isArray(details);

function issuesText(issues: readonly Issue[], language: Language): string {
  const named = issues.slice(0, maxIssuesNamed).map(({ path, line, ...issue }) => {
    if (line === undefined) return say(language, 'request-faults.at', { path, fault: issue });
    return say(language, 'request-faults.atLine', { path, line, fault: issue });
  });
  const count = issues.length - named.length;
  return [...named, ...(count > 0 ? [say(language, 'request-faults.more', { count })] : [])].join('; ');
}

/** What is logged about an unexpected error. Not its message: libraries put e-mails and ids into it. */
export interface ErrorNote {
  readonly name: string;
  readonly code?: string;
  readonly at: readonly string[];
}

const keptFrames = 8;

export function noteOf(error: unknown): ErrorNote {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, keptFrames).map((line) => line.trim());
  const code = 'code' in error ? String(error.code) : undefined;
  return { name: error.name, at, ...(code === undefined ? {} : { code }) };
}

/** Transient gRPC codes: cancelled, deadline exceeded, exhausted, aborted, unavailable. */
const transientGrpcCodes: ReadonlySet<unknown> = new Set([1, 4, 8, 10, 14]);
const transientCodes =
  /^(app\/network|auth\/(network|internal-error|quota)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;

export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return transientGrpcCodes.has(code) || (typeof code === 'string' && transientCodes.test(code));
}

/** A library's code of an error: a text, or a number of gRPC or HTTP. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
