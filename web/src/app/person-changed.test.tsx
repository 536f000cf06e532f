import { accessTokenKey } from '@pathshala/boot/page-data';
import { afterEach, expect, test, vi } from 'vitest';
import { reloadForAnotherPerson } from './person-changed.ts';

const reload = vi.fn();
reloadForAnotherPerson(reload);
afterEach(() => {
  reload.mockClear();
  document.documentElement.hidden = false;
});

/** As a sign-in gives it. Letters of Bangla in it need the signs that addresses take. */
function tokenOf(sub: string, at = 0): string {
  const said = new TextEncoder().encode(JSON.stringify({ name: 'রিমা আক্তার??>>', sub, iat: at }));
  const text = btoa(String.fromCharCode(...said));
  return `e30.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  ['signed out', tokenOf('rima'), null],
  ['signed in', null, tokenOf('rima')],
  ['signed out, and somebody else in', tokenOf('rima'), tokenOf('tanvir')],
])('a page that comes back after somebody has %s is reloaded, unseen', (_what, before, after) => {
  if (before) localStorage.setItem(accessTokenKey, before);
  leave();
  localStorage.clear();
  if (after) localStorage.setItem(accessTokenKey, after);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement.hidden).toBe(true);
});

test('a page that comes back to the same person stays as it was', () => {
  localStorage.setItem(accessTokenKey, tokenOf('rima'));
  leave();
  localStorage.setItem(accessTokenKey, tokenOf('rima', 1));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that has just been loaded is not loaded again', () => {
  leave();
  localStorage.setItem(accessTokenKey, 'a-token');
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});
