import { describe, expect, it } from 'vitest';
import { outline, textWidth } from './outline.ts';

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
});
