import { type ErrorCode, errorCodes, type Problem } from '@pathshala/contract/errors';

export interface ApiErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong underneath; for the log only. */
  readonly cause?: unknown;
  /** What the problem document says besides. */
  readonly more?: Pick<Problem, 'current' | 'errors' | 'losses'>;
}

/** A refusal of the API: a code of the contract, a line for the person, never anything internal. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly detail: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly #more: ApiErrorOptions['more'];

  constructor(code: ErrorCode, detail?: string, options: ApiErrorOptions = {}) {
    super(
      detail ?? errorCodes[code].title,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.detail = this.message;
    this.headers = { ...defaultHeaders(code), ...options.headers };
    this.#more = options.more;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  /** The body that is sent (RFC 9457). */
  toProblem(): Problem {
    const { status, title } = errorCodes[this.code];
    return { type: `/problems/${this.code}`, title, status, detail: this.detail, ...this.#more };
  }
}

/** Faults that an answer names at most: who sends thousands of wrong fields gets no answer of megabytes. */
export const mostFaultsNamed = 20;

/**
 * The refusal of fields, which names the first of what is wrong and counts the rest.
 * @param lines one for each fault
 */
export function invalidFields(
  lines: readonly string[],
  { more, ...options }: ApiErrorOptions = {},
): ApiError {
  const named = lines.slice(0, mostFaultsNamed);
  const left = lines.length - named.length;
  const detail = [...named, ...(left > 0 ? [`and ${left} more`] : [])].join('; ');
  const errors = more?.errors?.slice(0, mostFaultsNamed);
  return new ApiError('invalid-fields', detail, {
    ...options,
    ...(errors ? { more: { ...more, errors } } : {}),
  });
}

/** Seconds after which a caller may try again when a dependency is down. */
const retryAfterSeconds = '5';

function defaultHeaders(code: ErrorCode): Record<string, string> {
  const { status } = errorCodes[code];
  if (status === 503) return { 'Retry-After': retryAfterSeconds };
  if (status === 401) return { 'WWW-Authenticate': 'Bearer' };
  return {};
}

/** gRPC codes by which Firestore says "not now": cancelled, deadline exceeded, exhausted, aborted, unavailable. */
const passingGrpcCodes: ReadonlySet<unknown> = new Set([1, 4, 8, 10, 14]);
const passingCodes =
  /^(app\/network|auth\/(network|internal-error|quota)|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/;

/** Whether an error of Firestore, of Firebase Auth or of the network is one that passes by itself. */
export function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return (
    passingGrpcCodes.has(error.code) || (typeof error.code === 'string' && passingCodes.test(error.code))
  );
}

/** Whether the Admin SDK says that there is no such account. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/**
 * Turns anything that was thrown into a refusal.
 * @returns the error itself when it is one of ours; `unavailable` for a dependency that is down; `not-found` for
 * an account that is gone; else `internal`
 */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isPassing(error)) return new ApiError('unavailable', undefined, { cause: error });
  // An account that was there when the call began, and ended since.
  if (isGone(error)) return new ApiError('not-found', 'This account is gone.', { cause: error });
  // Express throws this for an address whose percent-encoding is broken.
  if (error instanceof URIError) return new ApiError('not-found', undefined, { cause: error });
  return new ApiError('internal', undefined, { cause: error });
}
