import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Prices } from '@pathshala/contract/courses/course';
import { expect, test } from 'vitest';
import type { Answer } from '../../test/support/api.ts';
import { etag } from '../../test/support/editing.ts';
import { articleFields } from '../../test/support/studio.ts';
import { studioSchool } from '../../test/support/studio-school.ts';
import { manifestDocument, readItems } from '../domain/manifest.ts';
import type { ManifestItems } from '../firestore/studio-records.ts';

const { api, create, db, publish, unpublish } = studioSchool();

/** What a running school has: one document that lists everything. */
const items: ManifestItems = {
  courses: {
    mango: { revision: 3, title: { en: 'Mangoes', bn: 'আম' }, at: 1, price: 12.5, lessons: 2 },
    water: { revision: 1, title: 'Water', at: 1, price: 0, seed: 'A' },
  },
  lessons: { 'mango~first': { revision: 1, title: 'First', at: 1 } },
  books: { constructor: { revision: 1, title: 'Building', at: 1 } },
};
const keepInOne = () => manifestDocument(db).set({ revision: 41, items });
const head = async () => (await manifestDocument(db).get()).data();

test('the first thing that is published takes over the list of all the others', async () => {
  await keepInOne();
  const prices = async () => (await api().call(endpoints.prices, {})).json as Prices;
  expect(await prices()).toEqual({ mango: 12.5, water: 0 });
  await publish('articles', 'counting-mangoes', etag(await create('articles', articleFields)));
  expect(await head()).toEqual({ revision: 42, shards: expect.objectContaining({ 'articles~0': 42 }) });
  const { articles, ...others } = await readItems(db);
  expect(others).toEqual(items);
  expect(articles).toMatchObject({ 'counting-mangoes': { revision: 1, title: 'Counting mangoes' } });
  expect(await prices()).toEqual({ mango: 12.5, water: 0 });
  await unpublish('articles', 'counting-mangoes');
  expect(await readItems(db)).toEqual({ ...items, articles: {} });
});

test('of several at once nothing is lost', async () => {
  await keepInOne();
  const ids = ['one', 'two', 'three'];
  const made: Answer[] = await Promise.all(ids.map((id) => create('articles', { ...articleFields, id })));
  const all = await Promise.all(made.map((one, at) => publish('articles', ids[at] ?? '', etag(one))));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { articles = {}, ...others } = await readItems(db);
  expect(Object.keys(articles).sort()).toEqual([...ids].sort());
  expect(others).toEqual(items);
  expect((await head())?.revision).toBe(44);
});

test('shards that a replaced school left behind are not read, and are in nobody’s way', async () => {
  await publish('articles', 'counting-mangoes', etag(await create('articles', articleFields)));
  await manifestDocument(db).set({ revision: 1, shards: {} });
  expect(await readItems(db)).toEqual({});
  const other = await create('articles', { ...articleFields, id: 'mangoes' });
  expect((await publish('articles', 'mangoes', etag(other))).status).toBe(200);
  expect(Object.keys((await readItems(db)).articles ?? {})).toEqual(['mangoes']);
});
