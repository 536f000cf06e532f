import type { StudioFields } from '@pathshala/contract/content/fields';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendBeforeLeaving } from '../../api/before-leaving.ts';
import { copyKey } from '../../device/drafts.ts';
import { matchCall, refusal, type SchoolCall } from '../../testing/serve-school.ts';
import { waits } from './session/draft-session.ts';
import { keepCopy, readCopy } from './session/use-draft.ts';
import {
  article,
  beginAgain,
  fields,
  key,
  overtaken,
  said,
  saveAs,
  school,
  show,
  titleField,
  type,
} from './testing/open-article.tsx';

const saves = (calls: readonly SchoolCall[]) =>
  calls.filter((call) => matchCall(studioEndpoints.studioChange, call));

const copyWith = (title: string) => ({
  ...{ base: { updateTime: 't1', fields }, mine: { ...fields, title }, sent: null, left: [] },
});

beforeEach(async () => {
  waits.quiet = 20;
  await beginAgain();
});
afterEach(() => {
  act(() => toast.remove());
});

describe('typed text', () => {
  it('is sent, and then shown as saved and on the device no longer', async () => {
    const calls = school();
    show();
    await type('Many mangoes');
    expect(screen.getByText('Saving')).toBeVisible();
    await said('Saved');
    expect(article.now).toEqual({ ...fields, title: 'Many mangoes' });
    expect(saves(calls)).toHaveLength(1);
    await waitFor(async () => expect(await readCopy(key)).toBeUndefined());
  });

  it('is restored and saved after the tab was killed', async () => {
    await keepCopy(key, copyWith('Kept'));
    school();
    show();
    expect(await titleField()).toHaveValue('Kept');
    await said('Saved');
    expect(article.now.title).toBe('Kept');
  });

  it('of another person on this device is not shown and stays on the device', async () => {
    const theirs = copyKey('u-other', 'articles', 'mangoes');
    const copy = copyWith('Theirs');
    await keepCopy(theirs, copy);
    school();
    show();
    expect(await titleField()).toHaveValue('Counting mangoes');
    expect(screen.getByText('Saved')).toBeVisible();
    expect(await readCopy(theirs)).toEqual(copy);
    await keepCopy(theirs, null);
  });

  it('is sent at once on logout', async () => {
    waits.quiet = 60_000;
    const calls = school();
    show();
    await type('Last words');
    await act(() => sendBeforeLeaving());
    expect(saves(calls)).toHaveLength(1);
    expect(article.now.title).toBe('Last words');
  });

  it('in Bangla turns a field into a text in both languages', async () => {
    school();
    show();
    await userEvent.type(await screen.findByLabelText('Title in Bangla'), 'আম');
    await waitFor(() => expect(article.now.title).toEqual({ en: 'Counting mangoes', bn: 'আম' }));
    await said('Saved');
  });
});

describe('somebody else’s change', () => {
  const overtake = (theirs: StudioFields) => {
    let first = true;
    return (call: SchoolCall) => {
      if (!matchCall(studioEndpoints.studioChange, call) || !first) return undefined;
      first = false;
      saveAs(theirs);
      return overtaken();
    };
  };

  it('to the same text is shown side by side, and the choice is saved', async () => {
    school(overtake({ ...fields, title: 'Theirs' }));
    show();
    await type('Mine');
    await said('Someone else changed this');
    const panel = screen.getByRole('region', { name: 'Someone else changed the same text' });
    expect(panel).toHaveTextContent('stays in the history');
    expect(panel).toHaveTextContent('MineTheirsTheirs');
    await userEvent.click(within(panel).getByRole('radio', { name: /^Theirs/ }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Continue with these' }));
    expect(await titleField()).toHaveValue('Theirs');
    await said('Saved');
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
    show();
    await type('Far too long');
    await said(/^Not sent, saved on this device.*at most 600 KB in all languages together/);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Restore: / }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }),
    );
    await waitFor(async () => expect(await titleField()).toHaveValue('An older title'));
    await said('Saved');
    isLost.value = false;
    await userEvent.click(screen.getByRole('button', { name: 'Undo this' }));
    expect(await titleField()).toHaveValue('Far too long');
    await waitFor(() => expect(article.now.title).toBe('Far too long'));
  });
});

it('shows that an item is missing', async () => {
  school((call) =>
    matchCall(studioEndpoints.studioItem, call) ? refusal(404, 'not-found', 'No such article.') : undefined,
  );
  show();
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeVisible();
});

const draftPage = { what: 'POST /preview?' };
const asked = (calls: readonly SchoolCall[]) => calls.filter(({ what }) => what.startsWith(draftPage.what));
const frame = () =>
  waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found) throw new Error('There is no frame yet');
    return found;
  });

it('shows what is saved in a frame in which nothing runs, and again after each save', async () => {
  const calls = school((call) =>
    call.what.startsWith(draftPage.what) ? { json: `<head></head>${String(article.now.title)}` } : undefined,
  );
  show();
  await type('Many mangoes');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(async () => expect((await frame()).srcdoc).toContain('Many mangoes'));
  expect((await frame()).srcdoc).toContain('<base target="_blank">');
  // Of its own origin for the site's letters, and without scripts.
  expect((await frame()).getAttribute('sandbox')).toBe('allow-same-origin');
  const [call] = asked(calls);
  expect(call?.body).toEqual({ kind: 'articles', id: 'mangoes' });
  expect(call?.token).toMatch(/^Bearer ./);
  const before = asked(calls).length;
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await type('More mangoes');
  await said('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(async () => expect((await frame()).srcdoc).toContain('More mangoes'));
  expect(asked(calls).length).toBeGreaterThan(before);
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  await userEvent.click(preview.getByRole('button', { name: 'Bangla' }));
  await waitFor(() => expect(asked(calls).at(-1)?.what).toBe('POST /preview?lang=bn'));
});

it('says why there is no page, and asks again', async () => {
  let isDown = true;
  school((call) => {
    if (!call.what.startsWith(draftPage.what)) return undefined;
    if (!isDown) return { json: 'The page' };
    return { status: 429, json: { type: '/problems/too-many', title: 'Wait', status: 429, detail: 'Wait' } };
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect((await frame()).srcdoc).toContain('The page');
});
