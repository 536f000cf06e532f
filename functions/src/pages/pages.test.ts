import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedSchool, ShownDraft } from '@pathshala/contract/calls/site-server';
import type { Preview } from '@pathshala/contract/studio/schemas';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { manifestKeptFor } from '../content/manifest.ts';
import { siteIn } from './built-site.ts';
import { createSchool, withNewer } from './published-school.ts';
import { createPreview } from './routes.ts';

describe('preview', () => {
  const school = {} as PublishedSchool;
  let rendered: ShownDraft[] = [];

  function preview() {
    const server = {
      draft: async (draft: ShownDraft) => {
        rendered.push(draft);
        return `<p>${draft.title} ${rendered.length}</p>`;
      },
    };
    const openSite = async () => ({ ...server, version: '1' }) as never;
    return createPreview({} as Firestore, openSite);
  }

  const draft = (version: string, { kind, ...fields }: Pick<Preview, 'kind'> & Record<string, unknown>) => ({
    version,
    preview: { kind, id: 'mango~first', expiresAt: '2026-01-08T00:00:00.000Z', fields },
  });

  beforeEach(() => {
    rendered = [];
  });

  test('a draft is rendered once for all who open its link, and again when it has changed', async () => {
    const show = preview();
    const book = { kind: 'books', title: { en: 'Mangoes', bn: 'আম' } } as const;
    for (let opened = 0; opened < 20; opened += 1) {
      expect(await show(draft('a 1', book), 'en', school)).toMatchObject({ html: '<p>Mangoes 1</p>' });
    }
    expect(rendered).toHaveLength(1);
    await show(draft('a 2', book), 'en', school);
    expect(await show(draft('a 2', book), 'bn', school)).toMatchObject({ html: '<p>আম 3</p>' });
    expect(rendered).toHaveLength(3);
  });

  test('what would take long to render is shown as it is written', async () => {
    const body = `$${'1+'.repeat(25_000)}1=2$`;
    await preview()(draft('b 1', { kind: 'lessons', title: 'Long', body, quiz: [] }), 'en', school);
    expect(rendered).toEqual([
      { title: 'Long', fields: { title: 'Long', body, quiz: [] }, endsAt: '2026-01-08T00:00:00.000Z' },
    ]);
  });
});

const readSiteFile = () => Promise.reject(new Error('Nothing of the built site is needed'));

function firestoreOf(documents: Record<string, Record<string, object>>) {
  const reads: string[] = [];
  const snapshot = (id: string, data: object | undefined) => ({
    id,
    exists: data !== undefined,
    data: () => data,
  });
  const collection = (path: string) => {
    const all = documents[path] ?? {};
    const reference = {
      path,
      withConverter: () => reference,
      get: async () => {
        reads.push(path);
        return { docs: Object.entries(all).map(([id, data]) => snapshot(id, data)) };
      },
      doc: (id: string) => ({ get: async () => snapshot(id, all[id]) }),
    };
    return reference;
  };
  return { db: { collection } as unknown as Firestore, documents, reads };
}

const course = (list: string, more: object = {}) => ({
  title: 'A course',
  ...{ img: '/covers/x.svg', summary: 'Words', audience: 'All' },
  list,
  outcomes: [],
  outline: [],
  ...more,
});
const files = () => ({
  courses: {
    late: course('classTwo'),
    gone: course('classOne', { withdrawn: true }),
    second: course('classOne'),
    first: course('classOne'),
    alone: course('classOne'),
  },
  catalogue: {
    classTwo: { courses: [{ _id: 'late' }] },
    classOne: { courses: [{ _id: 'first' }, { _id: 'second' }] },
  },
  published: { manifest: { revision: 3, shards: {} } },
  'courses/first/lessons': { one: { title: 'One' }, 'one.bn': { title: 'এক' }, two: { title: 'Two' } },
});

test('the courses are those that everybody may see, list by list, in the order of each list', async () => {
  const { db } = firestoreOf(files());
  const courses = await createSchool(db)('en', readSiteFile).courses();
  expect(courses.map(({ _id }) => _id)).toEqual(['first', 'second', 'late', 'alone']);
});

test('they are read once per publish and language', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { db, documents, reads } = firestoreOf(files());
  const schoolIn = createSchool(db);
  const read = async () => {
    await Promise.all([schoolIn('en', readSiteFile).courses(), schoolIn('en', readSiteFile).courses()]);
    return reads.filter((path) => path === 'courses').length;
  };
  expect([await read(), await read()]).toEqual([1, 1]);
  documents.published = { manifest: { revision: 4, shards: {} } };
  vi.setSystemTime(Date.now() + 2 * manifestKeptFor);
  expect(await read()).toBe(2);
  await schoolIn('bn', readSiteFile).courses();
  expect(await read()).toBe(3);
  vi.useRealTimers();
});

test('a lesson is in the language where it was translated, else as it was first written', async () => {
  const school = createSchool(firestoreOf(files()).db)('bn', readSiteFile);
  expect((await school.lesson('first', 'one'))?.title).toBe('এক');
  expect((await school.lesson('first', 'two'))?.title).toBe('Two');
  expect(await school.lesson('first', 'three')).toBeUndefined();
});

test('what is newer stands where the older one stood, and what is new comes last', () => {
  const [a, b] = [{ _id: 'a' }, { _id: 'b' }];
  const newer = { _id: 'a', price: 3 };
  expect(withNewer([a, b], newer)).toEqual([newer, b]);
  expect(withNewer([b], newer)).toEqual([b, newer]);
});

describe('built site', () => {
  let folder: string;
  // Each has its own: a module that was not there is remembered as missing.
  beforeEach(() => {
    folder = newFolder();
  });

  const server = `
  let now = 0;
  export const openServer = ({ version }) => ({
    page: async (path) => {
      now += 1;
      const html = path + ' of ' + version + ', ' + now + ' at once';
      await new Promise((resolve) => setTimeout(resolve));
      now -= 1;
      return { status: 200, html };
    },
  });
  `;

  function build(language: string): void {
    mkdirSync(join(folder, language), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, language, 'server.js'), server);
    writeFileSync(join(folder, language, 'site.json'), JSON.stringify({ version: `v-${language}` }));
    writeFileSync(join(folder, language, 'hashes.json'), '{}');
  }

  test('each language has a server, which is opened once, and again where it was not there', async () => {
    const openSite = siteIn(folder);
    await expect(openSite('en')).rejects.toThrow();
    build('bn');
    const [first, second] = await Promise.all([openSite('bn'), openSite('bn')]);
    expect([first === second, first.version]).toEqual([true, 'v-bn']);
    await expect(openSite('en')).rejects.toThrow();
  });

  test('pages are rendered one after another, of whichever language', async () => {
    for (const language of ['en', 'bn']) build(language);
    const openSite = siteIn(folder);
    const school = {} as PublishedSchool;
    const asked = (['en', 'bn', 'en'] as const).map(async (language) =>
      (await openSite(language)).page('/x', school),
    );
    const html = (await Promise.all(asked)).map((one) => one.html);
    expect(html).toEqual(['/x of v-en, 1 at once', '/x of v-bn, 1 at once', '/x of v-en, 1 at once']);
  });
});
