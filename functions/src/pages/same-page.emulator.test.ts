import { schoolFolder } from '@pathshala/content/load-content';
import { seedDocuments } from '@pathshala/content/seed/seed-documents';
import { readSources } from '@pathshala/content/sources';
import { schoolContent } from '@pathshala/content/testing/school-content';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { NewerPages } from '@pathshala/contract/site/all-routes';
import { schoolDay } from '@pathshala/contract/site/region';
import { isFull } from '@pathshala/contract/testing/full';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtFile, builtPage, servePages } from '../../test/support/built-site.ts';
import { connect } from '../../test/support/emulators.ts';
import { duringTests } from '../../test/support/server.ts';
import { manifestDocument, manifestKeptFor } from '../content/manifest.ts';
import { readPublished } from '../content/published.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey, type PublishedRecord } from '../firestore/studio-records.ts';

const emulated = connect();
const { db } = emulated;
const course = 'free-fractions-from-zero';

/** Kinds that the seed's documents contain already, or that no page shows. */
const inCatalogue: readonly StudioKind[] = ['courses', 'lessons', 'books'];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await emulated.clear();
  const batch = db.batch();
  const isNeeded = (path: string) => !path.includes('/lessons/') || path.includes(`/${course}/`);
  for (const { path, data } of seedDocuments(schoolContent()).filter((one) => isNeeded(one.path)))
    batch.set(db.doc(path), data);
  const at = Timestamp.now();
  for (const { kind, id, fields } of readSources(schoolFolder)) {
    if (inCatalogue.includes(kind)) continue;
    batch.set(collections.published(db).doc(itemKey(kind, id)), { kind, id, fields, revision: 1, at });
  }
  await batch.commit();
});
afterAll(emulated.close);
const server = duringTests(() => servePages(emulated));

let revision = 1;

async function publish(record?: Partial<PublishedRecord>): Promise<void> {
  revision += 1;
  const { kind, id } = record ?? {};
  if (kind && id) await collections.published(db).doc(itemKey(kind, id)).update({ fields: record?.fields });
  await manifestDocument(db).set({ revision, shards: {} });
  vi.setSystemTime(Date.now() + 2 * manifestKeptFor);
}

/** HTML writes `<br>` as React writes `<br/>`. */
const mainOf = (html: string) => /<main [\s\S]*<\/main>/.exec(html)?.[0].replaceAll('/>', '>');

const article = schoolContent().articles[0]?._id;

const pages = [`/course/${course}/lesson/fair-shares`, `/bn/course/${course}`, `/blogs/${article}`];
const others = [`/course/${course}`, `/bn/course/${course}/lesson/fair-shares`, `/bn/blogs/${article}`];

test.each(isFull ? [...pages, ...others] : pages)(
  '%s from the function is as the build makes it',
  async (path) => {
    const answer = await fetch(server.origin + path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(mainOf(html)).toBe(mainOf(builtPage(path)));
    expect(mainOf(html)?.length).toBeGreaterThan(3000);
  },
);

test('the data beside it is what the build leaves there', async () => {
  const data = async (at: string) =>
    (await (await fetch(server.origin + at)).json()) as Record<string, unknown>;
  const path = `/course/${course}/data.json`;
  expect(await data(path)).toEqual(JSON.parse(builtFile(path)));
});

const newerIn = async (list: string) => (await (await fetch(server.origin + list)).json()) as NewerPages;

test.each(['/newest/list.json', '/newest/bn/list.json'])('%s: none is newer than the build', async (list) => {
  expect(await newerIn(list)).toEqual({});
});

test('a page that was published since is named, and answered as it is now with its data and its structured data', async () => {
  const [first] = await readPublished(db, 'articles');
  const { id, fields } = first as PublishedRecord;
  await publish({ ...first, fields: { ...fields, title: 'An article with another title' } });
  const newer = await newerIn('/newest/list.json');
  const { page = '', data = '' } = newer[`/blogs/${id}`] ?? {};
  expect(Object.keys(newer)).toEqual(expect.arrayContaining(['/blogs', `/blogs/${id}`]));
  expect(Object.keys(newer).filter((path) => !path.startsWith('/blogs'))).toEqual(
    newer['/'] ? ['/', '/gradeEight', '/gradeTwelve'] : [],
  );
  const answer = await fetch(server.origin + page);
  expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  const html = await answer.text();
  expect(mainOf(html)).toContain('An article with another title');
  expect(/<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1]).toContain(
    'An article with another title',
  );
  const article = await (await fetch(server.origin + data)).json();
  expect(article).toMatchObject({ article: { _id: id, title: 'An article with another title' } });
});

test('settings that were published since are named, in each language', async () => {
  const [settings] = await readPublished(db, 'school');
  await publish({
    ...settings,
    fields: { ...settings?.fields, phone: '+880 1811 222333' },
  } as PublishedRecord);
  expect(Object.keys(await newerIn('/newest/list.json'))).toContain('/studio/settings');
  expect(Object.keys(await newerIn('/newest/bn/list.json'))).toContain('/bn/studio/settings');
});

test('a notice of today is named with its page, in each language, and no other one', async () => {
  const [today, tomorrow] = [0, 1].map((days) => schoolDay(Date.now() + days * 24 * 3600_000));
  const text = { en: 'Closed for Eid', bn: 'ঈদের ছুটি' };
  for (const [id, from] of Object.entries({ eid: today, fair: tomorrow })) {
    const fields = { title: text, text, from, until: tomorrow };
    const record = { kind: 'notices', id, fields, revision: 1, at: Timestamp.now() } as const;
    await collections
      .published(db)
      .doc(itemKey('notices', id))
      .set(record as PublishedRecord);
  }
  await publish();
  for (const [list, path, title] of [
    ['/newest/list.json', '/notices', text.en],
    ['/newest/bn/list.json', '/bn/notices', text.bn],
  ] as const) {
    const { page = '', data = '' } = (await newerIn(list))[path] ?? {};
    const [html, notices] = await Promise.all([
      fetch(server.origin + page).then((answer) => answer.text()),
      fetch(server.origin + data).then((answer) => answer.json()),
    ]);
    expect(mainOf(html)).toContain(title);
    expect(notices).toEqual([expect.objectContaining({ id: 'eid', title })]);
  }
});
