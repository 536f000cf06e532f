import type { QuizRecord } from '@pathshala/content/records';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { Lesson, QuizResult } from '@pathshala/contract/courses/enrolment';
import { mayReadLesson, readerLesson } from '@pathshala/contract/courses/lesson-access';
import type { LessonPlace } from '@pathshala/contract/studio/items';
import { firstLanguage, type Language, langOfHtml } from '@pathshala/contract/text/languages';
import { type FieldLanguages, otherLanguages } from '@pathshala/contract/text/local-text';
import type { Firestore } from 'firebase-admin/firestore';
import { type FoundLesson, noSuchLesson, readLesson } from '../content/courses.ts';
import { type Caller, hasAdminClaim, hasTeacherClaim } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { type Call, json, type Route, requestedLanguage } from '../http/route.ts';
import { findEnrolment, keepQuizScore, readCourseFor } from '../people/enrolments.ts';

interface OpenLesson extends FoundLesson {
  readonly course: CourseDetail;
  readonly id: string;
  readonly language: Language;
}

interface LessonServices {
  readonly db: Firestore;
  readonly isTeacher: (caller: Caller) => Promise<boolean>;
}

export async function openLesson(
  services: LessonServices,
  caller: Caller | undefined,
  { courseId, lessonId, language }: LessonPlace & { readonly language: Language },
): Promise<OpenLesson> {
  const { db } = services;
  const course = await readCourseFor(db, caller?.uid, courseId, language);
  await requireAccess(services, caller, course, lessonId);
  const found = await readLesson(db, course._id, lessonId, language);
  if (!found) throw noSuchLesson();
  return { ...found, course, id: lessonId, language };
}

/** Reads enrolment and role only if needed: most readings are of first lessons. */
async function requireAccess(
  { db, isTeacher }: LessonServices,
  caller: Caller | undefined,
  course: CourseDetail,
  lessonId: string,
): Promise<void> {
  const access = mayReadLesson(course, lessonId, caller ? 'signed-in' : 'visitor');
  if (access === 'open') return;
  if (access === 'not-found') throw noSuchLesson();
  const asStudent = caller && mayReadLesson(course, lessonId, 'enrolled') === 'open';
  if (asStudent && (await findEnrolment(db, caller.uid, course._id))) return;
  // Teachers may read what they assign.
  if (asStudent && (await isTeacher(caller))) return;
  throw new DomainError(access);
}

export function toLesson(open: OpenLesson): Lesson {
  const lang = languagesOf(open);
  return { ...readerLesson(open.course, open.id, open.record), ...(lang && { lang }) };
}

function languagesOf({ course, record, language, isOwn }: OpenLesson): FieldLanguages | undefined {
  if (language === firstLanguage) return undefined;
  const titles = otherLanguages({ courseTitle: course.title, title: record.title }, language);
  // Translated lessons about English contain English words, so only missing versions are reported.
  const written = isOwn ? language : (langOfHtml(record.body) ?? firstLanguage);
  return written === language ? titles : { ...titles, body: written, quiz: written };
}

export function markQuiz(quiz: readonly QuizRecord[], answers: readonly number[]): QuizResult {
  if (answers.length !== quiz.length) {
    throw wrongField('answers', 'request-faults.quizQuestions', { count: quiz.length });
  }
  for (const [index, { options }] of quiz.entries()) {
    if ((answers[index] ?? 0) >= options.length) {
      throw wrongField(`answers[${index}]`, 'request-faults.questionOptions', { count: options.length });
    }
  }
  const correct = quiz.map(({ answer }, index) => answers[index] === answer);
  const feedback = quiz.map(({ feedback: said }, index) =>
    correct[index] ? null : said?.[answers[index] ?? -1] || null,
  );
  return {
    score: correct.filter(Boolean).length,
    of: quiz.length,
    correct,
    explanations: quiz.map(({ explanation }) => explanation),
    ...(feedback.some(Boolean) ? { feedback } : {}),
  };
}

export function lessonRoutes({ db, auth }: Dependencies): Route[] {
  const isTeacher = async ({ uid }: Caller) => {
    const account = await auth.getUser(uid);
    return !account.disabled && (hasTeacherClaim(account) || hasAdminClaim(account));
  };
  const opened = ({ caller, params, query }: Call<unknown, keyof LessonPlace>) =>
    openLesson({ db, isTeacher }, caller, { ...params, language: requestedLanguage(query) });
  return [
    json(courseEndpoints.lesson, async (call) => toLesson(await opened(call)), { caller: 'optional' }),
    json(
      courseEndpoints.quiz,
      async (call) => {
        const open = await opened(call);
        const result = markQuiz(open.record.quiz, call.body.answers);
        const lesson = { courseId: open.course._id, lessonId: open.id };
        const { answers } = call.body;
        if (call.caller) await keepQuizScore(db, call.caller.uid, lesson, result, answers);
        return result;
      },
      { caller: 'optional' },
    ),
  ];
}
