import { schoolContent } from '@pathshala/content/testing/school-content';
import { afterEach, describe, expect, it } from 'vitest';
import { clipText } from './clip-text.ts';

const { articles } = schoolContent();
const segmenter = Intl.Segmenter;
afterEach(() => {
  Object.assign(Intl, { Segmenter: segmenter });
});

function description(id: string): string {
  const article = articles.find((one) => one._id === id);
  if (!article) throw new Error(`There is no article ${id}`);
  return article.description;
}

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

describe('articles whose 250th character is inside a character', () => {
  it.each([
    ['where-does-a-letter-end', 'this morning:…', ' 👨‍👩‍👧. It looks'],
    ['bn-math-fear', 'মাথায় অ…', 'ঙ্ক ঠিকই আছে'],
    ['bn-two-languages', 'বরং দ…', 'ক্ষতার লক্ষণ'],
  ])('%s is cut before the whole character', (id, shown, left) => {
    const whole = description(id);
    const { text, clipped } = clipText(whole);
    expect(clipped).toBe(true);
    expect(text.endsWith(shown)).toBe(true);
    expect(whole.startsWith(left, text.length - 1)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(251);
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
