import type { CardRecord } from '@pathshala/content/records';
import type { Problem } from '@pathshala/contract/http/errors';
import { limits } from '@pathshala/contract/http/limits';
import { expect, test } from 'vitest';
import { type Answer, codeOf } from '../../test/support/api.ts';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { courseFields, lessonFields } from '../../test/support/studio-fields.ts';
import { collections } from '../firestore/collections.ts';

const { create, db, publish, publishCourse, read, save } = studioSchool();

function expectRefused(answer: Answer, words: string): void {
  expect([answer.status, codeOf(answer)]).toEqual([409, 'limit-reached']);
  expect((answer.json as Problem).detail).toContain(words);
}

test('a course has so many lessons and no more', async () => {
  await publishCourse('mango');
  const lessons = collections.lessons(db, 'mango');
  const [first] = (await lessons.get()).docs;
  const batch = db.batch();
  for (let at = 1; at < limits.courseLessonsMax; at += 1)
    batch.create(lessons.doc(`more-${at}`), { ...first?.data() });
  await batch.commit();
  const made = await create('lessons', { ...lessonFields, id: 'mango~one-more' });
  expectRefused(await publish('lessons', 'mango~one-more', etag(made)), '200 lessons');
  expect((await lessons.doc('one-more').get()).exists).toBe(false);
  const name = `mango~${first?.id}`;
  const saved = await save('lessons', name, etag(await read('lessons', name)), {
    ...lessonFields,
    minutes: 9,
  });
  expect((await publish('lessons', name, etag(saved))).status).toBe(200);
});

test('a list has so many courses and no more', async () => {
  await publishCourse('mango');
  const list = collections.catalogue(db).doc('classSeven');
  const [card] = (await list.get()).data()?.courses ?? [];
  const others = Array.from({ length: limits.listCoursesMax - 1 }, (_, at) => ({
    ...card,
    _id: `more-${at}`,
  }));
  await list.update({ courses: [card, ...others] as CardRecord[] });
  await publish(
    'lessons',
    'one-more~first',
    etag(await create('lessons', { ...lessonFields, id: 'one-more~first' })),
  );
  const made = await create('courses', { ...courseFields, id: 'one-more' });
  expectRefused(await publish('courses', 'one-more', etag(made)), '500 courses');
  expect((await list.get()).data()?.courses).toHaveLength(limits.listCoursesMax);
  const saved = await save('courses', 'mango', etag(await read('courses', 'mango')), {
    ...courseFields,
    price: 7,
  });
  expect((await publish('courses', 'mango', etag(saved))).status).toBe(200);
});
