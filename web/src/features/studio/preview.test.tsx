import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { SchoolCall } from '../../testing/serve-school.ts';
import { waits } from './session/draft-session.ts';
import { article, beginAgain, said, school, show, type } from './testing/open-article.tsx';

beforeEach(() => {
  beginAgain();
  waits.quiet = 20;
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
