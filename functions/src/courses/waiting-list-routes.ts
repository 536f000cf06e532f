import type { CourseDetail } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { WaitingListEntry, WaitingPlace } from '@pathshala/contract/courses/enrolment';
import type { Endpoint } from '@pathshala/contract/http/endpoint';
import { limits } from '@pathshala/contract/http/limits';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { readCourse, readCourseFields, shownFields, shownIn } from '../content/courses.ts';
import { createKeyedQueue } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { readFields } from '../core/paging.ts';
import { collections, personalId } from '../firestore/collections.ts';
import type { WaitingPlaceRecord } from '../firestore/learning-records.ts';
import { commitOf, isCreated } from '../firestore/writes.ts';
import { json, type Route, requestedLanguage, signedIn } from '../http/route.ts';

export async function readWaitingPlace(db: Firestore, uid: string, courseId: string): Promise<WaitingPlace> {
  const found = await collections.waitingList(db).doc(personalId(uid, courseId)).get();
  return { courseId, waiting: found.exists };
}

export async function joinWaitingList(
  db: Firestore,
  uid: string,
  course: CourseDetail,
): Promise<WaitingPlace> {
  if (course.complete) throw new DomainError('conflict', 'This course is already open.');
  return enqueue(uid, async () => {
    const place = collections.waitingList(db).doc(personalId(uid, course._id));
    const before = await placesOf(db, uid);
    const isNew = before.every(({ id }) => id !== place.id);
    if (isNew && before.length >= limits.waitsMax && (await removeUseless(db, uid)) === 0) {
      throw new DomainError('waiting-list-full');
    }
    const record = { uid, courseId: course._id, at: Timestamp.now() };
    if (isNew) await isCreated(commitOf(db, uid, db.batch().create(place, record)));
    return { courseId: course._id, waiting: true };
  });
}

const enqueue = createKeyedQueue();

async function placesOf(db: Firestore, uid: string): Promise<QueryDocumentSnapshot<WaitingPlaceRecord>[]> {
  const own: Query<WaitingPlaceRecord> = collections.waitingList(db).where('uid', '==', uid);
  return (await own.limit(limits.waitsMax).get()).docs;
}

async function removeUseless(db: Firestore, uid: string): Promise<number> {
  const useless = (await readPlaces(db, uid)).filter(({ course, has }) => !course || has);
  await Promise.all(useless.map(({ record }) => leaveWaitingList(db, uid, record.courseId)));
  return useless.length;
}

export async function leaveWaitingList(db: Firestore, uid: string, courseId: string): Promise<WaitingPlace> {
  await collections.waitingList(db).doc(personalId(uid, courseId)).delete();
  return { courseId, waiting: false };
}

/** Newest first; with opened courses, without owned and deleted ones. */
export async function readWaitingList(
  db: Firestore,
  uid: string,
  language: Language,
): Promise<WaitingListEntry[]> {
  return (await readPlaces(db, uid, language))
    .sort((a, b) => b.record.at.toMillis() - a.record.at.toMillis())
    .flatMap(({ record: { courseId, at }, course, has }) => {
      if (!course || has) return [];
      const { title, img } = shownIn(course, language);
      return [{ courseId, title, img, since: at.toDate().toISOString(), open: course.complete }];
    });
}

async function readPlaces(db: Firestore, uid: string, language: Language = firstLanguage) {
  const records = (await placesOf(db, uid)).map((one) => one.data());
  const ids = records.map(({ courseId }) => courseId);
  const places = ids.map((id) => personalId(uid, id));
  const [courses, enrolments] = await Promise.all([
    readCourseFields(db, ids, [...shownFields(language), 'complete', 'withdrawn']),
    readFields(db, collections.enrolments(db), places, ['courseId']),
  ]);
  return records.map((record, at) => ({
    record,
    course: courses[at]?.withdrawn ? undefined : courses[at],
    has: enrolments[at] !== undefined,
  }));
}

export function waitingListRoutes(db: Firestore): Route[] {
  const ofCourse = (
    endpoint: Endpoint<WaitingPlace, ':courseId', undefined>,
    answer: (uid: string, course: CourseDetail) => Promise<WaitingPlace>,
  ) => json(endpoint, async (call) => answer(signedIn(call).uid, await readCourse(db, call.params.courseId)));
  return [
    ofCourse(courseEndpoints.waitingPlace, (uid, { _id }) => readWaitingPlace(db, uid, _id)),
    ofCourse(courseEndpoints.joinWaitingList, (uid, course) => joinWaitingList(db, uid, course)),
    ofCourse(courseEndpoints.leaveWaitingList, (uid, { _id }) => leaveWaitingList(db, uid, _id)),
    json(courseEndpoints.waitingList, (call) =>
      readWaitingList(db, signedIn(call).uid, requestedLanguage(call.query)),
    ),
  ];
}
