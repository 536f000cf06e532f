import { faultReference, labels } from '@pathshala/contract/messages';
import type { Request } from 'express';
import { ValidationError } from 'yup';
import { mediaType } from '../http/own-reading.ts';
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
  return page(refusal.status < 500 ? reason : `${reason}\n<p>${faultReference(requestId)}</p>`);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

const style = `
:root { color-scheme: light dark; --ink: #1a2540; --ground: #fffbf4; --mark: #a23b3b; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f8; --ground: #12161f; --mark: #ff9d8a; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem 1.5rem; box-sizing: border-box; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 1rem; }
ul { list-style: none; padding: 0; margin: 0 0 1.5rem; }
li, .reason { border-inline-start: 4px solid var(--mark); padding: .25rem 0 .25rem 1rem; margin: 0 0 .75rem; }
li b { display: block; }`;

function page(reason: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your message was not sent</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>Your message was not sent</h1>
${reason}
<p>Close this tab, or go back: what you typed is still there.</p>
</main>
</body>
</html>
`;
}
