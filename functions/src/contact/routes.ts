import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type MessageState, messageStates } from '@pathshala/contract/site/contact';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { wrongField } from '../core/domain-error.ts';
import { nextLink, pageOf } from '../core/paging.ts';
import { requestedLanguage } from '../http/requested-language.ts';
import { param, type Route, recentCaller, route } from '../http/route.ts';
import { createLimiter, type RateLimit } from '../rate-limit/limiter.ts';
import { removeMessage, setAnswered } from './change-message.ts';
import { keepMessage, readMessages } from './messages.ts';
import { contactRefusalPage, wantsPage } from './refusal-page.ts';

/** Rate limit of messages per visitor. */
export const contactLimit: RateLimit = {
  name: 'contact',
  windowMs: 10 * 60_000,
  perVisitor: 5,
  perHop: 300,
  refusal: (wait) => `Several messages came from you just now. Please wait ${wait} and send this one again.`,
};

/** Endpoints of the contact form and the admins' inbox. */
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
    route(endpoints.messages, async (call) => {
      const page = pageOf(call.query);
      const state = stateOf(call.query);
      const { messages, more } = await readMessages(db, page, state);
      const last = more ? messages.at(-1)?._id : undefined;
      return { json: messages, headers: nextLink(endpoints.messages, page, last, { state }) };
    }),
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
