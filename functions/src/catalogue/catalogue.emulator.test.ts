import { rmSync } from 'node:fs';
import { loadContent } from '@pathshala/content/load-content';
import { contentFolder, courseIds } from '@pathshala/content/testing/content-folder';
import { courseDetailSchema, courseSchema } from '@pathshala/content/testing/course-answers';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servedSchool } from '../../test/support/served-school.ts';
import { keptFor } from '../core/cache.ts';
import { collections } from '../firestore/collections.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const { api, db } = servedSchool({ who: [], once: true });

beforeAll(async () => {
  const content = contentFolder();
  await seedCatalogue(db, loadContent(content.path));
  rmSync(content.path, { recursive: true });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

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

test('a course answers with its outline, audience and outcomes', async () => {
  const { status, json } = await api.call(endpoints.course, { id: 'classone-course-2' });
  expect(status).toBe(200);
  expect(courseDetailSchema.isValidSync(json, { strict: true })).toBe(true);
  expect(json).toMatchObject({ _id: 'classone-course-2', price: 4.5, complete: false });
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
  const lesson = pathOf(endpoints.lesson, { courseId: 'never-comes', lessonId: 'first' });
  expect(await ask(lesson)).toEqual([404, 'private, no-store']);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await ask())[0]).toBe(200);
});

test('health is ok while Firestore answers', async () => {
  const { status, json } = await api.call(endpoints.health, {});
  expect([status, json]).toEqual([200, { status: 'ok', version: '1.2.3' }]);
});
