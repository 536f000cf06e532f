import { articleFields, bookFields } from '@pathshala/content/testing/studio-fields';
import { siteVersionPath } from '@pathshala/contract/calls/site-server';
import type { Blog, Book } from '@pathshala/contract/content/published';
import { catalogueCacheControl } from '@pathshala/contract/http/endpoint';
import { languages } from '@pathshala/contract/text/languages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSite, servePages, versionFile } from '../../test/support/built-site.ts';
import { connect } from '../../test/support/emulators.ts';
import { buildSchool, school } from '../../test/support/school.ts';
import { duringTests, type Server } from '../../test/support/server.ts';
import { keepItem, keepManifest } from '../../test/support/studio.ts';
import { manifestKeptFor } from '../content/manifest.ts';
import { collections } from '../firestore/collections.ts';
import type { OpenSite } from './built-site.ts';

const emulated = connect();
const { db } = emulated;
const policy = "default-src 'self'";
const page = (words: string) =>
  `<html><head><title>Pathshala</title></head><body>${words}<script>1</script></body></html>`;
const built: Partial<Blog>[] = [
  { _id: 'first', subject: 'english', img: '/covers/blog-first.svg' },
  { _id: 'sums', subject: 'mathematics', img: '/covers/blog-sums.svg' },
];
const typeset = { pdf: '/books/counting.pdf' };
const book = { _id: 'counting', title: 'Old title', img: '/covers/b.svg', ...typeset };
const files: Record<string, string> = {
  '/__spa-fallback': page('<div role="status"></div>'),
  '/course/-/lesson/-': page('<main>A lesson</main>'),
  '/404': page('<main>Nothing here</main>'),
  '/bn/__spa-fallback': page('<div role="status">বাংলা</div>'),
  '/bn/course/-/lesson/-': page('<main>একটি পাঠ</main>'),
  '/built/sitemap.xml': '<urlset>built</urlset>',
  '/bn/404': page('<main>এখানে কিছু নেই</main>'),
  '/built/blog.json': JSON.stringify(built),
  '/built/blog2.json': JSON.stringify([book]),
  '/built/bn/blog.json': JSON.stringify(built),
  '/built/bn/blog2.json': JSON.stringify([book]),
};
const headers = { 'Content-Security-Policy': policy };
const answer = (path: string) =>
  files[path] === undefined ? new Response('', { status: 500 }) : new Response(files[path], { headers });

async function beginAgain(): Promise<void> {
  await emulated.clear();
  await buildSchool(emulated);
  await keepItem(emulated, 'articles', 'mangoes', articleFields, { by: 'head', published: articleFields });
}

beforeAll(async () => {
  for (const language of languages) {
    const [address, text] = await versionFile(language);
    files[address] = text;
  }
  await beginAgain();
});
afterAll(emulated.close);
const server = duringTests(() => servePages(emulated, { answer }));

