import { expect, test } from 'vitest';
import { etag, studioSchool } from '../../test/support/studio.ts';
import { articleFields } from '../../test/support/studio-fields.ts';
import { manifestDocument, readItems } from '../domain/manifest.ts';

const { create, db, publish } = studioSchool();

test('shards that a replaced school left behind are not read, and are in nobody’s way', async () => {
  await publish('articles', 'counting-mangoes', etag(await create('articles', articleFields)));
  await manifestDocument(db).set({ revision: 1, shards: {} });
  expect(await readItems(db)).toEqual({});
  const other = await create('articles', { ...articleFields, id: 'mangoes' });
  expect((await publish('articles', 'mangoes', etag(other))).status).toBe(200);
  expect(Object.keys((await readItems(db)).articles ?? {})).toEqual(['mangoes']);
});
