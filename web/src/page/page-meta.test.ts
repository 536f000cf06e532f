import { siteConfig } from '@pathshala/brand/site.config';
import { pages } from '@pathshala/contract/site/routes';
import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const description = 'What the page is about.';

test('a page without a title has the site’s own', () => {
  expect(pageMeta({ page: pages.home, description })).toContainEqual({
    title: `${siteConfig.name}: ${siteConfig.tagline}`,
  });
});

test('what many pages share names no address of its own', () => {
  for (const page of [pages.lesson, pages.practiceCheckout]) {
    const text = JSON.stringify(pageMeta({ page, description }));
    expect(text).not.toMatch(/canonical|og:url/);
  }
});
