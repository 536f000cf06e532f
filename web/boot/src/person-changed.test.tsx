import { afterEach, expect, test, vi } from 'vitest';
import { accessTokenKey } from '../page-data.ts';
import { reloadForAnotherPerson } from './person-changed.ts';

const reload = vi.fn();
reloadForAnotherPerson(reload);
afterEach(() => {
  reload.mockClear();
  localStorage.clear();
  document.documentElement.hidden = false;
});

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  ['signed out', 'a-token', null],
  ['signed in', null, 'a-token'],
])('a page that comes back after somebody has %s is loaded anew, unseen', (_what, before, after) => {
  if (before) localStorage.setItem(accessTokenKey, before);
  leave();
  localStorage.clear();
  if (after) localStorage.setItem(accessTokenKey, after);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement.hidden).toBe(true);
});

test('a page that comes back to the same person stays as it was', () => {
  localStorage.setItem(accessTokenKey, 'a-token');
  leave();
  localStorage.setItem(accessTokenKey, 'renewed');
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that has just been loaded is not loaded again', () => {
  leave();
  localStorage.setItem(accessTokenKey, 'a-token');
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});
