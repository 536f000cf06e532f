import type { TaskProgress } from '@pathshala/contract/classroom';
import { lessonParts } from '@pathshala/contract/studio';
import type { Firestore } from 'firebase-admin/firestore';
import { shownFields, shownIn } from '../domain/course-language.ts';
import { readCourse, readCourseFields } from '../domain/courses.ts';
import { enrolmentOf } from '../domain/enrolments.ts';
import { type EnrolmentRecord, personalId } from '../firestore/collections.ts';
import { ApiError } from '../http/problem.ts';
import type { TaskKindRow } from './task-kinds.ts';

/** Documents that are asked for in one call. */
const together = 300;

const partsOf = (id: string) => lessonParts(id) ?? { courseId: '', lessonId: '' };

/** The courses that some lessons are of, each once. */
function coursesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => partsOf(id).courseId))].filter((id) => id !== '');
}

/** What is looked at of an enrolment. */
type Place = Pick<EnrolmentRecord, 'lessonsDone' | 'doneAt' | 'quizzes'>;

async function readPlaces(
  db: Firestore,
  uids: readonly string[],
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const documents = uids.flatMap((uid) =>
    courseIds.map((courseId) => db.doc(enrolmentOf(db, uid, courseId).path)),
  );
  const groups = Array.from({ length: Math.ceil(documents.length / together) }, (_, at) =>
    documents.slice(at * together, (at + 1) * together),
  );
  const fieldMask: (keyof Place)[] = ['lessonsDone', 'doneAt', 'quizzes'];
  const read = await Promise.all(groups.map((group) => db.getAll(...group, { fieldMask })));
  return new Map(read.flat().flatMap((one) => (one.exists ? [[one.id, one.data() as Place] as const] : [])));
}

function progressOf(place: Place | undefined, lessonId: string): TaskProgress {
  if (!place) return { state: 'not-enrolled' };
  const at = place.doneAt?.[lessonId]?.toDate().toISOString();
  const result = place.quizzes?.[lessonId];
  const isDone = place.lessonsDone.includes(lessonId);
  return {
    state: isDone ? 'done' : 'open',
    ...(isDone && at ? { at } : {}),
    ...(result ? { result: { score: result.score, of: result.of } } : {}),
  };
}

/** A lesson of an open course: done as the pupil marks it, with the best result of its quiz. */
export const lessonTasks: TaskKindRow = {
  require: async (db, id) => {
    const { courseId, lessonId } = partsOf(id);
    const course = await readCourse(db, courseId);
    if (!course.outline.some((lesson) => lesson.id === lessonId)) {
      throw new ApiError('not-found', 'This course has no such lesson.');
    }
    if (!course.complete) throw new ApiError('course-not-open');
  },
  describe: async (db, ids, language) => {
    const courseIds = coursesOf(ids);
    const records = await readCourseFields(db, courseIds, shownFields(language));
    const courses = new Map(
      records.flatMap((record, at) =>
        record ? [[courseIds[at] ?? '', shownIn(record, language)] as const] : [],
      ),
    );
    return new Map(
      ids.flatMap((id) => {
        const { courseId, lessonId } = partsOf(id);
        const course = courses.get(courseId);
        const lesson = course?.outline.find((one) => one.id === lessonId);
        return course && lesson ? [[id, { title: lesson.title, about: course.title }] as const] : [];
      }),
    );
  },
  progress: async (db, uids, ids) => {
    const places = await readPlaces(db, uids, coursesOf(ids));
    return (uid, id) => {
      const { courseId, lessonId } = partsOf(id);
      return progressOf(places.get(personalId(uid, courseId)), lessonId);
    };
  },
  readOf: (id) => partsOf(id).courseId,
};
