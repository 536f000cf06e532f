import { expect, test } from 'vitest';
import { parts } from './parts.ts';
import { readWishes as read } from './wishes.ts';

const names = Object.keys(parts);
const readWishes = (args: readonly string[]) => read(args, names);

test('nothing said means everything, nine times', () => {
  expect(readWishes([])).toEqual({ chosen: names, isQuick: false, runs: 9, assumed: {} });
});

test('a quick look is one run, unless more are asked for', () => {
  expect(readWishes(['--quick'])).toMatchObject({ isQuick: true, runs: 1 });
  expect(readWishes(['--quick', '--runs', '3'])).toMatchObject({ isQuick: true, runs: 3 });
});

test('parts are chosen by name, and keep their order', () => {
  expect(readWishes(['--only', 'cost', '--only', 'api']).chosen).toEqual(['api', 'cost']);
  expect(readWishes(['--only', 'load,cold']).chosen).toEqual(['cold', 'load']);
});

test('assumptions are named numbers', () => {
  const { assumed } = readWishes(['--assume', 'pagesPerVisit=7', '--assume', 'fromCdn=0.5']);
  expect(assumed).toEqual({ pagesPerVisit: 7, fromCdn: 0.5 });
});

test.each([
  [['--only', 'page'], '--only does not know "page"; it knows pages, slow, further, quality, api'],
  [['--runs', '0'], '--runs takes a whole number from 1 to 99, and "0" is none'],
  [['--runs', 'many'], '"many" is none'],
  [['--assume', 'pagesPerVisit'], '--assume takes a name and a number'],
  [['--assume', 'pagesPerVisit=few'], 'not "pagesPerVisit=few"'],
  [['--assume', 'pagesPerVisit=-1'], 'not "pagesPerVisit=-1"'],
  [['--speed'], "Unknown option '--speed'"],
  [['pages'], "Unexpected argument 'pages'"],
])('%j is refused with what is wrong', (args, message) => {
  expect(() => readWishes(args)).toThrow(message);
});
