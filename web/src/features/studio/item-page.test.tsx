import 'fake-indexeddb/auto';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { type StudioChanges, withChanges } from '@pathshala/contract/studio/changes';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { StudioItem } from '@pathshala/contract/studio/items';
import type { Presence } from '@pathshala/contract/studio/presence';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendBeforeLeaving } from '../../api/before-leaving.ts';
import { copyKey } from '../../device/drafts.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import {
  matchCall,
  refusal,
  type SchoolAnswer,
  type SchoolCall,
  serveSchool,
} from '../../testing/serve-school.ts';
import { Component as ItemPage } from './item-page.tsx';
import { keepCopy, readCopy } from './saving/device-copies.ts';

const waits = vi.hoisted(() => ({ quietTime: 2000, retryTime: 8000 }));
vi.mock('./saving/quiet-time.ts', () => waits);
/** Shortens the delay of automatic saves, for tests that do not depend on it. */
const sendSoon = () => {
  waits.quietTime = 20;
};

const name = { kind: 'articles', id: 'mangoes' };
const key = copyKey('u-admin', name.kind, name.id);
const fields = {
  userName: 'Rima Akter',
  title: 'Counting mangoes',
  description: 'A basket of mangoes, a child and a question that has more than one answer.',
  subject: 'mathematics',
  lang: 'en',
  date: '2026-05-01',
  summary: 'A basket of mangoes and a question.',
};

let version = 1;
let now: StudioFields = fields;
let published: StudioFields | null = null;
let others: Presence['others'] = [];

const item = (): StudioItem => ({
  id: name.id,
  state: published ? 'changed' : 'draft',
  updateTime: `t${version}`,
  draft: now,
  published,
});

/** A school with one article. @param more is asked for an answer first */
function school(more: (call: SchoolCall) => SchoolAnswer | undefined = () => undefined) {
  return serveSchool((call) => {
    const own = more(call);
    if (own) return own;
    if (matchCall(studioEndpoints.studioRevisions, call)) return { json: { items: [], next: null } };
    if (matchCall(studioEndpoints.studioPublish, call)) {
      published = now;
      version += 1;
      return { json: { revision: 1, publishedAt: '2026-11-22T00:00:00.000Z' } };
    }
    if (matchCall(studioEndpoints.studioChange, call)) {
      now = withChanges(now, (call.body as StudioChanges).changes);
      version += 1;
    }
    if (matchCall(studioEndpoints.studioHere, call)) return { json: { updateTime: `t${version}`, others } };
    if (matchCall(studioEndpoints.studioGone, call)) return { json: { gone: true } };
    if (matchCall(studioEndpoints.studioRestore, call)) {
      now = { ...fields, title: 'An older title' };
      version += 1;
    }
    if (call.what.startsWith('GET /api/admin/')) return { json: { admin: true } };
    if (matchCall(endpoints.article, call)) return { json: published ?? now };
    return { json: item() };
  });
}

const show = () =>
  renderPage(<ItemPage />, { at: `/studio/${name.kind}/${name.id}`, path: '/studio/:kind/:id' });

const saves = (calls: readonly SchoolCall[]) =>
  calls.filter((call) => matchCall(studioEndpoints.studioChange, call));
const titleField = async () => (await screen.findByLabelText('Title')) as HTMLInputElement;
/** Sets the whole text in one event, because the texts that tests wait for depend on time, not on keys. */
const type = async (text: string) => fireEvent.change(await titleField(), { target: { value: text } });
const said = (words: string | RegExp) => screen.findByText(words);

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  waits.quietTime = 2000;
  version = 1;
  now = fields;
  published = null;
  others = [];
  await keepCopy(key, null);
});
afterEach(() => {
  act(() => toast.remove());
  vi.unstubAllGlobals();
});

