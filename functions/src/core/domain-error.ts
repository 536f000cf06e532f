import type { Problem } from '@pathshala/contract/calls/problem';
import type { ErrorCode } from '@pathshala/contract/http/errors';
import type { Issue } from '@pathshala/contract/http/validation';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { MessageKey, MessageRef } from '@pathshala/messages/keys';
import { say } from '@pathshala/messages/say';
import { textOf } from './error-text.ts';

export interface DomainErrorOptions {
  /** What went wrong underneath; for the log only. */
  readonly cause?: unknown;
  /** What a client is told besides. */
  readonly more?: Pick<Problem, 'current' | 'losses'>;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number;
}

/**
 * Why something is refused: a code of the contract, a line for the person, never anything internal. How it is answered,
 * `http` alone knows.
 */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly code: ErrorCode;
  /** In the school's first language, as the log has it. */
  readonly detail: string;
  /** The same by its keys; undefined where it is said in the first language alone. */
  readonly said: MessageRef | readonly Issue[] | undefined;
  readonly more: DomainErrorOptions['more'];
  readonly retryAfter: number | undefined;

  /** @param detail what happened: a message, a line in the first language, or wrong fields; left out: what the code says */
  constructor(
    code: ErrorCode,
    detail?: string | MessageRef | readonly Issue[],
    options: DomainErrorOptions = {},
  ) {
    const said = typeof detail === 'string' ? undefined : detail;
    const line = typeof detail === 'string' ? detail : said && textOf(said, firstLanguage);
    super(
      line || say(firstLanguage, `errors.${code}`),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.detail = this.message;
    this.said = said;
    this.more = options.more;
    this.retryAfter = options.retryAfter;
  }

  get issues(): readonly Issue[] {
    return Array.isArray(this.said) ? this.said : [];
  }
}

/** The refusal of fields, which names the first of what is wrong and counts the rest. */
export function invalidFields(issues: readonly Issue[], options: DomainErrorOptions = {}): DomainError {
  return new DomainError('invalid-fields', issues, options);
}

/** The refusal of one field. */
export function wrongField(path: string, key: MessageKey, params?: MessageRef['params']): DomainError {
  return invalidFields([params ? { path, key, params } : { path, key }]);
}

/**
 * The refusal of anyone who asks too much.
 * @param wait milliseconds until it may be tried again
 * @param detail the line for a person; the code's own when left out
 */
export function tooMany(wait: number, detail?: string | MessageRef): DomainError {
  return new DomainError('too-many', detail, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
