import { filePolicy } from '@pathshala/brand/content-policy';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import { apiRoot } from '@pathshala/contract/http/endpoint';
import { expect } from '@playwright/test';
import { apiAddress } from './school-calls.ts';
import { test } from './screens-people.ts';

const classOne = apiAddress(listEndpoints.classOne, {});

test('what is sent carries its headers: pages and those that are not there, a picture, an answer of the API', {
  tag: '@core',
}, async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  for (const path of ['/', '/classes/seven', '/no/such/page']) {
    const headers = await headersOf(path);
    const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(scripts.split(' '), path).toContain("'self'");
    expect(scripts, path).not.toMatch(/unsafe-eval|unsafe-inline|(^|\s)\*|https?:(\s|$)/);
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{7,}/);
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
  expect((await headersOf('/portraits/learner-puja.svg'))['content-security-policy']).toBe(filePolicy);
  const answer = await headersOf(classOne);
  expect(answer['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(answer['cache-control']).toBe('public, max-age=30, s-maxage=30');
  const foreign = await request.get(classOne, { headers: { Origin: 'https://elsewhere.example' } });
  expect(foreign.headers()['access-control-allow-origin']).toBeUndefined();
});

test('what is not there is a real 404: a page, and a problem document of the API', { tag: '@core' }, async ({
  request,
}) => {
  // The second is an invalid percent-encoding.
  for (const path of ['/no/such/page', '/no-such-page', '/bn/no-such', '/course/%E0%A6', '/bn/%E0']) {
    const page = await request.get(path);
    expect([page.status(), page.headers()['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
  }
  const script = await request.get('/assets/no-such-script.js');
  expect([script.status(), script.headers()['cache-control']]).toEqual([
    404,
    expect.not.stringContaining('immutable'),
  ]);
  const unknown = await request.get(`${apiRoot}/nothing-here`);
  expect([unknown.status(), unknown.headers()['content-type']]).toEqual([
    404,
    expect.stringContaining('application/problem+json'),
  ]);
});
