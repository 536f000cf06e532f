import { schemaFaults } from '@pathshala/content/kinds/publish-faults';
import { fullOf } from '@pathshala/content/testing/each-kind';
import { schoolDay } from '@pathshala/contract/region';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAs, visitor } from '../../testing/render-as.tsx';
import { Component } from './notices-page.tsx';

const day = 24 * 3600_000;
const noticeOf = (id: string, from: number, until: number) => ({
  ...{ id, title: `Notice ${id}`, text: `Text of ${id}` },
  ...{ from: schoolDay(Date.now() + from * day), until: schoolDay(Date.now() + until * day) },
});

function publish(...content: readonly object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ print: 'p', content }));
}

afterEach(() => vi.unstubAllGlobals());

test('the list has what is of today, the latest first', async () => {
  publish(noticeOf('old', -9, -2), noticeOf('long', -5, 5), noticeOf('new', 0, 0), noticeOf('later', 1, 3));
  renderAs(visitor, <Component />, '/notices');
  await screen.findByText('Text of new');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(['Notice new', 'Notice long']);
});

test('where there is none, the list says so', async () => {
  publish(noticeOf('old', -9, -2));
  renderAs(visitor, <Component />, '/notices');
  expect(await screen.findByText('There are no notices today.')).toBeVisible();
});

test('a notice ends on or after its first day', () => {
  expect(schemaFaults('notices', fullOf.notices)).toEqual([]);
  expect(schemaFaults('notices', { ...fullOf.notices, from: '2026-11-24' })).toEqual([
    { path: 'until', key: 'faults.endsBeforeItBegins' },
  ]);
});
