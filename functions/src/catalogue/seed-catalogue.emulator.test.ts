import { loadContent } from '@pathshala/content/load-content';
import {
  type ContentFolder,
  contentFolder,
  courseIds,
  courseSource,
} from '@pathshala/content/testing/content-folder';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { listNames } from '@pathshala/contract/catalogue/lists';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { endClassroom, listTaught, readTable } from '../classrooms/classrooms.ts';
import { practiceKey, signingKey } from '../courses/certificates.ts';
import { listEnrolments } from '../courses/routes.ts';
import { demoAccounts, demoClassmates, seedDemoSchool } from '../demo-school.ts';
import { collections } from '../firestore/collections.ts';
import { readMessages, removeMessage } from '../site/routes.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const { db, auth, clear, close } = connect();
let content: ContentFolder;

beforeEach(async () => {
  await clear();
  content = contentFolder();
});
afterAll(close);

async function everything(): Promise<Map<string, unknown>> {
  const groups = [
    ...['courses', 'catalogue', 'lessons', 'users', 'classrooms', 'enrolments', 'messages', 'payments'],
    ...['practiceLogs', 'quizCounts'],
  ];
  const found = await Promise.all(groups.map((group) => db.collectionGroup(group).get()));
  return new Map(found.flatMap((each) => each.docs.map((one) => [one.ref.path, one.data()])));
}

test('a complete course gets its outline from its lessons; the answers stay with the lessons; seeding twice changes nothing', async () => {
  const report = await seedCatalogue(db, loadContent(content.path));
  const lists = listNames.length;
  const courses = 3 * lists;
  expect(report).toEqual({ courses, lists, lessons: 3, removed: 0 });
  const first = await everything();
  expect(first.size).toBe(courses + lists + 3);
  const [complete = ''] = courseIds('classOne');
  const course = (await collections.courses(db).doc(complete).get()).data();
  expect(course).toMatchObject({ complete: true, lessons: 3, minutes: 18, list: 'classOne' });
  expect(course?.img).toBe(`/covers/${complete}.svg`);
  expect(course?.outline.map((item) => item.id)).toEqual(['first', 'second', 'third']);
  const lesson = (await collections.lessons(db, complete).doc('first').get()).data();
  expect(lesson?.body).toContain('<math');
  expect(lesson?.quiz[0]).toMatchObject({
    answer: 1,
    options: ['Nothing', '2', 'A <strong>hundred</strong>'],
  });
  expect(await seedCatalogue(db, loadContent(content.path))).toEqual(report);
  expect(await everything()).toEqual(first);
});

test('what left the seed is removed, and what people own stays', async () => {
  await seedCatalogue(db, loadContent(content.path));
  await db.doc('users/somebody').set({ email: 'a@b.test' });
  const [complete = '', replaced = '', ...rest] = courseIds('classOne');
  content.write('courses/classOne.json', [complete, 'newcomer', ...rest].map(courseSource));
  content.remove(`lessons/${complete}`);
  const { removed } = await seedCatalogue(db, loadContent(content.path));
  expect(removed).toBe(4);
  const now = await everything();
  expect(now.has(`courses/${replaced}`)).toBe(false);
  expect(now.has('courses/newcomer')).toBe(true);
  expect(now.has(`courses/${complete}/lessons/first`)).toBe(false);
  expect(now.has('users/somebody')).toBe(true);
});

test('demo accounts are made once, verified, with claim and record, also by a school without courses', async () => {
  await seedDemoSchool(auth, db);
  const first = await everything();
  await seedDemoSchool(auth, db);
  expect(await everything()).toEqual(first);
  const records = (await collections.users(db).get()).docs.map((one) => one.data());
  const { users } = await auth.listUsers();
  const found = users.map(({ email, emailVerified, customClaims }) => [
    ...[email, emailVerified, records.find((one) => one.email === email)?.role, customClaims],
  ]);
  const all = [...demoAccounts, ...demoClassmates].map(({ email, role }) => [
    ...[email, true, role, role === 'student' ? {} : { [role]: true }],
  ]);
  expect(records).toHaveLength(all.length);
  expect(found.sort()).toEqual(all.sort());
});

test('the demo school has a class, progress, a certificate, messages and orders, and keeps what people did with them', async () => {
  const whole = schoolContent();
  const isNeeded = (id: string) =>
    ['c6-ratio-and-percentage', 'free-fractions-from-zero', 'free-learn-to-learn'].includes(id);
  const courses = whole.courses.filter(({ _id }) => isNeeded(_id));
  const lessons = new Map([...whole.lessons].filter(([id]) => isNeeded(id)));
  await seedCatalogue(db, { ...whole, courses, lessons });
  await seedDemoSchool(auth, db);
  const { uid: teacher } = await auth.getUserByEmail('teacher@pathshala.test');
  const { uid: student } = await auth.getUserByEmail('student@pathshala.test');
  const taught = await listTaught(db, teacher);
  expect(taught).toMatchObject([{ pupils: 6, tasks: 2 }]);
  const { _id: id = '' } = taught[0] ?? {};
  const { pupils } = await readTable(db, teacher, { id, language: 'en' }, false);
  expect(pupils.every(({ name }) => name !== '')).toBe(true);
  const states = pupils.map(({ progress }) => progress.map(({ state }) => state).join());
  expect(states.sort()).toEqual([
    ...['done,done', 'done,done', 'done,open', 'not-passed,done', 'open,open', 'open,open'],
  ]);
  const own = await listEnrolments(db, student, 'en', () => signingKey(practiceKey));
  expect(own.map(({ courseId }) => courseId).sort()).toEqual([
    ...['c6-ratio-and-percentage', 'free-fractions-from-zero', 'free-learn-to-learn'],
  ]);
  expect(own.filter(({ certificate }) => certificate)).toHaveLength(1);
  const orders = (await collections.payments(db).get()).docs.map((one) => one.data());
  expect(orders.map(({ status }) => status).sort()).toEqual(['enrolled', 'refunded']);
  const page = { limit: 10, after: undefined };
  const open = await readMessages(db, page, 'open');
  const answered = await readMessages(db, page, 'answered');
  expect([open.entries.length, answered.entries.length]).toEqual([2, 1]);

  await removeMessage(db, open.entries[0]?._id ?? '');
  await endClassroom(db, teacher, id);
  const before = await everything();
  await seedDemoSchool(auth, db);
  expect(await everything()).toEqual(before);
});
