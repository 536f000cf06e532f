import { faultReference, labels } from '@pathshala/contract/messages';
import type { Request } from 'express';
import { ValidationError } from 'yup';
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
  const fields = refusal.cause instanceof ValidationError ? [...errorsByField(refusal.cause)] : [];
  const items = fields.map(
    ([field, message]) =>
      `<li><b>${escapeHtml((fieldLabels[field] ?? field).replace(/:$/, ''))}</b> ${escapeHtml(message)}</li>`,
  );
  const reason =
    items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p class="reason">${escapeHtml(refusal.detail)}</p>`;
  const known = refusal.status < 500 ? reason : `${reason}\n<p>${faultReference(requestId)}</p>`;
  return pageOf(
    'Your message was not sent',
    `${known}
<p>Close this tab, or go back: what you typed is still there.</p>`,
  );
}
