import { schoolFolder } from '@pathshala/content/load-content';
import { contentHashOf } from '@pathshala/content/records';
import { readSources } from '@pathshala/content/sources';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { instructorFields } from '@pathshala/content/testing/studio-fields';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { HomeFile, PublishedPart } from '@pathshala/contract/content/published';
import { schoolDay } from '@pathshala/contract/site/region';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { etag, itemOf, keepItem, studioSchool } from '../../test/support/studio.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { readPart } from '../content/published.ts';

const content = schoolContent();
const parts = ['home', 'instructors', 'pages'];
const sources = readSources(schoolFolder).filter(({ kind }) => parts.includes(kind));
const { api, create, db, publish, read, save, unpublish } = studioSchool();

beforeEach(async () => {
  await seedCatalogue(db, { ...content, courses: [], lessons: new Map() }, { sources });
});

async function shown<Kind extends 'home' | 'instructors' | 'pages'>(
  part: Kind,
  query: { lang?: string } = {},
  id: string = part,
) {
  const answer = await api.call(endpoints.publishedPart, { part: id, query });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('s-maxage'),
  ]);
  return answer.json as PublishedPart<Kind>;
}
const hashOfSources = (kind: string, id?: string) =>
  contentHashOf(sources.filter((one) => one.kind === kind && (id === undefined || one.id === id)));

test('what is published is given in one language, with its content hash in all', async () => {
  expect(await shown('home')).toEqual({ print: hashOfSources('home'), content: content.home });
  expect((await shown('home', { lang: 'bn' })).content).toEqual(content.in.bn.home);
  const { content: people, print } = await shown('instructors');
  expect(print).toBe(hashOfSources('instructors'));
  expect([...people].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    content.instructors.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect((await shown('pages', {}, 'help')).print).toBe(hashOfSources('pages', 'help'));
  const nothing = await api.send('GET', '/published/courses');
  expect(nothing.status).toBe(404);
});

test('a link of an instructor that leads to a script is left out, whenever it was published', async () => {
  const links = { facebook: 'javascript:alert(1)', youtube: 'https://www.youtube.com/@rima' };
  const fields = { ...instructorFields, links };
  await keepItem({ db }, 'instructors', 'rima', fields, { by: 'head', published: fields });
  const { content: people } = (await readPart(db, 'instructors', 'en')) as PublishedPart<'instructors'>;
  expect(people?.find(({ id }) => id === 'rima')?.links).toEqual({ youtube: links.youtube });
});

test('home is changed, published and restored, and never unpublished or made twice', async () => {
  const seeded = await read('home', 'home');
  const home = itemOf(seeded).draft as unknown as HomeFile;
  expect(itemOf(seeded).state).toBe('live');
  const hero = { ...home.hero, title: { en: 'A new promise.', bn: 'নতুন কথা।' } };
  const saved = await save('home', 'home', etag(seeded), { ...home, hero });
  expect((await publish('home', 'home', etag(saved))).json).toMatchObject({ revision: 2 });
  expect((await shown('home')).content.hero.title).toBe('A new promise.');
  expect((await shown('home', { lang: 'bn' })).content.hero.title).toBe('নতুন কথা।');
  expect(refusal(await unpublish('home', 'home'))).toEqual([409, 'conflict']);
  expect((await create('home', { id: 'home' })).status).toBe(409);
  expect((await create('home', { id: 'other' })).status).toBe(422);
  await seedCatalogue(db, { ...content, courses: [], lessons: new Map() }, { sources });
  expect((await shown('home')).content.hero.title).toBe('A new promise.');
});

test('a page of text says the day on which it was published, whatever was typed', async () => {
  const before = await read('pages', 'help');
  const saved = await save('pages', 'help', etag(before), {
    ...itemOf(before).draft,
    lead: 'How we help families, and how you can write to us about it.',
    updated: '2020-01-01',
  });
  expect((await publish('pages', 'help', etag(saved))).status).toBe(200);
  const today = schoolDay(Date.now());
  expect((await shown('pages', {}, 'help')).content.updated).toBe(today);
  const { state, draft } = itemOf(await read('pages', 'help'));
  expect([state, draft.updated]).toEqual(['live', today]);
});
