import { schemaIssues } from '@pathshala/content/kinds/schemas';
import { fullOf } from '@pathshala/content/testing/each-kind';
import { schoolDay } from '@pathshala/contract/site/region';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Component, noticesOf } from './notices-page.tsx';

// The school's day does not end during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const day = 24 * 3600_000;
const noticeOf = (id: string, from: number, until: number) => ({
  ...{ id, title: `Notice ${id}`, text: `Text of ${id}` },
  ...{ from: schoolDay(Date.now() + from * day), until: schoolDay(Date.now() + until * day) },
});

/** Shows the page of a school that has published these. */
function open(...notices: readonly ReturnType<typeof noticeOf>[]) {
  renderPage(<Component />, { at: '/notices', loader: () => noticesOf(schoolDay(Date.now()), notices) });
}

test('the list has what is of today, the latest first', async () => {
  open(noticeOf('old', -9, -2), noticeOf('long', -5, 5), noticeOf('new', 0, 0), noticeOf('later', 1, 3));
  await screen.findByText('Text of new');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(['Notice new', 'Notice long']);
});

test('a notice can have a picture and a PDF', async () => {
  const own = {
    picture: '/api/media/a.webp',
    pictureText: 'The hall',
    file: { url: '/api/media/b.pdf', bytes: 9000, pages: 1 },
  };
  open({ ...noticeOf('exam-routine', 0, 0), ...own });
  expect(await screen.findByRole('img', { name: 'The hall' })).toHaveAttribute('src', own.picture);
  const link = screen.getByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', own.file.url);
  expect(link).toHaveAttribute('download', 'exam-routine.pdf');
  expect(link).toHaveAccessibleDescription('Notice exam-routine PDF · 9 KB · 1 page');
});

test('a notice ends on or after its first day', () => {
  expect(schemaIssues('notices', fullOf.notices)).toEqual([]);
  expect(schemaIssues('notices', { ...fullOf.notices, from: '2026-11-24' })).toEqual([
    { path: 'until', key: 'faults.endsBeforeItBegins' },
  ]);
});
