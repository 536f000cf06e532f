import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';

const kilobyte = 1024;
const budgets = [{ path: '/', total: 200 * kilobyte, script: 150 * kilobyte }] as const;
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

// The phone that pages are measured for.
test.use({ viewport: { width: 412, height: 823 } });

/** The rows of home below the first view, whose pictures are one file that loads when they are near. */
const pictureRows = [['Programs for Grade 3', /\/img\/sheets\/gradeThree\.svg$/]] as const;

/** Scrolls to each of these rows, and checks that its pictures load then and not before. */
async function expectPicturesWhenNear(page: Page, responses: readonly Response[]): Promise<void> {
  const addresses = () => responses.map((response) => new URL(response.url()).pathname);
  for (const [label, file] of pictureRows) {
    expect(addresses()).not.toContainEqual(expect.stringMatching(file));
    const row = page.getByRole('list', { name: label, exact: true });
    await row.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect.poll(addresses).toContainEqual(expect.stringMatching(file));
    const first = row.locator('img').first();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

for (const budget of budgets) {
  test(`the first view of ${budget.path} keeps its byte budget`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    // As it was built: what other journeys publish meanwhile makes home a newer page, which comes as well.
    await page.route('**/newest/**', (route) => route.fulfill({ json: {} }));
    await page.goto(budget.path);
    // The site comes after the paint.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('site:ready').length > 0))
      .toBe(true);
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
    await expectPicturesWhenNear(page, responses);
  });
}
