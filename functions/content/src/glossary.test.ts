import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type GlossaryRow, glossarySubjects, readGlossary } from './glossary.ts';
import { schoolFolder } from './load-content.ts';
import { ContentError } from './problems.ts';

const rows = readGlossary(schoolFolder);

describe('the glossary', () => {
  test('has at least 400 words, some of every subject and for every class', () => {
    expect(rows.length).toBeGreaterThanOrEqual(400);
    for (const subject of glossarySubjects) {
      expect(rows.filter((row) => row.subject === subject).length, subject).toBeGreaterThanOrEqual(15);
    }
    expect(new Set(rows.map((row) => row.class)).size).toBe(12);
  });

  test('explains no two words by the same sentence, and none by itself', () => {
    for (const language of ['en', 'bn'] as const) {
      const said = rows.map(({ explain }) => explain[language]);
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
      expect(rows.filter((row) => row.explain[language] === row[language])).toEqual([]);
    }
  });

  test('speaks Bangla in Bangla: its words and digits, a sentence that ends', () => {
    const wrong = rows.filter(
      ({ bn = '', explain: { bn: meaning = '' } }) =>
        /\d/.test(bn) || /(?<![A-Za-z])\d/.test(meaning) || !/[।?!]$/.test(meaning),
    );
    expect(wrong.map(({ en, bn, explain }) => `${en}: ${bn}: ${explain.bn}`)).toEqual([]);
    expect(rows.filter(({ explain }) => !/[.?!]$/.test(explain.en)).map(({ en }) => en)).toEqual([]);
  });
});

describe('a bad glossary is named by row and field', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathshala-glossary-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const row = (en: string, more: object = {}) => ({
    en,
    bn: 'ভগ্নাংশ',
    class: 4,
    subject: 'mathematics',
    explain: { en: 'A part of a whole.', bn: 'একটি পুরো জিনিসের অংশ।' },
    ...more,
  });

  function problems(given: readonly object[]): readonly string[] {
    writeFileSync(join(folder, 'glossary.json'), JSON.stringify(given));
    try {
      readGlossary(folder);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  }

  test.each<[string, readonly object[], string]>([
    ['class', [row('fraction', { class: 13 })], '[0].class: '],
    ['subject', [row('fraction', { subject: 'alchemy' })], '[0].subject: '],
    ['Bangla word', [row('fraction', { bn: 'fraction' })], '[0].bn: has no letters in বাংলা'],
    ['Latin letter in it', [row('noun', { bn: 'বিশেষ্য (noun)' })], '[0].bn: has Latin letters'],
    ['English word', [row('ভগ্নাংশ')], '[0].en: has non-Latin letters'],
    ['explanation', [row('fraction', { explain: { en: 'A part.' } })], '[0].explain.bn: '],
    ['field', [row('fraction', { colour: 'red' })], '[0]: '],
    ['order', [row('ratio'), row('fraction')], '[1].en: fraction stands after ratio'],
    ['twin', [row('fraction'), row('Fraction')], '[1].en: Fraction appears twice'],
  ])('%s', (_name, given, start) => {
    expect(problems(given)[0]).toContain(`glossary.json: ${start}`);
  });

  test('a language has all words or none', () => {
    const { bn: _, ...first } = row('fraction', { explain: { en: 'A part of a whole.' } });
    expect(problems([first])).toEqual([]);
    expect(problems([first, row('ratio')])).toEqual([
      expect.stringContaining('glossary.json: [0].bn: '),
      expect.stringContaining('glossary.json: [0].explain.bn: '),
    ]);
  });

  test('the same word may belong to two subjects', () => {
    expect(
      problems([row('cell', { subject: 'physics' }), row('cell', { subject: 'biology' })] as GlossaryRow[]),
    ).toEqual([]);
  });
});
