import { bodySchemas } from '@pathshala/contract/calls/bodies';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type Caller, hasAdminClaim, hasTeacherClaim } from '../core/caller.ts';
import type { Dependencies } from '../core/deadline.ts';
import { requestedLanguage } from '../http/reply.ts';
import { param, type Route, route } from '../http/route.ts';
import { keepQuizScore } from '../people/enrolments.ts';
import { markQuiz, openLesson, toLesson } from './lessons.ts';

interface LessonCall {
  readonly params: Readonly<Record<'courseId' | 'lessonId', string>>;
  readonly query: URLSearchParams;
}

function lessonRequestOf(call: LessonCall) {
  const language = requestedLanguage(call.query);
  return { courseId: param(call, 'courseId'), lessonId: param(call, 'lessonId'), language };
}

export function lessonRoutes({ db, auth }: Dependencies): Route[] {
  const isTeacher = async ({ uid }: Caller) => {
    const account = await auth.getUser(uid);
    return !account.disabled && (hasTeacherClaim(account) || hasAdminClaim(account));
  };
  return [
    route(
      endpoints.lesson,
      async (call) => {
        const open = await openLesson({ db, isTeacher }, call.caller, lessonRequestOf(call));
        return { json: toLesson(open) };
      },
      { caller: 'optional' },
    ),
    route(
      endpoints.quiz,
      async (call) => {
        const open = await openLesson({ db, isTeacher }, call.caller, lessonRequestOf(call));
        const result = markQuiz(open.record.quiz, call.body.answers);
        const lesson = { courseId: open.course._id, lessonId: open.id };
        const { answers } = call.body;
        if (call.caller) await keepQuizScore(db, call.caller.uid, lesson, result, answers);
        return { json: result };
      },
      { body: bodySchemas.quiz, caller: 'optional' },
    ),
  ];
}
