import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { matchCall, type SchoolAnswer, type SchoolCall, serveSchool } from '../../testing/serve-school.ts';
import { Component as KindPage } from './kind-page.tsx';

const rima = { _id: 'u1', email: 'rima@school.test', displayName: 'Rima' };
const at = '2026-11-20T09:00:00.000Z';
const entries: StudioEntry[] = [
  { id: 'apples', title: 'Apples', state: 'draft', by: rima, at },
  {
    ...{ id: 'pears', title: { en: 'Pears', bn: 'নাশপাতি' } },
    ...{ state: 'changed', by: null, at: null, revision: 2, older: 'bn' },
  },
  { id: 'plums', title: 'Plums', state: 'live', by: rima, at, revision: 1 },
];

function show(
  more: (call: SchoolCall) => SchoolAnswer | undefined = () => undefined,
  at = '/studio/articles',
) {
  const calls = serveSchool((call) => {
    const own = more(call);
    if (own) return own;
    if (matchCall(studioEndpoints.studioList, call)) return { json: { items: entries, next: null } };
    const id = matchCall(studioEndpoints.studioItem, call)?.values.id;
    const item = { id, state: 'draft', updateTime: `time-of-${id}`, draft: { title: id }, published: null };
    return { json: id ? item : { admin: true } };
  });
  return { calls, ...renderPage(<KindPage />, { at, path: '/studio/:kind' }) };
}

async function choose(title: string, name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

const rowOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement;

it('shows the state of each item, who changed it last and when', async () => {
  show();
  const apples = await rowOf('Apples');
  expect(apples).toHaveTextContent(/^ApplesDraft.*Rima/);
  const pears = await rowOf('Pears');
  expect(pears).toHaveTextContent(
    /^PearsThe Bangla text is older than the English one\.ChangedFrom the school’s files/,
  );
  expect(within(pears).getByRole('link')).toHaveAttribute('href', '/studio/articles/pears');
});

it('has search and a choice of states where there is much to choose from', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...entries[0], id: `apple-${at}` }));
  const { calls } = show((call) =>
    matchCall(studioEndpoints.studioList, call) ? { json: { items: many, next: null } } : undefined,
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Changed');
  await userEvent.type(screen.getByRole('searchbox'), 'pe');
  const asked = () => calls.map((call) => matchCall(studioEndpoints.studioList, call)?.query.toString());
  await waitFor(() => expect(asked()).toContain('q=pe&state=changed&limit=100'));
});

it('creates an item from its title and opens it', async () => {
  const item = { id: 'new-fruit', state: 'draft', updateTime: 't', draft: {}, published: null };
  const { calls, router } = show((call) =>
    matchCall(studioEndpoints.studioCreate, call) ? { status: 201, json: item } : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New article' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await within(dialog).findByText('Enter a title')).toBeVisible();
  await fillIn(within(dialog).getByLabelText('Title'), 'New fruit');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/studio/articles/new-fruit'));
  const made = calls.find((call) => matchCall(studioEndpoints.studioCreate, call));
  expect(made?.body).toMatchObject({ title: 'New fruit', lang: 'en' });
});

it('says how many people keep a course, and asks, before it is unpublished', async () => {
  const people = { bought: 12, others: 1 };
  const { calls } = show((call) => {
    if (matchCall(studioEndpoints.studioUnpublish, call)) return { json: {} };
    return matchCall(studioEndpoints.studioCoursePeople, call) ? { json: people } : undefined;
  }, '/studio/courses');
  await choose('Plums', 'Unpublish');
  const dialog = await screen.findByRole('alertdialog');
  expect(
    await within(dialog).findByText(/12 people bought this course\. They keep it\. 1 other person has it/),
  ).toBeVisible();
  expect(calls.some((call) => matchCall(studioEndpoints.studioUnpublish, call))).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText('“Plums” is unpublished')).toBeInTheDocument();
});

it('archives what is not published, and that alone; what is archived comes back by saving it unchanged', async () => {
  const away: StudioEntry = { id: 'figs', title: 'Figs', state: 'archived', by: rima, at };
  const { calls } = show((call) => {
    if (matchCall(studioEndpoints.studioArchive, call)) return { json: {} };
    return matchCall(studioEndpoints.studioList, call)
      ? { json: { items: [...entries, away], next: null } }
      : undefined;
  });
  await choose('Apples', 'Archive');
  expect(await screen.findByText('“Apples” is archived')).toBeInTheDocument();
  expect(calls.filter((call) => matchCall(studioEndpoints.studioArchive, call))).toHaveLength(1);
  const archived = screen.getByRole('link', { name: 'Archived' });
  expect(archived).toHaveAttribute('href', '/studio/articles?state=archived');
  await choose('Figs', 'Bring back');
  expect(await screen.findByText('“Figs” is back')).toBeInTheDocument();
  const saved = calls.find((call) => matchCall(studioEndpoints.studioChange, call));
  expect(saved?.body).toEqual({ changes: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Plums' }));
  expect(await screen.findByRole('menuitem', { name: 'Unpublish' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
});
