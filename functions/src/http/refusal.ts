import { createHash } from 'node:crypto';
import { httpsOnEverySubdomain } from '@pathshala/brand/owner.config';
import { drawnTokens } from '@pathshala/brand/palette';
import type { IssueInWords, Problem } from '@pathshala/contract/calls/endpoints';
import { type ErrorCode, errorCodes } from '@pathshala/contract/http/errors';
import type { Issue } from '@pathshala/contract/http/validation';
import { policyOf, securityHeaders } from '@pathshala/contract/site/security-headers';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { firstLanguage, type Language, languageRows, languages } from '@pathshala/contract/text/languages';
import { say, sayOf } from '@pathshala/messages/say';
import type { Response } from 'express';
import { accountGone, isGone } from '../core/caller.ts';
import { DomainError, isTransient, maxIssuesNamed, textOf } from '../core/domain-error.ts';
import { requestIdOf, sendText, versionTag } from './route.ts';

export function languageOfRefusal(url: string): Language {
  const lang = new URLSearchParams(url.split('?')[1] ?? '').get('lang');
  return languages.find((one) => one === lang) ?? firstLanguage;
}

export function statusOf({ code }: { readonly code: ErrorCode }): number {
  return errorCodes[code].status;
}

export const isOurIssue = (error: DomainError): boolean => statusOf(error) >= 500;

export const isAboutCaller = (error: DomainError): boolean => [401, 403].includes(statusOf(error));

const retryAfterSeconds = 5;

export function headersOf(error: DomainError): Readonly<Record<string, string>> {
  const status = statusOf(error);
  const { more, headers, retryAfter = status === 503 ? retryAfterSeconds : undefined } = error.options;
  return {
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...(more?.current ? versionTag(more.current) : {}),
    ...headers,
  };
}

/** RFC 9457. A detail that exists only in the first language is replaced by the title. */
export function problemOf(error: DomainError, language: Language = firstLanguage): Problem {
  const { code, said: messageRef, options } = error;
  const title = say(language, `errors.${code}`);
  const own = language === firstLanguage ? error.message : messageRef && textOf(messageRef, language);
  const errors = error.issues.slice(0, maxIssuesNamed).map((one) => inWords(one, language));
  return {
    type: `/problems/${code}`,
    title,
    status: statusOf(error),
    detail: own || title,
    ...(errors.length > 0 ? { errors } : {}),
    ...options.more,
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
  if (isGone(error)) return accountGone(error);
  return new DomainError('internal', undefined, { cause: error });
}

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

const { light, dark } = drawnTokens;

const style = `
:root { color-scheme: light dark; --ink: ${light.ink}; --ground: ${light.paper}; --mark: ${light.error}; }
@media (prefers-color-scheme: dark) { :root { --ink: ${dark.ink}; --ground: ${dark.paper}; --mark: ${dark.error}; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem 1.5rem; box-sizing: border-box; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 1rem; }
ul { list-style: none; padding: 0; margin: 0 0 1.5rem; }
li, .reason { border-inline-start: 4px solid var(--mark); padding: .25rem 0 .25rem 1rem; margin: 0 0 .75rem; }
li b { display: block; }
`;

const none = ["'none'"];

/** Security headers: answers may load or run nothing and not be framed; our own page may have its own style. */
export const answerHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders(httpsOnEverySubdomain),
  'Content-Security-Policy': policyOf({
    'default-src': none,
    'style-src': [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
  }),
};

/** A self-contained page, for a browser that has left the site. `title` is plain text, `content` HTML. */
export function htmlPage(title: string, content: string, language: Language = firstLanguage): string {
  return `<!doctype html>
<html lang="${language}" dir="${languageRows[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
