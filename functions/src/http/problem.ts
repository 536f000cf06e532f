import type { IssueInWords, Problem } from '@pathshala/contract/calls/problem';
import { type ErrorCode, errorCodes } from '@pathshala/contract/http/errors';
import type { Issue } from '@pathshala/contract/http/validation';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { say, sayOf } from '@pathshala/messages/say';
import type { Response } from 'express';
import {
  DomainError,
  type DomainErrorOptions,
  isGone,
  isTransient,
  maxIssuesNamed,
  textOf,
} from '../core/domain-error.ts';
import { languageOfRefusal, requestIdOf, sendText, versionTag } from './reply.ts';

export function statusOf({ code }: { readonly code: ErrorCode }): number {
  return errorCodes[code].status;
}

export const isOurIssue = (error: DomainError): boolean => statusOf(error) >= 500;

export const isAboutCaller = (error: DomainError): boolean => [401, 403].includes(statusOf(error));

const retryAfterSeconds = 5;

export function headersOf(error: DomainError): Readonly<Record<string, string>> {
  const status = statusOf(error);
  const retryAfter = error.retryAfter ?? (status === 503 ? retryAfterSeconds : undefined);
  const { current } = error.more ?? {};
  return {
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...(current ? versionTag(current) : {}),
    ...(error instanceof HttpError ? error.headers : {}),
  };
}

/** RFC 9457. A detail in the first language only is left out for the title. */
export function problemOf(error: DomainError, language: Language = firstLanguage): Problem {
  const { code, said: messageRef, more } = error;
  const title = say(language, `errors.${code}`);
  const own = language === firstLanguage ? error.detail : messageRef && textOf(messageRef, language);
  const errors = error.issues.slice(0, maxIssuesNamed).map((one) => inWords(one, language));
  return {
    type: `/problems/${code}`,
    title,
    status: statusOf(error),
    detail: own || title,
    ...(errors.length > 0 ? { errors } : {}),
    ...more,
  };
}

const inWords = (issue: Issue, language: Language): IssueInWords => ({
  ...issue,
  detail: sayOf(language, issue),
});

/** `unavailable` for a dependency that is down, `not-found` for a deleted account, else `internal`. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isTransient(error)) return new DomainError('unavailable', undefined, { cause: error });
  // The account was deleted during the call.
  if (isGone(error)) return new DomainError('not-found', 'This account no longer exists.', { cause: error });
  return new DomainError('internal', undefined, { cause: error });
}

/** @param page what a person reads instead, where the call was for a page */
export function sendRefusal(response: Response, refusal: DomainError, page?: string): void {
  response.locals.refusal = refusal;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.removeHeader('ETag');
  response.setHeader('Cache-Control', 'private, no-store');
  for (const [name, value] of Object.entries(headersOf(refusal))) response.setHeader(name, value);
  response.status(statusOf(refusal));
  if (page === undefined) {
    const language = languageOfRefusal(response.req.originalUrl);
    const problem: Problem = { ...problemOf(refusal, language), requestId: requestIdOf(response) };
    sendText(response, 'application/problem+json', JSON.stringify(problem));
  } else sendText(response, 'text/html', page);
}

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
