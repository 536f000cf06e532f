import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { ownValue } from '@pathshala/contract/http/own-value';
import { type MessageState, messageStates } from '@pathshala/contract/site/contact';
import { paths } from '@pathshala/contract/site/paths';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { addressIn, firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { MessageKey } from '@pathshala/messages/keys';
import { say, sayOf } from '@pathshala/messages/say';
import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { type DomainError, wrongField } from '../core/domain-error.ts';
import { mediaType } from '../http/body.ts';
import { htmlPage } from '../http/page.ts';
import { isOurIssue, problemOf } from '../http/problem.ts';
import { languageOfRefusal, requestedLanguage } from '../http/reply.ts';
import { listRoute, param, type Route, recentCaller, route } from '../http/route.ts';
import { createLimiter, type RateLimit } from '../rate-limit/firestore-counters.ts';
import { keepMessage, readMessages, removeMessage, setAnswered } from './messages.ts';

export const contactLimit: RateLimit = {
  name: 'contact',
  windowMs: 10 * 60_000,
  perVisitor: 5,
  perHop: 300,
  refusal: (wait) => `Several messages came from you just now. Please wait ${wait} and send this one again.`,
};

export function contactRoutes(db: Firestore): Route[] {
  return [sendRoute(db), ...inboxRoutes(db)];
}

function sendRoute(db: Firestore): Route {
  const limit = createLimiter(db, contactLimit);
  return route(
    endpoints.contact,
    async (call) => {
      const language = requestedLanguage(call.query);
      // Counted only after validation.
      await limit(call.request);
      const _id = await keepMessage(db, call.body, language);
      if (!wantsPage(call.request)) return { status: 201, json: { _id } };
      return { seeOther: addressIn(language, paths.thanks) };
    },
    { body: bodySchemas.contact, accepts: ['json', 'form'], refusalPage: contactRefusalPage },
  );
}

function inboxRoutes(db: Firestore): Route[] {
  return [
    listRoute(endpoints.messages, (page, query) => readMessages(db, page, stateOf(query)), ['state']),
    route(
      adminEndpoints.answerMessage,
      async (call) => ({
        json: { modifiedCount: await setAnswered(db, param(call, 'id'), call.body.answered) },
      }),
      { body: bodySchemas.answerMessage },
    ),
    route(adminEndpoints.deleteMessage, async (call) => {
      // Deletion is final, so it needs a fresh sign-in: an unlocked phone must not suffice.
      recentCaller(call);
      return { json: { modifiedCount: await removeMessage(db, param(call, 'id')) } };
    }),
  ];
}

/** @throws DomainError `invalid-fields` for an unknown state */
function stateOf(query: URLSearchParams): MessageState | undefined {
  const stateParam = query.get('state');
  const state = messageStates.find((one) => one === stateParam);
  if (stateParam !== null && !state) {
    throw wrongField('state', 'request-faults.oneOf', { values: messageStates.join(', ') });
  }
  return state;
}

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

/** Does not repeat the form's input. Undefined for programs, which get the problem document. */
export function contactRefusalPage(
  request: Request,
  refusal: DomainError,
  requestId: string,
): string | undefined {
  if (!wantsPage(request)) return undefined;
  const language = languageOfRefusal(request.originalUrl);
  const items = refusal.issues.map((issue) => {
    const label = ownValue(fieldLabels, issue.path);
    const name = label ? say(language, label).replace(/:$/, '') : issue.path;
    return `<li><b>${escapeHtml(name)}</b> ${escapeHtml(sayOf(language, issue))}</li>`;
  });
  const reason =
    items.length > 0
      ? `<ul>${items.join('')}</ul>`
      : `<p class="reason">${escapeHtml(lineIn(language, refusal))}</p>`;
  const reference = say(language, 'answers.reference', { code: requestId });
  const known = isOurIssue(refusal) ? `${reason}\n<p>${reference}</p>` : reason;
  return htmlPage(
    say(language, 'answers.notSent'),
    `${known}
<p>${say(language, 'answers.goBack')}</p>`,
    language,
  );
}
