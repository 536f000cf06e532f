import { home } from '@pathshala/content/home';
import { endpoints } from '@pathshala/contract/endpoints';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, serveSchool, whatOf } from '../testing/serve-school.ts';
import { learnPart, useNewerPart } from './newer-part.ts';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Title({ print }: { readonly print: string | undefined }) {
  return <h1>{useNewerPart('home', home, print).hero.title}</h1>;
}

const asks = whatOf(endpoints.publishedPart, { part: 'home', query: { have: 'abc' } });

test('a page shows what was published since it was built', async () => {
  const newer = { ...home, hero: { ...home.hero, title: 'A new promise' } };
  const asked = serveSchool(() => ({ json: { print: 'xyz', content: newer } }));
  render(<Title print="abc" />);
  expect(screen.getByRole('heading')).toHaveTextContent(home.hero.title);
  expect(await screen.findByRole('heading', { name: 'A new promise' })).toBeVisible();
  expect(asked.map(({ what }) => what)).toEqual([asks]);
});

test.each([
  ['nothing is newer', () => ({ json: { print: 'abc' } })],
  ['the school cannot be asked', () => refusal(503, 'unavailable', '')],
  ['nothing is published', () => refusal(404, 'not-found', '')],
])('it stays as it is where %s', async (_what, answer) => {
  const asked = serveSchool(answer);
  render(<Title print="abc" />);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: home.hero.title })).toBeVisible();
});

test('nobody is asked by a page that does not know its own text', async () => {
  const asked = serveSchool(() => ({ json: {} }));
  render(<Title print={undefined} />);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toEqual([]);
});

test('who comes by a link sees what is newer from the first sight on, and nothing takes its place', async () => {
  const newer = { ...home, hero: { ...home.hero, title: 'A new promise' } };
  const asked = serveSchool(() => ({ json: { print: 'xyz', content: newer } }));
  await learnPart('home', 'abc');
  render(<Title print="abc" />);
  expect(screen.getByRole('heading')).toHaveTextContent('A new promise');
  await new Promise((done) => setTimeout(done, 20));
  expect(asked.map(({ what }) => what)).toEqual([asks]);
});
