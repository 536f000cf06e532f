import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { DomainError } from '../core/domain-error.ts';
import { shownFields, shownIn } from '../domain/course-language.ts';
import { readCourse, readCourseFields } from '../domain/courses.ts';
import { readEnrolmentProgress } from './enrolment-progress.ts';
import type { TaskKindRow } from './task-kind-row.ts';

/** The model test of an open course: done once passed; shows the best marks. */
export const modelTestTasks: TaskKindRow = {
  require: async (db, courseId) => {
    const course = await readCourse(db, courseId);
    if (!course.complete) throw new DomainError('course-not-open');
  },
  describe: async (db, courseIds, language) => {
    const records = await readCourseFields(db, courseIds, [...shownFields(language), 'price']);
    return new Map(
      records.flatMap((record, at) =>
        record
          ? [
              [
                courseIds[at] ?? '',
                { title: shownIn(record, language).title, about: '', price: record.price },
              ] as const,
            ]
          : [],
      ),
    );
  },
  progress: async (db, uids, courseIds) => {
    const enrolments = await readEnrolmentProgress(db, uids, courseIds);
    return (uid, courseId) => {
      const enrolment = enrolments(uid, courseId);
      if (!enrolment) return { state: 'not-enrolled' };
      const best = enrolment.modelTest?.best;
      if (!best) return { state: 'open' };
      const { score, of } = best;
      return { state: isPassed(best) ? 'done' : 'not-passed', result: { score, of } };
    };
  },
  readOf: (courseId) => courseId,
};
