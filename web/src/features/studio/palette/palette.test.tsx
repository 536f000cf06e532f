import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { matchCall, refusal, type SchoolAnswer, serveSchool } from '../../../testing/serve-school.ts';
import { Component as KindPage } from '../kind-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const lesson: StudioEntry = {
  ...{ id: 'ratio~first', title: { en: 'What is a ratio?', bn: 'অনুপাত কী?' } },
  ...{ state: 'draft', by: null, at: null },
};

/** @param lessons the answer about lessons, if it is none of the usual ones */
function show(lessons?: SchoolAnswer) {
  serveSchool((call) => {
    const list = matchCall(studioEndpoints.studioList, call);
    if (lessons && list?.values.kind === 'lessons') return lessons;
    if (list) return { json: { items: list.values.kind === 'lessons' ? [lesson] : [], next: null } };
    return { json: { admin: true } };
  });
  return renderPage(<KindPage />, { at: '/studio/courses', path: '/studio/:kind' });
}

async function open() {
  await screen.findByRole('button', { name: 'New course' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'A command, a kind or a title' });
}

const options = () => screen.getAllByRole('option').map((one) => one.textContent);
const chosen = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('does a command of the page at hand that is found by its name', async () => {
  show();
  const field = await open();
  expect(field).toHaveFocus();
  const here = screen.getByRole('group', { name: 'On this page' });
  expect(
    within(here)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Order of courses', 'New course']);
  await userEvent.type(field, 'new cou');
  expect(chosen(field)).toBe('New course');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'A command, a kind or a title' })).toBeNull();
});

it('finds an item by its title in the other language and goes there', async () => {
  const { router } = show();
  const field = await open();
  await userEvent.type(field, 'অনুপাত');
  await waitFor(() => expect(options()).toEqual(['What is a ratio?lesson']));
  await userEvent.click(screen.getByRole('option'));
  expect(router.state.location.pathname).toBe('/studio/lessons/ratio~first');
});

it('says that items did not come, not that nothing has the name', async () => {
  show(refusal(503, 'unavailable', 'The service isn’t available right now.'));
  const field = await open();
  await userEvent.type(field, 'ratio');
  expect(await screen.findByText(/isn’t available right now/)).toBeInTheDocument();
  expect(screen.queryByText('Nothing has this name.')).toBeNull();
});

it('moves with the arrow keys, says when nothing is found, and closes with Escape', async () => {
  show();
  const field = await open();
  expect(chosen(field)).toBe('Order of courses');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen(field)).toBe('New course');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen(field)).toBe(options().at(-1));
  await userEvent.type(field, 'nothing like this');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(await screen.findByText('Nothing has this name.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
});
