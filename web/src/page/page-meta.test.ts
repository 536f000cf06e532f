import { siteConfig } from '@pathshala/brand/site.config';
import { allRoutes } from '@pathshala/contract/site/all-routes';
import { pages } from '@pathshala/contract/site/routes';
import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const description = 'What the page is about.';
const canonicalOf = (path: string) => ({ rel: 'canonical', href: `${siteConfig.origin}${path}` });
const noIndex = { name: 'robots', content: 'noindex' };

test('title and address come from the row', () => {
  const meta = pageMeta({ page: pages.contact, description });
  expect(meta).toContainEqual({ title: `${pages.contact.title} · ${siteConfig.name}` });
  expect(meta).toContainEqual(canonicalOf('/contact'));
});

test('a page without a title has the site’s own', () => {
  expect(pageMeta({ page: pages.home, description })).toContainEqual({
    title: `${siteConfig.name}: ${siteConfig.tagline}`,
  });
});

test('content names its page and its address', () => {
  const meta = pageMeta({ page: pages.course, title: 'Fractions', path: '/course/fractions', description });
  expect(meta).toContainEqual({ title: `Fractions · ${siteConfig.name}` });
  expect(meta).toContainEqual(canonicalOf('/course/fractions'));
});

test('what many pages share names no address of its own', () => {
  for (const page of [pages.lesson, pages.practiceCheckout]) {
    const text = JSON.stringify(pageMeta({ page, description }));
    expect(text).not.toMatch(/canonical|og:url/);
  }
});

test('a page is listed only if its row says so', () => {
  for (const page of allRoutes) {
    const robots = pageMeta({ page, description }).filter((tag) => 'name' in tag && tag.name === 'robots');
    expect(robots, page.id).toEqual(page.crawlers === 'list' ? [] : [noIndex]);
  }
});
