import { expect, test } from 'vitest';
import { isTypoOf } from './typo.ts';

test.each([
  ['chemestri', 'chemistri', 'a wrong vowel'],
  ['frktan', 'fraktan', 'a letter left out'],
  ['fraktaan', 'fraktan', 'a letter too many'],
  ['farktan', 'fraktan', 'neighbours that changed places'],
  ['tabel', 'table', 'the last two'],
  ['mtah', 'math', 'neighbours in a short word'],
  ['fsik', 'fisik', 'a vowel left out of a short word'],
  ['inglis', 'englis', 'another vowel at the beginning'],
  ['cenistri', 'cemistri', 'another consonant in a long word'],
  ['kuadradek', 'kuadratik', 'two slips in a long word'],
])('%s may be %s: %s', (term, meant) => expect(isTypoOf(term, meant)).toBe(true));

test.each([
  ['table', 'table', 'the same word'],
  ['mat', 'math', 'too short'],
  ['fak', 'fat', 'too short'],
  ['pija', 'bija', 'another beginning'],
  ['lamp', 'ramp', 'another beginning'],
  ['cakri', 'catri', 'another consonant in a short word'],
  ['jaba', 'jaiba', 'a short word that can be pronounced'],
  ['bisa', 'bisap', 'the beginning of another'],
  ['1971', '1972', 'a number'],
  ['mandarin', 'mandai', 'two slips in a word of eight'],
  ['kuadradek', 'kuadrilat', 'three slips'],
])('%s is not %s: %s', (term, other) => expect(isTypoOf(term, other)).toBe(false));