const get = async (path: string) => {
  const answer = await fetch(server.origin + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const mainOf = (html: string) => /<main [^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';

describe('a page that the build did not know', () => {
  afterAll(beginAgain);

  test.each([
    [`/course/${school.priced}`, `Course ${school.priced}`, 'The second'],
    ['/blogs/mangoes', 'Counting mangoes', 'has more than one answer'],
    [`/course/${school.priced}/lesson/first`, `Lesson 1 · Course ${school.priced}`, 'The text of lesson 1'],
  ])('%s has its title, description, picture and words in the HTML', async (path, title, words) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title} · Pathshala</title>`);
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(text).toContain(`rel="canonical" href="https://pathshala.example${path}"`);
    expect(text).toMatch(/property="og:image" content="https:[^"]+\/og\/[a-z]+\.png"/);
    expect(text).toMatch(/"image":"https:[^"]+\/og\/[a-z]+\.png"/);
    expect(text).toContain(`rel="alternate" hrefLang="bn" href="https://pathshala.example/bn${path}"`);
    expect(mainOf(text)).toContain(words);
    expect(text).toMatch(/<script type="application\/json" id="page-start">\{"modules":\["\/assets\//);
    expect(headers.get('cache-control')).toBe(catalogueCacheControl);
    expect(headers.get('content-security-policy')).toBe(policy);
  });

  test.each([
    [`/bn/course/${school.priced}`, `Course ${school.priced}`, 'যা শিখবে'],
    ['/bn/blogs/mangoes', 'আম গোনা', 'একটি ঝুড়ি'],
    [
      `/bn/course/${school.priced}/lesson/first`,
      `Lesson 1 · Course ${school.priced}`,
      'The text of lesson 1',
    ],
  ])('%s is in Bangla, and says where it is in English', async (path, title, words) => {
    const both = { ...articleFields, title: { en: articleFields.title, bn: 'আম গোনা' } };
    const published = { ...both, description: { en: 'A basket.', bn: 'একটি ঝুড়ি।' } };
    await keepItem(emulated, 'articles', 'mangoes', published, { by: 'head', published });
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="bn"');
    expect(text).toContain(`<title>${title} · পাঠশালা</title>`);
    expect(mainOf(text)).toContain(words);
    expect(text).toContain(`rel="canonical" href="https://pathshala.example${path}"`);
    expect(text).toContain(`hrefLang="en" href="https://pathshala.example${path.slice(3)}"`);
    expect(text).toContain('property="og:locale" content="bn_BD"');
  });

  test('of a lesson for those who have joined holds its name and not its words', async () => {
    const { status, text } = await get(`/course/${school.priced}/lesson/second`);
    expect(status).toBe(200);
    expect(text).toContain('<title>The second · Course c7-numbers · Pathshala</title>');
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toContain('The text of lesson 2');
  });

  test('holds markup in what somebody wrote as text', async () => {
    const title = '</title><script>alert(1)</script>"$&';
    const published = { ...articleFields, title, summary: title, description: title };
    await keepItem(emulated, 'articles', 'odd', published, { by: 'head', published });
    const { text } = await get('/blogs/odd');
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;$&amp;');
  });
});

describe('the data of a page that the build did not know', () => {
  test('is what its page holds, for the browser that comes by a link', async () => {
    const { status, headers, text } = await get(`/course/${school.priced}/data.json`);
    expect([status, headers.get('cache-control')]).toEqual([200, catalogueCacheControl]);
    expect(JSON.parse(text)).toMatchObject({ course: { _id: school.priced } });
    expect(text).not.toContain('"price"');
    const page = await get(`/course/${school.priced}`);
    expect(page.text).toContain(text.replaceAll('<', '\\u003c'));
    const article = JSON.parse((await get('/bn/blogs/mangoes/data.json')).text);
    expect(article).toMatchObject({
      article: { _id: 'mangoes', img: '/covers/drawn/article-mathematics-3.svg' },
    });
  });

  test.each([
    ...['/course/no-such/data.json', '/bn/blogs/no-such/data.json', '/course/a.b/data.json'],
    ...['/no-such/data.json', '/bn/no-such/data.json'],
  ])('%s is a 404', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('a course that was withdrawn', () => {
  beforeAll(async () => {
    await collections.courses(db).doc(school.priced).update({ withdrawn: true });
  });
  afterAll(beginAgain);

  test.each([`/course/${school.priced}`, `/course/${school.priced}/lesson/first`])(
    '%s is a 404 that the site draws for the people who have it',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toContain('id="page-start"');
      expect(text).not.toContain('The text of lesson');
      expect(mainOf(text)).not.toContain('The second');
      expect((await get(`/course/${school.priced}/data.json`)).status).toBe(404);
    },
  );
});

describe('where the function cannot render it', () => {
  const fresh = async (open: OpenSite, version: string, work: (of: Server) => Promise<void>) => {
    const answer = (path: string) => {
      const text = path.endsWith(siteVersionPath) ? JSON.stringify({ version }) : files[path];
      return new Response(text ?? '', { status: text === undefined ? 500 : 200 });
    };
    const served = await servePages(emulated, { answer, open });
    await work(served).finally(() => served.close());
  };
  const paths = [
    [`/course/${school.priced}`, 200, '/__spa-fallback'],
    [`/bn/course/${school.priced}`, 200, '/bn/__spa-fallback'],
    [`/course/${school.priced}/lesson/second`, 200, '/course/-/lesson/-'],
    ['/course/no-such', 404, '/__spa-fallback'],
    ['/course/a.b', 404, '/404'],
  ] as const;

  const expectDrawn = async (of: Server) => {
    for (const [path, status, file] of paths) {
      const answer = await fetch(of.origin + path);
      expect([path, answer.status, await answer.text()]).toEqual([path, status, files[file]]);
    }
  };

  test('because another site is published by now, the browser draws it', async () => {
    await fresh(openSite, 'of-another-deploy', expectDrawn);
  });

  test('because of a fault, the browser draws it, and the fault is in the log', async () => {
    const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const broken: OpenSite = async (language) => ({
      ...(await openSite(language)),
      page: () => Promise.reject(new RangeError('no room')),
    });
    const { version } = await openSite('en');
    await fresh(broken, version, async (of) => {
      expect(await (await fetch(`${of.origin}/course/${school.priced}`)).text()).toBe(
        files['/__spa-fallback'],
      );
    });
    const missing: OpenSite = () => Promise.reject(new Error('no such file'));
    await fresh(missing, version, expectDrawn);
    expect(lines.mock.calls.join()).toContain('A page was not rendered');
    lines.mockRestore();
  });
});

describe('anything else', () => {
  test.each([
    ['/course/no-such', 'Course not found'],
    ['/blogs/no-such', 'Article not found'],
    ['/practice/no-such', 'Exercise not found'],
    [`/course/${school.priced}/lesson/no-such`, 'Lesson'],
    ['/bn/course/no-such', 'কোর্সটি পাওয়া গেল না'],
  ])('%s says with the status 404 what is not there', async (path, said) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain(said);
    expect(text).toContain('id="page-start"');
    expect(headers.get('content-security-policy')).toBe(policy);
  });

  test.each([
    ['/course/no-such.data', '/404'],
    ['/course/..%2Fusers', '/404'],
    ['/bn/no/such/page', '/bn/404'],
    ['/bn/course.data', '/bn/404'],
    ['/bn/a..b', '/bn/404'],
    ['/no-such', '/404'],
    ['/bn/no-such', '/bn/404'],
    ['/login', '/404'],
  ])('%s is the site’s page for unknown addresses', async (path, file) => {
    const { status, headers, text } = await get(path);
    expect([status, text]).toEqual([404, files[file]]);
    expect(headers.get('content-security-policy')).toBe(policy);
  });
});

describe('what changes with a publish', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const later = () => vi.setSystemTime(Date.now() + 2 * manifestKeptFor);
  const manifest = (revision: number, ...blogs: string[]) => {
    const entry = { revision: 1, title: 'A', at: 1 };
    const articles = Object.fromEntries(blogs.map((id) => [id, entry]));
    return keepManifest(db, { courses: { [school.priced]: entry }, articles }, revision);
  };

  test('the sitemap is the built one where nothing is published, and else what is published by then', async () => {
    later();
    expect((await get('/sitemap.xml')).text).toBe('<urlset>built</urlset>');
    await manifest(101, 'mangoes', 'gone-soon');
    later();
    const { headers, text } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const known = { 'If-None-Match': headers.get('etag') ?? '' };
    expect((await fetch(`${server.origin}/sitemap.xml`, { headers: known })).status).toBe(304);
    expect(headers.get('cache-control')).toBe(catalogueCacheControl);
    for (const path of [
      '/blogs/mangoes',
      `/course/${school.priced}`,
      `/course/${school.priced}/lesson/first`,
    ]) {
      for (const prefix of ['', '/bn']) {
        expect(text).toContain(`<loc>https://pathshala.example${prefix}${path}</loc>`);
      }
    }
    expect(text).not.toContain('/lesson/second');
    await manifest(102, 'mangoes');
    later();
    expect((await get('/sitemap.xml')).text).not.toContain('gone-soon');
  });

  const published = {
    title: { en: 'Admission', bn: 'ভর্তি' },
    lead: { en: 'When and how to come to us.', bn: 'কবে আর কীভাবে আমাদের কাছে আসবে।' },
    updated: '2026-11-29',
    footer: 'yes',
    body: { en: 'Come.\n\n## When\n\nIn January.\n', bn: 'এসো।\n\n## কবে\n\nজানুয়ারিতে।\n' },
  };
  const publish = async (revision: number, ...ids: string[]) => {
    const entry = { revision: 1, title: published.title, at: 1 };
    await keepManifest(db, { pages: Object.fromEntries(ids.map((id) => [id, entry])) }, revision);
    later();
  };

  test('a page of the school’s own is at its address in each language, in the footer and in the sitemap, until it is unpublished', async () => {
    await keepItem(emulated, 'pages', 'admission', published, { by: 'head', published });
    await publish(201, 'admission');
    for (const [path, title, words] of [
      ['/admission', 'Admission · Pathshala', 'In January.'],
      ['/bn/admission', 'ভর্তি · পাঠশালা', 'জানুয়ারিতে।'],
    ] as const) {
      const { status, headers, text } = await get(path);
      expect([status, headers.get('cache-control')]).toEqual([200, catalogueCacheControl]);
      expect(text).toContain(`<title>${title}</title>`);
      expect(text).toContain(`rel="canonical" href="https://pathshala.example${path}"`);
      expect(mainOf(text)).toContain(words);
      expect(text.slice(text.indexOf('<footer'))).toContain(`href="${path}"`);
    }
    expect(JSON.parse((await get('/admission/data.json')).text)).toMatchObject({ name: 'admission' });
    await keepItem(emulated, 'pages', 'quiet', published, {
      ...{ by: 'head', published: { ...published, footer: 'no' } },
    });
    await publish(202, 'quiet');
    expect((await get('/admission')).status).toBe(404);
    const { text } = await get('/quiet');
    expect(text.slice(text.indexOf('<footer'))).not.toContain('href="/quiet"');
  });
});

