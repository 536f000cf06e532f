import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { retentionJob } from '../domain/retention-job.ts';
import { collections } from '../firestore/collections.ts';
import { pagesOf } from '../firestore/read-page.ts';
import { removeAll } from '../firestore/remove-all.ts';
import type { IsOver } from './outdated.ts';

const pageSize = 300;
/** An enrolment has its time a little before it is written. Milliseconds. */
const overlap = 3_600_000;

/** Enrolments whose waits were ended, and waits for gone courses that were removed. */
export interface ServedCounts {
  readonly enrolments: number;
  readonly ofGoneCourses: number;
}

/**
 * Deletes the waits of people who have the course by now, and for courses that are gone.
 * @param now milliseconds since 1970
 */
export async function removeServedWaits(db: Firestore, now: number, isOver: IsOver): Promise<ServedCounts> {
  return {
    enrolments: await endWaitsOfEnrolled(db, now, isOver),
    ofGoneCourses: await removeWaitsForGone(db, isOver),
  };
}

/** Each enrolment is read once, at the first run all of them. A wait has the id of its enrolment. */
async function endWaitsOfEnrolled(db: Firestore, now: number, isOver: IsOver): Promise<number> {
  const job = retentionJob(db);
  const { enrolledUntil } = (await job.get()).data() ?? {};
  const from = Math.min(enrolledUntil?.toMillis() ?? 0, now) - overlap;
  const all = collections.enrolments(db).where('enrolledAt', '>', Timestamp.fromMillis(from));
  let count = 0;
  for await (const { docs, last } of pagesOf(all.orderBy('enrolledAt').select('enrolledAt'), pageSize)) {
    if (isOver()) break;
    const batch = db.batch();
    for (const { id } of docs) batch.delete(collections.waitingList(db).doc(id));
    batch.set(job, { enrolledUntil: last.data().enrolledAt }, { merge: true });
    await batch.commit();
    count += docs.length;
  }
  return count;
}

/** Asks for the first wait of each course only. */
async function removeWaitsForGone(db: Firestore, isOver: IsOver): Promise<number> {
  const waits = collections.waitingList(db);
  const byCourse = waits.orderBy('courseId').select('courseId').limit(1);
  let removed = 0;
  for (let query = byCourse; !isOver(); ) {
    const courseId = (await query.get()).docs[0]?.data().courseId;
    if (courseId === undefined) break;
    const course = (await collections.courses(db).doc(courseId).get()).data();
    if (!course || course.withdrawn)
      removed += await removeAll(db, waits.where('courseId', '==', courseId), isOver);
    query = byCourse.where('courseId', '>', courseId);
  }
  return removed;
}
