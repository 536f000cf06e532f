import { expect, test } from 'vitest';
import { hasLetter, normaliseDisplayName } from './display-name.ts';

test.each([
  ['is left as it is', 'Rima Akter', 'Rima Akter'],
  ['in Bangla, with its joiners', 'রিমা আক্‌তার র‍্যা', 'রিমা আক্‌তার র‍্যা'],
  ['with emoji that are joined', 'Rima 👩‍🚀', 'Rima 👩‍🚀'],
  ['has its parts composed', 'Zoe\u0308', 'Zo\u00eb'],
  ['loses what turns the line round', 'Rima\u202e nimda\u2066\u2069\u200f', 'Rima nimda'],
  ['loses what cannot be seen', 'Ri\u0000ma\u0007\ufeff\u200b', 'Rima'],
  ['keeps one blank where several were, and no line ends', '  Rima \n\t\u2028 Akter  ', 'Rima Akter'],
  ['loses half a character', 'Rima\ud800', 'Rima'],
  ['may be nothing', ' \u202e ', ''],
  ['is nothing that only fills', '\u3164\u2800\uffa0\u115f\u1160 \u{13441}', ''],
  ['is no joiner alone', '\u200c\u200d', ''],
  ['is no mark alone', '\u0301 \u09be\ufe0f', ''],
  ['keeps its words apart where a filler was', 'Rima\u3164Akter', 'Rima Akter'],
  ['is cut at 100 characters', 'x'.repeat(5000), 'x'.repeat(100)],
  ['is cut at 100 characters of two halves', '🙂'.repeat(5000), '🙂'.repeat(100)],
  ['is not cut within what is drawn as one', '👩‍🚀'.repeat(60), '👩‍🚀'.repeat(33)],
  ['is not cut within a conjunct', `${'ক'.repeat(99)}ক্ষ`, 'ক'.repeat(99)],
  ['has no blank where it was cut', ` ${'x '.repeat(99)}`, `${'x '.repeat(49)}x`],
  ['has its parts composed before it is cut', 'Zoe\u0308 '.repeat(60), 'Zo\u00eb '.repeat(25).trim()],
  // In quadratic time this would take a quarter of an hour instead of milliseconds.
  ['is looked at once, however long', `${' \u202e'.repeat(500_000)}x`, 'x'],
])('the name that a person is shown by, the first time and again: %s', (_what, given, shown) => {
  expect(normaliseDisplayName(given)).toBe(shown);
  expect(normaliseDisplayName(shown)).toBe(shown);
});

test.each([
  ['Rima', true],
  ['রি', true],
  ['7', false],
  ['🙂', false],
  ['!?', false],
  ['\u3164', false],
  ['\u2800', false],
  ['\u200c\u200d', false],
  ['\ufffc\u{1d159}', false],
  ['\u034f\u00ad\u180e\u{e0041}', false],
])('the name that a person is shown by: %j has a letter that is seen: %s', (name, expected) =>
  expect(hasLetter(name)).toBe(expected),
);

test('the name that a person is shown by takes no tower of marks upon a single letter', () => {
  expect([...normaliseDisplayName(`a${'\u0301'.repeat(10_000)}`)].length).toBeLessThanOrEqual(100);
});
