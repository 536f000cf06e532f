import type { TaskProgress } from '@pathshala/contract/classrooms/classroom';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonItemId, lessonParts } from '@pathshala/contract/studio/items';
import { DomainError } from '../core/domain-error.ts';
import { shownFields, shownIn } from '../domain/course-language.ts';
import { readCourse, readCourseFields } from '../domain/courses.ts';
import { type EnrolmentProgress, readEnrolmentProgress } from './enrolment-progress.ts';
import type { TaskKindRow } from './task-kind-row.ts';

const partsOf = (id: string) => lessonParts(id) ?? { courseId: '', lessonId: '' };

/** The courses of some lessons, without duplicates. */
function coursesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => partsOf(id).courseId))].filter((id) => id !== '');
}

function progressOf(
  enrolment: EnrolmentProgress | undefined,
  lessonId: string,
  noQuiz: boolean,
): TaskProgress {
  if (!enrolment) return { state: 'not-enrolled' };
  const at = ownValue(enrolment.doneAt, lessonId)?.toDate().toISOString();
  const result = ownValue(enrolment.quizzes, lessonId);
  const isMarked = enrolment.lessonsDone.includes(lessonId);
  const isDone = isMarked && (noQuiz || (result !== undefined && isPassed(result)));
  return {
    state: isDone ? 'done' : isMarked ? 'not-passed' : 'open',
    ...(isDone && at ? { at } : {}),
    ...(result ? { result: { score: result.score, of: result.of } } : {}),
  };
}

/** A lesson of an open course: done once marked and its quiz, if any, is passed; shows the best result. */
export const lessonTasks: TaskKindRow = {
  require: async (db, id) => {
    const { courseId, lessonId } = partsOf(id);
    const course = await readCourse(db, courseId);
    if (!course.outline.some((lesson) => lesson.id === lessonId)) {
      throw new DomainError('not-found', 'This course doesn’t have that lesson.');
    }
    if (!course.complete) throw new DomainError('course-not-open');
  },
  describe: async (db, ids, language) => {
    const courseIds = coursesOf(ids);
    const records = await readCourseFields(db, courseIds, [...shownFields(language), 'price']);
    const courses = new Map(
      records.flatMap((record, at) =>
        record ? [[courseIds[at] ?? '', { ...shownIn(record, language), price: record.price }] as const] : [],
      ),
    );
    return new Map(
      ids.flatMap((id) => {
        const { courseId, lessonId } = partsOf(id);
        const course = courses.get(courseId);
        const lesson = course?.outline.find((one) => one.id === lessonId);
        if (!course || !lesson) return [];
        return [[id, { title: lesson.title, about: course.title, price: course.price }] as const];
      }),
    );
  },
  progress: async (db, uids, ids) => {
    const courseIds = coursesOf(ids);
    const [enrolments, courses] = await Promise.all([
      readEnrolmentProgress(db, uids, courseIds),
      readCourseFields(db, courseIds, ['outline']),
    ]);
    const withoutQuiz = new Set(
      courses.flatMap((course, at) =>
        (course?.outline ?? []).flatMap(({ id, noQuiz }) =>
          noQuiz ? lessonItemId(courseIds[at] ?? '', id) : [],
        ),
      ),
    );
    return (uid, id) => {
      const { courseId, lessonId } = partsOf(id);
      return progressOf(enrolments(uid, courseId), lessonId, withoutQuiz.has(id));
    };
  },
  readOf: (id) => partsOf(id).courseId,
};
