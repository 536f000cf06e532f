import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken } from '../auth/access-token.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { renderAs, rima } from '../testing/render-as.tsx';
import { chooseLanguage, keepLanguage } from './kept-language.ts';
import { OwnLanguageOffer } from './own-language-offer.tsx';

let calls: string[];
let isUp = true;

beforeEach(() => {
  calls = [];
  isUp = true;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push([method, url, body].filter(Boolean).join(' '));
    return isUp ? Response.json({ language: 'bn' }) : new Response('', { status: 503 });
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Where the page has it: beside the account. */
const show = () =>
  renderAs(
    rima,
    <header>
      <OwnLanguageOffer />
    </header>,
    '/books',
  );

test('a device that nobody has chosen on offers the person’s language', async () => {
  show();
  const offer = await screen.findByRole('link', { name: 'বাংলায় পড়ো' });
  expect(offer).toHaveAttribute('href', '/bn/books');
  expect(offer.closest('header'), 'a line across the window does not fit into the header').toBeNull();
  expect(calls).toEqual(['GET /api/account/language']);
});

test.each([
  ['that a language was chosen on', () => keepLanguage('en')],
  [
    'that has shown the offer',
    async () => {
      const shown = show();
      await screen.findByRole('link');
      shown.unmount();
      calls = [];
    },
  ],
  [
    'whose browser prefers the other, which the page offers itself',
    () => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['bn-BD', 'en']),
  ],
])('a device %s is not asked again', async (_which, prepare) => {
  await prepare();
  show();
  await new Promise((done) => setTimeout(done, 20));
  expect(calls).toEqual([]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('what somebody signed in chooses with the switch is told the school by the next page', async () => {
  accessToken.set('token');
  chooseLanguage('bn');
  isUp = false;
  show().unmount();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(languageToTell.get()).toBe('bn');
  isUp = true;
  show();
  await waitFor(() => expect(languageToTell.get()).toBeUndefined());
  expect(calls.at(-1)).toBe('PUT /api/account/language {"language":"bn"}');
});

test('a visitor’s choice belongs to nobody', () => {
  chooseLanguage('bn');
  expect(languageToTell.get()).toBeUndefined();
});
