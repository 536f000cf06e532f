import { courseFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Overview } from '@pathshala/contract/overview/overview';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { OpenRequest, StudioPage } from '@pathshala/contract/studio/items';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { type Person, person } from '../../test/support/people.ts';
import { editing, etag, itemOf, studioSchool } from '../../test/support/studio.ts';

const { api, archive, db, emulated, head, publish, read } = studioSchool();
const name = { kind: 'lessons', id: 'mango~first' } as const;
let teacher: Person;

beforeEach(async () => {
  teacher = await person(emulated, 'teacher@school.test', 'teacher');
  const { create } = editing(api, teacher);
  await create('courses', { ...courseFields, id: 'mango' });
  await create('lessons', { ...lessonFields, id: name.id });
});

const ask = (word?: string, { token } = teacher) =>
  api.call(studioEndpoints.studioAsk, { ...name, token, body: word === undefined ? {} : { word } });
const withdraw = () => api.call(studioEndpoints.studioUnask, { ...name, token: teacher.token });
const giveBack = (word: string) =>
  api.call(studioEndpoints.studioReturn, { ...name, token: head.token, body: { word } });
const open = async () => {
  const { json } = await api.call(studioEndpoints.studioRequests, { token: head.token });
  return (json as StudioPage<OpenRequest>).items;
};
const countOnOverview = async () => {
  const { json } = await api.call(endpoints.overview, { token: head.token });
  return (json as Overview).publishRequests;
};
const seenBy = async ({ token }: Person) =>
  itemOf(await api.call(studioEndpoints.studioItem, { ...name, token }));
const actions = async () =>
  (await db.collection('audit').orderBy('at').get()).docs.map((one) => one.get('action'));

test('an admin finds a teacher’s request, and publishing ends it', async () => {
  expect((await seenBy(teacher)).asks).toBe(true);
  expect((await seenBy(head)).asks).toBeUndefined();
  expect((await ask('  Ready for Sunday. ')).status).toBe(200);
  expect(await open()).toMatchObject([
    { ...name, title: lessonFields.title, word: 'Ready for Sunday.', by: { email: teacher.email } },
  ]);
  expect(await countOnOverview()).toBe(1);
  expect((await seenBy(teacher)).request).toMatchObject({ word: 'Ready for Sunday.' });
  expect((await publish(name.kind, name.id, etag(await read(name.kind, name.id)))).status).toBe(200);
  expect(await open()).toEqual([]);
  expect(await countOnOverview()).toBe(0);
  expect((await seenBy(teacher)).request).toBeUndefined();
  expect(refusal(await ask())).toEqual([409, 'conflict']);
  expect(await actions()).toEqual(['create', 'create', 'ask', 'publish']);
});

test('a returned request waits at the item, with the word; asking again replaces it', async () => {
  await ask('Please.');
  expect((await giveBack('The second answer is wrong.')).status).toBe(200);
  expect(await open()).toEqual([]);
  const { request } = await seenBy(teacher);
  expect(request).toMatchObject({ word: 'Please.', returned: { word: 'The second answer is wrong.' } });
  expect(JSON.stringify(request)).not.toContain('"email"');
  expect((await giveBack('Twice.')).status).toBe(404);
  await ask('Mended.');
  expect((await seenBy(teacher)).request).not.toHaveProperty('returned');
  expect(await open()).toMatchObject([{ word: 'Mended.' }]);
  expect(await actions()).toEqual(['create', 'create', 'ask', 'return', 'ask']);
});

test('a withdrawn request is gone, and an archived item cannot be asked for', async () => {
  await ask();
  expect((await withdraw()).json).toEqual({ ended: true });
  expect((await withdraw()).json).toEqual({ ended: false });
  expect(await open()).toEqual([]);
  expect((await seenBy(teacher)).request).toBeUndefined();
  await archive(name.kind, name.id);
  expect((await ask()).status).toBe(409);
});
