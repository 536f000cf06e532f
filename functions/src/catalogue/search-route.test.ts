import { schoolContent } from '@pathshala/content/testing/school-content';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type SearchAnswer, searchGroups } from '@pathshala/contract/catalogue/search';
import { pathOf } from '@pathshala/contract/http/endpoint';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { foundIn } from '@pathshala/search/build-index';
import { withMarks } from '@pathshala/search/matching-words';
import { createSearch, indexOf } from '@pathshala/search/search';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { serveRoutes } from '../../test/support/routes.ts';
import { duringTests } from '../../test/support/server.ts';
import { searchRoutes } from './search-routes.ts';

const nothing = {
  ...Object.fromEntries(searchGroups.map((group) => [group, []])),
  order: [],
  marked: [],
  subjects: [],
};
const readIndex = vi.fn<(language: Language) => Promise<string>>();
const json = indexOf(foundIn(schoolContent(), firstLanguage));
const banglaJson = indexOf(foundIn(schoolContent(), 'bn'));
const api = duringTests(() => serveRoutes(searchRoutes(readIndex)));

beforeEach(() => {
  readIndex.mockReset().mockImplementation(async (language) => (language === 'bn' ? banglaJson : json));
});

const get = (path: string, headers = {}) => api.send('GET', path, undefined, headers);
const ask = (q: string, headers = {}) => get(pathOf(endpoints.search, { query: { q } }), headers);
const askRaw = (query: string) => get(endpoints.search.path + query);

test('an index that cannot be read is an error of ours, and is read again', async () => {
  readIndex.mockRejectedValueOnce(new Error('not there'));
  expect(refusal(await ask('math'))).toEqual([500, 'internal']);
  expect((await ask('math')).status).toBe(200);
  expect((await ask('gonit')).status).toBe(200);
  expect(readIndex).toHaveBeenCalledTimes(2);
});

test('an answer may be kept for a short time, and is known by its ETag', async () => {
  const { headers } = await ask('math');
  expect(headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
  const again = await ask('math', { 'If-None-Match': `"other", W/${headers.get('etag')}` });
  expect([again.status, again.json]).toEqual([304, undefined]);
  expect((await ask('math', { 'If-None-Match': '"other"' })).status).toBe(200);
});

const empty = ['', '?q=', '?q=%20%20', '?q=.*%2B%3F', '?q=%E0%A4%A', '?q=%00', '?q=%ff', '?other=math'];
test.each(empty)('the query "%s" finds nothing', async (query) => {
  const answer = await askRaw(query);
  expect([answer.status, answer.json]).toEqual([200, nothing]);
});

test('a query of 200 characters is taken, a longer one is refused', async () => {
  expect((await ask('🙂'.repeat(200))).status).toBe(200);
  for (const query of ['x'.repeat(201), 'গ'.repeat(1000), 'x'.repeat(10_000)]) {
    const answer = await ask(query);
    expect(refusal(answer)).toEqual([422, 'invalid-fields']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((answer.json as { detail: string }).detail).toMatch(/^q: /);
  }
});

test('the API finds what the search that it shares with the site finds', async () => {
  const search = createSearch(json);
  const queries = ['math', 'গণিত', 'fractons', 'class 7', 'রোকসানা', '', '.*', "don't", 'x'.repeat(200)];
  for (const query of queries)
    expect([query, (await ask(query)).json]).toEqual([query, withMarks(search(query), query)]);
});

test('in Bangla what is found is in Bangla, and says what has no translation', async () => {
  const askBangla = async (q: string) =>
    (await get(pathOf(endpoints.search, { query: { q, lang: 'bn' } }))).json as SearchAnswer;
  const { courses } = await askBangla('fractions from zero');
  expect(courses).toMatchObject([{ _id: 'free-fractions-from-zero', title: 'শূন্য থেকে ভগ্নাংশ' }]);
  expect((await askBangla('rokshna')).instructors).toMatchObject([{ _id: 'rokshana-parvin-mukta' }]);
  expect((await askBangla('contact')).pages).toMatchObject([{ lang: { title: 'en', note: 'en' } }]);
  expect(JSON.stringify((await ask('contact')).json)).not.toContain('"lang"');
});
