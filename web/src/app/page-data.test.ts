import { subjectName } from '@pathshala/content/kinds/known-subjects';
import { type NewerPages, newerPage } from '@pathshala/contract/site/all-routes';
import { beforeEach, expect, test, vi } from 'vitest';
import { homeLayout } from '../page-files.ts';
import { serveSchool } from '../testing/serve-school.ts';
import { keepPageData, readPageData } from './page-data.ts';

/** The school's list of newer pages. */
let newer: () => Promise<NewerPages>;
vi.mock('../page/newer-pages.ts', () => ({ newerPages: () => newer() }));

const course = { file: 'features/course/course-page.tsx', data: 'file' } as const;
const read = (path: string) => readPageData(course, path);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  newer = async () => ({});
});

test('it is asked for once, also while the answer is on its way, until it is a minute old', async () => {
  const asked = serveSchool(() => ({ json: 'written' }));
  await Promise.all([read('/course/once'), read('/course/once')]);
  vi.setSystemTime(Date.now() + 59_999);
  expect(await read('/course/once')).toBe('written');
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await read('/course/once');
  expect(asked).toHaveLength(2);
});

test('an unknown page is a 404 for the router', async () => {
  serveSchool(() => ({ status: 404, json: null }));
  await expect(read('/course/new')).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  ['the school fails', { status: 503, json: null }],
  ['there is no connection', undefined],
])('where %s nothing is called missing, and it is asked for again', async (_, issue) => {
  const path = `/course/failed-${issue?.status}`;
  const asked = serveSchool(() => (asked.length === 1 ? issue : { json: 'written' }));
  const failed = read(path);
  await expect(failed).rejects.toBeInstanceOf(Error);
  expect(await read(path)).toBe('written');
  expect(asked).toHaveLength(2);
});

test('what a page has shown is there on the way back without a connection', async () => {
  keepPageData(course, '/course/seen', 'as it was opened');
  serveSchool(() => undefined);
  expect(await read('/course/seen')).toBe('as it was opened');
});

test('of a page that has changed since the build the newer data is read, under an address of its own', async () => {
  newer = async () => ({
    '/course/changed': newerPage('/course/changed', 'its-print'),
    '/': newerPage('/', 'home'),
  });
  serveSchool(({ what }) => ({ json: what }));
  expect(await read('/course/changed')).toBe('GET /newest/course/changed/data.json?print=its-print');
  vi.setSystemTime(Date.now() + 60_000);
  expect(await readPageData(homeLayout, '/gradeTwelve')).toBe('GET /newest/data.json?print=home');
});

test('the subjects of a page that the build does not know are known once its data is there', async () => {
  const arts = { id: 'weaving', name: 'Fine arts', colour: '#7A4B2A', sign: 'Ar' };
  serveSchool(() => ({ json: { course: { subject: 'weaving' }, newSubjects: [arts] } }));
  expect(subjectName({ subject: 'weaving' }, 'en')).toBe('weaving');
  await read('/course/paint');
  expect(subjectName({ subject: 'weaving' }, 'en')).toBe('Fine arts');
  keepPageData(course, '/course/draw', { newSubjects: [{ ...arts, name: 'Drawing' }] });
  expect(subjectName({ subject: 'weaving' }, 'en')).toBe('Drawing');
});
