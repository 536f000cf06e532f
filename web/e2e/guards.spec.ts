import { filePolicy } from '@pathshala/brand/content-policy';
import { apiRoot } from '@pathshala/contract/endpoint';
import { endpoints, listEndpoints } from '@pathshala/contract/endpoints';
import { expect, test } from '@playwright/test';
import { apiAddress } from './school-calls.ts';

const classOne = apiAddress(listEndpoints.classOne, {});

const pages = ['/', '/blogs', '/contact', '/login', '/classes/seven', '/no/such/page'];

for (const path of pages) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts.split(' ')).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-eval|unsafe-inline|(^|\s)\*|https?:(\s|$)/);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

test('a picture by itself may load and run nothing; an answer of the API has a policy of its own', async ({
  request,
}) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/portraits/learner-puja.svg')).toBe(filePolicy);
  expect(await policyOf(classOne)).toMatch(/^default-src 'none'/);
});

test('pages run under the policy: nothing of them is refused', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused to/i.test(message.text())) refused.push(message.text());
  });
  for (const path of ['/', '/blogs', '/login', '/contact']) await page.goto(path, { waitUntil: 'load' });
  expect(refused).toEqual([]);
});

test('an unknown address is a real 404 with the way home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('the API answers its own origin only, in problem+json', async ({ request }) => {
  const foreign = await request.get(classOne, { headers: { Origin: 'https://elsewhere.example' } });
  expect(foreign.headers()['access-control-allow-origin']).toBeUndefined();
  const unknown = await request.get(`${apiRoot}/nothing-here`);
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toContain('application/problem+json');
  expect(await unknown.json()).toMatchObject({ type: '/problems/not-found', status: 404 });
});

test('a body over 64 KiB is refused', async ({ request }) => {
  const response = await request.post(apiAddress(endpoints.contact, {}), {
    data: { name: 'x'.repeat(70 * 1024) },
  });
  expect(response.status()).toBe(413);
  expect(await response.json()).toMatchObject({ type: '/problems/too-large' });
});

test('lists are cached and revalidated by ETag', async ({ request }) => {
  const first = await request.get(classOne);
  expect(first.headers()['cache-control']).toBe('public, max-age=30, s-maxage=30');
  const etag = first.headers().etag ?? '';
  expect(etag).not.toBe('');
  const again = await request.get(classOne, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});
