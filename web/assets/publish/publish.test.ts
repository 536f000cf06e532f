import { fileURLToPath } from 'node:url';
import { blogSourceSchema } from '@pathshala/functions/contract/blog';
import { describe, expect, it } from 'vitest';
import { bookEntries, checkEntry, readArticles, readBookSources } from './articles.ts';
import { robots, sitemap } from './sitemap.ts';

const contentDir = fileURLToPath(new URL('../../../functions/content', import.meta.url));

describe('articles', () => {
  it('come newest first, each with a cover', async () => {
    const articles = await readArticles(contentDir);
    const dates = articles.map((article) => article.date);
    expect(articles.length).toBeGreaterThanOrEqual(12);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { _id, img } of articles) expect(img).toBe(`/covers/blog-${_id}.svg`);
  });

  it('name the file and every bad field of a bad entry', async () => {
    const bad = { _id: 'Not Kebab', title: 'A title', date: 'yesterday' };
    const check = checkEntry(blogSourceSchema, 'bad.json', bad);
    await expect(check).rejects.toThrow(/^bad\.json: /);
    await expect(check).rejects.toThrow(/_id/);
    await expect(check).rejects.toThrow(/date/);
    await expect(check).rejects.toThrow(/description/);
  });
});

describe('books', () => {
  it('carry the size and pages of their PDF', async () => {
    const sources = await readBookSources(contentDir);
    expect(sources.length).toBeGreaterThanOrEqual(12);
    const entries = bookEntries(
      sources,
      sources.map(({ _id }, at) => ({ id: _id, bytes: 1000 + at, pages: 4 })),
    );
    expect(entries[1]).toMatchObject({ bytes: 1001, pages: 4, pdf: `/books/${sources[1]?._id}.pdf` });
  });

  it('are refused without a PDF', async () => {
    const sources = await readBookSources(contentDir);
    expect(() => bookEntries(sources, [])).toThrow(`The book ${sources[0]?._id} has no PDF`);
  });
});

describe('sitemap and robots', () => {
  it('list the public pages and every course under the site’s own origin', () => {
    const xml = sitemap('https://school.example', ['c1-counting', 'free-first-code']);
    const addresses = [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map((match) => match[1]);
    expect(addresses).toEqual(
      [
        '/',
        '/gradeEight',
        '/gradeTwelve',
        '/blogs',
        '/contact',
        '/course/c1-counting',
        '/course/free-first-code',
      ].map((path) => `https://school.example${path}`),
    );
  });

  it('point crawlers to the sitemap and away from people’s data', () => {
    const text = robots('https://school.example');
    expect(text).toContain('Sitemap: https://school.example/sitemap.xml');
    for (const path of ['/api/', '/users', '/messages']) expect(text).toContain(`Disallow: ${path}\n`);
  });
});
