import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ownBrowserLink } from '../../auth/in-app-browser.tsx';
import { visitor } from '../../testing/render-as.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as LoginPage } from './login-page.tsx';
import { Component as RegisterPage } from './register-page.tsx';

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A135F';
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const page = 'https://school.example/login?a=1#x';
const byIntent = /^intent:\/\/school\.example\/login\?a=1#Intent;scheme=https;.*;end$/;
const bySafari = /^x-safari-https:\/\/school\.example\/login\?a=1$/;

test.each([
  ['Facebook on Android', `${android}; wv) ${engine} [FB_IAB/FB4A;FBAV/450.0.0.0;]`, byIntent],
  ['Messenger on Android', `${android}; wv) ${engine} [FB_IAB/Orca-Android;FBAV/440.0;]`, byIntent],
  ['WhatsApp on Android', `${android}; wv) ${engine} WhatsApp/2.23`, byIntent],
  ['any web view on Android', `${android}; wv) ${engine}`, byIntent],
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/450.0]`, bySafari],
  ['Instagram on an iPhone', `${iphone} Mobile/15E148 Instagram 300.0`, bySafari],
  ['any view on an iPhone', `${iphone} Mobile/15E148`, bySafari],
])('%s is no browser of one’s own', (_, agent, link) => {
  expect(ownBrowserLink(agent, page)).toMatch(link);
});

test.each([
  [
    'Chrome on Android',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung’s',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/20.0 Chrome/106 Mobile Safari/537.36`,
  ],
  ['Safari', `${iphone} Version/16.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iphone} CriOS/119.0 Mobile/15E148 Safari/604.1`],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0'],
])('%s is one', (_, agent) => {
  expect(ownBrowserLink(agent, page)).toBeUndefined();
});

test('the site on an iPhone’s home screen is no other app', () => {
  expect(ownBrowserLink(`${iphone} Mobile/15E148`, page, true)).toBeUndefined();
});

test.each([
  ['/login', LoginPage],
  ['/register', RegisterPage],
])('%s says it before the Google button', (at, Page) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${android}; wv) ${engine} [FB_IAB/FB4A;]`);
  renderPage(<Page />, { at, session: visitor });
  const link = screen.getByRole('link', { name: 'Open in your browser' });
  const google = screen.getByRole('button', { name: 'CONTINUE WITH GOOGLE' });
  expect(link.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(link.getAttribute('href')).toMatch(/^intent:/);
});
