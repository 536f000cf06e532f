import { articleFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import type { Problem } from '@pathshala/contract/calls/endpoints';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioPage, StudioRevision } from '@pathshala/contract/studio/items';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { tokenOfLongAgo } from '../../test/support/people.ts';
import { auditOf, editing, etag, itemOf, studioSchool } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';

const { api, change, create, db, head, list, publish, read, restore, save, unpublish } = studioSchool();

const revisions = async (id: string) => {
  const given = { kind: 'articles', id, token: head.token };
  const { json } = await api.call(studioEndpoints.studioRevisions, given);
  return (json as StudioPage<StudioRevision>).items;
};

test('the history has the saves of a while as one, and others once somebody starts again', async () => {
  const made = await create('articles', articleFields);
  const { id } = itemOf(made);
  const first = await save('articles', id, etag(made), { ...articleFields, title: 'One' });
  const second = await save('articles', id, etag(first), { ...articleFields, title: 'Two' });
  const [only, ...none] = await revisions(id);
  expect([only?.state, none]).toEqual(['draft', []]);
  const at = { kind: 'articles', id, revision: String(only?.revision), token: head.token };
  const text = await api.call(studioEndpoints.studioRevision, at);
  expect(text.json).toEqual({ ...only, fields: itemOf(second).draft });
  const record = (await collections.revisions(db, `articles~${id}`).get()).docs[0]?.data();
  const kept = (record?.expireAt?.toMillis() ?? 0) - (record?.at.toMillis() ?? 0);
  expect(kept).toBe(90 * 86_400_000);
  // Idle for more than ten minutes; then at it for more than an hour.
  for (const [at, began] of [
    [11, 20],
    [1, 61],
  ] as const) {
    const before = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
    await collections
      .drafts(db)
      .doc(`articles~${id}`)
      .update({ at: before(at), began: before(began) });
    await save('articles', id, etag(await read('articles', id)), { ...articleFields, title: `${began}` });
  }
  expect((await revisions(id)).map(({ state }) => state)).toEqual(['draft', 'draft', 'draft']);
  expect(itemOf(await restore('articles', id, at.revision)).draft.title).toBe('Two');
});

test('a text that an editor chose against is in the history, beside their save', async () => {
  const made = await create('articles', articleFields);
  const { id } = itemOf(made);
  const titled = (title: string) => [{ path: ['title'], value: title }];
  const body = { changes: titled('Theirs'), left: [titled('Mine')] };
  const answer = await change('articles', id, etag(made), body);
  expect(answer.status).toBe(200);
  expect(itemOf(await read('articles', id)).draft.title).toBe('Theirs');
  const { docs } = await collections.revisions(db, `articles~${id}`).get();
  const kept = docs.map((one) => [one.get('fields.title'), one.get('state'), one.get('by')]);
  expect(kept.sort()).toEqual([
    ['Mine', 'draft', head.uid],
    ['Theirs', 'draft', head.uid],
  ]);
});

test('an item is created with an id from its title, and answers its ETag', async () => {
  const made = await create('articles', articleFields);
  expect(made.status).toBe(201);
  expect(itemOf(made)).toMatchObject({
    id: 'counting-mangoes',
    state: 'draft',
    draft: articleFields,
    published: null,
  });
  expect(etag(made)).toBe(`"${itemOf(made).updateTime}"`);
  const again = await read('articles', 'counting-mangoes');
  expect(again.json).toEqual(made.json);
  expect(etag(again)).toBe(etag(made));
});

test('an item gets an id in Latin letters from a Bangla title; a lesson is under its course', async () => {
  expect(itemOf(await create('books', { title: 'আমার বই' })).id).toBe('amaro-boi');
  const lesson = await create('lessons', { course: 'mango', title: 'How many?' });
  expect(itemOf(lesson).id).toBe('mango~how-many');
});

test('an item is saved only if nobody changed it meanwhile', async () => {
  const made = await create('articles', articleFields);
  const { id } = itemOf(made);
  const first = await save('articles', id, etag(made), { ...articleFields, title: 'First' });
  expect(first.status).toBe(200);
  expect(etag(first)).toBe(etag(await read('articles', id)));
  const late = await save('articles', id, etag(made), { ...articleFields, title: 'Late' });
  expect(refusal(late)).toEqual([409, 'stale']);
  expect((late.json as Problem).current).toEqual(first.json);
  expect((await publish('articles', id, etag(made))).status).toBe(409);
  expect(refusal(await save('articles', id, undefined, articleFields))).toEqual([412, 'condition-needed']);
  expect(itemOf(await read('articles', id)).draft.title).toBe('First');
});

