import { bodySchemas } from '@pathshala/contract/bodies';
import { endpoints } from '@pathshala/contract/endpoints';
import { paths } from '@pathshala/contract/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { nextLink, pageOf } from '../http/paging.ts';
import { type Route, route } from '../http/route.ts';
import { createLimiter } from '../rate-limit/limiter.ts';
import { contactLimit } from './contact-limit.ts';
import { keepMessage, readMessages } from './messages.ts';
import { contactRefusalPage, wantsPage } from './refusal-page.ts';

/** The contact form's call and the admin's inbox. */
export function contactRoutes(db: Firestore): Route[] {
  const limit = createLimiter(db, contactLimit);
  const send = route(
    endpoints.contact,
    async (call) => {
      // Only now: what is not filled in rightly costs nothing and counts for nothing.
      await limit(call.request);
      const _id = await keepMessage(db, call.body);
      return wantsPage(call.request) ? { seeOther: paths.thanks } : { status: 201, json: { _id } };
    },
    { body: bodySchemas.contact, accepts: ['json', 'form'], refusalPage: contactRefusalPage },
  );
  const inbox = route(endpoints.messages, async (call) => {
    const page = pageOf(call.query);
    const { messages, more } = await readMessages(db, page);
    return {
      json: messages,
      headers: nextLink(endpoints.messages, page, more ? messages.at(-1)?._id : undefined),
    };
  });
  return [send, inbox];
}
