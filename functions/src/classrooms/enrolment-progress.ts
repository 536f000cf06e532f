import type { Firestore } from 'firebase-admin/firestore';
import { enrolmentOf } from '../domain/enrolments.ts';
import { personalId } from '../firestore/collections.ts';
import type { EnrolmentRecord, ModelTestRecord } from '../firestore/learning-records.ts';

/** Documents per read. */
const batchSize = 300;

/** Fields read of an enrolment. */
export type EnrolmentProgress = Pick<EnrolmentRecord, 'lessonsDone' | 'doneAt' | 'quizzes'> & {
  /** Only the best result of the model test; the paper is not needed. */
  readonly modelTest?: Pick<ModelTestRecord, 'best'>;
};

const fieldMask: readonly (keyof EnrolmentProgress | 'modelTest.best')[] = [
  ...(['lessonsDone', 'doneAt', 'quizzes'] as const),
  'modelTest.best',
];

/**
 * Reads people's progress in courses.
 * @param courseIds without duplicates
 * @returns a lookup by person and course; undefined if not enrolled
 */
export async function readEnrolmentProgress(
  db: Firestore,
  uids: readonly string[],
  courseIds: readonly string[],
): Promise<(uid: string, courseId: string) => EnrolmentProgress | undefined> {
  const documents = uids.flatMap((uid) =>
    courseIds.map((courseId) => db.doc(enrolmentOf(db, uid, courseId).path)),
  );
  const groups = Array.from({ length: Math.ceil(documents.length / batchSize) }, (_, at) =>
    documents.slice(at * batchSize, (at + 1) * batchSize),
  );
  const read = await Promise.all(groups.map((group) => db.getAll(...group, { fieldMask: [...fieldMask] })));
  const enrolments = new Map(
    read.flat().flatMap((one) => (one.exists ? [[one.id, one.data() as EnrolmentProgress] as const] : [])),
  );
  return (uid, courseId) => enrolments.get(personalId(uid, courseId));
}
