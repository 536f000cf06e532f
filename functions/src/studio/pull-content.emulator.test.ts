import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, schoolFolder } from '@pathshala/content/load-content';
import { readSources } from '@pathshala/content/sources';
import { contentFolder, courseIds } from '@pathshala/content/testing/content-folder';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../test/support/emulators.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { headIn, manifestDocument } from '../content/manifest.ts';
import type { FreshCaller } from '../core/caller.ts';
import { collections } from '../firestore/collections.ts';
import { readItem } from './items.ts';
import { publishItem, unpublishItem } from './publish.ts';
import { pullContent, unpulled } from './pull-content.ts';
import { saveItem } from './save.ts';

const { db, close } = connect();
/** `content/src/content.test.ts` writes the whole school back. */
const { path: folder } = contentFolder();
for (const one of ['close-the-book', 'one-question'])
  cpSync(join(schoolFolder, `blogs/${one}.json`), join(folder, `blogs/${one}.json`));
const content = loadContent(folder);
const sources = readSources(folder);
const seed = (overwrite: readonly string[] = []) => seedCatalogue(db, content, { sources, overwrite });
const editor = { uid: 'head', admin: true, teacher: false } as FreshCaller;

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const allTexts = () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(files.filter((file) => /\.(json|md)$/.test(file)).map((file) => [file, textOf(file)]));
};
const original = allTexts();

beforeAll(async () => void (await seed()));
afterAll(close);

const [complete = ''] = courseIds('classOne');
const course = { kind: 'courses', id: complete } as const;

async function publish(
  name: typeof course | { kind: 'articles' | 'pages'; id: string },
  change: object,
): Promise<void> {
  const tag = async () => `"${(await readItem(db, name)).item.updateTime}"`;
  const edit = { db, caller: editor, name };
  const { draft } = (await readItem(db, name)).item;
  await saveItem({ ...edit, condition: await tag() }, () => ({ fields: { ...draft, ...change } }));
  const options = { note: '', isConfirmed: true, hasMedia: async () => true, sendsMail: true };
  await publishItem({ ...edit, condition: await tag() }, options);
}

const revision = async () => headIn(await manifestDocument(db).get()).revision;
const priceOf = async () => (await collections.courses(db).doc(course.id).get()).data()?.price;

test('an id that leads out of the folder is refused, and nothing is written', async () => {
  const odd = collections.published(db).doc('articles~odd');
  const fields = { title: 'Out of here' };
  await odd.set({ kind: 'articles', id: '../../outside', fields, revision: 1, at: Timestamp.now() });
  await expect(pullContent(db, folder)).rejects.toThrow('nothing can be published as "../../outside"');
  expect(existsSync(join(folder, '../outside.json'))).toBe(false);
  await odd.delete();
});

test('a seeded school is pulled byte for byte, and seeding it again changes nothing', async () => {
  expect(await revision()).toBe(1);
  const { files, changed, removed } = await pullContent(db, folder);
  expect({ changed, removed }).toEqual({ changed: [], removed: [] });
  expect(files).toBeGreaterThan(20);
  expect(allTexts()).toEqual(original);
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
  const file = 'courses/classOne.json';
  const rows = (text = '') => JSON.parse(text) as readonly { readonly id: string }[];
  const changed = rows(original.get(file)).map((one) => (one.id === course.id ? { ...one, price: 6 } : one));
  expect(rows(textOf(file))).toEqual(changed);
});

test('a page whose translation was taken away leaves no file of it', async () => {
  const { fields } = sources.find(({ kind, id }) => kind === 'pages' && id === 'about') ?? { fields: {} };
  const { title, lead, body } = fields as Readonly<Record<string, { en: string }>>;
  await publish(
    { kind: 'pages', id: 'about' },
    {
      ...{ title: { en: title?.en }, lead: { en: lead?.en }, body: { en: body?.en } },
    },
  );
  expect((await pullContent(db, folder)).removed).toEqual(['pages/about.bn.md']);
});

test('what is named is overwritten, and nothing else', async () => {
  await publish({ kind: 'articles', id: 'one-question' }, { title: 'Another question' });
  await seed([`courses~${course.id}`]);
  expect(await priceOf()).toBe(4.5);
  const { item } = await readItem(db, course);
  expect([item.state, item.published?.price, item.draft.price]).toEqual(['changed', 4.5, 6]);
  const article = await readItem(db, { kind: 'articles', id: 'one-question' });
  expect(article.item.published?.title).toBe('Another question');
});
