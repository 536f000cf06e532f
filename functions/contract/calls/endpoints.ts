/**
 * All endpoints: method, path, audience, and as types their body and answer. The function mounts its handlers on these
 * and the site calls through them. Schemas of bodies are in `bodies.ts`, so that the site does not load them with every
 * page.
 */
import type { DeletedAnswer, Order, OwnData, OwnLanguage } from '../accounts/account.ts';
import type {
  Consent,
  ConsentInput,
  DecisionAnswer,
  DecisionInput,
  ParentTokenInput,
  ParentView,
} from '../accounts/consent.ts';
import type {
  AdminAnswer,
  EndedAnswer,
  ModifiedAnswer,
  OwnLanguageInput,
  PutUserAnswer,
  PutUserInput,
  User,
} from '../accounts/user.ts';
import { type ListName, listNames } from '../catalogue/lists.ts';
import type { SearchAnswer, SearchChanges } from '../catalogue/search.ts';
import type { CertificateInput, RevokedCertificates } from '../certificates/certificate.ts';
import type { BlogSource } from '../content/blog.ts';
import type { PublishedPart } from '../content/published-part.ts';
import type { Course, CourseDetail, Prices } from '../courses/course.ts';
import type { Enrolment, ProgressInput, ReadingPositionInput } from '../courses/enrolment.ts';
import type { Lesson, QuizAnswers, QuizResult } from '../courses/lesson.ts';
import type { CoursePack } from '../courses/pack.ts';
import type { WaitingListEntry, WaitingPlace } from '../courses/waiting-list.ts';
import { type Endpoint, endpoint, type LanguageQuery, type PageQuery } from '../http/endpoint.ts';
import type { CheckoutAnswer, CheckoutInput, PracticeInput, PracticeSession } from '../payments/checkout.ts';
import type { AddPracticeAnswer, AddPracticeInput, PracticeLogPage } from '../practice/log.ts';
import type { ModelTestAnswers, ModelTestPaper, ModelTestResult } from '../practice/model-test.ts';
import type { ContactInput, ContactMessage } from '../site/contact.ts';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly version: string;
}

