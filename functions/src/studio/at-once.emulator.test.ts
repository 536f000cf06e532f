import type { Problem } from '@pathshala/contract/http/errors';
import { expect, test } from 'vitest';
import { type Answer, codeOf } from '../../test/support/api.ts';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { articleFields, courseFields, lessonFields } from '../../test/support/studio-fields.ts';
import { manifestDocument, readItems } from '../content/manifest.ts';
import { collections } from '../firestore/collections.ts';

const { create, db, publish, save } = studioSchool();

test('of two publishes at once one is done', async () => {
  const made = await create('articles', articleFields);
  const both = await Promise.all([1, 2].map(() => publish('articles', 'counting-mangoes', etag(made))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = await collections.revisions(db, 'articles~counting-mangoes').get();
  expect(kept.docs.filter((one) => one.data().state === undefined)).toHaveLength(1);
});

test('different items are published at once, and the manifest and the list have all of them', async () => {
  const ids = ['one', 'two', 'three'];
  for (const id of ids) {
    await publish(
      'lessons',
      `${id}~first`,
      etag(await create('lessons', { ...lessonFields, id: `${id}~first` })),
    );
  }
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
  await publish('articles', 'counting-mangoes', etag(await create('articles', articleFields)));
  await manifestDocument(db).set({ revision: 1, shards: {} });
  expect(await readItems(db)).toEqual({});
  const other = await create('articles', { ...articleFields, id: 'mangoes' });
  expect((await publish('articles', 'mangoes', etag(other))).status).toBe(200);
  expect(Object.keys((await readItems(db)).articles ?? {})).toEqual(['mangoes']);
});

test('a stale tab of yesterday overwrites nothing', async () => {
  const made = await create('articles', articleFields);
  const old = '"2026-01-01T00:00:00.000000Z"';
  const answer = await save('articles', 'counting-mangoes', old, { title: 'Old' });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'stale']);
  expect((answer.json as Problem).current).toEqual(made.json);
  expect((await publish('articles', 'counting-mangoes', old)).status).toBe(409);
});
