import { rmSync } from 'node:fs';
import { loadContent } from '@pathshala/content/load-content';
import {
  type ContentFolder,
  contentFolder,
  courseIds,
  courseSource,
} from '@pathshala/content/testing/content-folder';
import { listNames } from '@pathshala/contract/catalogue/lists';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { collections } from '../firestore/collections.ts';
import { demoAccounts } from '../users/demo-accounts.ts';
import { seedDemoAccounts } from '../users/seed-demo-accounts.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const { db, auth, clear, close } = connect();
let content: ContentFolder;

beforeEach(async () => {
  await clear();
  content = contentFolder();
});
afterEach(() => rmSync(content.path, { recursive: true }));
afterAll(close);

async function everything(): Promise<Map<string, unknown>> {
  const groups = ['courses', 'catalogue', 'lessons', 'users'];
  const found = await Promise.all(groups.map((group) => db.collectionGroup(group).get()));
  return new Map(found.flatMap((each) => each.docs.map((one) => [one.ref.path, one.data()])));
}

test('seeding twice doubles nothing and changes nothing', async () => {
  const report = await seedCatalogue(db, loadContent(content.path));
  const lists = listNames.length;
  const courses = 8 * lists;
  expect(report).toEqual({ courses, lists, lessons: 3, removed: 0 });
  const first = await everything();
  expect(first.size).toBe(courses + lists + 3);
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

test('a complete course gets its outline from its lessons; the answers stay with the lessons', async () => {
  await seedCatalogue(db, loadContent(content.path));
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
});

test('demo accounts are made once, verified, the admin with claim and record', async () => {
  await seedDemoAccounts(auth, db);
  await seedDemoAccounts(auth, db);
  const { users } = await auth.listUsers();
  expect(users).toHaveLength(demoAccounts.length);
  expect(users.every((user) => user.emailVerified)).toBe(true);
  const admin = await auth.getUserByEmail('admin@pathshala.test');
  expect(admin.customClaims).toEqual({ admin: true });
  const records = (await collections.users(db).get()).docs.map((one) => one.data());
  expect(records.map((record) => [record.email, record.role]).sort()).toEqual([
    ['admin@pathshala.test', 'admin'],
    ['student@pathshala.test', 'student'],
    ['teacher@pathshala.test', 'student'],
  ]);
});
