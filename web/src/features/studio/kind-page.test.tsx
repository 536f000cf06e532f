import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { AuditEntry, StudioEntry } from '@pathshala/contract/studio/items';
import type { MoveInput } from '@pathshala/contract/studio/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../testing/fill-in.ts';
import { textsOf } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { type Answering, matchCall, refusal, serveSchool } from '../../testing/serve-school.ts';
import { Component as AuditPage } from './audit-page.tsx';
import { CourseLessons } from './course-lessons.tsx';
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

function show(more: Answering = () => undefined, at = '/studio/articles') {
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
  await waitFor(() => expect(asked()).toContain('limit=100&q=pe&state=changed'));
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

it('creates a page at an address that the site leaves free; pages that the site links to stay', async () => {
  const item = { id: 'admission', state: 'draft', updateTime: 't', draft: {}, published: null };
  const help: StudioEntry = { id: 'help', title: 'Help', state: 'live', by: rima, at, revision: 1 };
  const { calls, router } = show((call) => {
    if (matchCall(studioEndpoints.studioCreate, call)) return { status: 201, json: item };
    const isList = matchCall(studioEndpoints.studioList, call);
    return isList ? { json: { items: [...entries, help], next: null } } : undefined;
  }, '/studio/pages');
  expect(await screen.findByRole('button', { name: 'Actions for Plums' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions for Help' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'New page' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillIn(dialog.getByLabelText('Title'), 'How to join us');
  const address = dialog.getByLabelText('Address (optional)');
  await fillIn(address, 'courses');
  expect(address).toBeInvalid();
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(calls.some((call) => matchCall(studioEndpoints.studioCreate, call))).toBe(false);
  await userEvent.clear(address);
  await fillIn(address, 'admission');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/studio/pages/admission'));
  const made = calls.find((call) => matchCall(studioEndpoints.studioCreate, call));
  expect(made?.body).toMatchObject({ id: 'admission', title: 'How to join us', footer: 'yes' });
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

const file = `${'0f'.repeat(16)}.pdf`;
const tania = { _id: 'u9', email: 'tania@school.test', displayName: 'Tania' };
const ofPerson = { at, kind: 'people', id: 'u9', subject: tania } as const;
const upload: AuditEntry = { _id: 'a2', at, actor: rima, action: 'upload', kind: 'media', id: file };
const publish: AuditEntry = {
  ...{ _id: 'a1', at, actor: rima, action: 'publish', kind: 'articles', id: 'mangoes', revision: 2 },
  title: { en: 'Counting mangoes', bn: 'আম গোনা' },
};
const give: AuditEntry = {
  ...{ ...ofPerson, _id: 'a3', actor: rima, action: 'give', course: 'sums', courseTitle: 'Sums for all' },
};
const gone = { _id: '(deleted)' };
const erase: AuditEntry = {
  ...ofPerson,
  _id: 'a4',
  actor: rima,
  action: 'erase',
  id: gone._id,
  subject: gone,
};
const promote: AuditEntry = { ...ofPerson, _id: 'a5', actor: { _id: 'command line' }, action: 'make-admin' };

it('reads all pages of the trail, links to what an entry is about, unless an account is erased, and says who did it', async () => {
  serveSchool((call) => {
    const list = matchCall(studioEndpoints.studioAudit, call);
    if (!list) return { json: { admin: true } };
    const isSecond = list.query.get('after') === 'a1';
    return {
      json: isSecond
        ? { items: [give, erase, promote], next: null }
        : { items: [upload, publish], next: 'a1' },
    };
  });
  renderPage(<AuditPage />, { at: '/studio/audit', path: '/studio/audit' });
  const link = await screen.findByRole('link', { name: `file ${file}` });
  expect(link).toHaveAttribute('href', `/api/media/${file}`);
  expect(link.closest('tr')).toHaveTextContent(/rima@school\.testRima.*Uploaded/);
  const item = screen.getByRole('link', { name: /^article “Counting mangoes”, revision 2/ });
  expect(item).toHaveAttribute('href', '/studio/articles/mangoes');
  const person = await screen.findByRole('link', { name: 'tania@school.test · Sums for all' });
  expect(person).toHaveAttribute('href', '/users/u9');
  expect(person.closest('tr')).toHaveTextContent('Gave a course');
  const erased = screen.getByText('Erased an account', { selector: 'td *, td' }).closest('tr');
  expect(erased).toHaveTextContent('Someone who has left');
  expect(screen.getByText('The owner, at the command line').closest('tr')).toHaveTextContent(
    /Became an admin.*tania@school\.test/,
  );
});

describe('the lessons of a course', () => {
  /** Lessons of these ids, the last first. */
  function listed(ids: readonly string[]) {
    const items = ids.map((one, at) => ({
      ...{ id: `sums~${one}`, title: one.toUpperCase(), state: 'draft', by: null, at: null, place: at + 1 },
    }));
    return { json: { items: items.toReversed(), next: null } };
  }

  /** The lessons in their order at the school. */
  let ids: string[] = [];
  let isDown = false;

  function show() {
    ids = ['b', 'a', 'c'];
    isDown = false;
    const calls = serveSchool((call) => {
      const moved = matchCall(studioEndpoints.studioMove, call);
      if (moved && isDown) return refusal(503, 'unavailable', 'The line is down');
      if (moved) {
        const id = moved.values.id.split('~')[1] ?? '';
        const { place } = call.body as MoveInput;
        ids = ids.filter((one) => one !== id).toSpliced(place - 1, 0, id);
        return { json: { place } };
      }
      if (!matchCall(studioEndpoints.studioList, call)) return refusal(404, 'not-found', 'No');
      return listed(ids);
    });
    renderPage(<CourseLessons courseId="sums" />, { at: '/', path: '/' });
    return calls;
  }

  const titles = () => textsOf(within(screen.getByRole('list')).getAllByRole('link'));

  it('shows the lessons in order; a button moves one at once, a number to its place, and the move is announced', async () => {
    const calls = show();
    await screen.findByRole('button', { name: 'Move B down' });
    await waitFor(() => expect(titles()).toEqual(['B', 'A', 'C']));
    expect(screen.getByRole('button', { name: 'Move B up' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Move B down' }));
    expect(await screen.findByText('B is now 2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['A', 'B', 'C']));
    expect(ids).toEqual(['a', 'b', 'c']);
    const placeOfC = screen.getByRole('spinbutton', { name: 'Place of C' });
    await userEvent.clear(placeOfC);
    await userEvent.type(placeOfC, '1{Enter}');
    expect(await screen.findByText('C is now 1 of 3')).toBeInTheDocument();
    expect(titles()).toEqual(['C', 'A', 'B']);
    expect(screen.getByRole('spinbutton', { name: 'Place of C' })).toHaveValue(1);
    expect(calls.some((call) => matchCall(studioEndpoints.studioPublish, call))).toBe(false);
    // A move that the school refuses is not announced.
    isDown = true;
    await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(screen.getByRole('button', { name: 'Move B up' }));
    expect(await screen.findByText('The line is down')).toBeInTheDocument();
    expect(titles()).toEqual(['C', 'A', 'B']);
    expect(screen.queryByText(/is now/)).toBeNull();
  });

  it('publishes all that are not live, the newest too, and names those that the school refuses', async () => {
    const published: string[] = [];
    const shown = ['b', 'c'];
    serveSchool((call) => {
      const id = matchCall(studioEndpoints.studioPublish, call)?.values.id;
      if (id === 'sums~c') {
        const errors = [{ path: 'title', key: 'validation.required', detail: 'must be filled in' }];
        const refused = refusal(422, 'invalid-fields', 'Wrong');
        return { ...refused, json: { ...(refused.json as object), errors } };
      }
      if (id) published.push(id);
      if (id) return { json: { revision: 1, publishedAt: '2026-01-01T00:00:00Z' } };
      const read = matchCall(studioEndpoints.studioItem, call)?.values.id;
      if (read) return { json: { id: read, state: 'draft', updateTime: '1', draft: {}, published: null } };
      return listed(shown);
    });
    renderPage(<CourseLessons courseId="sums" />, { at: '/', path: '/' });
    const button = await screen.findByRole('button', { name: 'Publish all' });
    // The list that is shown does not have it yet.
    shown.push('d');
    await userEvent.click(button);
    const said = await screen.findByRole('alert');
    expect(published).toEqual(['sums~b', 'sums~d']);
    expect(said).toHaveTextContent(/C.*Title: must be filled in/);
    expect(within(said).getAllByRole('link')).toHaveLength(1);
  });
});
