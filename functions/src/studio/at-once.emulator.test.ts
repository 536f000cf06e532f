import { fitFields } from '@pathshala/content/kinds/fields-of';
import type { Problem } from '@pathshala/contract/calls/problem';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { type Answer, codeOf } from '../../test/support/api.ts';
import { etag } from '../../test/support/editing.ts';
import { articleFields, courseFields, lessonFields } from '../../test/support/studio.ts';
import { itemOf, studioSchool } from '../../test/support/studio-school.ts';
import { manifestDocument, readItems } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';

const { api, create, db, head, publish, save } = studioSchool();

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

test('a stale tab of yesterday overwrites nothing', async () => {
  const made = await create('articles', articleFields);
  const old = '"2026-01-01T00:00:00.000000Z"';
  const answer = await save('articles', 'counting-mangoes', old, { title: 'Old' });
  expect([answer.status, codeOf(answer)]).toEqual([409, 'stale']);
  expect((answer.json as Problem).current).toEqual(made.json);
  expect((await publish('articles', 'counting-mangoes', old)).status).toBe(409);
});

test('a revision of fields that there are no longer is restored as far as it fits', async () => {
  const made = await create('articles', articleFields);
  await publish('articles', 'counting-mangoes', etag(made));
  const old = { ...articleFields, title: ['a', 'list'], colour: 'red', lang: 7 };
  const record = { revision: 7, fields: old, by: head().uid, at: Timestamp.now(), note: '' };
  await collections.revisions(db, 'articles~counting-mangoes').doc('7').set(record);
  const answer = await api().call(studioEndpoints.studioRestore, {
    ...{ kind: 'articles', id: 'counting-mangoes', revision: '7', token: head().token },
  });
  expect(answer.status).toBe(200);
  const { title: _title, lang: _lang, ...fitting } = articleFields;
  expect(itemOf(answer).draft).toEqual(fitting);
  expect(itemOf(answer).draft).toEqual(fitFields('articles', old).fields);
  const again = await publish('articles', 'counting-mangoes', etag(answer));
  expect((again.json as Problem).errors?.map(({ path }) => path).sort()).toEqual(['lang', 'title']);
});
