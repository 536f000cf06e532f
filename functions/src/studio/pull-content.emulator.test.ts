import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent, schoolFolder } from '@pathshala/content/load-content';
import { readSources } from '@pathshala/content/sources';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { headIn, manifestDocument } from '../content/manifest.ts';
import type { FreshCaller } from '../core/caller.ts';
import { collections } from '../firestore/collections.ts';
import { readItem } from './items.ts';
import { publishItem, unpublishItem } from './publish.ts';
import { pullContent, unpulled } from './pull-content.ts';
import { saveItem } from './save.ts';

const project = `demo-pull-${randomUUID()}`;
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const folder = mkdtempSync(join(tmpdir(), 'pathshala-pull-'));
const content = loadContent();
const sources = readSources(schoolFolder);
const seed = (overwrite: readonly string[] = []) => seedCatalogue(db, content, { sources, overwrite });
const editor = { uid: 'head', admin: true, teacher: false } as FreshCaller;

beforeAll(async () => {
  for (const part of ['blogs', 'books', 'courses', 'lessons', 'pages', 'site', 'instructors.json']) {
    cpSync(join(schoolFolder, part), join(folder, part), { recursive: true });
  }
  await seed();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await deleteApp(app);
});

const course = { kind: 'courses', id: 'c1-counting-to-hundred' } as const;

async function publish(
  name: typeof course | { kind: 'articles' | 'pages'; id: string },
  change: object,
): Promise<void> {
  const tag = async () => `"${(await readItem(db, name)).item.updateTime}"`;
  const edit = { db, caller: editor, name };
  const { draft } = (await readItem(db, name)).item;
  await saveItem({ ...edit, condition: await tag() }, () => ({ fields: { ...draft, ...change } }));
  await publishItem({ ...edit, condition: await tag() }, { note: '', isConfirmed: true });
}

const revision = async () => headIn(await manifestDocument(db).get()).revision;
const priceOf = async () => (await collections.courses(db).doc(course.id).get()).data()?.price;

test('an id that leads out of the folder is refused, and nothing is written', async () => {
  const odd = collections.published(db).doc('articles~odd');
  const fields = { title: 'Out of here' };
  await odd.set({ kind: 'articles', id: `../../${project}`, fields, revision: 1, at: Timestamp.now() });
  await expect(pullContent(db, folder)).rejects.toThrow(`nothing can be published as "../../${project}"`);
  expect(existsSync(join(folder, `../${project}.json`))).toBe(false);
  await odd.delete();
});

test('a seeded school is pulled byte for byte, and seeding it again changes nothing', async () => {
  expect(await revision()).toBe(1);
  const { files, changed, removed } = await pullContent(db, folder);
  expect({ changed, removed }).toEqual({ changed: [], removed: [] });
  expect(files).toBeGreaterThan(150);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(json|md)$/.test(file)) {
      expect(readFileSync(join(folder, file)).equals(readFileSync(join(schoolFolder, file)))).toBe(true);
    }
  }
  await seed();
  expect(await revision()).toBe(1);
});

test('an edit changes its own file alone, and the seed leaves it as it is', async () => {
  await publish(course, { price: 6 });
  await unpublishItem({ db, caller: editor, name: { kind: 'articles', id: 'close-the-book' } });
  const lists = (await collections.catalogue(db).doc('classOne').get()).data();
  await seed();
  expect(await priceOf()).toBe(6);
  expect((await collections.catalogue(db).doc('classOne').get()).data()).toEqual(lists);
  expect((await readItem(db, { kind: 'articles', id: 'close-the-book' })).item.state).toBe('unpublished');
  const differing = ['courses/classOne.json', 'blogs/close-the-book.json'];
  expect(await unpulled(db, folder)).toEqual(differing);
  expect(await unpulled(db, folder)).toEqual(differing);
  const pulled = await pullContent(db, folder);
  expect(await unpulled(db, folder)).toEqual([]);
  expect(pulled.changed).toEqual(['courses/classOne.json']);
  expect(pulled.removed).toEqual(['blogs/close-the-book.json']);
  const coursesIn = (place: string) =>
    JSON.parse(readFileSync(join(place, 'courses/classOne.json'), 'utf8')) as { id: string }[];
  expect(coursesIn(folder)).toEqual(
    coursesIn(schoolFolder).map((one) => (one.id === course.id ? { ...one, price: 6 } : one)),
  );
});

test('a page whose translation was taken away leaves no file of it', async () => {
  const { fields } = sources.find(({ kind, id }) => kind === 'pages' && id === 'about') ?? { fields: {} };
  const { lead, body } = fields as Readonly<Record<string, { en: string }>>;
  await publish({ kind: 'pages', id: 'about' }, { lead: { en: lead?.en }, body: { en: body?.en } });
  expect((await pullContent(db, folder)).removed).toEqual(['pages/about.bn.md']);
});

test('what is named is overwritten, and nothing else', async () => {
  await publish({ kind: 'articles', id: 'one-question' }, { title: 'Another question' });
  await seed(['courses~c1-counting-to-hundred']);
  expect(await priceOf()).toBe(5);
  const { item } = await readItem(db, course);
  expect([item.state, item.published?.price, item.draft.price]).toEqual(['changed', 5, 6]);
  const article = await readItem(db, { kind: 'articles', id: 'one-question' });
  expect(article.item.published?.title).toBe('Another question');
});
