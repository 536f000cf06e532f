import type { Blog } from '@pathshala/contract/content/published';
import { expect, test } from 'vitest';
import { articlePageOf } from './article-content.ts';

const base: Blog = {
  _id: 'sums',
  title: 'On sums',
  userName: 'Nandita Saha',
  subject: 'mathematics',
  img: '/covers/blog-sums.svg',
  lang: 'en',
  date: '2026-10-03',
  summary: 'About sums.',
  description: 'A text.',
};
const others: readonly Partial<Blog>[] = [
  { _id: 'newest', subject: 'biology', date: '2026-11-02' },
  { _id: 'bangla', lang: 'bn', date: '2026-11-03' },
  { _id: 'older', subject: 'english', date: '2026-01-02' },
  { _id: 'same-subject', date: '2025-01-02' },
];
const toHtml = async (text: string) => `<p>${text}</p>`;
const articles = [base, ...others.map((other) => ({ ...base, ...other }))];

test('what to read next has the language first, then the subject, then the day; never the article itself', async () => {
  const page = await articlePageOf(articles, 'sums', toHtml);
  const { description, ...article } = base;
  expect(page).toMatchObject({ article, html: `<p>${description}</p>`, minutes: 1 });
  expect(page?.related.map(({ _id }) => _id)).toEqual(['same-subject', 'newest', 'older']);
});

test('the texts of other articles do not come with the page', async () => {
  for (const teaser of (await articlePageOf(articles, 'sums', toHtml))?.related ?? []) {
    expect(teaser).not.toHaveProperty('description');
  }
});
