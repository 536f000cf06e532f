import { firstLanguage, languages } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { lessonSources } from './testing/lesson-sources.ts';

const all = lessonSources();

describe.each(languages)('every lesson is written for itself, in %s', (language) => {
  const sources = all.filter((one) => one.language === language);
  const paragraphs = sources.flatMap(({ name, markdown }) =>
    markdown
      .replace(/```[\s\S]*?```/g, '')
      .split(/\n\s*\n/)
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text.length > 30 && !text.startsWith('#'))
      .map((text) => ({ name, text, words: new Set(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu)) })),
  );

  test('no paragraph is in two lessons', () => {
    const seen = new Map<string, string>();
    const twice = paragraphs.filter(({ name, text }) => {
      const first = seen.get(text);
      seen.set(text, first ?? name);
      return first !== undefined;
    });
    if (language === firstLanguage) expect(paragraphs.length).toBeGreaterThan(800);
    expect(twice.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });

  test('no paragraph is another one with a few words swapped', () => {
    const long = paragraphs.filter(({ words }) => words.size >= 10);
    const alike: string[] = [];
    for (const [index, one] of long.entries()) {
      for (const other of long.slice(index + 1)) {
        if (other.name === one.name) continue;
        if (other.words.size < one.words.size * 0.7 || one.words.size < other.words.size * 0.7) continue;
        let common = 0;
        for (const word of one.words) if (other.words.has(word)) common += 1;
        if (common / (one.words.size + other.words.size - common) > 0.7) {
          alike.push(`${one.name}: ${one.text}\n${other.name}: ${other.text}`);
        }
      }
    }
    expect(alike).toEqual([]);
  }, 60_000);

  test('no question is asked in two lessons', () => {
    const questions = sources.flatMap(({ quiz }) => quiz.map((one) => one.question));
    expect(questions.length).toBe(new Set(questions).size);
  });
});
