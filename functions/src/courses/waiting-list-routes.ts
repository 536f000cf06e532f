import type { CourseRecord } from '@pathshala/content/records';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { courseEndpoints } from '@pathshala/contract/courses/endpoints';
import type { WaitingListEntry, WaitingPlace } from '@pathshala/contract/courses/enrolment';
import { limits } from '@pathshala/contract/http/limits';
import { firstLanguage, type Language, type Translation } from '@pathshala/contract/text/languages';
import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { readCourse, shownFields, shownIn } from '../content/courses.ts';
import { createKeyedQueue } from '../core/deadline.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections, personalId } from '../firestore/collections.ts';
import type { WaitingPlaceRecord } from '../firestore/learning-records.ts';
import { commitOf, isCreated } from '../firestore/writes.ts';
import { json, type Route, requestedLanguage, signedIn } from '../http/route.ts';
import { enrolmentOf } from '../people/enrolments.ts';

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
    if (isNew) await takePlace(db, uid, course._id, before.length);
    return { courseId: course._id, waiting: true };
  });
}

const enqueue = createKeyedQueue();

async function takePlace(db: Firestore, uid: string, courseId: string, taken: number): Promise<void> {
  if (taken >= limits.waitsMax && (await removeUseless(db, uid)) === 0) {
    throw new DomainError('waiting-list-full');
  }
  const place = collections.waitingList(db).doc(personalId(uid, courseId));
  const batch = db.batch().create(place, { uid, courseId, at: Timestamp.now() });
  await isCreated(commitOf(db, uid, batch));
}

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

type WaitedFor = Pick<CourseRecord, 'title' | 'img' | 'outline' | 'complete' | 'withdrawn' | Translation>;

async function readPlaces(db: Firestore, uid: string, language: Language = firstLanguage) {
  const records = (await placesOf(db, uid)).map((one) => one.data());
  if (records.length === 0) return [];
  const read = await db.getAll(
    ...records.map(({ courseId }) => db.doc(collections.courses(db).doc(courseId).path)),
    ...records.map(({ courseId }) => db.doc(enrolmentOf(db, uid, courseId).path)),
    { fieldMask: [...shownFields(language), 'complete', 'withdrawn'] },
  );
  return records.map((record, index) => {
    const course = read[index]?.data() as WaitedFor | undefined;
    return {
      record,
      course: course?.withdrawn ? undefined : course,
      has: read[records.length + index]?.exists ?? false,
    };
  });
}

export function waitingListRoutes(db: Firestore): Route[] {
  return [
    json(courseEndpoints.waitingPlace, async (call) => {
      const course = await readCourse(db, call.params.courseId);
      return await readWaitingPlace(db, signedIn(call).uid, course._id);
    }),
    json(courseEndpoints.joinWaitingList, async (call) => {
      const course = await readCourse(db, call.params.courseId);
      return await joinWaitingList(db, signedIn(call).uid, course);
    }),
    json(courseEndpoints.leaveWaitingList, async (call) => {
      const course = await readCourse(db, call.params.courseId);
      return await leaveWaitingList(db, signedIn(call).uid, course._id);
    }),
    json(courseEndpoints.waitingList, (call) =>
      readWaitingList(db, signedIn(call).uid, requestedLanguage(call.query)),
    ),
  ];
}
