import { expect, test } from 'vitest';
import { languageKey, languageScript } from './head-scripts.ts';

/** @param first of the page, if it says one @returns where a visitor is sent; undefined: nowhere */
function sentTo(pathname: string, first: string | null, chosen?: string): string | undefined {
  let to: string | undefined;
  const location = { pathname, search: '?a=1', hash: '#b', replace: (address: string) => (to = address) };
  const root = { documentElement: { getAttribute: () => first } };
  const run = new Function('location', 'localStorage', 'document', languageScript);
  run(location, { [languageKey]: chosen }, root);
  return to;
}

test('a newcomer gets the school’s first language, and a choice on the device goes before it', () => {
  expect(sentTo('/', 'bn')).toBe('/bn?a=1#b');
  expect(sentTo('/', 'bn', 'en')).toBeUndefined();
  expect(sentTo('/bn', 'bn')).toBeUndefined();
  expect(sentTo('/', null)).toBeUndefined();
  expect(sentTo('/contact', null, 'bn')).toBe('/bn/contact?a=1#b');
});