export const endpoints = {
  health: endpoint<{ answer: Health }>()('GET', '/health', 'anyone'),
  /** `at` is only a cache buster. */
  course: endpoint<{ answer: CourseDetail; query: 'at' | LanguageQuery }>()('GET', '/course/:id', 'anyone'),
  /** Prices of all published courses; built pages do not contain prices. */
  prices: endpoint<{ answer: Prices }>()('GET', '/prices', 'anyone'),
  /** As it is published now; its picture is the page's. */
  article: endpoint<{ answer: BlogSource; query: LanguageQuery }>()('GET', '/article/:blogId', 'anyone'),
  publishedPart: endpoint<{ answer: PublishedPart; query: LanguageQuery }>()(
    'GET',
    '/published/:part',
    'anyone',
  ),
  /** An uploaded picture or PDF. */
  media: endpoint<{ answer: never }>()('GET', '/media/:name', 'anyone'),
  putUser: endpoint<{ answer: PutUserAnswer; body: PutUserInput }>()('PUT', '/user/:email', 'signed-in'),
  isAdmin: endpoint<{ answer: AdminAnswer }>()('GET', '/admin/:email', 'signed-in'),
  /** Logs out this sign-in by revoking its tokens. Other devices stay signed in. */
  endSession: endpoint<{ answer: EndedAnswer }>()('DELETE', '/session', 'signed-in'),
  users: endpoint<{ answer: User[]; query: PageQuery }>()('GET', '/user', 'admin'),
  makeAdmin: endpoint<{ answer: ModifiedAnswer }>()('PUT', '/user/admin/:email', 'admin'),
  removeAdmin: endpoint<{ answer: ModifiedAnswer }>()('DELETE', '/user/admin/:email', 'admin'),
  /** Export of the caller's data. */
  ownData: endpoint<{ answer: OwnData }>()('GET', '/account/data', 'signed-in'),
  /** The caller's payments, newest first. */
  orders: endpoint<{ answer: Order[]; query: LanguageQuery }>()('GET', '/account/orders', 'signed-in'),
  /** The language of mails to the caller. */
  ownLanguage: endpoint<{ answer: OwnLanguage }>()('GET', '/account/language', 'signed-in'),
  keepLanguage: endpoint<{ answer: OwnLanguage; body: OwnLanguageInput }>()(
    'PUT',
    '/account/language',
    'signed-in',
  ),
  /** Deletes the caller's account and data; requires a recent sign-in. */
  deleteAccount: endpoint<{ answer: DeletedAnswer }>()('DELETE', '/account', 'signed-in'),
  /** `lang`: the form's language, for the reply. */
  contact: endpoint<{ answer: { _id: string }; body: ContactInput; query: LanguageQuery }>()(
    'POST',
    '/contact',
    'anyone',
  ),
  /** `state`: only `open` or only `answered` ones. */
  messages: endpoint<{ answer: ContactMessage[]; query: PageQuery | 'state' }>()('GET', '/messages', 'admin'),
  search: endpoint<{ answer: SearchAnswer; query: 'q' | LanguageQuery }>()('GET', '/search', 'anyone'),
  /** Changes since the browser's index was built. */
  searchChanges: endpoint<{ answer: SearchChanges; query: LanguageQuery }>()(
    'GET',
    '/search/changes',
    'anyone',
  ),
  enrolments: endpoint<{ answer: Enrolment[]; query: LanguageQuery }>()('GET', '/enrolment', 'signed-in'),
  enrol: endpoint<{ answer: Enrolment; query: LanguageQuery }>()('PUT', '/enrolment/:courseId', 'signed-in'),
  /** A course of the caller, even if it was unpublished. */
  ownCourse: endpoint<{ answer: CourseDetail; query: LanguageQuery }>()(
    'GET',
    '/enrolment/:courseId/course',
    'signed-in',
  ),
  progress: endpoint<{ answer: Enrolment; body: ProgressInput; query: LanguageQuery }>()(
    'PUT',
    '/enrolment/:courseId/lesson/:lessonId',
    'signed-in',
  ),
  /** Stores the reading position for other devices. */
  keepPosition: endpoint<{ answer: Enrolment; body: ReadingPositionInput; query: LanguageQuery }>()(
    'PUT',
    '/enrolment/:courseId/lesson/:lessonId/place',
    'signed-in',
  ),
  /** Issues the certificate of a finished course, or returns the existing one. The name only counts the first time. */
  certificate: endpoint<{ answer: Enrolment; body: CertificateInput; query: LanguageQuery }>()(
    'POST',
    '/course/:courseId/certificate',
    'signed-in',
  ),
  /** The caller's open model test of a course, or a new one. */
  startModelTest: endpoint<{ answer: ModelTestPaper; query: LanguageQuery }>()(
    'POST',
    '/course/:courseId/model-test',
    'signed-in',
  ),
  /** Submits it, marks it, and keeps the best result. */
  submitModelTest: endpoint<{ answer: ModelTestResult; body: ModelTestAnswers; query: LanguageQuery }>()(
    'POST',
    '/course/:courseId/model-test/answers',
    'signed-in',
  ),
  /** A part, by the first bits of a hash: `certificates/revocation.ts`. */
  revokedCertificates: endpoint<{ answer: RevokedCertificates }>()(
    'GET',
    '/certificates/revoked/:part',
    'anyone',
  ),
  /** Whether the caller is on a waiting list. */
  waitingPlace: endpoint<{ answer: WaitingPlace }>()('GET', '/waiting-list/:courseId', 'signed-in'),
  joinWaitingList: endpoint<{ answer: WaitingPlace }>()('PUT', '/waiting-list/:courseId', 'signed-in'),
  /** Leaves the list, or confirms the news of the opening. */
  leaveWaitingList: endpoint<{ answer: WaitingPlace }>()('DELETE', '/waiting-list/:courseId', 'signed-in'),
  /** The caller's waiting list, including courses that have opened, newest first, without courses they have. */
  waitingList: endpoint<{ answer: WaitingListEntry[]; query: LanguageQuery }>()(
    'GET',
    '/waiting-list',
    'signed-in',
  ),
  checkout: endpoint<{ answer: CheckoutAnswer; body: CheckoutInput; query: LanguageQuery }>()(
    'POST',
    '/checkout/:courseId',
    'signed-in',
  ),
  /** The sandbox checkout; exists in the emulators only. */
  practiceSession: endpoint<{ answer: PracticeSession }>()(
    'GET',
    '/practice/checkout/:sessionId',
    'signed-in',
  ),
  /** Returns the redirect of a hosted checkout page. */
  practiceOutcome: endpoint<{ answer: CheckoutAnswer; body: PracticeInput }>()(
    'POST',
    '/practice/checkout/:sessionId',
    'signed-in',
  ),
  /** The caller's practice log from a position on (`after`, 0: all of it). */
  practiceLog: endpoint<{ answer: PracticeLogPage; query: 'after' }>()('GET', '/practice/log', 'signed-in'),
  /** Adds entries to the caller's log; known entries are ignored. */
  addPractice: endpoint<{ answer: AddPracticeAnswer; body: AddPracticeInput }>()(
    'POST',
    '/practice/log',
    'signed-in',
  ),
  stripeWebhook: endpoint<{ answer: { received: true } }>()('POST', '/stripe/webhook', 'anyone'),
  lesson: endpoint<{ answer: Lesson; query: LanguageQuery }>()(
    'GET',
    '/course/:courseId/lesson/:lessonId',
    'anyone',
  ),
  /** Hashes of a course and of the lessons that the caller may read, for devices that keep it offline. */
  coursePack: endpoint<{ answer: CoursePack; query: LanguageQuery }>()(
    'GET',
    '/course/:courseId/pack',
    'anyone',
  ),
  /** The caller's age band and parental consent; these five exist only if the owner requires consent. */
  consent: endpoint<{ answer: Consent }>()('GET', '/consent', 'signed-in'),
  /** Sets the caller's age and parent; repeated, it sends the mail again. */
  askConsent: endpoint<{ answer: Consent; body: ConsentInput }>()('PUT', '/consent', 'signed-in'),
  /** The next three are for parents, who have the link from the mail and no account. */
  parentView: endpoint<{ answer: ParentView; body: ParentTokenInput }>()('POST', '/parent/view', 'anyone'),
  parentData: endpoint<{ answer: OwnData; body: ParentTokenInput }>()('POST', '/parent/data', 'anyone'),
  parentDecision: endpoint<{ answer: DecisionAnswer; body: DecisionInput }>()(
    'POST',
    '/parent/decision',
    'anyone',
  ),
  /** Explanations are in the requested language; the right options do not depend on it. */
  quiz: endpoint<{ answer: QuizResult; body: QuizAnswers; query: LanguageQuery }>()(
    'POST',
    '/course/:courseId/lesson/:lessonId/quiz',
    'anyone',
  ),
} as const;

type ListEndpoints = {
  readonly [List in ListName]: Endpoint<`/${List}`, Course[], undefined, LanguageQuery>;
};

/** One endpoint per list, named like the list. */
export const listEndpoints = Object.fromEntries(
  listNames.map((list) => [
    list,
    endpoint<{ answer: Course[]; query: LanguageQuery }>()('GET', `/${list}`, 'anyone'),
  ]),
) as ListEndpoints;

/** Browsers and CDN cache catalogue answers for half a minute, so a change is visible everywhere within a minute. */
export const catalogueCacheControl = 'public, max-age=30, s-maxage=30';
export const privateCacheControl = 'private, no-store';

/** Every answer has its request id; the log and problem documents contain it too. */
export const requestIdHeader = 'X-Request-Id';
