import { afterEach, expect, test } from 'vitest';
import { isTooOld, makeUpForOlderBrowsers } from './older-browsers.ts';
import { standInForStorage } from './storage-stand-in.ts';

const taken: [object, string, PropertyDescriptor][] = [];
/** Removes a feature that older browsers lack. */
function take(on: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(on, name);
  if (!own) return;
  taken.push([on, name, own]);
  Reflect.deleteProperty(on, name);
}

afterEach(() => {
  for (const [on, name, own] of taken.splice(0)) Object.defineProperty(on, name, own);
  document.body.innerHTML = '';
});

test('lists are copied as newer browsers do it', () => {
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) take(Array.prototype, name);
  expect([].toSorted).toBeUndefined();
  makeUpForOlderBrowsers();
  const list = [10, 9, 1];
  expect(list.toSorted()).toEqual([1, 10, 9]);
  expect(list.toSorted((a, b) => a - b)).toEqual([1, 9, 10]);
  expect(list.toReversed()).toEqual([1, 9, 10]);
  expect(list.toSpliced(1, 1, 7, 8)).toEqual([10, 7, 8, 1]);
  expect([list.with(0, 2), list.with(-1, 2)]).toEqual([
    [2, 9, 1],
    [10, 9, 2],
  ]);
  expect(list).toEqual([10, 9, 1]);
  // They must not be enumerable.
  expect(Object.keys(Array.prototype)).toEqual([]);
});

test('addresses are tried, and answers are made of values', async () => {
  take(URL, 'canParse');
  take(Response, 'json');
  makeUpForOlderBrowsers();
  expect([
    URL.canParse('https://a.example'),
    URL.canParse('/a'),
    URL.canParse('/a', 'https://a.example'),
  ]).toEqual([true, false, true]);
  const answer = Response.json({ a: [1] }, { status: 201 });
  expect([answer.status, answer.headers.get('Content-Type'), await answer.json()]).toEqual([
    201,
    'application/json',
    { a: [1] },
  ]);
});

test('a word’s explanation opens and closes by its button where the browser knows no popover', () => {
  take(HTMLElement.prototype, 'popover');
  makeUpForOlderBrowsers();
  document.body.innerHTML = `
    <button popovertarget="a"><i>atom</i></button><span id="a" class="meaning"></span>
    <button popovertarget="b">base</button><span id="b" class="meaning"></span>`;
  const open = () => [...document.querySelectorAll('.open')].map(({ id }) => id);
  const press = (what: string) => document.querySelector<HTMLElement>(what)?.click();
  press('i');
  expect(open()).toEqual(['a']);
  press('[popovertarget=b]');
  expect(open()).toEqual(['b']);
  press('[popovertarget=b]');
  expect(open()).toEqual([]);
});

test.each([
  ['findLast', Array.prototype],
  ['timeout', AbortSignal],
  ['inert', HTMLElement.prototype],
])('without %s a browser is too old', (name, on) => {
  if (!(name in on)) Object.defineProperty(on, name, { configurable: true, value: true });
  Object.defineProperty(HTMLElement.prototype, 'inert', { configurable: true, value: true });
  expect(isTooOld()).toBe(false);
  take(on, name);
  expect(isTooOld()).toBe(true);
});

const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test.each([
  ['refuses', { get: refused }],
  ['has none', { value: null }],
  ['has one that cannot be read', { value: { getItem: refused } }],
])('where the browser %s what is stored lasts for the visit', (_, property) => {
  for (const name of ['localStorage', 'sessionStorage']) {
    take(window, name);
    Object.defineProperty(window, name, { configurable: true, ...property });
  }
  standInForStorage();
  for (const storage of [localStorage, sessionStorage]) {
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    expect([storage.getItem('a'), storage.key(0), storage.length]).toEqual(['1', 'a', 1]);
    storage.removeItem('a');
    expect(storage.length).toBe(0);
  }
  // Storage that works stays.
  const { localStorage: working } = window;
  standInForStorage();
  expect(window.localStorage).toBe(working);
});
