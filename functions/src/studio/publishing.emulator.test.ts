import type { CardRecord } from '@pathshala/content/records';
import { articleFields, courseFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import type { Problem } from '@pathshala/contract/calls/endpoints';
import { limits } from '@pathshala/contract/http/limits';
import { expect, test } from 'vitest';
import { type Answer, codeOf, refusal } from '../../test/support/api.ts';
import { auditOf, etag, itemOf, studioSchool } from '../../test/support/studio.ts';
import { readEdited } from '../catalogue/seed-catalogue.ts';
import { manifestDocument, readItems } from '../content/manifest.ts';
import { collections } from '../firestore/collections.ts';

const school = studioSchool();
const { api, archive, create, createLive, db, head, list, publish, read, restore, save, unpublish } = school;

test('of two publishes at once one is done', async () => {
  const made = await create('articles', articleFields);
  const both = await Promise.all([1, 2].map(() => publish('articles', 'counting-mangoes', etag(made))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = await collections.revisions(db, 'articles~counting-mangoes').get();
  expect(kept.docs.filter((one) => one.data().state === undefined)).toHaveLength(1);
});

test('different items are published at once, and the manifest and the list have all of them', async () => {
  const ids = ['one', 'two', 'three'];
  for (const id of ids) await createLive('lessons', { ...lessonFields, id: `${id}~first` });
  const made = await Promise.all(ids.map((id) => create('courses', { ...courseFields, id })));
  const all = await Promise.all(ids.map((id, at) => publish('courses', id, etag(made[at] as Answer))));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  const list = (await collections.catalogue(db).doc('classSeven').get()).data();
  expect(list?.courses.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
  expect((await manifestDocument(db).get()).get('revision')).toBe(6);
  const { courses = {}, lessons = {} } = await readItems(db);
  expect(Object.keys(courses).sort()).toEqual([...ids].sort());
  expect(Object.keys(lessons).sort()).toEqual(ids.map((id) => `${id}~first`).sort());
});

test('shards that a replaced school left behind are not read, and are in nobody’s way', async () => {
  await createLive('articles', articleFields);
  await manifestDocument(db).set({ revision: 1, shards: {} });
  expect(await readItems(db)).toEqual({});
  expect((await createLive('articles', { ...articleFields, id: 'mangoes' })).status).toBe(200);
  expect(Object.keys((await readItems(db)).articles ?? {})).toEqual(['mangoes']);
});

function expectRefused(answer: Answer, words: string): void {
  expect(refusal(answer)).toEqual([409, 'limit-reached']);
  expect((answer.json as Problem).detail).toContain(words);
}

test('a course has so many lessons and no more', async () => {
  await school.publishCourse('mango');
  const lessons = collections.lessons(db, 'mango');
  const [first] = (await lessons.get()).docs;
  const batch = db.batch();
  for (let at = 1; at < limits.courseLessonsMax; at += 1)
    batch.create(lessons.doc(`more-${at}`), { ...first?.data() });
  await batch.commit();
  expectRefused(await createLive('lessons', { ...lessonFields, id: 'mango~one-more' }), '200 lessons');
  expect((await lessons.doc('one-more').get()).exists).toBe(false);
  const name = `mango~${first?.id}`;
  const longer = { ...lessonFields, minutes: 9 };
  const saved = await save('lessons', name, etag(await read('lessons', name)), longer);
  expect((await publish('lessons', name, etag(saved))).status).toBe(200);
});

test('a list has so many courses and no more', async () => {
  await school.publishCourse('mango');
  const kept = collections.catalogue(db).doc('classSeven');
  const [card] = (await kept.get()).data()?.courses ?? [];
  const others = Array.from({ length: limits.listCoursesMax - 1 }, (_, at) => ({
    ...card,
    _id: `more-${at}`,
  }));
  await kept.update({ courses: [card, ...others] as CardRecord[] });
  await createLive('lessons', { ...lessonFields, id: 'one-more~first' });
  expectRefused(await createLive('courses', { ...courseFields, id: 'one-more' }), '500 courses');
  expect((await kept.get()).data()?.courses).toHaveLength(limits.listCoursesMax);
  const cheaper = { ...courseFields, price: 7 };
  const saved = await save('courses', 'mango', etag(await read('courses', 'mango')), cheaper);
  expect((await publish('courses', 'mango', etag(saved))).status).toBe(200);
});

const article = 'counting-mangoes';

test('an archived draft is hidden from lists unless requested, and its id stays used', async () => {
  const made = await create('articles', articleFields);
  const archived = await archive('articles', article, etag(made));
  expect(itemOf(archived)).toMatchObject({
    id: article,
    state: 'archived',
    draft: articleFields,
    published: null,
  });
  expect(etag(archived)).toBe(etag(await read('articles', article)));
  expect((await list('articles')).items).toEqual([]);
  expect((await list('articles', { state: 'draft' })).items).toEqual([]);
  expect((await list('articles', { state: 'archived' })).items).toMatchObject([
    { id: article, state: 'archived' },
  ]);
  expect(codeOf(await create('articles', articleFields))).toBe('id-in-use');
  const again = await archive('articles', article);
  expect([again.status, etag(again)]).toEqual([200, etag(archived)]);
  const audit = await auditOf(api, head);
  expect(audit.map(({ action }) => action)).toEqual(['archive', 'create']);
});

test('published items cannot be archived, and archived ones cannot be published', async () => {
  const live = await createLive('articles', articleFields);
  expect(live.status).toBe(200);
  const refused = await archive('articles', article);
  expect(refusal(refused)).toEqual([409, 'conflict']);
  expect(refused.json).toMatchObject({ detail: 'This is published. Unpublish it first.' });
  await unpublish('articles', article);
  const stale = await archive('articles', article, etag(live));
  expect(refusal(stale)).toEqual([409, 'stale']);
  const archived = await archive('articles', article);
  expect(archived.status).toBe(200);
  expect(refusal(await publish('articles', article, etag(archived)))).toEqual([409, 'conflict']);
  expect((await archive('articles', 'nothing-of-this-name')).status).toBe(404);
});

test('saving, or restoring a revision, brings it back as what it was before', async () => {
  const made = await create('articles', articleFields);
  const archived = await archive('articles', article, etag(made));
  const back = await save('articles', article, etag(archived), articleFields);
  expect(itemOf(back).state).toBe('draft');
  await publish('articles', article, etag(back));
  await unpublish('articles', article);
  await archive('articles', article);
  // The seed leaves items that were once published to the editors.
  const isTheirs = async () => (await readEdited(db, {}, new Set())).has('articles', article);
  expect(await isTheirs()).toBe(true);
  expect(itemOf(await restore('articles', article, '1')).state).toBe('unpublished');
  expect(await isTheirs()).toBe(true);
  expect((await list('articles')).items).toMatchObject([{ id: article, state: 'unpublished' }]);
});