describe('typed text', () => {
  it('is kept on the device at once, sent after two seconds without typing, and then shown as saved', async () => {
    const calls = school();
    show();
    await type('Many mangoes');
    expect(screen.getByText('Saving')).toBeVisible();
    await waitFor(async () => expect((await readCopy(key))?.mine.title).toBe('Many mangoes'));
    expect(saves(calls)).toHaveLength(0);
    await said('Saved');
    expect(now).toEqual({ ...fields, title: 'Many mangoes' });
    expect(saves(calls)).toHaveLength(1);
    await waitFor(async () => expect(await readCopy(key)).toBeUndefined());
  });

  it('is restored and saved after the tab was killed', async () => {
    sendSoon();
    await keepCopy(key, {
      base: { updateTime: 't1', fields },
      mine: { ...fields, title: 'Kept' },
      sent: null,
    });
    school();
    show();
    expect(await titleField()).toHaveValue('Kept');
    await said('Saved');
    expect(now.title).toBe('Kept');
  });

  it('of another person on this device is not shown and stays on the device', async () => {
    const theirs = copyKey('u-other', name.kind, name.id);
    const copy = { base: { updateTime: 't1', fields }, mine: { ...fields, title: 'Theirs' }, sent: null };
    await keepCopy(theirs, copy);
    school();
    show();
    expect(await titleField()).toHaveValue('Counting mangoes');
    expect(screen.getByText('Saved')).toBeVisible();
    expect(await readCopy(theirs)).toEqual(copy);
    await keepCopy(theirs, null);
  });

  it('is sent at once on logout', async () => {
    const calls = school();
    show();
    await type('Last words');
    await act(() => sendBeforeLeaving());
    expect(saves(calls)).toHaveLength(1);
    expect(now.title).toBe('Last words');
  });

  it('is kept on the device with a note when the school cannot be reached', async () => {
    const lost = (call: SchoolCall) =>
      matchCall(studioEndpoints.studioChange, call) ? refusal(503, 'unavailable', 'Down.') : undefined;
    school(lost);
    sendSoon();
    show();
    await type('Later');
    await said('Offline, saved on this device');
    expect((await readCopy(key))?.mine.title).toBe('Later');
  });

  it('in Bangla turns a field into a text in both languages', async () => {
    school();
    sendSoon();
    show();
    await userEvent.type(await screen.findByLabelText('Title in Bangla'), 'আম');
    await waitFor(() => expect(now.title).toEqual({ en: 'Counting mangoes', bn: 'আম' }));
    await said('Saved');
  });
});

