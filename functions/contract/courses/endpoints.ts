import { del, get, type LanguageQuery, post, put } from '../http/endpoint.ts';
import type { CourseDetail } from './course.ts';
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
} from './enrolment.ts';

export const courseEndpoints = {
  enrolments: get<Enrolment[], LanguageQuery>('/enrolment', 'signed-in'),
  enrol: put<Enrolment, ':courseId' | LanguageQuery>('/enrolment/:courseId', 'signed-in'),
  ownCourse: get<CourseDetail, ':courseId' | LanguageQuery>('/enrolment/:courseId/course', 'signed-in'),
  progress: put<Enrolment, ':courseId' | ':lessonId' | LanguageQuery, ProgressInput>(
    '/enrolment/:courseId/lesson/:lessonId',
    'signed-in',
  ),
  lesson: get<Lesson, ':courseId' | ':lessonId' | LanguageQuery>(
    '/course/:courseId/lesson/:lessonId',
    'anyone',
  ),
  quiz: post<QuizResult, ':courseId' | ':lessonId' | LanguageQuery, QuizAnswers>(
    '/course/:courseId/lesson/:lessonId/quiz',
    'anyone',
  ),
  waitingPlace: get<WaitingPlace, ':courseId'>('/waiting-list/:courseId', 'signed-in'),
  joinWaitingList: put<WaitingPlace, ':courseId'>('/waiting-list/:courseId', 'signed-in'),
  leaveWaitingList: del<WaitingPlace, ':courseId'>('/waiting-list/:courseId', 'signed-in'),
  waitingList: get<WaitingListEntry[], LanguageQuery>('/waiting-list', 'signed-in'),
  checkout: post<CheckoutAnswer, ':courseId' | LanguageQuery, CheckoutInput>(
    '/checkout/:courseId',
    'signed-in',
  ),
  practiceSession: get<PracticeSession, ':sessionId'>('/practice/checkout/:sessionId', 'signed-in'),
  practiceOutcome: post<CheckoutAnswer, ':sessionId', PracticeInput>(
    '/practice/checkout/:sessionId',
    'signed-in',
  ),
  stripeWebhook: post<{ received: true }>('/stripe/webhook', 'anyone'),
} as const;
