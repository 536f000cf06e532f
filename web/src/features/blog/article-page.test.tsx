import { renderArticle } from '@pathshala/content/render/lesson-record';
import type { Blog } from '@pathshala/contract/content/published';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { articlePageOf } from './article-content.ts';
import { ArticleNotFound, Component as ArticlePage } from './article-page.tsx';

const article: Blog = {
  _id: 'bn-sums',
  title: 'অঙ্কের ভয়',
  userName: 'শাহেদ ইমতিয়াজ',
  subject: 'mathematics',
  img: '/covers/blog-bn-sums.svg',
  lang: 'bn',
  date: '2026-08-20',
  summary: 'ভয় কাটানোর কথা।',
  description: 'প্রথম অনুচ্ছেদ।\n\n## একটি ভাগ\n\nদ্বিতীয় অনুচ্ছেদ।',
};
const other: Blog = { ...article, _id: 'jars', title: 'Three jars', lang: 'en' };
const articles = [article, other];

it('an article has author, day, reading time, the whole text in its language, and what to read next', async () => {
  const load = () => articlePageOf(articles, 'bn-sums', async (text, lang) => renderArticle(text, lang));
  renderPage(<ArticlePage />, { at: '/blogs/bn-sums', loader: load });
  const heading = await screen.findByRole('heading', { level: 1, name: article.title });
  expect(heading).toHaveAttribute('lang', 'bn');
  const byline = screen.getByText(article.userName, { selector: 'p > span' }).parentElement;
  expect(byline).toHaveTextContent('২০ আগস্ট, ২০২৬');
  expect(byline).toHaveTextContent('পড়তে ১ মিনিট');
  for (const paragraph of ['প্রথম অনুচ্ছেদ।', 'দ্বিতীয় অনুচ্ছেদ।']) {
    expect(screen.getByText(paragraph).closest('[lang]')).toHaveAttribute('lang', 'bn');
  }
  expect(screen.getByRole('heading', { level: 2, name: 'একটি ভাগ' })).toBeVisible();
  const more = within(screen.getByRole('list', { name: 'More articles' }));
  expect(more.getByRole('link', { name: 'Three jars' })).toHaveAttribute('href', '/blogs/jars');
  expect(screen.getByRole('button', { name: `Share: ${article.title}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blogs');
});

it('where there is no such article, all articles are a link away', async () => {
  renderPage(<ArticleNotFound />, { at: '/blogs/no-such' });
  expect(await screen.findByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blogs');
});
