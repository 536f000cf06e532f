import { courseFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { Readers } from '@pathshala/contract/studio/items';
import { beforeEach, expect, test } from 'vitest';
import { type Person, person } from '../../test/support/people.ts';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';

const { api, createLive, emulated, head, publish, read, save, unpublish } = studioSchool();
const lesson = { courseId: 'mango', lessonId: 'first' };
let pupils: Person[];

beforeEach(async () => {
  await createLive('lessons', { ...lessonFields, id: 'mango~first' });
  await createLive('courses', { ...courseFields, price: 0, id: 'mango' });
  const names = ['a', 'b', 'c', 'd', 'e'];
  pupils = await Promise.all(names.map((one) => person(emulated, `${one}@school.test`)));
  await Promise.all(
    pupils.map(({ token }) => api.call(endpoints.enrol, { courseId: 'mango', token, body: {} })),
  );
});

const answer = (answers: number[], who?: Person) =>
  api.call(endpoints.quiz, { ...lesson, body: { answers }, ...(who ? { token: who.token } : {}) });
const readers = async (kind: string, id: string, token = head.token) => {
  const answered = await api.call(studioEndpoints.studioReaders, { kind, id, token });
  return answered.json as Readers;
};
const ofLesson = () => readers('lessons', 'mango~first');

test('a course’s pupils and finished lessons are counted', async () => {
  const [first] = pupils as [Person];
  await api.call(endpoints.progress, { ...lesson, token: first.token, body: { done: true } });
  expect(await readers('courses', 'mango')).toEqual({ pupils: 5, done: { first: 1 } });
  expect(await ofLesson()).toMatchObject({ pupils: 5, done: { first: 1 } });
  const stranger = await api.call(studioEndpoints.studioReaders, {
    ...{ kind: 'courses', id: 'mango', token: first.token },
  });
  expect(stranger.status).toBe(403);
  await unpublish('courses', 'mango');
  expect(await readers('courses', 'mango')).toMatchObject({ pupils: 5 });
});

test('from five pupils on their first answers are shown, by option, until a question is another', async () => {
  const [first, ...others] = pupils as [Person, ...Person[]];
  for (const one of others) await answer([1, 0, 2], one);
  await answer([1, 1, 1]);
  await answer([1, 1, 1], head);
  expect((await ofLesson()).quiz).toEqual({ pupils: 4, chosen: [] });
  await answer([0, 0, 0], first);
  const chosen = [
    [1, 4, 0],
    [5, 0, 0],
    [1, 0, 4],
  ];
  expect((await ofLesson()).quiz).toEqual({ pupils: 5, chosen });
  await answer([1, 1, 1], first);
  expect(await ofLesson()).toMatchObject({ quiz: { pupils: 5, chosen } });

  const republish = async (quiz: readonly object[]) => {
    const before = etag(await read('lessons', 'mango~first'));
    const saved = await save('lessons', 'mango~first', before, { ...lessonFields, quiz });
    expect((await publish('lessons', 'mango~first', etag(saved))).status).toBe(200);
  };
  const [question, ...rest] = lessonFields.quiz;
  await republish([{ ...question, explanation: 'Count on by one more.' }, ...rest]);
  expect((await ofLesson()).quiz?.pupils).toBe(5);
  await republish([{ ...question, answer: 2 }, ...rest]);
  expect(await ofLesson()).toMatchObject({ quiz: { pupils: 0, chosen: [] } });
  expect((await collections.quizCounts(emulated.db).get()).size).toBe(0);
});
