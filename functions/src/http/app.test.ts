import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { securityHeaders } from '@pathshala/contract/site/security-headers';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../test/support/api.ts';
import { serveEcho } from '../../test/support/echo.ts';
import { duringTests } from '../../test/support/server.ts';
import { siteOrigins } from '../core/caller.ts';
import { htmlPage } from './refusal.ts';

const echo = duringTests(serveEcho);

test('an unknown address is a problem document', async () => {
  const answer = await echo.send('GET', '/api/nowhere');
  expect(answer.json).toEqual({
    type: '/problems/not-found',
    title: 'Page not found.',
    status: 404,
    detail: 'Page not found.',
    requestId: answer.headers.get('x-request-id'),
  });
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
});

test('another method is refused with those that are taken', async () => {
  const answer = await echo.send('DELETE', '/api/own');
  expect([...refusal(answer), answer.headers.get('allow')]).toEqual([
    405,
    'method-not-allowed',
    'GET, HEAD, OPTIONS',
  ]);
});

test('HEAD answers as GET, without a body', async () => {
  const answer = await echo.send('HEAD', '/api/open');
  expect([answer.status, answer.json]).toEqual([200, undefined]);
  expect(answer.headers.get('content-length')).toBe('4');
});

test.each([
  ['an address that no URL can have', 'GET http://a:99999/api/open?x=1', 200],
  ['an address of nothing', 'GET //', 404],
  ['a path that was cut off within a letter', 'DELETE /api/pupil/%E0%A6', 200],
  ['a broken percent sign', 'GET /nowhere/%?%', 404],
])('%s is no error of ours', async (_what, line, status) => {
  const { hostname, port } = new URL(echo.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`${line} HTTP/1.1\r\nHost: school\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString().split(' ')[1]).toBe(String(status));
});

test.each([
  ['an answer', 'GET', '/api/open'],
  ['a refusal', 'GET', '/api/own'],
  ['an unknown address', 'GET', '/nowhere'],
  ['an unknown method', 'PATCH', '/api/own'],
  ['a question about methods', 'OPTIONS', '/api/own'],
  ['an error of ours', 'GET', '/api/broken/a'],
  ['an address that cannot be read', 'GET', '/api/pupil/%ff'],
])('the headers of every answer: %s', async (_what, method, path) => {
  const { headers } = await echo.send(method, path);
  expect(headers.get('x-powered-by')).toBeNull();
  for (const [name, value] of Object.entries(securityHeaders(false))) expect(headers.get(name)).toBe(value);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
});

test('the style of our own page is the one that the policy knows', async () => {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(htmlPage('A title', '')) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect((await echo.send('GET', '/')).headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('a missing sign-in is answered as such, uncached', async () => {
  const answer = await echo.send('GET', '/api/own');
  expect(refusal(answer)).toEqual([401, 'unauthenticated']);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('an answer about a person is private', async () => {
  const answer = await echo.send('GET', '/api/own', undefined, { Authorization: 'Bearer good' });
  expect([answer.json, answer.headers.get('cache-control')]).toEqual([
    'rima@school.test',
    'private, no-store',
  ]);
});

test('where a token is optional a bad one is still refused', async () => {
  expect((await echo.send('GET', '/api/open')).json).toBeNull();
  expect((await echo.send('GET', '/api/open', undefined, { Authorization: 'Bearer good' })).json).toBe('u1');
  expect(refusal(await echo.send('GET', '/api/open', undefined, { Authorization: 'Bearer bad' }))).toEqual([
    401,
    'invalid-token',
  ]);
});

test.each([
  ['https://demo-school.web.app', true],
  ['https://demo-school.firebaseapp.com', true],
  ['https://school.example', true],
  ['https://demo-school.web.app.evil.example', false],
  ['http://127.0.0.1:5100', false],
  ['null', false],
])('origins: %s', async (origin, allowed) => {
  const answer = await echo.send('OPTIONS', '/api/own', undefined, { Origin: origin });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null);
  expect(answer.headers.get('vary')).toBe('Origin');
});

test('in the emulator this machine’s pages are the site', () => {
  const rule = siteOrigins([], true);
  expect([rule('http://localhost:5100'), rule('http://127.0.0.1.evil.example:5100')]).toEqual([true, false]);
});

test('an unexpected error tells nothing outside, and no personal data inside', async () => {
  echo.logged.length = 0;
  const answer = await echo.send('GET', '/api/broken/rima@school.test?token=hidden');
  expect(refusal(answer)).toEqual([500, 'internal']);
  expect(JSON.stringify(answer.json)).not.toContain('secret');
  await expect.poll(() => echo.logged.length).toBe(1);
  expect(echo.logged[0]).toMatchObject({
    severity: 'ERROR',
    method: 'GET',
    route: '/broken/:email',
    status: 500,
    code: 'internal',
    error: { name: 'Error', code: 'EBROKEN' },
  });
  expect(echo.logged[0]?.durationMs).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(echo.logged)).not.toMatch(/rima|secret|hidden/);
});

test('a refusal is a warning with its code', async () => {
  echo.logged.length = 0;
  await echo.send('GET', '/api/nowhere/rima@school.test');
  await expect.poll(() => echo.logged.length).toBe(1);
  expect(echo.logged[0]).toMatchObject({
    severity: 'WARNING',
    route: '(none)',
    status: 404,
    code: 'not-found',
  });
});

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const own = 'https://school.example';
const evil = 'https://evil.example';
const site = (origin: string | undefined, fetchSite: string | undefined) => ({
  ...(origin === undefined ? {} : { Origin: origin }),
  ...(fetchSite === undefined ? {} : { 'Sec-Fetch-Site': fetchSite }),
});

const calls: [string, string, string | undefined][] = [
  ['POST', '/api/form', 'name=Rima'],
  ['PUT', '/api/pupil/a', 'name=Rima'],
  ['DELETE', '/api/pupil/a', undefined],
];

describe.each(calls)('across sites: %s %s', (method, path, text) => {
  const isStopped = async (headers: Record<string, string>) =>
    refusal(await echo.send(method, path, text, { ...form, ...headers })).join() === '403,forbidden';

  test.each([
    ['another origin, by a browser that says so', evil, 'cross-site'],
    ['another origin, by an older browser', evil, undefined],
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
  expect((await echo.send('GET', '/api/open', undefined, site(evil, 'cross-site'))).status).toBe(200);
});

test('a route that others are to call takes their calls', async () => {
  const answer = await echo.send('POST', '/api/raw', '{}', site(evil, 'cross-site'));
  expect([answer.status, answer.json]).toEqual([200, '{}']);
});
