import { fillPage } from '@pathshala/content/school-page-of';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { linkedPages, placeholders } from '@pathshala/contract/content/published';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as SchoolTextPage } from './school-page.tsx';

const { pages } = schoolContent();
const words = Object.fromEntries(placeholders.map((name) => [name, `<the ${name}>`])) as Record<
  (typeof placeholders)[number],
  string
>;

test.each(linkedPages)('/%s has plain words first and exact ones after', async (name) => {
  const page = pages.find((one) => one.name === name);
  renderPage(<SchoolTextPage />, { at: `/${name}`, loader: () => page && fillPage(page, words) });
  expect(await screen.findByRole('heading', { level: 1, name: String(page?.title) })).toBeVisible();
  const [simple, exact] = screen.getAllByRole('heading', { level: 2 });
  expect([simple, exact].map((heading) => heading?.textContent)).toEqual([
    'In short',
    'Full details for parents',
  ]);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of contents) {
    const target = document.getElementById(String(link.getAttribute('href')?.slice(1)));
    expect(target?.textContent).toBe(link.textContent);
  }
});

test('a page of one’s own has its text as it is written, and its PDF', async () => {
  const [about] = pages.filter(({ name }) => name === 'about');
  const file = { url: `/api/media/${'0'.repeat(32)}.pdf`, bytes: 120_000, pages: 3 };
  const page = about && { ...fillPage(about, words), name: 'admission', title: 'Admission', file };
  renderPage(<SchoolTextPage />, { at: '/admission', loader: () => page });
  await screen.findByRole('heading', { level: 1, name: 'Admission' });
  const link = screen.getByRole('link', { name: 'Download' });
  expect(link).toHaveAccessibleDescription('Admission PDF · 120 KB · 3 pages');
  expect(link).toHaveAttribute('href', file.url);
  expect(link).toHaveAttribute('download', 'admission.pdf');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(['On this page', ...(about?.sections ?? []).map(({ title }) => title)]);
});

test('the owner’s words stand where the text has their names, as text', () => {
  const filled = pages.map((page) => JSON.stringify(fillPage(page, words))).join();
  expect(filled).toContain('&lt;the owner&gt;');
  expect(filled).toContain('&lt;the privacy&gt;');
  expect(filled).not.toMatch(/<the |\{(owner|address|email|school|country|privacy)\}/);
});
