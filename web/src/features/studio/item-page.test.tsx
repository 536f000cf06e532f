import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { sendBeforeLeaving } from '../../api/before-leaving.ts';
import { matchCall, refusal, type SchoolCall } from '../../testing/serve-school.ts';
import { waits } from './session/draft-session.ts';
import { keepCopy, readCopy } from './session/use-draft.ts';
import {
  article,
  beginAgain,
  fields,
  key,
  open,
  overtake,
  said,
  titleField,
  type,
} from './testing/open-article.tsx';
import 'fake-indexeddb/auto';

const saves = (calls: readonly SchoolCall[]) =>
  calls.filter((call) => matchCall(studioEndpoints.studioChange, call));

beforeEach(async () => {
  waits.quiet = 20;
  await beginAgain();
});
it('what is typed is sent, then shown as saved and on the device no longer; in Bangla it becomes a text in both languages; a logout sends it at once', async () => {
  const calls = open();
  await type('Many mangoes');
  expect(screen.getByText('Saving')).toBeVisible();
  await said('Saved');
  expect(article.now).toEqual({ ...fields, title: 'Many mangoes' });
  expect(saves(calls)).toHaveLength(1);
  await waitFor(async () => expect(await readCopy(key)).toBeUndefined());
  fireEvent.change(await screen.findByLabelText('Title in Bangla'), { target: { value: 'আম' } });
  await waitFor(() => expect(article.now.title).toEqual({ en: 'Many mangoes', bn: 'আম' }));
  await said('Saved');
  waits.quiet = 60_000;
  const before = saves(calls).length;
  await type('Last words');
  await act(() => sendBeforeLeaving());
  expect(saves(calls)).toHaveLength(before + 1);
  expect(article.now.title).toEqual({ en: 'Last words', bn: 'আম' });
});

it('what was typed is restored and saved after the tab was killed', async () => {
  const mine = { ...fields, title: 'Kept' };
  await keepCopy(key, { base: { updateTime: 't1', fields }, mine, sent: null, left: [] });
  open();
  expect(await titleField()).toHaveValue('Kept');
  await said('Saved');
  expect(article.now.title).toBe('Kept');
});

it('somebody else’s change to the same text is shown side by side, and the choice is saved', async () => {
  open(overtake(studioEndpoints.studioChange, { ...fields, title: 'Theirs' }));
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

it('a restore replaces what is in the form, though it could not be saved, and can be undone', async () => {
  const item = { revision: 1, state: 'published', at: '2026-05-01T00:00:00.000Z', by: null, note: '' };
  let isLost = true;
  open((call) => {
    if (matchCall(studioEndpoints.studioRevisions, call)) return { json: { items: [item], next: null } };
    const isSave = matchCall(studioEndpoints.studioChange, call);
    return isSave && isLost ? refusal(413, 'too-large', 'Too large.') : undefined;
  });
  await type('Far too long');
  await said(/^Not sent, saved on this device.*the limit is 600 KB for all languages together/);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Restore: / }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }),
  );
  await waitFor(async () => expect(await titleField()).toHaveValue('An older title'));
  await said('Saved');
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Undo this' }));
  expect(await titleField()).toHaveValue('Far too long');
  await waitFor(() => expect(article.now.title).toBe('Far too long'));
});

it('shows that an item is missing', async () => {
  open((call) =>
    matchCall(studioEndpoints.studioItem, call) ? refusal(404, 'not-found', 'No such article.') : undefined,
  );
  expect(await screen.findByRole('heading', { name: 'Item not found' })).toBeVisible();
});

const draftPage = 'POST /preview?';
const asked = (calls: readonly SchoolCall[]) => calls.filter(({ what }) => what.startsWith(draftPage));
const frame = () =>
  waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found) throw new Error('There is no frame yet');
    return found;
  });

it('shows what is saved in a frame in which nothing runs, and again after each save; says why there is no page, and asks again', async () => {
  let isDown = true;
  const calls = open((call) => {
    if (!call.what.startsWith(draftPage)) return undefined;
    if (isDown) return refusal(429, 'too-many', 'Wait');
    return { json: `<head></head>${String(article.now.title)}` };
  });
  await type('Many mangoes');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  await waitFor(async () => expect((await frame()).srcdoc).toContain('Many mangoes'));
  expect((await frame()).srcdoc).toContain('<base target="_blank">');
  // Same origin for the site's fonts, but no scripts.
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
