import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

const kilobyte = 1024;
const budgets = [{ path: '/', total: 210 * kilobyte, script: 150 * kilobyte }] as const;
const compressible = /javascript|css|html|json|svg|text/;

/** What the response weighs on the wire from a CDN, which compresses text: bytes. */
async function transferred(response: Response): Promise<number> {
  const type = response.headers()['content-type'] ?? '';
  const body = await response.body().catch(() => Buffer.alloc(0));
  return compressible.test(type) ? gzipSync(body, { level: 6 }).length : body.length;
}

/** Whether nothing was fetched for half a second. */
async function quietFor(page: Page, responses: readonly Response[]): Promise<boolean> {
  const before = responses.length;
  await page.waitForTimeout(500);
  return responses.length === before;
}

for (const budget of budgets) {
  test(`the first view of ${budget.path} keeps its byte budget`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(budget.path);
    // The site comes after the paint.
    await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true);
    await expect.poll(() => quietFor(page, responses)).toBe(true);
    const rows = await Promise.all(
      responses.map(async (response) => ({
        url: new URL(response.url()).pathname,
        script: /javascript/.test(response.headers()['content-type'] ?? ''),
        bytes: await transferred(response),
      })),
    );
    const sum = (list: typeof rows) => list.reduce((total, row) => total + row.bytes, 0);
    const scripts = rows.filter((row) => row.script);
    const heaviest = [...rows].sort((a, b) => b.bytes - a.bytes).slice(0, 8);
    const what = `${budget.path}: ${heaviest.map((row) => `${row.url} ${row.bytes}`).join(', ')}`;
    test
      .info()
      .annotations.push({ type: 'bytes', description: `${sum(rows)} in all, ${sum(scripts)} script` });
    console.log(`${budget.path}: ${sum(rows)} bytes in all, ${sum(scripts)} of script`);
    expect(scripts.length, 'the page has scripts').toBeGreaterThan(0);
    expect(sum(rows), what).toBeLessThanOrEqual(budget.total);
    expect(sum(scripts), what).toBeLessThanOrEqual(budget.script);
  });
}
