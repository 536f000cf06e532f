import { randomUUID } from 'node:crypto';
import { exerciseOf, parseQuestionKey } from '@pathshala/content/model-test/course-paper';
import { kindOf } from '@pathshala/content/practice/answers/answer-kinds';
import type { Role } from '@pathshala/contract/accounts/user';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { PracticeEntry } from '@pathshala/contract/practice/log';
import { dayMs, schoolDay } from '@pathshala/contract/site/region';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { joinClassroom, makeClassroom, setTask } from './classrooms/classrooms.ts';
import { readCourse, readCourseFields } from './content/courses.ts';
import type { Dependencies } from './core/deadline.ts';
import { practiceKey, signingKey } from './courses/certificates.ts';
import { markQuiz } from './courses/lesson-routes.ts';
import { giveCertificate, joinCourse, markLesson } from './courses/routes.ts';
import { collections } from './firestore/collections.ts';
import { applyPaymentEvent } from './money/ledger.ts';
import { findEnrolment, keepQuizScore } from './people/enrolments.ts';
import {
  type LessonQuiz,
  readCourseQuizzes,
  startPaper,
  submitModelTest,
} from './practice/model-test-routes.ts';
import { addToPracticeLog } from './practice/routes.ts';
import { keepMessage, setAnswered } from './site/routes.ts';

export interface DemoAccount {
  readonly email: string;
  readonly password?: string;
  readonly displayName: string;
  readonly role: Role;
}

/** Demo accounts of the emulators: docs/contract.md, "Demo accounts". They exist nowhere else. */
export const demoAccounts = [
  { email: 'admin@pathshala.test', password: 'admin-pass-1', displayName: 'Nasrin Admin', role: 'admin' },
  {
    email: 'student@pathshala.test',
    password: 'student-pass-1',
    displayName: 'Tanvir Student',
    role: 'student',
  },
  {
    email: 'teacher@pathshala.test',
    password: 'teacher-pass-1',
    displayName: 'Shirin Teacher',
    role: 'teacher',
  },
] as const satisfies readonly DemoAccount[];

export const demoClassmates: readonly DemoAccount[] = (
  [
    ['ayesha', 'Ayesha Siddiqua'],
    ['rafi', 'Rafi Ahmed'],
    ['mithun', 'Mithun Das'],
    ['sumaiya', 'Sumaiya Akter'],
    ['ukhing', 'Ukhing Marma'],
  ] as const
).map(([name, displayName]) => ({ email: `${name}@pathshala.test`, displayName, role: 'student' }));

export interface DemoPerson {
  readonly uid: string;
  readonly isNew: boolean;
}

/** Existing accounts keep all but their role. @throws Error outside the emulators: passwords are public */
export async function seedDemoAccounts(auth: Auth, db: Firestore): Promise<DemoPerson[]> {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST || !process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error('The demo accounts are for the emulators only.');
  }
  const accounts = [...demoAccounts, ...demoClassmates];
  return await Promise.all(accounts.map((account) => seedAccount(auth, db, account)));
}

async function seedAccount(auth: Auth, db: Firestore, account: DemoAccount): Promise<DemoPerson> {
  const { role, ...fields } = account;
  const { email, displayName } = fields;
  const [known] = (await auth.getUsers([{ email }])).users;
  const { uid } = known ?? (await auth.createUser({ ...fields, emailVerified: true }));
  await auth.setCustomUserClaims(uid, role === 'student' ? null : { [role]: true });
  const reference = collections.users(db).doc(uid);
  const now = Timestamp.now();
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(reference)).data();
    const { createdAt = now, lastSeenAt = now } = before ?? {};
    transaction.set(reference, { email, displayName, role, createdAt, lastSeenAt });
  });
  return { uid, isNew: !known };
}

const courseIds = ['free-fractions-from-zero', 'free-learn-to-learn', 'c6-ratio-and-percentage'] as const;
const skill = 'm4-missing-top';

const pupilProgress = [
  { passed: 3, fails: false, right: 12, tried: 14 },
  { passed: 4, fails: false, right: 15, tried: 15 },
  { passed: 2, fails: false, right: 6, tried: 9 },
  { passed: 1, fails: true, right: 10, tried: 17 },
  { passed: 1, fails: false, right: 0, tried: 0 },
  { passed: 0, fails: false, right: 2, tried: 5 },
] as const;

const messages = [
  {
    ...({ language: 'en', isAnswered: true } as const),
    ...{ name: 'Farhana Islam', email: 'farhana@parents.test' },
    message: 'My daughter is in class 6. Can she start with a course for class 4, or is that too easy?',
  },
  {
    ...({ language: 'bn', isAnswered: false } as const),
    ...{ name: 'রফিকুল ইসলাম', email: 'rafiqul@parents.test' },
    message: 'আমাদের গ্রামে নেটওয়ার্ক ভালো না। পাঠগুলো কি একবার নামিয়ে পরে পড়া যায়?',
  },
  {
    ...({ language: 'en', isAnswered: false } as const),
    ...{ name: 'Shamima Begum', email: 'shamima@schools.test' },
    message: 'I teach 45 pupils in Kurigram and would like to use your lessons in class. How do I begin?',
  },
];

