import type { Problem } from '@pathshala/contract/calls/problem';
import type { ErrorCode } from '@pathshala/contract/http/errors';
import type { Issue } from '@pathshala/contract/http/validation';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { MessageKey, MessageRef } from '@pathshala/messages/keys';
import { say } from '@pathshala/messages/say';
import { textOf } from './error-text.ts';

export interface DomainErrorOptions {
  /** The cause, for the log only. */
  readonly cause?: unknown;
  /** Further data for the client. */
  readonly more?: Pick<Problem, 'current' | 'losses'>;
  /** Seconds until a retry. */
  readonly retryAfter?: number;
}

/**
 * A refusal: an error code of the contract and a message for people, without internals. Only `http` knows its status.
 */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly code: ErrorCode;
  /** In the school's first language, for the log. */
  readonly detail: string;
  /** The same as a message reference; undefined if it exists in the first language only. */
  readonly said: MessageRef | readonly Issue[] | undefined;
  readonly more: DomainErrorOptions['more'];
  readonly retryAfter: number | undefined;

  /** @param detail a message, text in the first language, or invalid fields; defaults to the code's text */
  constructor(
    code: ErrorCode,
    detail?: string | MessageRef | readonly Issue[],
    options: DomainErrorOptions = {},
  ) {
    const messageRef = typeof detail === 'string' ? undefined : detail;
    const line = typeof detail === 'string' ? detail : messageRef && textOf(messageRef, firstLanguage);
    super(
      line || say(firstLanguage, `errors.${code}`),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.detail = this.message;
    this.said = messageRef;
    this.more = options.more;
    this.retryAfter = options.retryAfter;
  }

  get issues(): readonly Issue[] {
    return Array.isArray(this.said) ? this.said : [];
  }
}

/** An error for invalid fields, naming the first issue and counting the rest. */
export function invalidFields(issues: readonly Issue[], options: DomainErrorOptions = {}): DomainError {
  return new DomainError('invalid-fields', issues, options);
}

/** An error for one invalid field. */
export function wrongField(path: string, key: MessageKey, params?: MessageRef['params']): DomainError {
  return invalidFields([params ? { path, key, params } : { path, key }]);
}

/**
 * A rate limit error.
 * @param wait milliseconds until a retry
 * @param detail message for people; defaults to the code's text
 */
export function tooMany(wait: number, detail?: string | MessageRef): DomainError {
  return new DomainError('too-many', detail, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
