/**
 * Every way the API says no: a code, its HTTP status, and the line a person reads.
 * Sent as `application/problem+json` (RFC 9457); `type` is `/problems/<code>`.
 */

import type { Losses, StudioItem } from './studio.ts';
import type { Fault } from './studio-fields.ts';

export interface ErrorRow {
  readonly status: number;
  /** For people: what happened. */
  readonly title: string;
}

export const errorCodes = {
  'invalid-json': { status: 400, title: 'The request is not valid JSON.' },
  'invalid-event': { status: 400, title: 'This is not an event as the payment service makes them.' },
  unauthenticated: { status: 401, title: 'Please sign in.' },
  'invalid-token': { status: 401, title: 'Your sign-in has expired. Please sign in again.' },
  'sign-in-again': { status: 401, title: 'Please show once more that it is you.' },
  'payment-required': { status: 402, title: 'This course has to be bought first.' },
  forbidden: { status: 403, title: 'You are not allowed to do this.' },
  'unknown-app': {
    status: 403,
    title: 'This did not come from the school’s own pages. Please load the page again.',
  },
  'not-enrolled': { status: 403, title: 'Join the course to open this lesson.' },
  'consent-needed': { status: 403, title: 'A parent has to agree first.' },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method.' },
  conflict: { status: 409, title: 'This does not fit the present state.' },
  stale: { status: 409, title: 'Somebody else changed this in the meantime.' },
  'id-in-use': { status: 409, title: 'This id is in use already, or was once.' },
  'much-lost': { status: 409, title: 'Readers would lose much of what they have.' },
  'not-verified': { status: 409, title: 'This e-mail address is not verified.' },
  'last-admin': { status: 409, title: 'The last admin cannot be removed.' },
  'already-enrolled': { status: 409, title: 'You have this course already.' },
  'waiting-list-full': {
    status: 409,
    title: 'You wait for 20 courses already. Leave one to wait for another.',
  },
  'not-finished': { status: 409, title: 'Not everything of this course is done yet.' },
  'no-such-classroom': {
    status: 404,
    title: 'No class has this code. It may have been changed: please ask your teacher.',
  },
  'classroom-full': { status: 409, title: 'This class is full. Please tell your teacher.' },
  'enough-of-it': { status: 409, title: 'There is no room for one more. Please take one away first.' },
  'course-not-open': { status: 409, title: 'This course is not open yet.' },
  'price-changed': { status: 409, title: 'The price has changed. Please look at it again.' },
  'condition-needed': {
    status: 412,
    title: 'The request does not say which state it changes: If-Match is missing.',
  },
  'too-large': { status: 413, title: 'The request is too large.' },
  'unsupported-type': { status: 415, title: 'This kind of content is not accepted.' },
  'invalid-fields': { status: 422, title: 'Some fields are not filled in rightly.' },
  'too-many': { status: 429, title: 'Too many requests. Please wait a little.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
  unavailable: { status: 503, title: 'The service is not available right now. Please try again.' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorCodes;

/** Body of every error answer. */
export interface Problem {
  readonly type: `/problems/${ErrorCode}`;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The name of the request in the log: what a person tells who asks for help. */
  readonly requestId?: string;
  /** With `stale`: what is there now. */
  readonly current?: StudioItem;
  /** With `invalid-fields` where something was to be published: the first 20 things that keep it from being so. */
  readonly errors?: readonly Fault[];
  /** With `much-lost`: what of it. */
  readonly losses?: Losses;
}
