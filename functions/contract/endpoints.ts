/**
 * Every call of the API as one value: method, path, who may make it, the body's schema and (as a type) the answer.
 * The function mounts its handlers on these and the site's client calls through them.
 */
import type { Schema } from 'yup';
import {
  type CheckoutAnswer,
  checkoutSchema,
  type PracticeOutcome,
  type PracticeSession,
  practiceSchema,
} from './checkout.ts';
import { type ContactMessage, contactSchema } from './contact.ts';
import type { Course, CourseDetail } from './course.ts';
import { type Enrolment, progressSchema } from './enrolment.ts';
import { type Lesson, type QuizResult, quizAnswersSchema } from './lesson.ts';
import { allLists, type ListName } from './lists.ts';
import type { SearchAnswer } from './search.ts';
import {
  type AdminAnswer,
  type ModifiedAnswer,
  type PutUserAnswer,
  putUserSchema,
  type User,
} from './user.ts';
import type { WaitingListEntry, WaitingPlace } from './waiting-list.ts';

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** `anyone`: no token. `signed-in`: a valid ID token. `admin`: a token with the admin claim, checked for revocation. */
export type Audience = 'anyone' | 'signed-in' | 'admin';

export interface Endpoint<Answer = unknown, Body = undefined> {
  readonly method: Method;
  /** Express path, under /api. */
  readonly path: `/${string}`;
  readonly audience: Audience;
  readonly body?: Schema<Body>;
  /** Carries the answer's type; never set. */
  readonly answer?: Answer;
}

function endpoint<Answer, Body = undefined>(
  method: Method,
  path: `/${string}`,
  audience: Audience,
  body?: Schema<Body>,
): Endpoint<Answer, Body> {
  return body ? { method, path, audience, body } : { method, path, audience };
}

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly version: string;
}

export const endpoints = {
  health: endpoint<Health>('GET', '/health', 'anyone'),
  course: endpoint<CourseDetail>('GET', '/course/:id', 'anyone'),
  putUser: endpoint<PutUserAnswer, { email: string }>('PUT', '/user/:email', 'signed-in', putUserSchema),
  isAdmin: endpoint<AdminAnswer>('GET', '/admin/:email', 'signed-in'),
  users: endpoint<User[]>('GET', '/user', 'admin'),
  makeAdmin: endpoint<ModifiedAnswer>('PUT', '/user/admin/:email', 'admin'),
  removeAdmin: endpoint<ModifiedAnswer>('DELETE', '/user/admin/:email', 'admin'),
  contact: endpoint<{ _id: string }, { name: string; email: string; message: string }>(
    'POST',
    '/contact',
    'anyone',
    contactSchema,
  ),
  messages: endpoint<ContactMessage[]>('GET', '/messages', 'admin'),
  search: endpoint<SearchAnswer>('GET', '/search', 'anyone'),
  enrolments: endpoint<Enrolment[]>('GET', '/enrolment', 'signed-in'),
  enrol: endpoint<Enrolment>('PUT', '/enrolment/:courseId', 'signed-in'),
  progress: endpoint<Enrolment, { done: boolean }>(
    'PUT',
    '/enrolment/:courseId/lesson/:lessonId',
    'signed-in',
    progressSchema,
  ),
  /** Whether the caller waits for a course that is not open yet. */
  waitingPlace: endpoint<WaitingPlace>('GET', '/waiting-list/:courseId', 'signed-in'),
  joinWaitingList: endpoint<WaitingPlace>('PUT', '/waiting-list/:courseId', 'signed-in'),
  /** Leaves the list, or notes that the news of the opening was seen. */
  leaveWaitingList: endpoint<WaitingPlace>('DELETE', '/waiting-list/:courseId', 'signed-in'),
  /** What the caller waits for and what has opened of it, newest first; without courses that they have by now. */
  waitingList: endpoint<WaitingListEntry[]>('GET', '/waiting-list', 'signed-in'),
  checkout: endpoint<CheckoutAnswer, { price?: number | undefined }>(
    'POST',
    '/checkout/:courseId',
    'signed-in',
    checkoutSchema,
  ),
  /** The practice checkout of the emulators; elsewhere these two addresses are unknown. */
  practiceSession: endpoint<PracticeSession>('GET', '/practice/checkout/:sessionId', 'signed-in'),
  /** Answers where to go next, as the hosted page of a payment maker would. */
  practiceOutcome: endpoint<CheckoutAnswer, { outcome: PracticeOutcome }>(
    'POST',
    '/practice/checkout/:sessionId',
    'signed-in',
    practiceSchema,
  ),
  stripeWebhook: endpoint<{ received: true }>('POST', '/stripe/webhook', 'anyone'),
  lesson: endpoint<Lesson>('GET', '/course/:courseId/lesson/:lessonId', 'anyone'),
  quiz: endpoint<QuizResult, { answers: number[] }>(
    'POST',
    '/course/:courseId/lesson/:lessonId/quiz',
    'anyone',
    quizAnswersSchema,
  ),
} as const;

/** One endpoint for each of the 19 lists. */
export const listEndpoints = Object.fromEntries(
  allLists.map((row) => [row.list, endpoint<Course[]>('GET', row.endpoint, 'anyone')]),
) as Record<ListName, Endpoint<Course[]>>;

/** Catalogue answers may be kept by browsers for a minute and by the CDN for five. */
export const catalogueCacheControl = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400';
export const privateCacheControl = 'private, no-store';
