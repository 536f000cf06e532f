import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import 'fake-indexeddb/auto';
import type { StudioFields } from '@pathshala/contract/content/fields';
import type { StudioChanges } from '@pathshala/contract/studio/changes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, serveSchool } from '../../testing/serve-school.ts';
import { Component as ItemPage } from './item-page.tsx';
import { waits } from './session/draft-session.ts';

// The changes follow each other at once, so that one request sends them all.
waits.quiet = 20;

const paper = { en: 'The Courier', bn: 'বার্তা' };
const courier = { paper, headline: 'A quiet hour', quote: 'Six.', year: 2026 };
const weekly = { paper: 'Kashful Weekly', headline: 'Free books', quote: 'We printed it.', year: 2025 };
const draft: StudioFields = {
  hero: { title: { en: 'Learn at home.', bn: 'ঘরে বসে শেখো।' }, secondary: { label: 'Try a lesson' } },
  press: [courier, weekly],
};

const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

it('shows one part of home at a time, in both languages, numbers the entries of lists, and saves their changes', async () => {
  const calls = serveSchool(({ what }) => {
    if (what.startsWith('GET /api/admin/')) return { json: { admin: true } };
    return { json: { id: 'home', state: 'live', updateTime: 't1', draft, published: draft } };
  });
  renderPage(<ItemPage />, { at: '/studio/home/home', path: '/studio/:kind/:id' });
  await open('Top of the page');
  expect(field('Top of the page: title')).toHaveValue('Learn at home.');
  expect(field('Top of the page: title in Bangla')).toHaveValue('ঘরে বসে শেখো।');
  expect(field('Top of the page: second button')).toHaveValue('Try a lesson');
  await open('Press');
  expect(screen.queryByLabelText('Top of the page: title')).toBeNull();
  const press = screen.getByRole('group', { name: 'Press' });
  await open('headline 1 The Courier');
  expect(within(press).getByLabelText('headline 1: Newspaper in Bangla')).toHaveValue('বার্তা');
  expect(within(press).getByRole('button', { name: 'Move headline 1 up' })).toBeDisabled();
  write('headline 1: Headline', 'The quietest hour');
  await open('headline 2 Kashful Weekly');
  expect(within(press).getByLabelText('headline 2: Year')).toHaveValue('2025');
  expect(screen.queryByLabelText('headline 1: Newspaper')).toBeNull();
  // Sends changed, moved and added rows, and leaves everything else as it was.
  fireEvent.click(screen.getByRole('button', { name: 'Move headline 2 up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add headline' }));
  write('headline 3: Newspaper', 'Tiffin Times');
  const sent = () => calls.filter((call) => matchCall(studioEndpoints.studioChange, call));
  const value = [weekly, { ...courier, headline: 'The quietest hour' }, { paper: 'Tiffin Times' }];
  await waitFor(() =>
    expect(sent().at(-1)?.body as StudioChanges).toEqual({ changes: [{ path: ['press'], value }] }),
  );
});
