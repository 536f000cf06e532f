import type { ErrorCode } from '@pathshala/contract/http/errors';
import { DomainError, type DomainErrorOptions } from '../core/domain-error.ts';

/** An error with additional response headers. */
export class HttpError extends DomainError {
  override readonly name = 'HttpError';
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    headers: Readonly<Record<string, string>>,
    detail?: string,
    options?: DomainErrorOptions,
  ) {
    super(code, detail, options);
    this.headers = headers;
  }
}
