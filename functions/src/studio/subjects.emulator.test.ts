import { courseFields, instructorFields } from '@pathshala/content/testing/studio-fields';
import type { Problem } from '@pathshala/contract/calls/endpoints';
import type { SearchAnswer } from '@pathshala/contract/catalogue/search';
import { indexOf } from '@pathshala/search/search';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { builtWithoutLists, servePages } from '../../test/support/built-site.ts';
import { duringTests } from '../../test/support/server.ts';
import { etag, itemOf, studioSchool } from '../../test/support/studio.ts';
import { manifestKeptFor } from '../content/manifest.ts';

const { api, create, createLive, emulated, publish, read, save, unpublish } = studioSchool({
  readSearchIndex: async () => indexOf([]),
});
const server = duringTests(() => servePages(emulated, { answer: builtWithoutLists }));
// A sign-in is refused while the clock is still that of an earlier test.
afterEach(() => void vi.useRealTimers());

const arts = { id: 'arts', name: { en: 'Fine arts', bn: 'চারুকলা' }, colour: '#7A4B2A', sign: 'চা' };
const lesson = { id: 'colours', title: 'Colours', minutes: 5 };

async function shown(path: string): Promise<readonly [status: number, text: string]> {
  const answer = await fetch(`${server.origin}${path}`);
  return [answer.status, await answer.text()];
}

test('a new subject is shown with its name, colour and letters wherever something is of it, and search finds that', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const course = { ...courseFields, id: 'paint', subject: 'arts', outline: [lesson] };
  const early = await createLive('courses', course);
  expect(refusal(early)).toEqual([422, 'invalid-fields']);
  expect((early.json as Problem).errors).toMatchObject([{ path: 'subject', key: 'faults.noSubject' }]);
  expect((await createLive('subjects', arts)).status).toBe(200);
  expect((await publish('courses', 'paint', etag(await read('courses', 'paint')))).status).toBe(200);
  await createLive('instructors', { ...instructorFields, id: 'rima', subject: 'arts' });
  vi.setSystemTime(Date.now() + 2 * manifestKeptFor);
  const [status, page] = await shown('/course/paint');
  expect(status).toBe(200);
  expect(page).toMatch(/background:#7A4B2A[^>]*><svg[^>]*><text[^>]*>চা<\/text><\/svg><\/span>Fine arts/);
  expect(page).toMatch(/og:image" content="[^"]*\/og\/school\.png"/);
  // The browser, which has the subjects of the build, gets it with the page.
  expect(page).toContain('"newSubjects":[{"id":"arts"');
  expect((await shown('/bn/course/paint'))[1]).toContain('</span>চারুকলা');
  const [, cover] = await shown('/covers/of/classSeven-arts.svg');
  expect(cover).toContain('fill="#7A4B2A"');
  expect((await shown('/covers/of/classSeven-none.svg'))[0]).toBe(404);
  const [, people] = await shown('/instructor/arts');
  expect(people).toContain('<title>Fine arts instructors');
  expect((await shown('/instructor/arts/data.json'))[1]).toContain('Rima Akter');
  expect((await shown('/instructor/none'))[0]).toBe(404);
  const search = await fetch(`${api.url}/search?q=${encodeURIComponent('fine arts')}`);
  const found = (await search.json()) as SearchAnswer;
  expect([found.courses[0]?.path, found.instructors[0]?.path]).toEqual([
    '/course/paint',
    '/instructor/arts#rima',
  ]);
});

test('a subject in use is not unpublished: it is said where it is used', async () => {
  await createLive('subjects', arts);
  await createLive('courses', { ...courseFields, id: 'paint', subject: 'arts', outline: [lesson] });
  await createLive('instructors', { ...instructorFields, id: 'rima', subject: 'arts' });
  const used = await unpublish('subjects', 'arts');
  expect(refusal(used)).toEqual([409, 'conflict']);
  expect((used.json as Problem).detail).toContain('2 items: Counting mangoes, Rima Akter');
  // Students keep an unpublished course.
  await unpublish('courses', 'paint');
  const people = await read('instructors', 'rima');
  const moved = await save('instructors', 'rima', etag(people), { ...instructorFields, subject: 'music' });
  await publish('instructors', 'rima', etag(moved));
  expect((await unpublish('subjects', 'arts')).status).toBe(409);
  await create('subjects', { ...arts, id: 'craft' });
  await publish('subjects', 'craft', etag(await read('subjects', 'craft')));
  expect(itemOf(await unpublish('subjects', 'craft')).state).toBe('unpublished');
});
