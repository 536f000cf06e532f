import { del, get, type LanguageQuery, post, put } from '../http/endpoint.ts';
import type { CourseDetail } from './course.ts';
import type * as enrolment from './enrolment.ts';

export const courseEndpoints = {
  enrolments: get<enrolment.Enrolment[], LanguageQuery>('/enrolment', 'signed-in'),
  enrol: put<enrolment.Enrolment, ':courseId' | LanguageQuery>('/enrolment/:courseId', 'signed-in'),
  ownCourse: get<CourseDetail, ':courseId' | LanguageQuery>('/enrolment/:courseId/course', 'signed-in'),
  progress: put<enrolment.Enrolment, ':courseId' | ':lessonId' | LanguageQuery, enrolment.ProgressInput>(
    '/enrolment/:courseId/lesson/:lessonId',
    'signed-in',
  ),
  lesson: get<enrolment.Lesson, ':courseId' | ':lessonId' | LanguageQuery>(
    '/course/:courseId/lesson/:lessonId',
    'anyone',
  ),
  quiz: post<enrolment.QuizResult, ':courseId' | ':lessonId' | LanguageQuery, enrolment.QuizAnswers>(
    '/course/:courseId/lesson/:lessonId/quiz',
    'anyone',
  ),
  waitingPlace: get<enrolment.WaitingPlace, ':courseId'>('/waiting-list/:courseId', 'signed-in'),
  joinWaitingList: put<enrolment.WaitingPlace, ':courseId'>('/waiting-list/:courseId', 'signed-in'),
  leaveWaitingList: del<enrolment.WaitingPlace, ':courseId'>('/waiting-list/:courseId', 'signed-in'),
  waitingList: get<enrolment.WaitingListEntry[], LanguageQuery>('/waiting-list', 'signed-in'),
  checkout: post<enrolment.CheckoutAnswer, ':courseId' | LanguageQuery, enrolment.CheckoutInput>(
    '/checkout/:courseId',
    'signed-in',
  ),
  practiceSession: get<enrolment.PracticeSession, ':sessionId'>('/practice/checkout/:sessionId', 'signed-in'),
  practiceOutcome: post<enrolment.CheckoutAnswer, ':sessionId', enrolment.PracticeInput>(
    '/practice/checkout/:sessionId',
    'signed-in',
  ),
  stripeWebhook: post<{ received: true }>('/stripe/webhook', 'anyone'),
} as const;
