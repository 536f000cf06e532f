import { siteConfig } from '@pathshala/brand/site.config';
import { siteIn } from '@pathshala/brand/site-in';
import { schoolContent } from '@pathshala/content/testing/school-content';
import type { Blog } from '@pathshala/contract/content/published';
import { expect, test } from 'vitest';
import { articleMeta, articlePageOf, readingMinutes, readingTime } from './article-content.ts';

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
  const page = await articlePageOf({ articles: async () => articles, html: toHtml }, 'sums');
  const { description, ...article } = base;
  expect(page).toMatchObject({ article, html: `<p>${description}</p>`, minutes: 1 });
  expect(page?.related.map(({ _id }) => _id)).toEqual(['same-subject', 'newest', 'older']);
  // The page's data does not contain the other articles' texts.
  for (const teaser of page?.related ?? []) expect(teaser).not.toHaveProperty('description');
});

const words = (count: number, lang: 'en' | 'bn' = 'en') =>
  ({ description: 'word '.repeat(count), lang }) as const;

test.each([
  [1, 1],
  [220, 1],
  [650, 3],
  [1320, 6],
])('%i English words take %i minutes', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

test('the time is said in the language that is asked for', () => {
  expect(readingTime(4, 'en')).toBe('4 min read');
  expect(readingTime(5, 'bn')).toBe('পড়তে ৫ মিনিট');
});

const [article] = schoolContent().articles;
if (!article) throw new Error('There is no article');
const page = { article: { ...article, day: '' }, html: '', minutes: 4, related: [] };
const tags: readonly object[] = articleMeta(page);
const address = `${siteConfig.origin}/blogs/${article._id}`;
const picture = `${siteConfig.origin}/og/${article.subject}.png`;

test('search engines are told that it is an article, by whom, since when, in which language', () => {
  const told = tags.flatMap((tag) => ('data' in tag ? [tag.data] : []));
  expect(told).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: article.title,
      author: { '@type': 'Person', name: article.userName },
      datePublished: article.date,
      inLanguage: article.lang,
      image: picture,
      mainEntityOfPage: address,
      publisher: expect.objectContaining({ name: siteIn('en').name }),
    }),
  ]);
});
