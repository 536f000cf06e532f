import { fillPage } from '@pathshala/content/school-page-of';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { placeholders, schoolPageNames } from '@pathshala/contract/content/published';
import { allRoutes } from '@pathshala/contract/site/all-routes';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as SchoolTextPage } from './school-page.tsx';

const { pages } = schoolContent();
const words = Object.fromEntries(placeholders.map((name) => [name, `<the ${name}>`])) as Record<
  (typeof placeholders)[number],
  string
>;

test.each(schoolPageNames)('/%s has a route, plain words first and exact ones after', async (name) => {
  const route = allRoutes.find(({ id }) => id === name);
  expect(route).toMatchObject({ path: `/${name}`, prerender: true, crawlers: 'list', audience: 'anyone' });
  const page = pages.find((one) => one.name === name);
  renderPage(<SchoolTextPage />, { at: `/${name}`, loader: () => page && fillPage(page, words) });
  expect(await screen.findByRole('heading', { level: 1, name: String(route?.title) })).toBeVisible();
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

test('the owner’s words stand where the text has their names, as text', () => {
  const filled = pages.map((page) => JSON.stringify(fillPage(page, words))).join();
  expect(filled).toContain('&lt;the owner&gt;');
  expect(filled).toContain('&lt;the privacy&gt;');
  expect(filled).not.toMatch(/<the |\{(owner|address|email|school|country|privacy)\}/);
});
