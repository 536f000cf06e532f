import type { Problem } from '@pathshala/contract/calls/problem';
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
import { appCheckProof } from './app-check.ts';

/**
 * What a problem document says in the page's language. The API writes the first one, and knows details that a code does
 * not tell; in any other the code decides.
 */
export function problemText(code: ErrorCode, problem: Partial<Problem>): string {
  if (siteLanguage !== firstLanguage) return (errors[`errors.${code}`] ?? errors['errors.internal'])();
  return problem.detail || problem.title || errors['errors.internal']();
}

const name = 'consent-needed';
/** A page's own calls may be answered before the part that listens is loaded. */
let isUnheard = false;

/** Tells the open page that a call was refused because a parent has not agreed, whichever part of it called. */
export const consentNeeded = {
  tell: () => {
    isUnheard = window.dispatchEvent(new Event(name, { cancelable: true }));
  },
  /** @returns what ends the listening */
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
 * A call that did not succeed. The message is for people; of an error of ours it names the request, as the log does.
 * `code` is the contract's, or `network` when no answer came at all.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  readonly status: number;
  /** What the API said, whole; empty where no answer came. */
  readonly problem: Partial<Problem>;

  constructor(code: ErrorCode | 'network', status: number, message: string, problem: Partial<Problem> = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.problem = problem;
  }
}

/** What a call takes: the values of its path by their names, `query`, `body`, and who asks. */
export type RequestOf<E extends Endpoint> = CallOf<E> & {
  /** Firebase ID token of the person who asks. */
  readonly token?: string | null;
  /** The page asks by itself: where a parent's consent is missing, nobody is led away for it. */
  readonly quiet?: true;
  /** What is changed was so when it was read: an entity tag. */
  readonly ifMatch?: string;
};

/** Longer than the function's own deadline, so that its answer, not ours, is what a person reads. */
const timeoutMilliseconds = 20_000;

/** What an answer by which the API says no comes to. */
export async function problemOf(response: Response): Promise<ApiError> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  const code = (problem.type?.replace('/problems/', '') ?? 'internal') as ErrorCode;
  const text = problemText(code, problem);
  const { requestId } = problem;
  const isServerError = response.status >= 500 && requestId;
  const message = isServerError ? `${text} ${words['api.reference']({ id: requestId })}` : text;
  return new ApiError(code, response.status, message, problem);
}

/**
 * Calls the API and gives the parsed answer together with its headers.
 * @throws ApiError with the contract's code, or `network` when the API cannot be reached
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  given: RequestOf<E>,
): Promise<{ answer: AnswerOf<E>; headers: Headers }> {
  const { token, body, quiet, ifMatch } = given;
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const proof = token ? await appCheckProof() : null;
  if (proof) headers.set('X-Firebase-AppCheck', proof);
  if (ifMatch) headers.set('If-Match', ifMatch);
  // Of a reading call, too, as the specification has it for `GET /admin/{email}`.
  if (body !== undefined || endpoint.method === 'GET') headers.set('Content-Type', 'application/json');
  const address = `${apiRoot}${pathOf(endpoint, given)}`;
  let response: Response;
  try {
    response = await fetch(address, {
      method: endpoint.method,
      headers,
      // What somebody has changed is still told while they leave the page. Browsers refuse it for long texts.
      keepalive: /^(PUT|DELETE)$/.test(endpoint.method) && !ifMatch,
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('network', 0, words['api.unreachable']());
  }
  if (!response.ok) {
    const problem = await problemOf(response);
    if (problem.code === 'consent-needed' && !quiet) consentNeeded.tell();
    throw problem;
  }
  return { answer: (await response.json()) as AnswerOf<E>, headers: response.headers };
}

/** As `request`, for callers that need the answer alone: `call(endpoints.course, { id })`. */
export async function call<E extends Endpoint>(endpoint: E, given: RequestOf<E>): Promise<AnswerOf<E>> {
  return (await request(endpoint, given)).answer;
}
