import { rmSync } from 'node:fs';
import { loadContent } from '@pathshala/content/load-content';
import { contentFolder, courseIds } from '@pathshala/content/testing/content-folder';
import { courseDetailSchema, courseSchema } from '@pathshala/content/testing/course-answers';
import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codeOf, serveApi, type TestApi } from '../../test/support/api.ts';
import { connect } from '../../test/support/emulators.ts';
import { keptFor } from '../core/response-cache.ts';
import { collections } from '../firestore/collections.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const { db, auth, clear, close } = connect();
let api: TestApi;

beforeAll(async () => {
  await clear();
  const content = contentFolder();
  await seedCatalogue(db, loadContent(content.path));
  rmSync(content.path, { recursive: true });
  api = await serveApi({ db, auth });
});
// Only the clock is moved, and only by a test that says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await api.close();
  await close();
});

test('every list answers its courses in the order of the seed, with every field', async () => {
  for (const list of listNames) {
    const { status, json, headers } = await api.call(listEndpoints[list], {});
    expect([list, status]).toEqual([list, 200]);
    const courses = json as (Course & { id?: string })[];
    expect(courses.map((course) => course._id)).toEqual(courseIds(list));
    const first = Object.keys(courses[0] ?? {}).filter((name) => name !== 'id');
    expect(first.slice(0, 4)).toEqual(['_id', 'title', 'price', 'img']);
    for (const { id, ...course } of courses) {
      expect(id).toBe(list === 'specialCourse' ? course._id : undefined);
      expect(courseSchema.isValidSync(course, { strict: true })).toBe(true);
      expect(course.list).toBe(list);
    }
    expect(headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
  }
});

test('a list answers 304 to its own ETag, and in full to another', async () => {
  const ask = (headers = {}) => api.call(listEndpoints.classSeven, { headers });
  const etag = (await ask()).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  const same = await ask({ 'If-None-Match': `"other", W/${etag}` });
  expect([same.status, same.json]).toEqual([304, undefined]);
  const other = await ask({ 'If-None-Match': '"other"' });
  expect(other.status).toBe(200);
});

test('the same list answers without the prefix, at the function’s own address', async () => {
  const { origin } = new URL(api.url);
  const answer = await fetch(origin + pathOf(listEndpoints.classSeven, {}));
  expect(await answer.json()).toHaveLength(8);
});

/** The instance has forgotten what it answered. */
const later = () => void vi.setSystemTime(Date.now() + keptFor + 1);

test('a list is read once for all callers within some seconds', async () => {
  const ask = async () => (await api.call(listEndpoints.classTwo, {})).json as Course[];
  later();
  const [first = []] = await Promise.all(Array.from({ length: 20 }, ask));
  const kept = collections.catalogue(db).doc('classTwo');
  await kept.update({ courses: first.slice(1) });
  expect(await ask()).toEqual(first);
  later();
  expect(await ask()).toHaveLength(first.length - 1);
  await kept.update({ courses: first });
});

test('open courses come before those that open soon, whatever the stored order', async () => {
  later();
  const kept = collections.catalogue(db).doc('classOne');
  const { courses } = (await kept.get()).data() ?? { courses: [] };
  await kept.update({ courses: courses.toReversed() });
  const { json } = await api.call(listEndpoints.classOne, {});
  await kept.update({ courses });
  const [open = '', ...others] = courseIds('classOne');
  expect((json as Course[]).map(({ _id }) => _id)).toEqual([open, ...others.reverse()]);
});

test('a list that was never seeded is empty', async () => {
  const empty = connect('demo-pathshala-empty');
  const other = await serveApi(empty);
  expect(await other.call(listEndpoints.classOne, {})).toMatchObject({ status: 200, json: [] });
  await other.close();
  await empty.close();
});

test('a course answers with its outline, audience and outcomes', async () => {
  const { status, json } = await api.call(endpoints.course, { id: 'classone-course-2' });
  expect(status).toBe(200);
  expect(courseDetailSchema.isValidSync(json, { strict: true })).toBe(true);
  expect(json).toMatchObject({ _id: 'classone-course-2', price: 4.5, complete: false });
});

test.each([
  'nobody-wrote-this',
  'classone-course-2/lessons',
  'classone-course-2/lessons/first',
  '__secret__',
  '..',
  'x'.repeat(3000),
])('no course and no article is called %s', async (id) => {
  const course = await api.call(endpoints.course, { id });
  const article = await api.call(endpoints.article, { blogId: id });
  for (const answer of [course, article]) expect([answer.status, codeOf(answer)]).toEqual([404, 'not-found']);
});

test('an unknown course is kept like a known one, by the CDN, and by the instance for a minute', async () => {
  const ask = async (path: string = pathOf(endpoints.course, { id })) => {
    const answer = await api.send('GET', path);
    return [answer.status, answer.headers.get('cache-control')];
  };
  const id = 'comes-later';
  const { json: known } = await api.call(endpoints.course, { id: 'classone-course-2' });
  const unknown = [404, 'public, max-age=30, s-maxage=30'];
  expect(await ask()).toEqual(unknown);
  const { _id, ...record } = known as CourseDetail;
  await collections.courses(db).doc(id).set(record);
  expect(await ask()).toEqual(unknown);
  // What depends on who asks is kept by nobody.
  const lesson = pathOf(endpoints.lesson, { courseId: 'never-comes', lessonId: 'first' });
  expect(await ask(lesson)).toEqual([404, 'private, no-store']);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await ask())[0]).toBe(200);
});

test('no course is at an address that cannot be read', async () => {
  const address = pathOf(endpoints.course, { id: 'ID' }).replace('ID', '%E0%A4%A');
  const answer = await api.send('GET', address);
  expect([answer.status, codeOf(answer)]).toEqual([404, 'not-found']);
});

test('health is ok while Firestore answers', async () => {
  const { status, json } = await api.call(endpoints.health, {});
  expect([status, json]).toEqual([200, { status: 'ok', version: '1.2.3' }]);
});
