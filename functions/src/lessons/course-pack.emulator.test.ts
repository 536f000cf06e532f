import { createHash } from 'node:crypto';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { CoursePack } from '@pathshala/contract/courses/pack';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { giveCourse, school } from '../../test/support/school.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { manifestDocument } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';
import { firestoreMedia } from '../media/firestore-media.ts';
import { mediaName } from '../media/media-store.ts';

const {
  api,
  db,
  emulated,
  rima,
  other: outsider,
} = servedSchool({ who: ['rima', 'other'], courses: true, once: true });

beforeAll(() => giveCourse(emulated, rima.uid, school.priced));

const packFor = async (token?: string) =>
  (await api.call(endpoints.coursePack, { courseId: school.priced, token })).json as CoursePack;
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');
const textAt = async (path: string, token?: string) => {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  return await (await fetch(api.url + path, { headers })).text();
};

test('a pack says of course, lessons and pictures exactly what their answers are', async () => {
  const file = { bytes: Buffer.from('a picture'), type: 'image/png' } as const;
  const name = mediaName(file);
  const at = `${apiRoot}/media/${name}`;
  await firestoreMedia(db).put(name, file);
  const second = collections.lessons(db, school.priced).doc('second');
  await second.update({ body: `<p>Newer</p><img src="${at}">` });
  await manifestDocument(db).set({ revision: 1, shards: {} });
  const { course, lessons, outline, files } = await packFor(rima.token);
  const path = `/course/${school.priced}`;
  expect(course.hash).toBe(hashOf(await textAt(path)));
  expect(lessons.map(({ id }) => id)).toEqual(outline);
  for (const { id, hash } of lessons)
    expect(hash).toBe(hashOf(await textAt(`${path}/lesson/${id}`, rima.token)));
  expect(files).toEqual([{ at, hash: hashOf(file.bytes), bytes: file.bytes.length }]);
});

test('visitors and those who have not joined are told of the first lesson alone', async () => {
  for (const token of [undefined, outsider.token]) {
    const { lessons, outline, files } = await packFor(token);
    expect([lessons.map(({ id }) => id), outline.length, files]).toEqual([['first'], 3, []]);
  }
});

test.each([
  ['an unknown course', 'no-such-course', 'not-found'],
  ['a course that is not open', school.closed, 'course-not-open'],
])('%s has none', async (_what, courseId, code) => {
  expect(codeOf(await api.call(endpoints.coursePack, { courseId, token: rima.token }))).toBe(code);
});
