import type { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { manifestKeptFor } from '../content/manifest.ts';
import { createSchool, withNewer } from './published-school.ts';

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
