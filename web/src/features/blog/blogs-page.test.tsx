import { renderArticle } from '@pathshala/content/render/lesson-record';
import type { Blog } from '@pathshala/contract/content/published';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { refusal, serveSchool } from '../../testing/serve-school.ts';
import { articlePageOf, entryOf } from './article-content.ts';
import { ArticleNotFound, Component as ArticlePage } from './article-page.tsx';
import { Component as BlogsPage } from './blogs-page.tsx';

const base = {
  userName: 'Nandita Saha',
  subject: 'mathematics',
  img: '/covers/x.svg',
  summary: 'About it.',
} as const;
const long = `${'A long beginning. '.repeat(20)}\n\nThe very last sentence.`;
const html = '<p>A long <strong>beginning</strong>.</p><p>The very last sentence.</p>';
/** Serves the built data of the long article's page, and nothing newer. */
const serveArticle = () =>
  serveSchool(({ what }) => (what === 'GET /blogs/long-one/data.json' ? { json: { html } } : { json: {} }));
const blogs: readonly Blog[] = [
  { ...base, _id: 'long-one', title: 'The long one', lang: 'en', date: '2026-10-03', description: long },
  {
    ...{ ...base, _id: 'short-one', title: 'The short one' },
    ...{ lang: 'en', date: '2026-09-01', description: 'Short.' },
  },
  { ...base, _id: 'bangla-one', title: 'অঙ্কের ভয়', lang: 'bn', date: '2026-08-20', description: 'ভয় নেই।' },
];

function show(at = '/blogs', built = blogs) {
  return renderPage(<BlogsPage />, { at, loader: () => built.map(entryOf) });
}

it('shows the prerendered cards when nothing can be fetched: links to the articles, Bangla marked as Bangla, Read More only where the text is longer than 250 characters', async () => {
  serveSchool(() => refusal(503, 'unavailable', 'Not now'));
  show();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('button', { name: /Read More/ })).toHaveAccessibleDescription('The long one');
  expect(screen.getByRole('link', { name: 'The short one' })).toHaveAttribute('href', '/blogs/short-one');
  const bangla = screen.getByRole('heading', { name: 'অঙ্কের ভয়' }).closest('article');
  expect(screen.getByText('In Bangla').closest('article')).toBe(bangla);
  expect(screen.getByText('২০ আগস্ট, ২০২৬')).toHaveAttribute('datetime', '2026-08-20');
  for (const text of screen.getAllByText(/[\u0980-\u09FF]{2}/, { ignore: 'svg *' }))
    expect(text.closest('[lang]'), `${text.textContent}`).toHaveAttribute('lang', 'bn');
  for (const text of ['The short one', 'Short.'])
    expect(screen.getByText(text).closest('[lang="bn"]')).toBeNull();
});

it('puts the article into the address and takes it out again', async () => {
  serveArticle();
  const { router } = show();
  const button = await screen.findByRole('button', { name: 'Read More', description: 'The long one' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'The long one' });
  expect(await within(dialog).findByText('The very last sentence.')).toBeVisible();
  expect(within(dialog).getByText('beginning').tagName).toBe('STRONG');
  expect(router.state.location.hash).toBe('#long-one');
  const page = within(dialog).getByRole('link', { name: 'Open as a page' });
  expect(page).toHaveAttribute('href', '/blogs/long-one');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.hash).toBe('');
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: 'The long one' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says that the text did not arrive, and fetches it again', async () => {
  let up = false;
  serveSchool(() => (up ? { json: { html } } : refusal(503, 'unavailable', 'Not now')));
  show('/blogs#long-one');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('We couldn’t load the text');
  up = true;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('The very last sentence.')).toBeVisible();
});

const article: Blog = {
  ...{ ...base, _id: 'bn-sums', title: 'অঙ্কের ভয়', lang: 'bn', date: '2026-08-20' },
  userName: 'শাহেদ ইমতিয়াজ',
  description: 'প্রথম অনুচ্ছেদ।\n\n## একটি ভাগ\n\nদ্বিতীয় অনুচ্ছেদ।',
};
const other: Blog = { ...article, _id: 'jars', title: 'Three jars', lang: 'en' };
const articles = [article, other];

it('a missing article’s page leads to all of them', () => {
  renderPage(<ArticleNotFound />, { at: '/blogs/no-such' });
  expect(screen.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blogs');
});

it('an article has author, day, reading time, the whole text in its language, and what to read next', async () => {
  const school = {
    articles: async () => articles,
    html: async () => renderArticle(article.description, 'bn'),
  };
  renderPage(<ArticlePage />, { at: '/blogs/bn-sums', loader: () => articlePageOf(school, 'bn-sums') });
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
