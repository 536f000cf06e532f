import { kindNames, studioTitle } from '@pathshala/content/kinds/all-kinds';
import { bareOf, fullOf } from '@pathshala/content/testing/each-kind';
import type { SearchAnswer } from '@pathshala/contract/catalogue/search';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { isFull } from '@pathshala/contract/testing/full';
import { addressIn, firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import { indexOf } from '@pathshala/search/search';
import { expect, test, vi } from 'vitest';
import { builtWithoutLists, servePages } from '../../test/support/built-site.ts';
import { tinyPdf, tinyPdfName, tinyPng } from '../../test/support/media-files.ts';
import { duringTests } from '../../test/support/server.ts';
import { etag, itemOf, studioSchool } from '../../test/support/studio.ts';
import { manifestKeptFor } from '../content/manifest.ts';
import { firestoreMedia } from '../pictures/routes.ts';

const { api, create, db, emulated, publish, save, read } = studioSchool({
  readSearchIndex: async () => indexOf([]),
});
const server = duringTests(() => servePages(emulated, { answer: builtWithoutLists }));

interface Readers {
  readonly calls: readonly string[];
  /** Addresses of the function that renders pages: what people share is one of them. */
  readonly pages?: readonly string[];
  readonly lists?: readonly string[];
  readonly group?: 'courses' | 'blogs' | 'books' | 'instructors' | 'pages';
}

const readers: Readonly<Partial<Record<StudioKind, Readers>>> = {
  courses: { calls: ['/course/it', '/classSeven'], pages: ['/course/it'], group: 'courses' },
  lessons: {
    calls: ['/course/them', '/course/them/lesson/part'],
    pages: ['/course/them/lesson/part', '/course/them'],
  },
  articles: { calls: ['/article/it'], pages: ['/blogs/it'], lists: ['/blog.json'], group: 'blogs' },
  books: { calls: [], lists: ['/blog2.json'], group: 'books' },
  instructors: { calls: ['/published/instructors'], group: 'instructors' },
  home: { calls: ['/published/home'] },
  school: { calls: ['/school'] },
  pages: { calls: ['/published/it'], pages: ['/it'], group: 'pages' },
};

const readersOf = (kind: StudioKind): Readers => readers[kind] ?? { calls: [`/published/${kind}`] };

const ids: Partial<Record<StudioKind, string>> = { lessons: 'them~part', home: 'home', school: 'school' };

async function give(kind: StudioKind, id: string, fields: StudioFields): Promise<void> {
  const isThere = (await read(kind, id)).status === 200;
  const made = isThere
    ? await save(kind, id, etag(await read(kind, id)), fields)
    : await create(kind, { ...fields, id });
  expect([itemOf(made).id, (await publish(kind, id, etag(made))).status]).toEqual([id, 200]);
}

const withoutCode = (text: string) => text.replaceAll(/<(script|style)>[\s\S]*?<\/\1>/g, '');

async function readAll(kind: StudioKind, language: Language): Promise<Record<string, string>> {
  const { calls, pages = [], lists = [] } = readersOf(kind);
  const query = `?lang=${language}`;
  const addresses = [
    ...calls.map((path) => `${api.url}${path}${query}`),
    ...pages.map((path) => `${server.origin}${addressIn(language, path)}`),
    ...lists.map((path) => `${server.origin}${path}${query}`),
  ];
  const found = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address);
      const text = withoutCode(await answer.text());
      return [`${answer.status} ${new URL(address).pathname}`, text] as const;
    }),
  );
  return Object.fromEntries(found);
}

async function expectRead(kind: StudioKind, fields: StudioFields, how: string): Promise<void> {
  const some: Language = how === 'every field' ? firstLanguage : 'bn';
  for (const language of isFull ? languages : [some]) {
    const title = textIn(studioTitle(kind, '', fields), language).text;
    for (const [address, text] of Object.entries(await readAll(kind, language))) {
      const where = `${kind} with ${how}, in ${language}: ${address}`;
      expect(where).toContain(': 200 ');
      expect(text, where).not.toMatch(/undefined|\[object|NaN|"img":""/);
      expect(text, where).toContain(title);
      if (text.startsWith('<!DOCTYPE html>'))
        expect(text, where).toMatch(/rel="canonical".*property="og:title".*property="og:image"/s);
    }
    const { group } = readersOf(kind);
    if (!group) continue;
    const search = await fetch(`${api.url}/search?lang=${language}&q=${encodeURIComponent(title)}`);
    const paths = ((await search.json()) as SearchAnswer)[group].map(({ path }) => path);
    expect(paths, `${kind} with ${how}, found in ${language}`).toContainEqual(
      expect.stringMatching(/[/#]it$/),
    );
  }
}

test('whatever a kind can be published with, it is read, found and shared in both languages', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await firestoreMedia(db).put(tinyPdfName, { bytes: Buffer.from(tinyPdf), type: 'application/pdf' });
  await firestoreMedia(db).put(`${'0'.repeat(32)}.png`, { bytes: tinyPng, type: 'image/png' });
  const file = { url: `${apiRoot}/media/${tinyPdfName}`, bytes: tinyPdf.length, pages: 1 };
  // A course opens with a lesson, and a lesson needs a free course.
  await give('lessons', 'it~first', bareOf('lessons'));
  await give('lessons', 'them~part', bareOf('lessons'));
  await give('courses', 'them', { ...bareOf('courses'), price: 0 });
  for (const kind of kindNames) {
    for (const [how, given] of [
      ['what is needed alone', bareOf(kind)],
      ['every field', fullOf[kind]],
    ] as const) {
      const fields = 'file' in given ? { ...given, file } : given;
      await give(kind, ids[kind] ?? 'it', fields);
      vi.setSystemTime(Date.now() + 2 * manifestKeptFor);
      await expectRead(kind, fields, how);
    }
  }
});