describe('the lists', () => {
  test('of articles have what is published, newest first, each with a picture unlike its neighbour’s', async () => {
    const newer = { ...articleFields, date: '2026-09-09' };
    const picture = `/api/media/${'0'.repeat(32)}.webp`;
    const pictureText = 'A basket of mangoes';
    const own = { ...articleFields, picture, pictureText };
    for (const [id, fields] of Object.entries({ first: newer, mangose: articleFields, 'own-picture': own }))
      await keepItem(emulated, 'articles', id, fields, { by: 'head', published: fields });
    const { headers, text } = await get('/blog.json');
    expect(JSON.parse(text)).toEqual([
      { _id: 'first', ...newer, img: '/covers/blog-first.svg' },
      { _id: 'mangoes', ...articleFields, img: '/covers/drawn/article-mathematics-3.svg' },
      // An anagram of the other id: it would get the same drawing, without the rule about neighbours.
      { _id: 'mangose', ...articleFields, img: '/covers/drawn/article-mathematics-4.svg' },
      { _id: 'own-picture', ...articleFields, pictureText, img: picture },
    ]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe(catalogueCacheControl);
    const page = await get('/blogs/own-picture');
    expect(page.text).toContain(`content="https://pathshala.example${picture}"`);
    expect(page.text).toContain(`alt="${pictureText}"`);
  });

  test('of books have the words of today, and the PDFs of the build or their own', async () => {
    const { date, summary, ...words } = articleFields;
    const fields = { ...words, level: 'Class 3', title: 'New title' };
    await keepItem(emulated, 'books', 'counting', fields, { by: 'head', published: fields });
    await keepItem(emulated, 'books', 'not-typeset', fields, { by: 'head', published: fields });
    const file = { url: `/api/media/${'0'.repeat(32)}.pdf`, bytes: 5000, pages: 7 };
    const own = { ...bookFields, file };
    await keepItem(emulated, 'books', 'uploaded', own, { by: 'head', published: own });
    const entries = JSON.parse((await get('/blog2.json')).text) as Book[];
    const img = '/covers/book-of/mathematics.svg';
    expect(entries).toEqual([
      { _id: 'uploaded', ...bookFields, img, pdf: file.url, bytes: 5000, pages: 7 },
      { ...book, ...fields },
    ]);
  });
});
