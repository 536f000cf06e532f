/**
 * Every call of the API as one value: method, path, who may make it, and as types its body and its answer. The function
 * mounts its handlers on these and the site calls through them. What a body must be is in `bodies.ts`, apart, so that the
 * site does not load the checks with every page.
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
import type {
  ClassTestAnswers,
  ClassTestMarks,
  ClassTestQuestions,
  ModelTestAnswers,
  ModelTestPaper,
  ModelTestResult,
} from '../practice/model-test.ts';
import type { ContactInput, ContactMessage } from '../site/contact.ts';
import type { Preview } from '../studio/preview.ts';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly version: string;
}

export const endpoints = {
  health: endpoint<{ answer: Health }>()('GET', '/health', 'anyone'),
  /** `at` is not read: an address of its own gets past the copies that browsers and the CDN keep. */
  course: endpoint<{ answer: CourseDetail; query: 'at' | LanguageQuery }>()('GET', '/course/:id', 'anyone'),
  /** Of all published courses. Pages that were built do not say what a course costs. */
  prices: endpoint<{ answer: Prices }>()('GET', '/prices', 'anyone'),
  /** As it is published now; its picture is the page's. */
  article: endpoint<{ answer: BlogSource; query: LanguageQuery }>()('GET', '/article/:blogId', 'anyone'),
  publishedPart: endpoint<{ answer: PublishedPart; query: LanguageQuery }>()(
    'GET',
    '/published/:part',
    'anyone',
  ),
  /** A picture or PDF that was uploaded, as its address in an item says. */
  media: endpoint<{ answer: never }>()('GET', '/media/:name', 'anyone'),
  /** What the link to a draft opens; `not-found` once it has ended. */
  preview: endpoint<{ answer: Preview }>()('GET', '/preview/:link', 'anyone'),
  putUser: endpoint<{ answer: PutUserAnswer; body: PutUserInput }>()('PUT', '/user/:email', 'signed-in'),
  isAdmin: endpoint<{ answer: AdminAnswer }>()('GET', '/admin/:email', 'signed-in'),
  /** Logs out: no token of the sign-in with which it is called counts any longer. Other devices stay signed in. */
  endSession: endpoint<{ answer: EndedAnswer }>()('DELETE', '/session', 'signed-in'),
  users: endpoint<{ answer: User[]; query: PageQuery }>()('GET', '/user', 'admin'),
  makeAdmin: endpoint<{ answer: ModifiedAnswer }>()('PUT', '/user/admin/:email', 'admin'),
  removeAdmin: endpoint<{ answer: ModifiedAnswer }>()('DELETE', '/user/admin/:email', 'admin'),
  /** Everything that is kept of the caller, to take along. */
  ownData: endpoint<{ answer: OwnData }>()('GET', '/account/data', 'signed-in'),
  /** The caller's payments, newest first. */
  orders: endpoint<{ answer: Order[]; query: LanguageQuery }>()('GET', '/account/orders', 'signed-in'),
  /** The language that the school writes to the caller in. */
  ownLanguage: endpoint<{ answer: OwnLanguage }>()('GET', '/account/language', 'signed-in'),
  keepLanguage: endpoint<{ answer: OwnLanguage; body: OwnLanguageInput }>()(
    'PUT',
    '/account/language',
    'signed-in',
  ),
  /** Ends the account and removes what is kept of the caller; soon after a sign-in alone. */
  deleteAccount: endpoint<{ answer: DeletedAnswer }>()('DELETE', '/account', 'signed-in'),
  /** `lang`: the form's language, which an answer is written in. */
  contact: endpoint<{ answer: { _id: string }; body: ContactInput; query: LanguageQuery }>()(
    'POST',
    '/contact',
    'anyone',
  ),
  /** `state`: those that are `open` or `answered` alone. */
  messages: endpoint<{ answer: ContactMessage[]; query: PageQuery | 'state' }>()('GET', '/messages', 'admin'),
  search: endpoint<{ answer: SearchAnswer; query: 'q' | LanguageQuery }>()('GET', '/search', 'anyone'),
  /** What the browser's index does not know yet. */
  searchChanges: endpoint<{ answer: SearchChanges; query: LanguageQuery }>()(
    'GET',
    '/search/changes',
    'anyone',
  ),
  enrolments: endpoint<{ answer: Enrolment[]; query: LanguageQuery }>()('GET', '/enrolment', 'signed-in'),
  enrol: endpoint<{ answer: Enrolment; query: LanguageQuery }>()('PUT', '/enrolment/:courseId', 'signed-in'),
  /** A course that the caller has, also one that was unpublished since. */
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
  /** Notes where the caller is, so that another device goes on there. */
  keepPlace: endpoint<{ answer: Enrolment; body: ReadingPositionInput; query: LanguageQuery }>()(
    'PUT',
    '/enrolment/:courseId/lesson/:lessonId/place',
    'signed-in',
  ),
  /** The certificate of a course that the caller has finished: always the same. The name counts the first time alone. */
  certificate: endpoint<{ answer: Enrolment; body: CertificateInput; query: LanguageQuery }>()(
    'POST',
    '/course/:courseId/certificate',
    'signed-in',
  ),
  /** The model test of a course that the caller has: the one that is open, else a new one. */
  startModelTest: endpoint<{ answer: ModelTestPaper; query: LanguageQuery }>()(
    'POST',
    '/course/:courseId/model-test',
    'signed-in',
  ),
  /** Submits it. The school marks it, and keeps the best. */
  handInModelTest: endpoint<{ answer: ModelTestResult; body: ModelTestAnswers; query: LanguageQuery }>()(
    'POST',
    '/course/:courseId/model-test/answers',
    'signed-in',
  ),
  /** Questions of quizzes for the paper of a class and seed: of lessons that the caller may read. */
  dealClassTest: endpoint<{ answer: ClassTestQuestions; query: LanguageQuery }>()(
    'GET',
    '/model-test/:schoolClass/:paperSeed',
    'anyone',
  ),
  /** Marks such questions. Nothing is kept. */
  markClassTest: endpoint<{ answer: ClassTestMarks; body: ClassTestAnswers; query: LanguageQuery }>()(
    'POST',
    '/model-test/answers',
    'anyone',
  ),
  revokedCertificates: endpoint<{ answer: RevokedCertificates }>()('GET', '/certificates/revoked', 'anyone'),
  /** Whether the caller waits for a course that is not open yet. */
  waitingPlace: endpoint<{ answer: WaitingPlace }>()('GET', '/waiting-list/:courseId', 'signed-in'),
  joinWaitingList: endpoint<{ answer: WaitingPlace }>()('PUT', '/waiting-list/:courseId', 'signed-in'),
  /** Leaves the list, or notes that the news of the opening was seen. */
  leaveWaitingList: endpoint<{ answer: WaitingPlace }>()('DELETE', '/waiting-list/:courseId', 'signed-in'),
  /** What the caller waits for and what has opened of it, newest first; without courses that they have by now. */
  waitingList: endpoint<{ answer: WaitingListEntry[]; query: LanguageQuery }>()(
    'GET',
    '/waiting-list',
    'signed-in',
  ),
  checkout: endpoint<{ answer: CheckoutAnswer; body: CheckoutInput }>()(
    'POST',
    '/checkout/:courseId',
    'signed-in',
  ),
  /** The sandbox checkout of the emulators; elsewhere these two addresses are unknown. */
  practiceSession: endpoint<{ answer: PracticeSession }>()(
    'GET',
    '/practice/checkout/:sessionId',
    'signed-in',
  ),
  /** Answers where to go next, as the hosted page of a payment provider would. */
  practiceOutcome: endpoint<{ answer: CheckoutAnswer; body: PracticeInput }>()(
    'POST',
    '/practice/checkout/:sessionId',
    'signed-in',
  ),
  /** What the caller has practised, from a place in their log on (`after`, 0: all that is kept of it). */
  practiceLog: endpoint<{ answer: PracticeLogPage; query: 'after' }>()('GET', '/practice/log', 'signed-in'),
  /** Adds to the caller's log; what is there already changes nothing. */
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
  /** By what a course is known, and the lessons that the caller may read: a device that keeps it fetches what it has not. */
  coursePack: endpoint<{ answer: CoursePack; query: LanguageQuery }>()(
    'GET',
    '/course/:courseId/pack',
    'anyone',
  ),
  /** The caller's own age band and their parent's consent; these five are there only where the owner asks for it. */
  consent: endpoint<{ answer: Consent }>()('GET', '/consent', 'signed-in'),
  /** Says how old one is, and who is to be asked; again: sends the mail again. */
  askConsent: endpoint<{ answer: Consent; body: ConsentInput }>()('PUT', '/consent', 'signed-in'),
  /** The next three are a parent's, who has the link from the mail and no account. */
  parentView: endpoint<{ answer: ParentView; body: ParentTokenInput }>()('POST', '/parent/view', 'anyone'),
  parentData: endpoint<{ answer: OwnData; body: ParentTokenInput }>()('POST', '/parent/data', 'anyone'),
  parentDecision: endpoint<{ answer: DecisionAnswer; body: DecisionInput }>()(
    'POST',
    '/parent/decision',
    'anyone',
  ),
  /** The explanations come in the language that is asked for; the right options are the same in all. */
  quiz: endpoint<{ answer: QuizResult; body: QuizAnswers; query: LanguageQuery }>()(
    'POST',
    '/course/:courseId/lesson/:lessonId/quiz',
    'anyone',
  ),
} as const;

type ListEndpoints = {
  readonly [List in ListName]: Endpoint<`/${List}`, Course[], undefined, LanguageQuery>;
};

/** One endpoint for each of the lists, at the list's name. */
export const listEndpoints = Object.fromEntries(
  listNames.map((list) => [
    list,
    endpoint<{ answer: Course[]; query: LanguageQuery }>()('GET', `/${list}`, 'anyone'),
  ]),
) as ListEndpoints;

/** Catalogue answers may be kept by browsers and the CDN for half a minute: a change is everywhere within a minute. */
export const catalogueCacheControl = 'public, max-age=30, s-maxage=30';
export const privateCacheControl = 'private, no-store';

/** Every answer carries the name of its request in it; the log and a problem document name it too. */
export const requestIdHeader = 'X-Request-Id';
