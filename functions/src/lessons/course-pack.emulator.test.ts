import { createHash, randomBytes } from 'node:crypto';
import type { LessonRecord } from '@pathshala/content/records';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { lessonVersion } from '@pathshala/contract/content/collections';
import { type CoursePack, maxPackBytes } from '@pathshala/contract/courses/pack';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { type Person, person } from '../../test/support/people.ts';
import { buildSchool, giveCourse, school } from '../../test/support/school.ts';
import { manifestDocument, manifestKeptFor } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';
import { firestoreMedia } from '../media/firestore-media.ts';
import { mediaName } from '../media/media-store.ts';

const emulated = connect();
const { db } = emulated;
let api: TestApi;
let rima: Person;
let outsider: Person;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await emulated.clear();
  await buildSchool(emulated);
  rima = await person(emulated, 'rima@school.test');
  outsider = await person(emulated, 'outsider@school.test');
  await giveCourse(emulated, rima.uid, school.priced);
  api = await serveApi(emulated);
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
  await emulated.close();
});

const ask = (courseId: string, token?: string) => api.call(endpoints.coursePack, { courseId, token });
const packFor = async (token?: string) => (await ask(school.priced, token)).json as CoursePack;
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');
const textAt = async (path: string, token?: string) => {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return await (await fetch(api.url + path, { headers })).text();
};

let revision = 0;
/** Publishes something of a lesson, as the studio does. */
async function publish(id: string, change: Partial<LessonRecord>): Promise<void> {
  const all = collections.lessons(db, school.priced);
  const first = (await all.doc(id.replace(/\..*/, '')).get()).data();
  if (first) await all.doc(id).set({ ...first, ...change });
  revision += 1;
  await manifestDocument(db).set({ revision, shards: {} });
  // When an instance looks again for what is new.
  vi.setSystemTime(Date.now() + 2 * manifestKeptFor);
}

/** Keeps a picture as an editor's. @returns its address on the site */
async function upload(bytes: Buffer): Promise<string> {
  const file = { bytes, type: 'image/png' } as const;
  const name = mediaName(file);
  await firestoreMedia(db).put(name, file);
  return `${apiRoot}/media/${name}`;
}

test('says of course and lessons exactly what their answers are', async () => {
  const answer = await ask(school.priced, rima.token);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { course, outline, lessons, files, hasOtherScript } = answer.json as CoursePack;
  const path = `/course/${school.priced}`;
  expect(course.hash).toBe(hashOf(await textAt(path)));
  expect(outline).toEqual(['first', 'second', 'third']);
  expect(lessons.map(({ id }) => id)).toEqual(outline);
  for (const { id, hash, bytes } of lessons) {
    expect(hash).toBe(hashOf(await textAt(`${path}/lesson/${id}`, rima.token)));
    expect(bytes).toBeGreaterThan(50);
  }
  expect([files, hasOtherScript]).toEqual([[], false]);
});

test.each([
  ['a visitor', () => undefined],
  ['who has not joined', () => outsider.token],
])('names to %s the first lesson alone, and what that shows', async (_who, token) => {
  const open = await upload(Buffer.from('an open picture'));
  await publish('first', { body: `<img src="${open}">` });
  await publish('third', { body: `<img src="${await upload(Buffer.from('a closed one'))}">` });
  const { lessons, files, outline } = await packFor(token());
  expect(lessons.map(({ id }) => id)).toEqual(['first']);
  expect(files.map(({ at }) => at)).toEqual([open]);
  expect(outline).toHaveLength(3);
  expect((await packFor(rima.token)).files).toHaveLength(2);
});

test('says what was published since, of a text and of a picture', async () => {
  const before = await packFor(rima.token);
  const bytes = Buffer.from('a newer picture');
  const at = await upload(bytes);
  await publish('second', { body: `<p>Newer</p><img src="${at}" srcset="${at} 1w">` });
  const { lessons, files } = await packFor(rima.token);
  expect(lessons[1]?.hash).toBe(hashOf(await textAt(`/course/${school.priced}/lesson/second`, rima.token)));
  expect(lessons[1]?.hash).not.toBe(before.lessons[1]?.hash);
  expect(lessons[0]).toEqual(before.lessons[0]);
  expect(files).toContainEqual({ at, hash: hashOf(bytes), bytes: bytes.length });
});

test('says it of each language, and whether it has letters of another script', async () => {
  await publish(lessonVersion('first', 'bn'), { title: 'প্রথম', body: '<p>এক</p>' });
  const query = { lang: 'bn' };
  const answer = await api.call(endpoints.coursePack, { courseId: school.priced, query });
  const { course, lessons, hasOtherScript } = answer.json as CoursePack;
  const path = `/course/${school.priced}`;
  expect(course.hash).toBe(hashOf(await textAt(`${path}?lang=bn`)));
  expect(lessons.map(({ hash }) => hash)).toEqual([hashOf(await textAt(`${path}/lesson/first?lang=bn`))]);
  expect(hasOtherScript).toBe(true);
  expect((await packFor()).hasOtherScript).toBe(false);
});

test('refuses what is more than a device is to keep, to those alone who would get it', async () => {
  const heavy = await upload(randomBytes(maxPackBytes));
  await publish('second', { body: `<img src="${heavy}">` });
  const refused = await ask(school.priced, rima.token);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'conflict']);
  expect((await ask(school.priced)).status).toBe(200);
  await publish('second', { body: '<p>Light again</p>' });
  expect((await ask(school.priced, rima.token)).status).toBe(200);
});

test.each([
  ['an unknown course', 'no-such-course', 404, 'not-found'],
  ['a course that is not open', school.closed, 409, 'course-not-open'],
])('%s has none', async (_what, courseId, status, code) => {
  const answer = await ask(courseId, rima.token);
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
});

test('a bad token is refused even where none is needed', async () => {
  expect(codeOf(await ask(school.priced, 'no.such.token'))).toBe('invalid-token');
});
