import { describe, expect, it } from 'vitest';
import { outline, textWidth } from './outline.ts';
import { wrap, wrapEvenly } from './wrap.ts';

describe('outline', () => {
  it('joins Bangla consonants instead of setting them side by side', () => {
    const apart = textWidth('ক', { size: 100 }) + textWidth('ষ', { size: 100 });
    expect(textWidth('ক্ষ', { size: 100 })).toBeLessThan(apart * 0.85);
  });

  it('draws the vowel sign i before the consonant it is written after', () => {
    const consonant = outline('ক', { size: 100 }).d.slice(0, 24);
    const startsWithConsonant = (text: string) => outline(text, { size: 100 }).d.startsWith(consonant);
    expect([startsWithConsonant('কা'), startsWithConsonant('কি')]).toEqual([true, false]);
  });

  it('places text by its start, middle or end', () => {
    const { width } = outline('Pathshala', { size: 40 });
    const start = outline('Pathshala', { size: 40, x: 500 }).box.left;
    expect(outline('Pathshala', { size: 40, x: 500, anchor: 'middle' }).box.left).toBeCloseTo(
      start - width / 2,
      3,
    );
    expect(outline('Pathshala', { size: 40, x: 500, anchor: 'end' }).box.left).toBeCloseTo(start - width, 3);
  });

  it('shapes a line of two scripts', () => {
    const mixed = textWidth('Class ক', { size: 30 });
    expect(mixed).toBeCloseTo(textWidth('Class ', { size: 30 }) + textWidth('ক', { size: 30 }), 3);
  });
});

describe('wrap', () => {
  it('keeps every line inside the width', () => {
    const lines = wrap('Bangla grammar: sentence and clause', 300, { size: 40 });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(textWidth(line, { size: 40 })).toBeLessThanOrEqual(300);
    expect(lines.join(' ')).toBe('Bangla grammar: sentence and clause');
  });

  it('leaves no lonely word when lines can be even', () => {
    const title = 'Integers and the number line';
    const options = { size: 92 };
    expect(wrapEvenly(title, 640, options)).toHaveLength(wrap(title, 640, options).length);
    expect(wrapEvenly(title, 640, options).at(-1)).toContain(' ');
  });
});
