import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveEcho } from '../../test/support/echo.ts';
import { refusal, type Served } from '../../test/support/routes.ts';

let echo: Served;
beforeAll(async () => {
  echo = await serveEcho();
});
afterAll(() => echo.close());

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const own = 'https://school.example';
const other = 'https://evil.example';
const site = (origin: string | undefined, fetchSite: string | undefined) => ({
  ...(origin === undefined ? {} : { Origin: origin }),
  ...(fetchSite === undefined ? {} : { 'Sec-Fetch-Site': fetchSite }),
});

const calls: [string, string, string | undefined][] = [
  ['POST', '/api/form', 'name=Rima'],
  ['PUT', '/api/pupil/a', 'name=Rima'],
  ['DELETE', '/api/pupil/a', undefined],
];

describe.each(calls)('%s %s', (method, path, text) => {
  const isStopped = async (headers: Record<string, string>) =>
    refusal(await echo.send(method, path, text, { ...form, ...headers })).join() === '403,forbidden';

  test.each([
    ['another origin, by a browser that says so', other, 'cross-site'],
    ['another origin, by an older browser', other, undefined],
    ['another site under the same domain', 'https://blog.school.example', 'same-site'],
    ['a page without an origin', 'null', 'cross-site'],
    ['a page without an origin, by an older browser', 'null', undefined],
    ['an origin that begins like ours', `${own}.evil.example`, undefined],
    ['our origin without its lock', 'http://school.example', undefined],
    ['another site that hides its origin', undefined, 'cross-site'],
  ])('from %s is refused', async (_what, origin, fetchSite) => {
    expect(await isStopped(site(origin, fetchSite))).toBe(true);
  });

  test.each([
    ['our own page', own, 'same-origin'],
    ['our own page, by an older browser', own, undefined],
    ['our own page under a domain that no setting names', 'https://pathshala.example', 'same-origin'],
    ['our own page that hides its origin', 'null', 'same-origin'],
    ['the project’s other address', 'https://demo-school.firebaseapp.com', 'cross-site'],
    ['a program', undefined, undefined],
    ['a person who loads the answer again', undefined, 'none'],
  ])('from %s is let through', async (_what, origin, fetchSite) => {
    expect(await isStopped(site(origin, fetchSite))).toBe(false);
  });
});

test('what changes nothing may be asked for from anywhere', async () => {
  expect((await echo.send('GET', '/api/open', undefined, site(other, 'cross-site'))).status).toBe(200);
});

test('a route that others are to call takes their calls', async () => {
  const answer = await echo.send('POST', '/api/raw', '{}', site(other, 'cross-site'));
  expect([answer.status, answer.json]).toEqual([200, '{}']);
});

test('the refusal says what to do', async () => {
  const { json } = await echo.send('POST', '/api/form', 'name=Rima', {
    ...form,
    ...site(other, 'cross-site'),
  });
  expect(json).toMatchObject({ detail: 'This came from another site. Send it from our own pages.' });
});
