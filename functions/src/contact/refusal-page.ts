import { answerIn } from '@pathshala/content/answers';
import { errorCodes } from '@pathshala/contract/errors';
import type { Language } from '@pathshala/contract/languages';
import { faultReference, labels } from '@pathshala/contract/messages';
import type { Request } from 'express';
import { ValidationError } from 'yup';
import { languageOfRefusal } from '../http/language-asked.ts';
import { mediaType } from '../http/own-reading.ts';
import { escapeHtml, pageOf } from '../http/page.ts';
import type { ApiError } from '../http/problem.ts';
import { errorsByField } from '../http/validate.ts';

const fieldLabels: Readonly<Record<string, string>> = {
  name: labels.contactName,
  email: labels.contactEmail,
  message: labels.contactMessage,
};

/** Whether a page is to be answered: to a browser that sent its form, not to a program that sent JSON. */
export function wantsPage(request: Request): boolean {
  const type = mediaType(request);
  if (type === 'application/json') return false;
  const isForm = type === 'application/x-www-form-urlencoded';
  return request.accepts(isForm ? ['html', 'json'] : ['json', 'html']) === 'html';
}

/** What is said in English, in a language; what has no words of its own there is said as its code is. */
function inLanguage(language: Language, { code }: ApiError) {
  const general = answerIn(language, errorCodes[code].title) ?? answerIn(language, errorCodes.internal.title);
  return (english: string): string => answerIn(language, english) ?? general ?? english;
}

/**
 * The page that says why a form's message was not kept. It stands by itself and repeats nothing that was sent.
 * @returns HTML, or undefined for a program, which gets the problem document
 */
export function contactRefusalPage(
  request: Request,
  refusal: ApiError,
  requestId: string,
): string | undefined {
  if (!wantsPage(request)) return undefined;
  const language = languageOfRefusal(request.originalUrl);
  const say = inLanguage(language, refusal);
  const fields = refusal.cause instanceof ValidationError ? [...errorsByField(refusal.cause)] : [];
  const items = fields.map(
    ([field, message]) =>
      `<li><b>${escapeHtml(say(fieldLabels[field] ?? field).replace(/:$/, ''))}</b> ${escapeHtml(say(message))}</li>`,
  );
  const reason =
    items.length > 0
      ? `<ul>${items.join('')}</ul>`
      : `<p class="reason">${escapeHtml(say(refusal.detail))}</p>`;
  const reference = say(faultReference('{code}')).replace('{code}', requestId);
  const known = refusal.status < 500 ? reason : `${reason}\n<p>${reference}</p>`;
  return pageOf(
    say('Your message was not sent'),
    `${known}
<p>${say('Close this tab, or go back: what you typed is still there.')}</p>`,
    language,
  );
}
