import type { Firestore } from 'firebase-admin/firestore';
import { enrolmentOf } from '../domain/enrolments.ts';
import { type EnrolmentRecord, type ModelTestRecord, personalId } from '../firestore/collections.ts';

/** Documents that are asked for in one call. */
const together = 300;

/** What is looked at of an enrolment. */
export type Place = Pick<EnrolmentRecord, 'lessonsDone' | 'doneAt' | 'quizzes'> & {
  /** Of the model test the best result alone: what a paper asks is nothing to the table of a class. */
  readonly modelTest?: Pick<ModelTestRecord, 'best'>;
};

const fieldMask: readonly (keyof Place | 'modelTest.best')[] = [
  ...(['lessonsDone', 'doneAt', 'quizzes'] as const),
  'modelTest.best',
];

/**
 * Where people are in courses.
 * @param courseIds each once
 * @returns what tells it of one person and one course; undefined where they do not have it
 */
export async function readPlaces(
  db: Firestore,
  uids: readonly string[],
  courseIds: readonly string[],
): Promise<(uid: string, courseId: string) => Place | undefined> {
  const documents = uids.flatMap((uid) =>
    courseIds.map((courseId) => db.doc(enrolmentOf(db, uid, courseId).path)),
  );
  const groups = Array.from({ length: Math.ceil(documents.length / together) }, (_, at) =>
    documents.slice(at * together, (at + 1) * together),
  );
  const read = await Promise.all(groups.map((group) => db.getAll(...group, { fieldMask: [...fieldMask] })));
  const places = new Map(
    read.flat().flatMap((one) => (one.exists ? [[one.id, one.data() as Place] as const] : [])),
  );
  return (uid, courseId) => places.get(personalId(uid, courseId));
}
