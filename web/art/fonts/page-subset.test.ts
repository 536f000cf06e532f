import { fontFile } from '@pathshala/brand/font-file';
import { bodyFont, headingFont } from '@pathshala/brand/fonts';
import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test, vi } from 'vitest';
import { charactersOf } from './faces.ts';
import { pageSubsets } from './page-subset.ts';

/** Reading, cutting and compressing fonts takes long. */
vi.setConfig({ testTimeout: 60_000 });

/** Conjuncts of two and three letters, vowels around them, a reph, a visible hasanta, joiners, numbers, a full stop. */
const words = [
  ...['ক্ষমা', 'জ্ঞান', 'স্ত্রী', 'স্কুলে', 'বিদ্যুৎ', 'র‌্যাব', 'র‍্যালি', 'কর্ম', 'ধর্ম্য', 'উৎকৃষ্ট', 'রাষ্ট্র', 'সন্ধ্যা'],
  ...['ভগ্নাংশ', 'গণিতের', 'শুদ্ধ', 'বাঁক', 'দুঃখ', 'কৌশল', 'গ্রীষ্ম', 'হৃদয়', 'রূপ', 'শুরু', 'ক্রূর', 'বাক্‌', '২০২৬', 'পড়ে।'],
  ...['চাঁদ', 'ঝড়', 'আষাঢ়', 'মুক্তিযুদ্ধ', 'উজ্জ্বল', 'সাম্রাজ্য', 'দ্বন্দ্ব', 'লক্ষ্মী', 'উচ্ছ্বাস', '৳', 'ঐক্য', 'ওষুধ', 'ব্রহ্ম'],
];

const subsetsOf = (some: readonly string[]) => {
  const text = { words: some, others: [] };
  return pageSubsets({ heading: text, 'body-400': text, 'body-600': text });
};

/** A word's outlines and their positions. */
function drawer(file: Uint8Array): (word: string) => string {
  const font = new Font(new Face(new Blob(file)));
  return (word) => {
    const buffer = new ShapeBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return JSON.stringify(
      buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xOffset, yOffset, xAdvance }) => [
          font.glyphToJson(codepoint),
          [xOffset, yOffset, xAdvance],
        ]),
    );
  };
}

test('words look the same in a page’s own font as in the whole one, which is several times as large', async () => {
  const { regular, semiBold, regularDigits, semiBoldDigits } = bodyFont.files;
  const whole = [headingFont.files.bold, regular, regularDigits, semiBold, semiBoldDigits].map(fontFile);
  const subsets = await subsetsOf(words);
  expect(subsets).toHaveLength(whole.length);
  for (const [at, { woff2, ranges }] of subsets.entries()) {
    const own = await subsetFont(Buffer.from(woff2), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
    });
    const [before, after] = [drawer(whole[at] ?? new Uint8Array()), drawer(own)];
    const has = new Set(charactersOf(ranges));
    // The taka sign has its own file.
    const drawn = words.filter((word) => [...word].every((letter) => has.has(letter)));
    expect(drawn.length).toBe(
      { heading: words.length - 1, digits: 1, letters: words.length - 2 }[kindOf(at)],
    );
    for (const word of drawn) expect(after(word), word).toBe(before(word));
    expect(woff2.length).toBeLessThan(12 * 1024);
  }
});

const kindOf = (at: number) => (at === 0 ? 'heading' : at % 2 === 0 ? 'digits' : 'letters');

test('digits beside letters are in the file of digits, and a page without any has none', async () => {
  const ranges = (some: readonly { ranges: string }[]) => some.map((one) => one.ranges);
  expect(ranges(await subsetsOf(['১২টি']))).toEqual([
    'U+99F, U+9BF, U+9E7-9E8',
    'U+99F, U+9BF',
    'U+9E7-9E8',
    'U+99F, U+9BF',
    'U+9E7-9E8',
  ]);
  expect(await subsetsOf(['টি'])).toHaveLength(3);
});

test('its unicode-range has exactly the letters of the words', async () => {
  const [subset] = await subsetsOf(['ক্ষ', 'ক']);
  expect(subset?.ranges).toBe('U+995, U+9B7, U+9CD');
});

test('a vowel sign around its letter comes with its two halves, which browsers need to draw it', async () => {
  const [subset] = await subsetsOf(['কৌ']);
  expect(subset?.ranges).toBe('U+995, U+9C7, U+9CC, U+9D7');
});
