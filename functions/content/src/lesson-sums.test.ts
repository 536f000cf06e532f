import { describe, expect, test } from 'vitest';
import { formulasIn, isTrue, numberOf, numbersNamed, statementsIn } from './formulas.ts';
import { lessonSources } from './testing/lesson-sources.ts';

/** Lessons in every language. */
const sources = lessonSources();

describe('what can be computed', () => {
  const computed = sources.flatMap(({ name, quiz }) =>
    quiz.flatMap((one, index) =>
      one.compute === undefined ? [] : [{ ...one, compute: one.compute, at: `${name} [${index}]` }],
    ),
  );

  test('is in many quizzes', () => expect(computed.length).toBeGreaterThan(80));

  test.each(computed.map((one) => [one.at, one] as const))(
    '%s: the right option alone names it',
    (_at, one) => {
      const value = numberOf(one.compute);
      expect(value, one.compute).toBeDefined();
      const named = one.options.map(numbersNamed);
      expect(named[one.answer]).toHaveLength(1);
      expect(named[one.answer]?.[0]).toBeCloseTo(value ?? Number.NaN, 9);
      const wrong = named.filter((_, index) => index !== one.answer);
      for (const numbers of wrong) {
        const isSame = numbers.length === 1 && Math.abs((numbers[0] ?? 0) - (value ?? 0)) < 1e-9;
        expect(isSame, 'a wrong option names the right number').toBe(false);
      }
    },
  );

  test('every statement about numbers in a formula is true', () => {
    const texts = sources.flatMap(({ name, markdown, quiz }) => [
      { name, text: markdown },
      ...quiz.flatMap((one) => [
        { name: `${name} (quiz)`, text: one.explanation },
        { name: `${name} (quiz)`, text: one.question },
      ]),
    ]);
    const statements = texts.flatMap(({ name, text }) =>
      formulasIn(text).flatMap((formula) =>
        statementsIn(formula).map((statement) => ({ name, formula, statement, truth: isTrue(statement) })),
      ),
    );
    expect(statements.filter(({ truth }) => truth !== undefined).length).toBeGreaterThan(400);
    expect(statements.filter(({ truth }) => truth === false)).toEqual([]);
  });
});
