import type { Blog } from '@pathshala/contract/blog';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { refusal, serveSchool } from '../../testing/serve-school.ts';
import { Component as ArticlePage } from './article-page.tsx';
import { articlePageOf } from './article-page-data.ts';

const article: Blog = {
  _id: 'bn-sums',
  title: 'অঙ্কের ভয়',
  userName: 'শাহেদ ইমতিয়াজ',
  subject: 'mathematics',
  img: '/covers/blog-bn-sums.svg',
  lang: 'bn',
  date: '2026-08-20',
  summary: 'ভয় কাটানোর কথা।',
  description: 'প্রথম অনুচ্ছেদ।\n\nদ্বিতীয় অনুচ্ছেদ।',
};
const other: Blog = { ...article, _id: 'jars', title: 'Three jars', lang: 'en' };
const articles = [article, other];

afterEach(() => vi.unstubAllGlobals());

it('an article has author, day, reading time, the whole text in its language, and what to read next', async () => {
  renderPage(<ArticlePage />, { at: '/blogs/bn-sums', loader: () => articlePageOf(articles, 'bn-sums') });
  const heading = await screen.findByRole('heading', { level: 1, name: article.title });
  expect(heading).toHaveAttribute('lang', 'bn');
  const byline = screen.getByText(article.userName, { selector: 'p > span' }).parentElement;
  expect(byline).toHaveTextContent('২০ আগস্ট, ২০২৬');
  expect(byline).toHaveTextContent('পড়তে ১ মিনিট');
  for (const paragraph of ['প্রথম অনুচ্ছেদ।', 'দ্বিতীয় অনুচ্ছেদ।']) {
    expect(screen.getByText(paragraph).closest('[lang]')).toHaveAttribute('lang', 'bn');
  }
  const more = within(screen.getByRole('list', { name: 'More articles' }));
  expect(more.getByRole('link', { name: 'Three jars' })).toHaveAttribute('href', '/blogs/jars');
  expect(screen.getByRole('button', { name: `Share: ${article.title}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blogs');
});

describe('a page that is older than the school', () => {
  const open = () =>
    renderPage(<ArticlePage />, { at: '/blogs/jars', loader: () => articlePageOf(articles, 'jars') });

  it('shows what is published now, with the picture that it has', async () => {
    const { img: _, ...written } = { ...other, title: 'Four jars' };
    const asked = serveSchool(() => ({ json: written }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Four jars' })).toBeVisible();
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/article/jars']);
  });

  it('says so where the article is published no longer', async () => {
    serveSchool(() => refusal(404, 'not-found', ''));
    open();
    expect(await screen.findByRole('heading', { name: 'We have no such article' })).toBeVisible();
  });

  it('stays as it is where the school cannot be asked', async () => {
    serveSchool(() => refusal(503, 'unavailable', ''));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Three jars' })).toBeVisible();
  });
});
