import { expect, test } from 'vitest';
import { addressesInAll, addressIn, languageOfAddress, prefixOf } from './language-address.ts';

test.each([
  ['/', '/bn'],
  ['/#courses', '/bn#courses'],
  ['/?q=1', '/bn?q=1'],
  ['/blogs/three-jars', '/bn/blogs/three-jars'],
  ['/search?q=a%20b#top', '/bn/search?q=a%20b#top'],
])('%s is %s in Bangla, and itself in English', (path, bangla) => {
  expect(addressIn('bn', path)).toBe(bangla);
  expect(addressIn('en', path)).toBe(path);
});

test.each([
  ['/', 'en', '/'],
  ['/bn', 'bn', '/'],
  ['/bn/', 'bn', '/'],
  ['/bn/course/x', 'bn', '/course/x'],
  ['/bnx', 'en', '/bnx'],
])('%s names %s and the page %s', (pathname, language, path) => {
  expect(languageOfAddress(pathname)).toEqual({ language, path });
});

test('no address that somebody made up leads off the site', () => {
  const { path } = languageOfAddress('/bn//another.example/x');
  for (const { path: address } of addressesInAll(path))
    expect(new URL(address, 'https://school.example').origin).toBe('https://school.example');
});

test('a page has an address in each language, the first one its own', () => {
  expect(addressesInAll('/help')).toEqual([
    { language: 'en', path: '/help' },
    { language: 'bn', path: '/bn/help' },
  ]);
  expect(prefixOf('en')).toBe('');
});
