import { type ErrorCode, errorCodes, type FaultInWords, type Problem } from '@pathshala/contract/errors';
import { firstLanguage, type Language } from '@pathshala/contract/languages';
import type { Fault } from '@pathshala/contract/validation';
import type { MessageKey, Said } from '@pathshala/messages/keys';
import { say, sayOf } from '@pathshala/messages/say';

export interface ApiErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong underneath; for the log only. */
  readonly cause?: unknown;
  /** What the problem document says besides. */
  readonly more?: Pick<Problem, 'current' | 'losses'>;
}

/** Faults that an answer names at most: who sends thousands of wrong fields gets no answer of megabytes. */
export const mostFaultsNamed = 20;

/** A refusal of the API: a code of the contract, a line for the person, never anything internal. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** In the school's first language, as the log has it. */
  readonly detail: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same by its keys; undefined where it is said in the first language alone. */
  readonly said: Said | readonly Fault[] | undefined;
  readonly #more: ApiErrorOptions['more'];

  /** @param detail what happened: a message, a line in the first language, or wrong fields; left out: what the code says */
  constructor(code: ErrorCode, detail?: string | Said | readonly Fault[], options: ApiErrorOptions = {}) {
    const said = typeof detail === 'string' ? undefined : detail;
    const line = typeof detail === 'string' ? detail : said && textOf(said, firstLanguage);
    super(
      line || say(firstLanguage, `errors.${code}`),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.detail = this.message;
    this.said = said;
    this.headers = { ...defaultHeaders(code), ...options.headers };
    this.#more = options.more;
  }

  get faults(): readonly Fault[] {
    return isList(this.said) ? this.said : [];
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  /**
   * The body that is sent (RFC 9457).
   * @param language that its words are in; a line that only the first language has is left for the title there
   */
  toProblem(language: Language = firstLanguage): Problem {
    const title = say(language, `errors.${this.code}`);
    const own = language === firstLanguage ? this.detail : this.said && textOf(this.said, language);
    const errors = this.faults.slice(0, mostFaultsNamed).map((one) => inWords(one, language));
    const { status, code } = this;
    const more = { ...(errors.length > 0 ? { errors } : {}), ...this.#more };
    return { type: `/problems/${code}`, title, status, detail: own || title, ...more };
  }
}

const inWords = (fault: Fault, language: Language): FaultInWords => ({
  ...fault,
  detail: sayOf(language, fault),
});

const isList = (said: ApiError['said']): said is readonly Fault[] => Array.isArray(said);

const textOf = (said: Said | readonly Fault[], language: Language): string =>
  isList(said) ? detailOf(said, language) : sayOf(language, said);

/** The first faults in a line, and how many more there are. */
function detailOf(faults: readonly Fault[], language: Language): string {
  const named = faults.slice(0, mostFaultsNamed).map(({ path, line, ...fault }) => {
    if (line === undefined) return say(language, 'request-faults.at', { path, fault });
    return say(language, 'request-faults.atLine', { path, line, fault });
  });
  const count = faults.length - named.length;
  return [...named, ...(count > 0 ? [say(language, 'request-faults.more', { count })] : [])].join('; ');
}

/** The refusal of fields, which names the first of what is wrong and counts the rest. */
export function invalidFields(faults: readonly Fault[], options: ApiErrorOptions = {}): ApiError {
  return new ApiError('invalid-fields', faults, options);
}

/** The refusal of one field. */
export function wrongField(path: string, key: MessageKey, params?: Said['params']): ApiError {
  return invalidFields([params ? { path, key, params } : { path, key }]);
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
  if (isGone(error)) return new ApiError('not-found', 'This account no longer exists.', { cause: error });
  // Express throws this for an address whose percent-encoding is broken.
  if (error instanceof URIError) return new ApiError('not-found', undefined, { cause: error });
  return new ApiError('internal', undefined, { cause: error });
}
