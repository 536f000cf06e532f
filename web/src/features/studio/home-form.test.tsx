import 'fake-indexeddb/auto';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { type StudioChanges, withChanges } from '@pathshala/contract/studio/changes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioItem } from '@pathshala/contract/studio/items';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, type SchoolCall, serveSchool } from '../../testing/serve-school.ts';
import { Component as ItemPage } from './item-page.tsx';
import { waits } from './session/draft-session.ts';

// The changes follow each other at once, so that one request sends them all.
waits.quiet = 20;

const courier = {
  paper: { en: 'The Courier', bn: 'বার্তা' },
  headline: 'A quiet hour',
  quote: 'Six.',
  year: 2026,
};
const weekly = { paper: 'Kashful Weekly', headline: 'Free books', quote: 'We printed it.', year: 2025 };
const home = {
  hero: {
    title: { en: 'Learn at home.', bn: 'ঘরে বসে শেখো।' },
    lead: 'Lessons for every class.',
    primary: { label: 'See the courses' },
    secondary: { label: 'Try a lesson' },
  },
  figures: [{ value: '12' }],
  press: [courier, weekly],
} satisfies StudioFields;

/** A school that stores its home page. */
function show(): readonly SchoolCall[] {
  let draft: StudioFields = home;
  let version = 1;
  const calls = serveSchool((call) => {
    if (matchCall(studioEndpoints.studioRevisions, call)) return { json: { items: [], next: null } };
    if (call.what.startsWith('GET /api/admin/')) return { json: { admin: true } };
    if (matchCall(studioEndpoints.studioChange, call)) {
      draft = withChanges(draft, (call.body as StudioChanges).changes);
      version += 1;
    }
    const item: StudioItem = {
      id: 'home',
      state: 'live',
      updateTime: `t${version}`,
      draft,
      published: { ...home, press: [] },
    };
    return { json: item };
  });
  renderPage(<ItemPage />, { at: '/studio/home/home', path: '/studio/:kind/:id' });
  return calls;
}

const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

it('shows one part of home at a time, in both languages, numbers the entries of lists, and saves their changes', async () => {
  const calls = show();
  await open('Top of the page');
  expect(field('Top of the page: title')).toHaveValue('Learn at home.');
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Studio' })).toHaveAttribute('href', '/studio');
  expect(field('Top of the page: title in Bangla')).toHaveValue('ঘরে বসে শেখো।');
  expect(field('Top of the page: second button')).toHaveValue('Try a lesson');
  await open('Press');
  expect(screen.queryByLabelText('Top of the page: title')).toBeNull();
  const press = screen.getByRole('group', { name: 'Press' });
  await open('headline 1 The Courier');
  expect(within(press).getByLabelText('headline 1: Newspaper in Bangla')).toHaveValue('বার্তা');
  expect(within(press).getByRole('button', { name: 'Move headline 1 up' })).toBeDisabled();
  await open('headline 2 Kashful Weekly');
  expect(within(press).getByLabelText('headline 2: Year')).toHaveValue('2025');
  expect(screen.queryByLabelText('headline 1: Newspaper')).toBeNull();
  expect(within(press).queryByRole('button', { name: /^headline 3/ })).toBeNull();
  // Sends changed, moved and added rows, and leaves everything else as it was.
  await open('headline 1 The Courier');
  write('headline 1: Headline', 'The quietest hour');
  await open('headline 2 Kashful Weekly');
  fireEvent.click(screen.getByRole('button', { name: 'Move headline 2 up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add headline' }));
  write('headline 3: Newspaper', 'Tiffin Times');
  const sent = () => calls.filter((call) => matchCall(studioEndpoints.studioChange, call));
  await waitFor(() => expect(sent()).not.toHaveLength(0), { timeout: 30_000 });
  const saved = [weekly, { ...courier, headline: 'The quietest hour' }, { paper: 'Tiffin Times' }];
  expect(sent().at(-1)?.body).toEqual({ changes: [{ path: ['press'], value: saved }] });
});
