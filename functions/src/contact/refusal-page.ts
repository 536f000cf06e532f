import { escapeHtml } from '@pathshala/contract/text/encodings';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { MessageKey } from '@pathshala/messages/keys';
import { say, sayOf } from '@pathshala/messages/say';
import type { Request } from 'express';
import type { DomainError } from '../core/domain-error.ts';
import { mediaType } from '../http/bypass-body-parser.ts';
import { pageOf } from '../http/page.ts';
import { isOurIssue, problemOf } from '../http/problem.ts';
import { languageOfRefusal } from '../http/requested-language.ts';

const fieldLabels: Readonly<Record<string, MessageKey>> = {
  name: 'fixed.contactName',
  email: 'fixed.contactEmail',
  message: 'fixed.contactMessage',
};

/** Whether to answer with a page: for a browser's form, not for JSON. */
export function wantsPage(request: Request): boolean {
  const type = mediaType(request);
  if (type === 'application/json') return false;
  const isForm = type === 'application/x-www-form-urlencoded';
  return request.accepts(isForm ? ['html', 'json'] : ['json', 'html']) === 'html';
}

/** Texts of refusals on a page for adults; other codes read as internal errors. */
const general: Readonly<Partial<Record<DomainError['code'], MessageKey>>> = {
  'invalid-fields': 'errors.invalid-fields',
  forbidden: 'answers.forbidden',
  'unknown-app': 'answers.unknown-app',
  'too-large': 'answers.too-large',
  'unsupported-type': 'answers.unsupported-type',
  'too-many': 'answers.too-many',
  unavailable: 'answers.unavailable',
};

/** The text of a refusal; falls back to the code's text. */
function lineIn(language: Language, refusal: DomainError): string {
  if (language === firstLanguage || refusal.said) return problemOf(refusal, language).detail;
  return say(language, general[refusal.code] ?? 'answers.internal');
}

/**
 * A self-contained page for a rejected form, without repeating its input.
 * @returns HTML, or undefined for programs, which get the problem document
 */
export function contactRefusalPage(
  request: Request,
  refusal: DomainError,
  requestId: string,
): string | undefined {
  if (!wantsPage(request)) return undefined;
  const language = languageOfRefusal(request.originalUrl);
  const items = refusal.issues.map((issue) => {
    const label = fieldLabels[issue.path];
    const name = label ? say(language, label).replace(/:$/, '') : issue.path;
    return `<li><b>${escapeHtml(name)}</b> ${escapeHtml(sayOf(language, issue))}</li>`;
  });
  const reason =
    items.length > 0
      ? `<ul>${items.join('')}</ul>`
      : `<p class="reason">${escapeHtml(lineIn(language, refusal))}</p>`;
  const reference = say(language, 'answers.reference', { code: requestId });
  const known = isOurIssue(refusal) ? `${reason}\n<p>${reference}</p>` : reason;
  return pageOf(
    say(language, 'answers.notSent'),
    `${known}
<p>${say(language, 'answers.goBack')}</p>`,
    language,
  );
}