interface Joined {
  readonly db: Firestore;
  readonly uid: string;
  readonly course: CourseDetail;
}

/** Runs once, by the code of real calls. If an account exists or a course is missing, it only adds accounts. */
export async function seedDemoSchool(auth: Auth, db: Firestore): Promise<void> {
  const people = await seedDemoAccounts(auth, db);
  const known = await readCourseFields(db, courseIds, ['complete']);
  if (!people.every(({ isNew }) => isNew) || !known.every((course) => course?.complete)) return;
  const [ofClass, finished, bought] = await Promise.all(courseIds.map((id) => readCourse(db, id)));
  if (!ofClass || !finished || !bought) return;
  const teacher = people[demoAccounts.findIndex(({ role }) => role === 'teacher')]?.uid ?? '';
  const pupils = people
    .filter((_, at) => (demoAccounts[at]?.role ?? 'student') === 'student')
    .map(({ uid }) => uid);
  const [student = '', classmate = ''] = pupils;
  await Promise.all([
    seedClass(db, teacher, pupils, ofClass),
    finishCourse(db, student, finished),
    buy({ auth, db }, student, bought, ['paid']),
    buy({ auth, db }, classmate, bought, ['paid', 'refunded']),
    ...messages.map(({ language, isAnswered, ...input }) =>
      keepMessage(db, input, language).then((id) => setAnswered(db, id, isAnswered)),
    ),
  ]);
}

async function seedClass(db: Firestore, teacher: string, pupils: readonly string[], course: CourseDetail) {
  const { _id: id, code } = await makeClassroom(db, teacher, 'Class 6, Mathematics');
  const quizzes = await readCourseQuizzes(db, course, firstLanguage);
  const dueIn = (days: number) => schoolDay(Date.now() + days * dayMs);
  const lesson = lessonItemId(course._id, course.outline[1]?.id ?? course.outline[0]?.id ?? '');
  const request = { id, language: firstLanguage } as const;
  await setTask(db, teacher, request, { kind: 'lesson', id: lesson, due: dueIn(2) });
  await setTask(db, teacher, request, { kind: 'practice', id: skill, due: dueIn(5) });
  await Promise.all(
    pupils.map(async (uid, at) => {
      await joinClassroom(db, uid, code ?? '');
      await joinCourse(db, uid, course);
      const { passed, fails, right, tried } = pupilProgress[at % pupilProgress.length] ?? pupilProgress[0];
      const joined = { db, uid, course };
      for (const one of quizzes.slice(0, passed)) await takeLesson(joined, one, true);
      const next = quizzes[passed];
      if (next && fails) await takeLesson(joined, next, false);
      if (tried > 0) await addToPracticeLog(db, uid, practised(right, tried));
    }),
  );
}

async function takeLesson({ db, uid, course }: Joined, { lessonId, quiz }: LessonQuiz, passes: boolean) {
  await markLesson(db, uid, course, lessonId, true);
  const answers = quiz.map(({ answer, options }, at) =>
    passes || at === 0 ? answer : (answer + 1) % options.length,
  );
  await keepQuizScore(db, uid, { courseId: course._id, lessonId }, markQuiz(quiz, answers), answers);
}

function practised(right: number, tried: number): PracticeEntry[] {
  const now = Date.now();
  return Array.from({ length: tried }, (_, at) => ({
    ...{ id: randomUUID(), at: now - (tried - at) * 30_000, template: skill, seed: at, level: 1 },
    outcome: at < tried - right ? 'wrong' : 'right',
  }));
}

async function finishCourse(db: Firestore, uid: string, course: CourseDetail): Promise<void> {
  await joinCourse(db, uid, course);
  const quizzes = await readCourseQuizzes(db, course, firstLanguage);
  for (const one of quizzes) await takeLesson({ db, uid, course }, one, true);
  await passModelTest({ db, uid, course }, quizzes);
  const [, { displayName: name }] = demoAccounts;
  await giveCertificate(db, signingKey(practiceKey), { uid, course, name });
}

async function passModelTest({ db, uid, course }: Joined, quizzes: readonly LessonQuiz[]): Promise<void> {
  const { id: paper } = await startPaper(db, uid, course, firstLanguage);
  const names = (await findEnrolment(db, uid, course._id))?.modelTest?.questions ?? [];
  const answers = names.map(parseQuestionKey).map((question) => {
    if (question.kind === 'quiz') {
      const { quiz } = quizzes.find(({ lessonId }) => lessonId === question.lessonId) ?? {};
      return String((quiz?.[question.at]?.answer ?? 0) + 1);
    }
    const answer = exerciseOf(question)?.answer;
    return answer ? kindOf(answer).typed(answer) : '';
  });
  await submitModelTest(db, uid, { course, language: firstLanguage, paper, answers });
}

async function buy(
  services: Dependencies,
  uid: string,
  { _id: courseId, price: amount }: CourseDetail,
  kinds: readonly ('paid' | 'refunded')[],
): Promise<void> {
  const id = `practice_${randomUUID()}`;
  for (const kind of kinds) await applyPaymentEvent(services, { kind, id, uid, courseId, amount });
}
