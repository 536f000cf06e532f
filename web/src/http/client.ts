import type { Problem } from '@pathshala/contract/calls/endpoints';
import {
  type AnswerOf,
  apiRoot,
  type CallOf,
  type Endpoint,
  pathOf,
} from '@pathshala/contract/http/endpoint';
import type { ErrorCode } from '@pathshala/contract/http/errors';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { errors } from '../words/compiled/messages/errors.js';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';

/**
 * In the page's language. The API writes the first one, with details that a code lacks; for any other language the code decides.
 */
export function problemText(code: ErrorCode, problem: Partial<Problem>): string {
  if (siteLanguage !== firstLanguage) return (errors[`errors.${code}`] ?? errors['errors.internal'])();
  return problem.detail || problem.title || errors['errors.internal']();
}

const name = 'consent-needed';
/** Calls may be answered before the listener is loaded. */
let isUnheard = false;

/** A call was refused because a parent has not agreed. */
export const consentNeeded = {
  tell: () => {
    isUnheard = window.dispatchEvent(new Event(name, { cancelable: true }));
  },
  listen: (onTold: () => void) => {
    const hear = (event?: Event) => {
      event?.preventDefault();
      isUnheard = false;
      onTold();
    };
    window.addEventListener(name, hear);
    if (isUnheard) hear();
    return () => window.removeEventListener(name, hear);
  },
} as const;

/**
 * The message is for people; for a server error it names the request, as the log does. `code` is the contract's, or `network`
 * without an answer.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  readonly status: number;
  /** Empty without an answer. */
  readonly problem: Partial<Problem>;

  constructor(code: ErrorCode | 'network', status: number, message: string, problem: Partial<Problem> = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.problem = problem;
  }
}

/** Path values by name, `query`, `body`, and the token. */
export type RequestOf<E extends Endpoint> = CallOf<E> & {
  /** Firebase ID token. */
  readonly token?: string | null;
  /** A background call: it does not redirect to parental consent. */
  readonly quiet?: true;
  /** Entity tag of the version that was read. */
  readonly ifMatch?: string;
};

/** Longer than the function's own deadline, so that its answer is shown. */
const timeoutMilliseconds = 20_000;

async function problemOf(response: Response): Promise<ApiError> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  const code = (problem.type?.replace('/problems/', '') ?? 'internal') as ErrorCode;
  const text = problemText(code, problem);
  const { requestId } = problem;
  const isServerError = response.status >= 500 && requestId;
  const message = isServerError ? `${text} ${words['api.reference']({ id: requestId })}` : text;
  return new ApiError(code, response.status, message, problem);
}

/**
 * Fetches as the person whose token it is, with the proof that a page of the school asks.
 * @throws ApiError with the contract's code, or `network` when the school cannot be reached
 */
export async function fetchAs(
  token: string | null | undefined,
  address: string,
  { headers, ...init }: RequestInit,
): Promise<Response> {
  const own = new Headers(headers);
  if (token) own.set('Authorization', `Bearer ${token}`);
  const proof = token ? await appCheckProof() : null;
  if (proof) own.set('X-Firebase-AppCheck', proof);
  let response: Response;
  try {
    response = await fetch(address, { ...init, headers: own });
  } catch {
    throw new ApiError('network', 0, words['api.unreachable']());
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/**
 * Returns the parsed answer and its headers.
 * @throws ApiError with the contract's code, or `network` when the API cannot be reached
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  given: RequestOf<E>,
): Promise<{ answer: AnswerOf<E>; headers: Headers }> {
  const { token, body, quiet, ifMatch } = given;
  const headers = new Headers({ Accept: 'application/json' });
  if (ifMatch) headers.set('If-Match', ifMatch);
  // On GET too, as the specification has it for `GET /admin/{email}`.
  if (body !== undefined || endpoint.method === 'GET') headers.set('Content-Type', 'application/json');
  const address = `${apiRoot}${pathOf(endpoint, given)}`;
  try {
    const response = await fetchAs(token, address, {
      method: endpoint.method,
      headers,
      // Changes are sent even while the page is closed. Browsers refuse it for long texts.
      keepalive: /^(PUT|DELETE)$/.test(endpoint.method) && !ifMatch,
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { answer: (await response.json()) as AnswerOf<E>, headers: response.headers };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'consent-needed' && !quiet) consentNeeded.tell();
    throw error;
  }
}

/** The answer alone: `call(endpoints.course, { id })`. */
export async function call<E extends Endpoint>(endpoint: E, given: RequestOf<E>): Promise<AnswerOf<E>> {
  return (await request(endpoint, given)).answer;
}

/** Returns an App Check token, which proves that a call comes from the school's own pages. Undefined: calls are sent without. */
let giver: (() => Promise<string>) | undefined;

export function takeProofsFrom(given: typeof giver): void {
  giver = given;
}

/** @returns null while signed out or without App Check: the API decides whether a token is needed */
async function appCheckProof(): Promise<string | null> {
  return (await giver?.().catch(() => null)) ?? null;
}