describe('somebody else’s change', () => {
  const overtake = (theirs: StudioFields) => {
    let first = true;
    return (call: SchoolCall) => {
      if (!matchCall(studioEndpoints.studioChange, call) || !first) return undefined;
      first = false;
      now = theirs;
      version += 1;
      return { status: 409, json: { type: '/problems/stale', title: 'Stale', status: 409, current: item() } };
    };
  };

  it('to another field appears in the form by itself', async () => {
    school(overtake({ ...fields, summary: 'What somebody else wrote here.' }));
    sendSoon();
    show();
    await type('Mine');
    await waitFor(() =>
      expect(screen.getByLabelText('Summary')).toHaveValue('What somebody else wrote here.'),
    );
    await said('Saved');
    expect(now).toMatchObject({ title: 'Mine', summary: 'What somebody else wrote here.' });
  });

  it('to the same text is shown side by side, and the choice is saved', async () => {
    school(overtake({ ...fields, title: 'Theirs' }));
    sendSoon();
    show();
    await type('Mine');
    await said('Someone else changed this');
    const panel = screen.getByRole('region', { name: 'Someone else changed the same text' });
    expect(panel).toHaveTextContent('MineTheirsTheirs');
    await userEvent.click(within(panel).getByRole('radio', { name: /^Theirs/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Continue with these' }));
    expect(await titleField()).toHaveValue('Theirs');
    await said('Saved');
  });
});

describe('who else has the item open', () => {
  it('is named, with the field in which they write', async () => {
    others = [
      { who: { _id: 'u1', displayName: 'Rima Akter' }, part: 'title.bn' },
      { who: { _id: 'u2', email: 'tanvir@school.test' }, part: '' },
    ];
    const calls = school();
    sendSoon();
    show();
    await said('Rima Akter is writing here, too: Title, Bangla');
    await said('tanvir@school.test has this open, too');
    await type('Mine');
    const parts = () =>
      calls.filter((call) => matchCall(studioEndpoints.studioHere, call)).map(({ body }) => body);
    await waitFor(() => expect(parts()).toEqual([{ part: '' }, { part: 'title' }]));
  });

  it('and what they saved comes in by itself, shown with what was there, and can be put back', async () => {
    school();
    sendSoon();
    show();
    await titleField();
    now = { ...fields, title: 'Theirs' };
    version += 1;
    document.dispatchEvent(new Event('visibilitychange'));
    const panel = await screen.findByRole('region', {
      name: 'Someone else changed this while you had it open',
    });
    expect(await titleField()).toHaveValue('Theirs');
    await userEvent.click(within(panel).getByRole('radio', { name: /^Before/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Continue' }));
    expect(await titleField()).toHaveValue('Counting mangoes');
    await waitFor(() => expect(now.title).toBe('Counting mangoes'));
  });
});

describe('a restore', () => {
  const item = { revision: 1, state: 'published', at: '2026-05-01T00:00:00.000Z', by: null, note: '' };

  it('replaces what is in the form, though it could not be saved, and can be undone', async () => {
    const isLost = { value: true };
    school((call) => {
      if (matchCall(studioEndpoints.studioRevisions, call)) return { json: { items: [item], next: null } };
      const isSave = matchCall(studioEndpoints.studioChange, call);
      return isSave && isLost.value ? refusal(413, 'too-large', 'Too large.') : undefined;
    });
    sendSoon();
    show();
    await type('Far too long');
    await said(/^Not sent, saved on this device.*at most 600 KB in all languages together/);
    await userEvent.click(await screen.findByRole('button', { name: /^Restore: / }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }),
    );
    await waitFor(async () => expect(await titleField()).toHaveValue('An older title'));
    await said('Saved');
    isLost.value = false;
    await userEvent.click(screen.getByRole('button', { name: 'Undo this' }));
    expect(await titleField()).toHaveValue('Far too long');
    await waitFor(() => expect(now.title).toBe('Far too long'));
  });
});

describe('Publish', () => {
  it('that is refused because somebody else was first shows what they changed, and then publishes', async () => {
    let first = true;
    school((call) => {
      if (!matchCall(studioEndpoints.studioPublish, call) || !first) return undefined;
      first = false;
      now = { ...fields, title: 'Theirs' };
      version += 1;
      return { status: 409, json: { type: '/problems/stale', title: 'Stale', status: 409, current: item() } };
    });
    show();
    const publish = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }),
      );
    };
    await publish();
    await said('Someone else changed this meanwhile. See what changed, then publish.');
    const panel = screen.getByRole('region', { name: 'Someone else changed this while you had it open' });
    expect(panel).toHaveTextContent('BeforeCounting mangoesNowTheirs');
    await userEvent.click(within(panel).getByRole('button', { name: 'Continue' }));
    await publish();
    await said(/Live for students after \d+ s/);
    expect(published?.title).toBe('Theirs');
  });

  it('lists the issues that the schema finds, and sends nothing', async () => {
    now = { title: 'A', summary: 'Too short' };
    const calls = school();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Summary: must be at least 20 characters/);
    expect(alert).toHaveTextContent(/Subject: /);
    expect(calls.some((call) => matchCall(studioEndpoints.studioPublish, call))).toBe(false);
  });

  it('leads from each issue to its field, which says the same', async () => {
    now = { ...fields, summary: 'Too short' };
    school();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await userEvent.click(await screen.findByRole('link', { name: /^Summary: must be at least/ }));
    await waitFor(() => expect(screen.getByLabelText('Summary')).toHaveFocus());
    expect(screen.getByLabelText('Summary')).toHaveAccessibleDescription(/^must be at least 20 characters/);
    expect(screen.getByLabelText('Summary')).toBeInvalid();
    expect(screen.getByLabelText('Summary')).toBeRequired();
    expect(screen.getByLabelText('Summary in Bangla')).not.toBeRequired();
  });

  it('shows the issues that the school finds, with field and line', async () => {
    const issue = { key: 'faults.deadLink', params: { id: 'gone' }, detail: 'in the API’s own words' };
    const newer = { key: 'faults.newer', detail: 'only the API knows why' };
    const errors = [
      { path: 'description', line: 3, ...issue },
      { path: 'title', ...newer },
    ];
    school((call) =>
      matchCall(studioEndpoints.studioPublish, call)
        ? { status: 422, json: { type: '/problems/invalid-fields', title: 'No', status: 422, errors } }
        : undefined,
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Text, line 3: a link leads to the course gone, which does not exist');
    expect(alert).toHaveTextContent('Title: only the API knows why');
    expect(screen.getByText('line 3: a link leads to the course gone, which does not exist')).toBeVisible();
  });

  it('warns of content loss, and publishes only after the author confirms it', async () => {
    published = { ...fields, description: `${fields.description} ${'More words of it. '.repeat(9)}` };
    const calls = school();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/\d+ of \d+ words would be removed/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await said(/Live for students after \d+ s/);
    expect(calls.find(({ what }) => what.endsWith('/publish'))?.body).toEqual({ note: '', confirm: true });
  });

  it('saves first, publishes what it saved, and says when it is live', async () => {
    const calls = school();
    show();
    await type('Many mangoes');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn(within(dialog).getByLabelText('Note for the history'), 'A better title');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await said(/Live for students after \d+ s/);
    const order = calls.map(({ what }) => what).filter((what) => /^(PATCH|POST)/.test(what));
    expect(order).toEqual([
      'PATCH /api/studio/articles/mangoes',
      'POST /api/studio/articles/mangoes/publish',
    ]);
    expect(published?.title).toBe('Many mangoes');
    expect(calls.find(({ what }) => what.endsWith('/publish'))?.body).toEqual({ note: 'A better title' });
    expect(await screen.findByText('Live')).toBeVisible();
  });
});

it('shows that an item is missing', async () => {
  school((call) =>
    matchCall(studioEndpoints.studioItem, call) ? refusal(404, 'not-found', 'No such article.') : undefined,
  );
  show();
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeVisible();
});

describe('commands of the whole item, found by their names', () => {
  async function take(command: string) {
    await titleField();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), command);
    await userEvent.click(await screen.findByRole('option', { name: command }));
  }

  it('Duplicate makes an item like it and goes there', async () => {
    const calls = school((call) =>
      matchCall(studioEndpoints.studioCreate, call) ? { json: { ...item(), id: 'mangoes-2' } } : undefined,
    );
    const { router } = show();
    await take('Duplicate');
    await waitFor(() => expect(router.state.location.pathname).toBe('/studio/articles/mangoes-2'));
    const made = calls.find((call) => matchCall(studioEndpoints.studioCreate, call));
    expect(made?.body).toMatchObject({ title: 'Counting mangoes (copy)' });
  });

  it('Archive puts away what is not published, and leads back to the list', async () => {
    const calls = school();
    const { router } = show();
    await take('Archive');
    await waitFor(() => expect(router.state.location.pathname).toBe('/studio/articles'));
    expect(calls.some((call) => matchCall(studioEndpoints.studioArchive, call))).toBe(true);
  });

  it('Restore leads to what was before', async () => {
    const revision = { revision: 1, state: 'published', at: '2026-11-01T00:00:00.000Z', by: null, note: '' };
    school((call) =>
      matchCall(studioEndpoints.studioRevisions, call)
        ? { json: { items: [revision], next: null } }
        : undefined,
    );
    show();
    await screen.findByRole('button', { name: /^Restore: / });
    await take('Restore');
    await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveFocus());
  });
});
