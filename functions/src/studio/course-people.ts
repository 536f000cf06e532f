import { normaliseEmail } from '@pathshala/contract/http/validation';
import {
  type CoursePeople,
  fewestAnswers,
  type LessonPlace,
  lessonParts,
  type QuizAnswers,
  type Readers,
  type StudioItem,
} from '@pathshala/contract/studio/items';
import type { AssignInput } from '@pathshala/contract/studio/schemas';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { noSuchCourse } from '../content/courses.ts';
import { hasTeacherClaim, isGone } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { countOf } from '../core/paging.ts';
import { collections, isContentId } from '../firestore/collections.ts';
import { deletedPerson } from '../firestore/kept.ts';
import type { EnrolmentRecord, QuizCountRecord } from '../firestore/learning-records.ts';
import type { TeacherRecord } from '../firestore/studio-records.ts';
import { readQuizCounts } from '../people/enrolments.ts';
import type { Edit } from './items.ts';
import { changeItem } from './save.ts';

/** Equality filters only, which need no index. @throws DomainError `not-found` */
export async function countCoursePeople({ db, name: { id: courseId } }: Edit): Promise<CoursePeople> {
  if (!isContentId(courseId)) throw noSuchCourse();
  const payments = collections.payments(db).where('courseId', '==', courseId);
  // Payments of deleted accounts do not count.
  const ended = payments.where('uid', '==', deletedPerson).where('status', '==', 'enrolled');
  const counted = [
    countOf(studentsOf(db, courseId)),
    countOf(payments.where('status', 'in', ['paid', 'enrolled'])),
    countOf(ended),
  ];
  const [joined = 0, paid = 0, gone = 0] = await Promise.all(counted);
  const bought = paid - gone;
  // Unsettled payments count as students.
  return { bought, others: Math.max(joined - bought, 0) };
}

/** A read for each thousand students, without an index. @throws DomainError `not-found` */
export async function countReaders({ db, name }: Edit): Promise<Readers> {
  if (name.kind === 'courses') return countCourse(db, name.id);
  const lesson = name.kind === 'lessons' ? lessonParts(name.id) : undefined;
  if (!lesson) throw new DomainError('not-found');
  return countLesson(db, lesson);
}

const studentsOf = (db: Firestore, courseId: string) =>
  collections.enrolments(db).where('courseId', '==', courseId);

const countDone = (students: Query<EnrolmentRecord>, lessonId: string) =>
  countOf(students.where('lessonsDone', 'array-contains', lessonId));

async function countCourse(db: Firestore, courseId: string): Promise<Readers> {
  const students = studentsOf(db, courseId);
  // An unpublished course stays where its students read it.
  const course = (await collections.courses(db).doc(courseId).get()).data();
  const lessons = course?.complete ? course.outline : [];
  const [pupils, ...done] = await Promise.all([
    countOf(students),
    ...lessons.map(({ id }) => countDone(students, id)),
  ]);
  return { pupils, done: Object.fromEntries(lessons.map(({ id }, at) => [id, done[at] ?? 0])) };
}

async function countLesson(db: Firestore, place: LessonPlace): Promise<Readers> {
  const { courseId, lessonId } = place;
  const students = studentsOf(db, courseId);
  const quiz = (await collections.lessons(db, courseId).doc(lessonId).get()).data()?.quiz ?? [];
  const [pupils, done, counts] = await Promise.all([
    countOf(students),
    countDone(students, lessonId),
    quiz.length > 0 ? readQuizCounts(db, place) : [],
  ]);
  const readers = { pupils, done: { [lessonId]: done } };
  if (quiz.length === 0) return readers;
  const sizes = quiz.map(({ options }) => options.length);
  return { ...readers, quiz: answersOf(counts, sizes) };
}

/** @param sizes the number of options of each question */
function answersOf(counts: readonly QuizCountRecord[], sizes: readonly number[]): QuizAnswers {
  const sumOf = (count: (one: QuizCountRecord) => number) => counts.reduce((sum, one) => sum + count(one), 0);
  const pupils = sumOf((one) => one.pupils);
  if (pupils < fewestAnswers) return { pupils, chosen: [] };
  const inQuestion = (size: number, at: number) =>
    Array.from({ length: size }, (_, option) => sumOf(({ chosen }) => chosen[at]?.[option] ?? 0));
  return { pupils, chosen: sizes.map(inQuestion) };
}

/** @throws DomainError `not-found` for an unknown course or address, `conflict` unless a teacher */
export async function assignCourse(
  edit: Edit,
  auth: Auth,
  { email, publish }: AssignInput,
): Promise<StudioItem> {
  const found = email === '' ? undefined : await findTeacher(auth, email, publish);
  return changeItem(edit, async ({ item, draft }) => {
    const none = draft.exists && { teacher: FieldValue.delete() as unknown as TeacherRecord };
    const { state, draft: fields } = item;
    const teacher = found ? { teacher: found } : none;
    return { change: { fields, state, ...teacher }, audit: { action: 'assign' }, other: found?.uid };
  });
}

async function findTeacher(auth: Auth, email: string, publishes: boolean) {
  const account = await auth.getUserByEmail(normaliseEmail(email)).catch((error: unknown) => {
    if (isGone(error)) throw new DomainError('not-found', 'No account has this email.');
    throw error;
  });
  if (!hasTeacherClaim(account))
    throw new DomainError('conflict', `${email} is no teacher. Make them one first.`);
  return { uid: account.uid, publishes };
}
