import { firstLanguage, translations } from '@pathshala/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { formulasIn } from './formulas.ts';
import { isRewritten, type LessonSource, lessonSources } from './testing/lesson-sources.ts';

const sources = lessonSources();
const firstOf = new Map(
  sources.filter(({ language }) => language === firstLanguage).map((one) => [one.id, one]),
);

const figuresOf = ({ markdown }: LessonSource) => markdown.match(/^```figure$/gm) ?? [];
const withoutFigures = (markdown: string) => markdown.replace(/```figure[\s\S]*?```/g, '');

describe.each(translations)('a lesson in %s', (language) => {
  const own = sources.filter((one) => one.language === language);

  test('has as many figures and formulas as the first version, and as many questions', () => {
    const counts = (one: LessonSource) => ({
      figures: figuresOf(one).length,
      formulas: formulasIn(one.markdown).length,
      questions: one.quiz.length,
    });
    for (const one of own) {
      const first = firstOf.get(one.id);
      expect(first, one.name).toBeDefined();
      if (!first) continue;
      if (isRewritten(one)) {
        expect(one.quiz.length, one.name).toBe(first.quiz.length);
        expect(figuresOf(one).length > 0, one.name).toBe(figuresOf(first).length > 0);
      } else expect({ name: one.name, ...counts(one) }).toEqual({ name: one.name, ...counts(first) });
    }
  });
});

describe('a Bangla lesson', () => {
  const own = sources.filter(({ language }) => language === 'bn');

  test('has Bangla digits wherever it speaks', () => {
    const latin = own.flatMap(({ name, markdown, quiz }) => {
      const quizTexts = quiz.flatMap(({ question, options, explanation }) => [
        question,
        ...options,
        explanation,
      ]);
      return [withoutFigures(markdown), ...quizTexts].flatMap((text) =>
        [...spoken(text).matchAll(/.{0,20}(?<![A-Za-z0-9.]|[A-Za-z] )\d+(?![A-Za-z0-9]).{0,20}/g)].map(
          ([words]) => `${name}: ${words}`,
        ),
      );
    });
    expect(latin).toEqual([]);
  });

  test('has Bangla digits in labels and captions', () => {
    const latin = own.flatMap(({ name, markdown }) =>
      [...markdown.matchAll(/"(?:label|caption|text|unit|xLabel|yLabel)":\s*"([^"]*)"/g)]
        .map(([, words = '']) => words)
        .filter((words) => /(?<![A-Za-z])\d/.test(words))
        .map((words) => `${name}: ${words}`),
    );
    expect(latin).toEqual([]);
  });
});

/** What of a text is neither code, formula nor address. */
function spoken(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, ' ')
    .replace(/^\$\$[\s\S]+?\$\$/gm, ' ')
    .replace(/\$(?:\\.|[^$\\\n])+\$/g, ' ')
    .replace(/\]\([^)]*\)|^\s*\d+\. /gm, ' ');
}
