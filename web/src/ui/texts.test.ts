import { matchingWords } from '@pathshala/search/matching-words';
import { afterEach, expect, it, test } from 'vitest';
import { formatBytes } from '../words/format.ts';
import { encodeAddress, mailtoOf } from '../words/school.ts';
import { clipText, withoutMarkdown } from './clip-text.ts';
import { piecesOf } from './marked-text.tsx';
import { idInHash } from './site-address.ts';

test.each([
  ['## Why sleep?\n\nIt **helps**.', 'Why sleep?\n\nIt helps.'],
  ['> She said *one* thing, [here](https://a.example/b).', 'She said one thing, here.'],
  ['Press `Enter` and **read** __it__.', 'Press Enter and read it.'],
  ['One.\n\n```figure\n{ "kind": "bars" }\n```\n\nTwo.', 'One.\n\n\nTwo.'],
  ['Before.\n| a | b |\n| --- | :-: |\n| 1 | 2 |', 'Before.\n'],
  ['### ঘুম কেন **দরকার**?', 'ঘুম কেন দরকার?'],
])('%s', (written, read) => expect(withoutMarkdown(written)).toBe(read));

test.each([
  '3 * 4 * 5 = 60',
  '2 ** 3',
  'Class #7 is at 5 > 4',
  '– a line\n- another',
  'a_b_c and snake_case',
  '5*4*3',
])('what only looks like it stays: %s', (text) => expect(withoutMarkdown(text)).toBe(text));

const segmenter = Intl.Segmenter;
afterEach(() => {
  Object.assign(Intl, { Segmenter: segmenter });
});

it.each([
  ['leaves a text of 250 characters as it is', 'a'.repeat(250), undefined, 'a'.repeat(250)],
  ['cuts a text of 251 characters after the 250th', 'a'.repeat(251), undefined, `${'a'.repeat(250)}…`],
  ['leaves no space before the dots', 'one two', 4, 'one…'],
])('%s', (_what, whole, limit, text) =>
  expect(clipText(whole, limit)).toEqual({ text, clipped: text !== whole }),
);

/** Characters as a reader sees them: conjuncts, a vowel sign, a family, a flag, a hand with its skin tone, an accent. */
const signs = ['ক্ষু', 'ধা', 'র্ত', ' ', 'স্ত্রী', '👨‍👩‍👧', 'a', '🇧🇩', '👍🏽', 'e\u0301', 'ক্ষ'];
const whole = signs.join('');
/** Every beginning of the text that ends between two characters. */
const wholeBeginnings = signs.map((_, count) => signs.slice(0, count).join('').trimEnd());

/** Browsers before Unicode 15.1 split a Bangla conjunct after its hasanta. */
class OldSegmenter extends Intl.Segmenter {
  override segment(input: string): Intl.Segments {
    const parts = [...super.segment(input)].flatMap(({ segment }) => segment.split(/(?<=\u09CD)/u));
    return parts.map((segment) => ({ segment })) as unknown as Intl.Segments;
  }
}

it.each<[string, typeof Intl.Segmenter | undefined]>([
  ['with this segmenter', segmenter],
  ['with an old segmenter', OldSegmenter],
  ['without a segmenter', undefined],
])('%s a text is never cut inside a character', (_, Segmenter) => {
  if (Segmenter) Object.assign(Intl, { Segmenter });
  else Reflect.deleteProperty(Intl, 'Segmenter');
  for (let limit = 0; limit < whole.length; limit += 1) {
    const kept = clipText(whole, limit).text.slice(0, -1);
    expect(wholeBeginnings, `cut at ${limit}`).toContain(kept);
    // And no character that fits is lost.
    const longest = wholeBeginnings.filter((beginning) => beginning.length <= limit).at(-1);
    expect(kept, `cut at ${limit}`).toBe(longest);
  }
});

const marked = (text: string, query: string) =>
  piecesOf(text, new Set(matchingWords([text], query)))
    .filter((piece) => piece.marked)
    .map((piece) => piece.text);

test.each([
  ['Maths olympiad: junior problems', 'math', ['Maths']],
  ['Maths olympiad: junior problems', 'গণিত', ['Maths']],
  ['অঙ্কের ভয় কাটে কীভাবে', 'gonit', ['অঙ্কের']],
  ['Fractions from zero', 'fractons', ['Fractions']],
  ['Fractions from zero', 'from zero frac', ['Fractions', 'zero']],
  ['ঘরে বাংলা, বইয়ে ইংরেজি', 'bangla english', ['বাংলা', 'ইংরেজি']],
  ['Rokshana Parvin Mukta', 'রোকসানা', ['Rokshana']],
  ['Class 7', 'সপ্তম শ্রেণি', ['Class', '7']],
  ['Chemistry clinic', 'math', []],
  ['Chemistry clinic', '', []],
  ['Chemistry clinic', '.*', []],
  ['a+b (c) [d]', 'b', ['b']],
])('in “%s” “%s” marks %j', (text, query, words) => {
  expect(marked(text, query)).toEqual(words);
});

test.each([
  ['', 'math'],
  ['<b>math</b> & <img src=x onerror=alert(1)>', 'math b img'],
  ['🙂 গণিত 🙂 ক্ষ', 'গণিত ক্ষ'],
  ['math math', 'math'],
])('the pieces of “%s” make up the whole text', (text, query) => {
  const pieces = piecesOf(text, new Set(matchingWords([text], query)));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.every((piece) => piece.text !== '')).toBe(true);
});

it.each([
  [1, '1 KB'],
  [411_600, '412 KB'],
  [999_400, '999 KB'],
  [999_600, '1.0 MB'],
  [1_340_000, '1.3 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatBytes(bytes)).toBe(size);
});

test.each([
  ['#one', 'one'],
  ['#%E0%A6%95', 'ক'],
  ['', ''],
  // Cut off in the middle of a letter.
  ['#part-%E0%A6%B', ''],
  ['#100%', ''],
])('the hash %s names %j', (hash, id) => expect(idInHash(hash)).toBe(id));

it.each([
  'rima.sultana-7_x@school.example',
  'a@b.c?bcc=all@evil.example&body=now',
  'a@b.c,d@evil.example',
  'a@b.c;d@evil.example',
  'a@b.c%0Abcc:d@evil.example',
  'a+b@c.d#e',
  'রিমা@স্কুল.বাংলা',
])('%s stays one address without a query', (address) => {
  const { protocol, pathname, search, hash } = new URL(mailtoOf(address));
  expect([protocol, search, hash]).toEqual(['mailto:', '', '']);
  expect(pathname).not.toMatch(/[,;?&=+\n]/);
  expect(decodeURIComponent(pathname)).toBe(address);
  expect(encodeAddress(address)).toBe(pathname);
});