test('an item is published, changed, published again and restored; each revision is kept', async () => {
  const made = await create('articles', articleFields);
  const { id } = itemOf(made);
  const first = await publish('articles', id, etag(made), 'The first');
  expect(first.json).toEqual({ revision: 1, publishedAt: expect.stringMatching(/^20/) });
  expect((await publish('articles', id, etag(first))).json).toEqual(first.json);
  expect(itemOf(await read('articles', id))).toMatchObject({ state: 'live', published: articleFields });
  const changed = await save('articles', id, etag(first), { ...articleFields, title: 'Second title' });
  expect(itemOf(changed)).toMatchObject({ state: 'changed', published: articleFields });
  const second = await publish('articles', id, etag(changed));
  expect(second.json).toMatchObject({ revision: 2 });
  expect(await revisions(id)).toMatchObject([
    { revision: 2, state: 'published', by: { _id: head.uid, email: head.email }, note: '' },
    { state: 'draft', by: { _id: head.uid } },
    { revision: 1, state: 'published', note: 'The first' },
    { state: 'draft' },
  ]);
  const restored = await restore('articles', id, '1');
  expect(itemOf(restored)).toMatchObject({ state: 'changed', draft: articleFields });
  expect(itemOf(restored).published?.title).toBe('Second title');
  expect(etag(restored)).toBe(etag(await read('articles', id)));
  expect((await restore('articles', id, '9')).status).toBe(404);
});

test('items are found by a letter in either of its encodings', async () => {
  const letters = ['\u09dc', '\u09a1\u09bc', '\u00e9', 'e\u0301'];
  for (const [at, letter] of letters.entries())
    await create('articles', { ...articleFields, id: `reading-${at}`, title: `Reading প${letter}া` });
  for (const letter of letters) expect((await list('articles', { q: `প${letter}া` })).items).toHaveLength(2);
});

test('lists come in parts, by state and by words, with who and when and without fields', async () => {
  for (const title of ['Apples', 'Mangoes', 'Pears']) await create('articles', { ...articleFields, title });
  await publish('articles', 'apples', etag(await read('articles', 'apples')));
  const all = await list('articles');
  expect(all.items.map(({ id }) => id)).toEqual(['apples', 'pears', 'mangoes']);
  expect(all.items[0]).toEqual({
    id: 'apples',
    title: 'Apples',
    state: 'live',
    revision: 1,
    at: expect.stringMatching(/^20/),
    by: { _id: head.uid, email: head.email, displayName: expect.any(String) },
  });
  expect((await list('articles', { state: 'draft' })).items).toHaveLength(2);
  expect((await list('articles', { q: 'MANGO' })).items).toMatchObject([{ id: 'mangoes' }]);
  const first = await list('articles', { limit: 2 });
  expect(first.next).toBe('pears');
  expect(await list('articles', { limit: 2, after: 'pears' })).toMatchObject({
    items: [{ id: 'mangoes' }],
    next: null,
  });
  const answer = await api.send('GET', '/studio/articles?state=gone', { token: head.token });
  expect(answer.status).toBe(422);
});

test('an older translation stays marked once it is published, until somebody says that it is right', async () => {
  const both = (en: string) => ({ ...lessonFields, title: { en, bn: 'আম' } });
  const id = 'mango~older';
  const made = await create('lessons', { ...both('Mangoes'), id });
  const first = await publish('lessons', id, etag(made));
  const olderIn = async () => (await list('lessons')).items.map(({ older }) => older);
  expect(await olderIn()).toEqual([undefined]);
  const saved = await save('lessons', id, etag(first), both('Ten mangoes'));
  expect(await olderIn()).toEqual(['bn']);
  const second = await publish('lessons', id, etag(saved));
  expect(await olderIn()).toEqual(['bn']);
  await change('lessons', id, etag(second), { changes: [], right: true });
  expect(await olderIn()).toEqual([undefined]);
});

test('every act is in the audit, and the saves of a while are one', async () => {
  const made = await create('articles', articleFields);
  const one = await save('articles', 'counting-mangoes', etag(made), { ...articleFields, title: 'One' });
  const two = await save('articles', 'counting-mangoes', etag(one), { ...articleFields, title: 'Two' });
  const first = await publish('articles', 'counting-mangoes', etag(two));
  await save('articles', 'counting-mangoes', etag(first), articleFields);
  await unpublish('articles', 'counting-mangoes');
  const items = await auditOf(api, head);
  expect(items.map(({ action, revision }) => [action, revision])).toEqual([
    ['unpublish', 1],
    ['edit', undefined],
    ['publish', 1],
    ['create', undefined],
  ]);
  expect(items[0]).toMatchObject({
    kind: 'articles',
    id: 'counting-mangoes',
    title: articleFields.title,
    actor: { _id: head.uid, email: head.email },
  });
});

test('publishing and its opposite ask for a sign-in of the last hour; writing does not', async () => {
  const made = await create('articles', articleFields);
  const late = editing(api, { ...head, token: await tokenOfLongAgo(head, 61) });
  const item = ['articles', 'counting-mangoes'] as const;
  for (const answer of [await late.publish(...item, etag(made)), await late.unpublish(...item)])
    expect(refusal(answer)).toEqual([401, 'sign-in-again']);
  expect((await collections.published(db).get()).size).toBe(0);
  expect((await late.save(...item, etag(made), articleFields)).status).toBe(200);
});
