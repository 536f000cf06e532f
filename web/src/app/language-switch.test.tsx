import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTellLanguage } from '../api/account.ts';
import { accessToken } from '../auth/access-token.ts';
import { languageToTell } from '../device/language-to-tell.ts';
import { renderAs, rima } from '../testing/render-as.tsx';
import { chooseLanguage } from './language-switch.tsx';

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
function Told() {
  useTellLanguage();
  return null;
}
const show = () => renderAs(rima, <Told />, '/books');

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
