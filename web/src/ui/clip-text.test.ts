import { afterEach, describe, expect, it, test } from 'vitest';
import { clipText, withoutMarkdown } from './clip-text.ts';

test.each([
  ['## Why sleep?\n\nIt **helps**.', 'Why sleep?\n\nIt helps.'],
  ['> She said *one* thing, [here](https://a.example/b).', 'She said one thing, here.'],
  ['Press `Enter` and **read** __it__.', 'Press Enter and read it.'],
  ['One.\n\n```figure\n{ "kind": "bars" }\n```\n\nTwo.', 'One.\n\n\nTwo.'],
  ['| a | b |\n| --- | :-: |\n| 1 | 2 |', '| a | b |\n| 1 | 2 |'],
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

describe('length', () => {
  it('leaves a text of 250 characters as it is', () => {
    const text = 'a'.repeat(250);
    expect(clipText(text)).toEqual({ text, clipped: false });
  });

  it('cuts a text of 251 characters after the 250th', () => {
    expect(clipText('a'.repeat(251))).toEqual({ text: `${'a'.repeat(250)}…`, clipped: true });
  });

  it('leaves no space before the dots', () => {
    expect(clipText('one two', 4).text).toBe('one…');
  });
});

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

describe('a text is never cut inside a character', () => {
  const browsers: readonly (readonly [string, typeof Intl.Segmenter | undefined])[] = [
    ['with this segmenter', segmenter],
    ['with an old segmenter', OldSegmenter],
    ['without a segmenter', undefined],
  ];
  it.each(browsers)('%s', (_, Segmenter) => {
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
});
