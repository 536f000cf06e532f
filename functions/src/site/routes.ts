import { listNames } from '@pathshala/contract/catalogue/lists';
import { ownValue } from '@pathshala/contract/http/own-value';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import {
  type ContactInput,
  type ContactMessage,
  type MessageState,
  messageStates,
} from '@pathshala/contract/site/contact';
import { siteEndpoints } from '@pathshala/contract/site/endpoints';
import { paths } from '@pathshala/contract/site/paths';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { addressIn, firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { MessageKey } from '@pathshala/messages/keys';
import { say, sayOf } from '@pathshala/messages/say';
import type { Request } from 'express';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { cachePublished } from '../content/manifest.ts';
import { readFooter } from '../content/published.ts';
import { shownSchool } from '../content/school.ts';
import { withDeadline } from '../core/deadline.ts';
import { DomainError, requireOneOf, tooMany } from '../core/domain-error.ts';
import { isDocumentId, type Page, readPage } from '../core/paging.ts';
import { collections, expiryOf, keptSince } from '../firestore/collections.ts';
import type { MessageRecord } from '../firestore/people-records.ts';
import { retryOnConflict, unchanged } from '../firestore/writes.ts';
import { mediaType } from '../http/body.ts';
import { addressAllowances } from '../http/origins.ts';
import { htmlPage, isOurIssue, languageOfRefusal, problemOf } from '../http/refusal.ts';
import { json, listRoute, type Route, recentCaller, requestedLanguage, route } from '../http/route.ts';
import { firestoreCounters } from '../rate-limit/rate-limit.ts';

export async function keepMessage(db: Firestore, input: ContactInput, language: Language): Promise<string> {
  const now = Timestamp.now();
  const record: MessageRecord = {
    name: wellFormed(input.name),
    email: wellFormed(input.email),
    address: normaliseEmail(wellFormed(input.email)),
    message: wellFormed(input.message),
    language,
    receivedAt: now,
    expiresAt: expiryOf('messages', now),
    openSince: now,
  };
  const { id } = await collections.messages(db).add(record);
  return id;
}

/** Firestore rejects lone surrogates, which JSON allows. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

const orders: Readonly<Record<MessageState | 'all', keyof MessageRecord>> = {
  all: 'receivedAt',
  open: 'openSince',
  answered: 'answeredAt',
};

export async function readMessages(db: Firestore, page: Page, state?: MessageState, now = Date.now()) {
  const collection = collections.messages(db);
  const field = orders[state ?? 'all'];
  const since = keptSince('messages', now);
  // An answer is later than its message, so no kept message is missed.
  const kept = collection.where(field, '>', since).orderBy(field, 'desc');
  const { docs, more } = await readPage(collection, kept, field, page);
  const messages = docs.filter((one) => one.data().receivedAt > since);
  return { entries: messages.map((one) => toMessage(one.id, one.data())), more };
}

function toMessage(_id: string, record: MessageRecord): ContactMessage {
  const { name, email, message, language = firstLanguage, receivedAt, answeredAt } = record;
  return {
    _id,
    name,
    email,
    message,
    language,
    receivedAt: receivedAt.toDate().toISOString(),
    answeredAt: answeredAt?.toDate().toISOString() ?? null,
  };
}

export async function setAnswered(db: Firestore, id: string, answered: boolean): Promise<0 | 1> {
  const reference = messageOf(db, id);
  return retryOnConflict(async () => {
    const snapshot = await reference.get();
    const record = snapshot.data();
    if (!record) throw noMessage();
    if ((record.answeredAt !== undefined) === answered) return 0;
    const change = answered
      ? { answeredAt: Timestamp.now(), openSince: FieldValue.delete() }
      : { answeredAt: FieldValue.delete(), openSince: record.receivedAt };
    await reference.update(change, unchanged(snapshot));
    return 1;
  });
}

export async function removeMessage(db: Firestore, id: string): Promise<1> {
  const reference = messageOf(db, id);
  if (!(await reference.get()).exists) throw noMessage();
  await reference.delete();
  return 1;
}

function messageOf(db: Firestore, id: string) {
  if (!isDocumentId(id)) throw noMessage();
  return collections.messages(db).doc(id);
}

function noMessage(): DomainError {
  return new DomainError('not-found', 'This message has been deleted.');
}

/** Hosting's hops serve many visitors. */
export const contactLimit = { windowMs: 10 * 60_000, perVisitor: 5, perHop: 300 } as const;

/** Cached, as what everybody is shown of the catalogue. */
export function schoolRoutes(db: Firestore): Route[] {
  const answers = cachePublished(db, async (asked) => {
    const language = asked as Language;
    const [shown, footer] = await Promise.all([shownSchool(db, language), readFooter(db, language)]);
    return { ...shown, footer };
  });
  return [
    route(siteEndpoints.school, async ({ query }) => ({
      serialised: await answers(requestedLanguage(query)),
      cache: 'catalogue',
    })),
  ];
}

export function contactRoutes(db: Firestore): Route[] {
  return [
    sendRoute(db),
    listRoute(siteEndpoints.messages, (page, query) => readMessages(db, page, stateOf(query)), ['state']),
    json(siteEndpoints.answerMessage, async (call) => ({
      modifiedCount: await setAnswered(db, call.params.id, call.body.answered),
    })),
    json(siteEndpoints.deleteMessage, async (call) => {
      // Deletion is final, so it needs a fresh sign-in: an unlocked phone must not suffice.
      recentCaller(call);
      return { modifiedCount: await removeMessage(db, call.params.id) };
    }),
  ];
}

const refusalOf = (minutes: number) =>
  `Several messages came from you just now. Please wait ${minutes <= 1 ? 'a minute' : `${minutes} minutes`} and send this one again.`;

function sendRoute(db: Firestore): Route {
  const count = firestoreCounters(db, contactLimit.windowMs);
  return route(
    siteEndpoints.contact,
    async (call) => {
      const language = requestedLanguage(call.query);
      const wait = await count(...addressAllowances(call.request, 'contact', contactLimit));
      if (wait > 0) throw tooMany(wait, refusalOf(Math.ceil(wait / 60_000)));
      const _id = await keepMessage(db, call.body, language);
      if (!wantsPage(call.request)) return { status: 201, json: { _id } };
      return { seeOther: addressIn(language, paths.thanks) };
    },
    { accepts: ['json', 'form'], refusalPage: contactRefusalPage },
  );
}

function stateOf(query: URLSearchParams): MessageState | undefined {
  const state = query.get('state');
  return state === null ? undefined : requireOneOf('state', state, messageStates);
}

const fieldLabels: Readonly<Record<string, MessageKey>> = {
  name: 'fixed.contactName',
  email: 'fixed.contactEmail',
  message: 'fixed.contactMessage',
};

export function wantsPage(request: Request): boolean {
  const type = mediaType(request);
  if (type === 'application/json') return false;
  const isForm = type === 'application/x-www-form-urlencoded';
  return request.accepts(isForm ? ['html', 'json'] : ['json', 'html']) === 'html';
}

const general: Readonly<Partial<Record<DomainError['code'], MessageKey>>> = {
  'invalid-fields': 'errors.invalid-fields',
  forbidden: 'answers.forbidden',
  'unknown-app': 'answers.unknown-app',
  'too-large': 'answers.too-large',
  'unsupported-type': 'answers.unsupported-type',
  'too-many': 'answers.too-many',
  unavailable: 'answers.unavailable',
};

function lineIn(language: Language, refusal: DomainError): string {
  if (language === firstLanguage || refusal.said) return problemOf(refusal, language).detail;
  return say(language, general[refusal.code] ?? 'answers.internal');
}

export function contactRefusalPage(request: Request, refusal: DomainError, requestId: string) {
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

/** Timeout of Firestore, milliseconds: short, because a monitor should know soon. */
const healthDeadline = 2500;

export function healthRoutes(db: Firestore, version: string): Route[] {
  return [
    route(siteEndpoints.health, async () =>
      (await answers(db))
        ? { json: { status: 'ok', version } }
        : { json: { status: 'unavailable', version }, status: 503, headers: { 'Retry-After': '5' } },
    ),
  ];
}

async function answers(db: Firestore): Promise<boolean> {
  const [list = 'classOne'] = listNames;
  try {
    await withDeadline(collections.catalogue(db).doc(list).get(), healthDeadline);
    return true;
  } catch {
    return false;
  }
}
