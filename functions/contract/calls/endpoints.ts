/** Schemas of bodies are in `bodies.ts`, so that the site does not load them with every page. */

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
  DeletedAnswer,
  EndedAnswer,
  ModifiedAnswer,
  Order,
  OwnData,
  OwnLanguage,
  OwnLanguageInput,
  PutUserAnswer,
  PutUserInput,
  User,
} from '../accounts/user.ts';
import { type ListName, listNames } from '../catalogue/lists.ts';
import type { SearchAnswer, SearchChanges } from '../catalogue/search.ts';
import type { CertificateInput, RevokedCertificates } from '../certificates/certificate.ts';
import type { BlogSource, PublishedPart } from '../content/published.ts';
import type { Course, CourseDetail, Prices } from '../courses/course.ts';
import type {
  CheckoutAnswer,
  CheckoutInput,
  Enrolment,
  Lesson,
  PracticeInput,
  PracticeSession,
  ProgressInput,
  QuizAnswers,
  QuizResult,
  WaitingListEntry,
  WaitingPlace,
} from '../courses/enrolment.ts';
import { del, type Endpoint, get, type LanguageQuery, type PageQuery, post, put } from '../http/endpoint.ts';
import type { MediaAnswer } from '../pictures/media.ts';
import type { AddPracticeAnswer, AddPracticeInput, PracticeLogPage } from '../practice/log.ts';
import type { ModelTestAnswers, ModelTestPaper, ModelTestResult } from '../practice/model-test.ts';
import type { ContactInput, ContactMessage } from '../site/contact.ts';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly version: string;
}

export const endpoints = {
  health: get<Health>()('/health', 'anyone'),
  /** `at` is only a cache buster. */
  course: get<CourseDetail, 'at' | LanguageQuery>()('/course/:id', 'anyone'),
  prices: get<Prices>()('/prices', 'anyone'),
  article: get<BlogSource, LanguageQuery>()('/article/:blogId', 'anyone'),
  publishedPart: get<PublishedPart, LanguageQuery>()('/published/:part', 'anyone'),
  media: get<never>()('/media/:name', 'anyone'),
  studioMedia: post<MediaAnswer>()('/studio/media', 'editor'),
  putUser: put<PutUserAnswer, PutUserInput>()('/user/:email', 'signed-in'),
  isAdmin: get<AdminAnswer>()('/admin/:email', 'signed-in'),
  /** Logs out this sign-in by revoking its tokens. Other devices stay signed in. */
  endSession: del<EndedAnswer>()('/session', 'signed-in'),
  users: get<User[], PageQuery>()('/user', 'admin'),
  makeAdmin: put<ModifiedAnswer>()('/user/admin/:email', 'admin'),
  removeAdmin: del<ModifiedAnswer>()('/user/admin/:email', 'admin'),
  ownData: get<OwnData>()('/account/data', 'signed-in'),
  orders: get<Order[], LanguageQuery>()('/account/orders', 'signed-in'),
  ownLanguage: get<OwnLanguage>()('/account/language', 'signed-in'),
  keepLanguage: put<OwnLanguage, OwnLanguageInput>()('/account/language', 'signed-in'),
  deleteAccount: del<DeletedAnswer>()('/account', 'signed-in'),
  /** `lang`: the form's language, for the reply. */
  contact: post<{ _id: string }, ContactInput, LanguageQuery>()('/contact', 'anyone'),
  messages: get<ContactMessage[], PageQuery | 'state'>()('/messages', 'admin'),
  search: get<SearchAnswer, 'q' | LanguageQuery>()('/search', 'anyone'),
  searchChanges: get<SearchChanges, LanguageQuery>()('/search/changes', 'anyone'),
  enrolments: get<Enrolment[], LanguageQuery>()('/enrolment', 'signed-in'),
  enrol: put<Enrolment, undefined, LanguageQuery>()('/enrolment/:courseId', 'signed-in'),
  ownCourse: get<CourseDetail, LanguageQuery>()('/enrolment/:courseId/course', 'signed-in'),
  progress: put<Enrolment, ProgressInput, LanguageQuery>()(
    '/enrolment/:courseId/lesson/:lessonId',
    'signed-in',
  ),
  /** Issues the certificate of a finished course, or returns the existing one. The name only counts the first time. */
  certificate: post<Enrolment, CertificateInput, LanguageQuery>()(
    '/course/:courseId/certificate',
    'signed-in',
  ),
  startModelTest: post<ModelTestPaper, undefined, LanguageQuery>()(
    '/course/:courseId/model-test',
    'signed-in',
  ),
  submitModelTest: post<ModelTestResult, ModelTestAnswers, LanguageQuery>()(
    '/course/:courseId/model-test/answers',
    'signed-in',
  ),
  revokedCertificates: get<RevokedCertificates>()('/certificates/revoked/:part', 'anyone'),
  waitingPlace: get<WaitingPlace>()('/waiting-list/:courseId', 'signed-in'),
  joinWaitingList: put<WaitingPlace>()('/waiting-list/:courseId', 'signed-in'),
  leaveWaitingList: del<WaitingPlace>()('/waiting-list/:courseId', 'signed-in'),
  waitingList: get<WaitingListEntry[], LanguageQuery>()('/waiting-list', 'signed-in'),
  checkout: post<CheckoutAnswer, CheckoutInput, LanguageQuery>()('/checkout/:courseId', 'signed-in'),
  practiceSession: get<PracticeSession>()('/practice/checkout/:sessionId', 'signed-in'),
  practiceOutcome: post<CheckoutAnswer, PracticeInput>()('/practice/checkout/:sessionId', 'signed-in'),
  /** The caller's practice log from a position on (`after`, 0: all of it). */
  practiceLog: get<PracticeLogPage, 'after'>()('/practice/log', 'signed-in'),
  addPractice: post<AddPracticeAnswer, AddPracticeInput>()('/practice/log', 'signed-in'),
  stripeWebhook: post<{ received: true }>()('/stripe/webhook', 'anyone'),
  lesson: get<Lesson, LanguageQuery>()('/course/:courseId/lesson/:lessonId', 'anyone'),
  /** The caller's age band and parental consent; these five exist only if the owner requires consent. */
  consent: get<Consent>()('/consent', 'signed-in'),
  askConsent: put<Consent, ConsentInput>()('/consent', 'signed-in'),
  parentView: post<ParentView, ParentTokenInput>()('/parent/view', 'anyone'),
  parentData: post<OwnData, ParentTokenInput>()('/parent/data', 'anyone'),
  parentDecision: post<DecisionAnswer, DecisionInput>()('/parent/decision', 'anyone'),
  quiz: post<QuizResult, QuizAnswers, LanguageQuery>()('/course/:courseId/lesson/:lessonId/quiz', 'anyone'),
} as const;

type ListEndpoints = {
  readonly [List in ListName]: Endpoint<`/${List}`, Course[], undefined, LanguageQuery>;
};

export const listEndpoints = Object.fromEntries(
  listNames.map((list) => [list, get<Course[], LanguageQuery>()(`/${list}`, 'anyone')]),
) as ListEndpoints;

/** Browsers and CDN cache catalogue answers for half a minute, so a change is visible everywhere within a minute. */
export const catalogueCacheControl = 'public, max-age=30, s-maxage=30';
export const privateCacheControl = 'private, no-store';

/** Every answer has its request id; the log and problem documents contain it too. */
export const requestIdHeader = 'X-Request-Id';
