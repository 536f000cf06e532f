import { siteConfig } from '@pathshala/brand/site.config';
import { listEndpoints } from '@pathshala/contract/endpoints';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { apiAddress } from './school-calls.ts';

const title = (words: string) => `${words} · ${siteConfig.name}`;

/** Public pages, their titles, and whether search engines may list them. */
const pages = [
  ['/', `${siteConfig.name}: ${siteConfig.tagline}`, true],
  ['/gradeEight', new RegExp(siteConfig.name), true],
  ['/gradeTwelve', new RegExp(siteConfig.name), true],
  ['/contact', title('Contact Us'), true],
  ['/blogs', title('Blog'), true],
  ['/course/free-fractions-from-zero', title('Fractions from zero'), true],
  ['/login', title('Login'), false],
  ['/register', title('Register'), false],
  ['/thanks', title('Thank you'), false],
  ['/no/such/page', title('Page not found'), false],
] as const;

const { origin } = siteConfig;

interface Thing {
  readonly '@context': string;
  readonly '@type': string;
  readonly [key: string]: unknown;
}

/** The page's structured data. Fails when it cannot be parsed. */
async function thingsOn(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Thing);
}

const contentOf = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

for (const [path, expected, listed] of pages) {
  test(`${path} says what it is to search engines and to who shares it`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(expected);
    await expect(page.locator('h1')).toHaveCount(1);
    const description = await contentOf(page, 'meta[name="description"]');
    expect(description?.length).toBeGreaterThan(30);
    expect(description?.length).toBeLessThan(200);
    const robots = page.locator('meta[name="robots"]');
    if (!listed) {
      await expect(robots).toHaveAttribute('content', 'noindex');
      return;
    }
    await expect(robots).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}${path}`);
    expect(await contentOf(page, 'meta[property="og:url"]')).toBe(`${origin}${path}`);
    expect(await contentOf(page, 'meta[property="og:title"]')).toBe(await page.title());
    expect(await contentOf(page, 'meta[property="og:description"]')).toBe(description);
    const image = await contentOf(page, 'meta[property="og:image"]');
    expect(image).toContain(origin);
    const picture = await request.get(String(image).replace(origin, ''));
    expect(picture.status(), String(image)).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}

test('titles and descriptions of the public pages differ', async ({ request }) => {
  const texts = await Promise.all(pages.map(async ([path]) => (await request.get(path)).text()));
  const seen = new Set(
    texts.map((text) => {
      const found = [/<title>[^<]+/, /<meta name="description" content="[^"]+/].map(
        (part) => part.exec(text)?.[0],
      );
      expect(found).not.toContain(undefined);
      return found.join(' ');
    }),
  );
  // The three tabs of home are one page to a reader.
  expect(seen.size).toBe(pages.length - 2);
});

test('structured data: the school on home, articles on the blog, the course on its page', async ({
  page,
}) => {
  await page.goto('/');
  expect(await thingsOn(page)).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: siteConfig.name,
    }),
  ]);
  await page.goto('/blogs');
  const [blog] = await thingsOn(page);
  const posts = (blog?.blogPost ?? []) as Record<string, unknown>[];
  expect(posts.length).toBeGreaterThanOrEqual(12);
  for (const post of posts) {
    expect(post).toMatchObject({
      '@type': 'BlogPosting',
      headline: expect.stringMatching(/./),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      author: { '@type': 'Person', name: expect.stringMatching(/./) },
      inLanguage: expect.stringMatching(/^(en|bn)$/),
    });
  }
  await page.goto('/course/free-fractions-from-zero');
  expect(await thingsOn(page)).toContainEqual(
    expect.objectContaining({ '@type': 'Course', name: 'Fractions from zero', provider: expect.anything() }),
  );
});

/** Asks for many addresses, a few at a time. Gives those that do not answer 200. */
async function notFound(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  const waiting = [...paths];
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await request.get(path, { maxRedirects: 0 });
      if (answer.status() !== 200) missing.push(`${path} ${answer.status()}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return missing;
}

test('the sitemap lists every public page, and each of them answers', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const listed = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
    String(address),
  );
  expect(new Set(listed).size).toBe(listed.length);
  const paths = listed.map((address) => address.replace(origin, ''));
  const lists = (await (await request.get(apiAddress(listEndpoints.classThree, {}))).json()) as {
    _id: string;
  }[];
  for (const path of pages.filter(([, , isListed]) => isListed).map(([path]) => path))
    expect(paths).toContain(path);
  for (const { _id } of lists) expect(paths).toContain(`/course/${_id}`);
  for (const hidden of ['/login', '/register', '/thanks', '/users', '/messages', '/classes']) {
    expect(paths).not.toContain(hidden);
  }
  expect(await notFound(request, paths)).toEqual([]);
});

test('robots.txt names the sitemap and keeps robots from what is not theirs', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ['/api/', '/users', '/messages']) expect(text).toContain(`Disallow: ${path}`);
});

test('the favicon set and the web manifest are whole', async ({ page, request }) => {
  await page.goto('/');
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
  expect(icons).toEqual(
    expect.arrayContaining(['/img/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']),
  );
  const manifest = await (
    await request.get(String(await page.locator('link[rel="manifest"]').getAttribute('href')))
  ).json();
  expect(manifest).toMatchObject({ name: siteConfig.name, start_url: '/', display: 'standalone' });
  const declared = (manifest.icons as { src: string; sizes: string }[]).map(({ src }) => src);
  expect(declared.length).toBeGreaterThanOrEqual(3);
  for (const path of [...icons, ...declared]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain('image/');
  }
});

test('404: the status, the picture, the search box and the way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  const picture = main.getByRole('img', { name: /^404/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await main.getByRole('searchbox').fill('fraction');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=fraction');
  await page.goBack();
  await main.getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});
