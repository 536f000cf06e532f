import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { AuditEntry, StudioPage } from '@pathshala/contract/studio/items';
import { expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { etag, itemOf, studioSchool } from '../../test/support/studio.ts';
import { articleFields } from '../../test/support/studio-fields.ts';
import { readEdited } from '../catalogue/seed-catalogue.ts';

const { api, archive, create, db, head, list, publish, read, save, unpublish } = studioSchool();
const id = 'counting-mangoes';

test('an archived draft is hidden from lists unless requested, and its id stays used', async () => {
  const made = await create('articles', articleFields);
  const archived = await archive('articles', id, etag(made));
  expect(itemOf(archived)).toMatchObject({ id, state: 'archived', draft: articleFields, published: null });
  expect(etag(archived)).toBe(etag(await read('articles', id)));
  expect((await list('articles')).items).toEqual([]);
  expect((await list('articles', { state: 'draft' })).items).toEqual([]);
  expect((await list('articles', { state: 'archived' })).items).toMatchObject([{ id, state: 'archived' }]);
  expect(codeOf(await create('articles', articleFields))).toBe('id-in-use');
  const again = await archive('articles', id);
  expect([again.status, etag(again)]).toEqual([200, etag(archived)]);
  const audit = await api().call(studioEndpoints.studioAudit, { token: head().token });
  const acts = (audit.json as StudioPage<AuditEntry>).items.map(({ action }) => action);
  expect(acts).toEqual(['archive', 'create']);
});

test('published items cannot be archived, and archived ones cannot be published', async () => {
  const live = await publish('articles', id, etag(await create('articles', articleFields)));
  expect(live.status).toBe(200);
  const refused = await archive('articles', id);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'conflict']);
  expect(refused.json).toMatchObject({ detail: 'This is published. Unpublish it first.' });
  await unpublish('articles', id);
  const stale = await archive('articles', id, etag(live));
  expect([stale.status, codeOf(stale)]).toEqual([409, 'stale']);
  const archived = await archive('articles', id);
  expect(archived.status).toBe(200);
  const answer = await publish('articles', id, etag(archived));
  expect([answer.status, codeOf(answer)]).toEqual([409, 'conflict']);
  expect((await archive('articles', 'nothing-of-this-name')).status).toBe(404);
});

test('saving, or restoring a revision, brings it back as what it was before', async () => {
  const made = await create('articles', articleFields);
  const back = await save('articles', id, etag(await archive('articles', id, etag(made))), articleFields);
  expect(itemOf(back).state).toBe('draft');
  await publish('articles', id, etag(back));
  await unpublish('articles', id);
  await archive('articles', id);
  // The seed leaves items that were once published to the editors.
  const isTheirs = async () => (await readEdited(db, {}, new Set())).has('articles', id);
  expect(await isTheirs()).toBe(true);
  const at = { kind: 'articles', id, revision: '1', token: head().token };
  const restored = await api().call(studioEndpoints.studioRestore, at);
  expect(itemOf(restored).state).toBe('unpublished');
  expect(await isTheirs()).toBe(true);
  expect((await list('articles')).items).toMatchObject([{ id, state: 'unpublished' }]);
});
