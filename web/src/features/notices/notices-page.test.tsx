import { schemaFaults } from '@pathshala/content/kinds/publish-faults';
import { fullOf } from '@pathshala/content/testing/each-kind';
import { schoolDay } from '@pathshala/contract/region';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAs, visitor } from '../../testing/render-as.tsx';
import NoticeLine, { Component } from './notices-page.tsx';

const day = 24 * 3600_000;
const noticeOf = (id: string, from: number, until: number) => ({
  ...{ id, title: `Notice ${id}`, text: `Text of ${id}` },
  ...{ from: schoolDay(Date.now() + from * day), until: schoolDay(Date.now() + until * day) },
});

function publish(...content: readonly object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ print: 'p', content }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the list has what is of today, the latest first', async () => {
  publish(noticeOf('old', -9, -2), noticeOf('long', -5, 5), noticeOf('new', 0, 0), noticeOf('later', 1, 3));
  renderAs(visitor, <Component />, '/notices');
  await screen.findByText('Text of new');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(['Notice new', 'Notice long']);
});

test('where there is none, the list says so and no line stands there', async () => {
  publish(noticeOf('old', -9, -2));
  renderAs(visitor, <Component />, '/notices');
  expect(await screen.findByText('There are no notices today.')).toBeVisible();
  cleanup();
  renderAs(visitor, <NoticeLine />, '/help');
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the line leads to the list, moves nothing, and stays closed on the device; the next one has its turn', async () => {
  publish(noticeOf('long', -5, 5), noticeOf('new', 0, 0));
  renderAs(visitor, <NoticeLine />, '/help');
  expect(await screen.findByRole('link', { name: 'Notice new' })).toHaveAttribute('href', '/notices');
  expect(screen.getByRole('complementary', { name: 'Notices' })).toHaveStyle({ height: '0px' });
  await userEvent.click(screen.getByRole('button', { name: 'Close the notice: Notice new' }));
  expect(screen.getByRole('link')).toHaveTextContent('Notice long');
  cleanup();
  renderAs(visitor, <NoticeLine />, '/help');
  expect(await screen.findByRole('link')).toHaveTextContent('Notice long');
});

test('it is reached and closed by keyboard, and stands there again once it was changed', async () => {
  const notice = noticeOf('eid', -1, 1);
  publish(notice);
  renderAs(visitor, <NoticeLine />, '/help');
  await screen.findByRole('link');
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  publish({ ...notice, text: 'One day more' });
  renderAs(visitor, <NoticeLine />, '/help');
  expect(await screen.findByRole('link')).toHaveTextContent('Notice eid');
});

test('a notice ends on or after its first day', () => {
  expect(schemaFaults('notices', fullOf.notices)).toEqual([]);
  expect(schemaFaults('notices', { ...fullOf.notices, from: '2026-11-24' })).toEqual([
    { path: 'until', key: 'faults.endsBeforeItBegins' },
  ]);
});
