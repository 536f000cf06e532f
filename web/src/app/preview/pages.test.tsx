import { kindNames } from '@pathshala/content/kinds/all-kinds';
import { bareOf, fullOf } from '@pathshala/content/testing/each-kind';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft, DraftStore } from '../../page/draft-store.ts';
import { DraftPage } from './draft-page.tsx';
import { isolate } from './own-realm.ts';
import { currentAnswers } from './shown-now.ts';

vi.setConfig({ testTimeout: 120_000 });

const asked: string[] = [];

/** Shows a draft as a frame of the studio does, beside a school that has published nothing. */
function show(first: Draft) {
  const ask = async (address: string | URL | Request, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${String(address)}`);
    return new Response('{}', { status: 404 });
  };
  const own = { document, localStorage, fetch: ask as typeof fetch };
  isolate(own as unknown as Parameters<typeof isolate>[0], currentAnswers);
  vi.stubGlobal('fetch', own.fetch);
  vi.stubGlobal('localStorage', own.localStorage);
  let now = first;
  const listeners = new Set<() => void>();
  const onPart = vi.fn<DraftStore['onPart']>();
  const onShown = vi.fn<DraftStore['onShown']>();
  const store: DraftStore = {
    look: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPart,
    onShown,
  };
  const { container } = render(<DraftPage store={store} />);
  const change = (fields: StudioFields) => {
    now = { ...now, fields };
    for (const listener of listeners) listener();
  };
  return { container, change, onPart, onShown };
}

const idOf = (kind: StudioKind) =>
  ({ lessons: 'sums~first', home: 'home', pages: 'refunds' })[kind as string] ?? 'it';
const draftOf = (kind: StudioKind, fields: StudioFields, more: Partial<Draft> = {}): Draft => ({
  ...{ kind, id: idOf(kind), fields, language: 'en' },
  ...more,
});

beforeEach(() => {
  asked.length = 0;
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What an item says first. */
const saidOf = ({ title, name, lead, hero }: StudioFields) => {
  const said = (hero as StudioFields | undefined)?.title ?? title ?? name ?? lead;
  return String(typeof said === 'object' ? (said as { en: string }).en : said);
};

test('every kind has its page, with every field, with those alone that are needed, and with none', async () => {
  for (const kind of kindNames) {
    for (const fields of [fullOf[kind], bareOf(kind)]) {
      const { container } = show(draftOf(kind, fields));
      const said = saidOf(fields).split(' ').slice(0, 2).join(' ');
      await waitFor(() => expect(container.textContent, kind).toContain(said), { timeout: 20_000 });
      expect(container.textContent, kind).not.toMatch(/undefined|\[object|NaN/);
      cleanup();
    }
    const { container } = show(draftOf(kind, {}));
    await waitFor(() => expect(container.textContent, kind).not.toBe(''), { timeout: 20_000 });
    expect(container.textContent, kind).not.toMatch(/undefined|\[object|NaN/);
    cleanup();
  }
  // Nothing of a draft is sent anywhere.
  expect(asked.filter((what) => !what.startsWith('GET '))).toEqual([]);
});

test.each(['courses', 'articles', 'books', 'instructors'] as const)(
  '%s have the picture that their author has chosen, before and after they are published',
  async (kind) => {
    const picture = '/api/media/0123456789abcdef0123456789abcdef.webp';
    const { container } = show(draftOf(kind, { ...fullOf[kind], picture }));
    await waitFor(() => expect(container.querySelector(`img[src="${picture}"]`)).not.toBeNull(), {
      timeout: 20_000,
    });
  },
);

const lesson = {
  title: 'Sums',
  minutes: 9,
  body: 'Before $x^2$.\n\nThen $\\frac{1}$ and <b>$\\nope$.\n\n$$y = 2$$\n',
  quiz: [
    {
      question: 'Is $1 \\heartsuit 2$ or $\\frac{2}$?',
      options: ['$1$', '$}$'],
      answer: 0,
      explanation: 'Because $3$',
      feedback: ['', 'Not that one'],
    },
  ],
};

test('a broken formula does not affect the rest of a lesson, and signs without a spoken word are told', async () => {
  const { container, onShown } = show(draftOf('lessons', lesson));
  await screen.findByRole('heading', { level: 1, name: 'Sums' });
  expect(container.querySelectorAll('[aria-label="x squared"], [aria-label="y equals 2"]')).toHaveLength(2);
  expect(container.textContent).toContain('$\\frac{1}$ the formula $\\frac{1}$ cannot be read');
  expect(container.textContent).toContain('has an unknown command, \\nope');
  expect(container.textContent).toContain('an extra closing brace');
  expect(container.textContent).not.toMatch(/Please report|at position|Expected/);
  expect(container.querySelector('b')).toBeNull();
  await waitFor(() => expect(onShown).toHaveBeenLastCalledWith(['♡']));
});

test('the page follows the draft, and its quiz is marked by the draft', async () => {
  const course = {
    fields: { title: 'All about sums', list: 'classThree', subject: 'mathematics' },
    lessons: [],
  };
  const { change } = show(draftOf('lessons', lesson, { course }));
  expect(await screen.findAllByRole('link', { name: 'All about sums' })).not.toEqual([]);
  const [, wrong] = await screen.findAllByRole('radio');
  fireEvent.click(wrong as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Check my answers' }));
  expect(await screen.findByText('Not that one')).toBeVisible();
  expect(screen.getByText(/^Because/)).toBeVisible();
  change({ ...lesson, title: 'More sums' });
  expect(await screen.findByRole('heading', { level: 1, name: 'More sums' })).toBeVisible();
  expect(asked.filter((what) => !what.startsWith('GET '))).toEqual([]);
});

test('a page that could not be drawn comes back with what is written next', async () => {
  const { change } = show(draftOf('articles', { ...fullOf.articles, userName: { en: {} } as never }));
  change(fullOf.articles);
  expect(await screen.findByRole('heading', { level: 1, name: saidOf(fullOf.articles) })).toBeVisible();
});

test('a part of home that is opened in the form comes into sight, and only then', async () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const shown = (top: number, isOpen: boolean) => {
    cleanup();
    place.mockReturnValue({ top, bottom: top + 500 } as DOMRect);
    const parts = [{ name: 'press', label: `Edit: Press ${top}`, isOpen }];
    show(draftOf('home', fullOf.home, { parts }));
    return screen.findByRole('button', { name: `Edit: Press ${top}` });
  };
  await shown(5000, false);
  await shown(200, true);
  await shown(4000, true);
  // A moment after the button. Each showing ends with its effects done, so one call stands for all three.
  await waitFor(() => expect(scrollBy.mock.calls).toEqual([[{ top: 4000 }]]));
  vi.restoreAllMocks();
});

test('each part of home has a button that opens it, and so does pressing the part', async () => {
  const parts = [
    { name: 'hero', label: 'Edit: Top of the page' },
    { name: 'classes', label: 'Edit: Figures' },
    { name: 'press', label: 'Edit: Press' },
  ];
  const { onPart } = show(draftOf('home', fullOf.home, { parts }));
  for (const { name, label } of parts) {
    fireEvent.click(await screen.findByRole('button', { name: label }));
    expect(onPart).toHaveBeenLastCalledWith(name);
  }
  const button = screen.getByRole('button', { name: 'Edit: Press' });
  const press = button.parentElement as HTMLElement;
  onPart.mockClear();
  fireEvent.click(within(press).getByRole('heading', { level: 2 }));
  expect(onPart.mock.calls).toEqual([['press']]);
});
