import { inFull, isFull } from '@pathshala/contract/testing/full';
import { kebab } from '@pathshala/contract/text/encodings';
import { languages } from '@pathshala/contract/text/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lessonSources } from '../../testing/lesson-sources.ts';
import type { Answer, TemplateSign } from '../answers/answer.ts';
import { type Exercise, levels } from '../exercise.ts';
import { mark } from '../mark.ts';
import { asNumber } from '../rational.ts';
import { lineIn } from '../show-exercise.ts';
import { publishedExercises } from '../template.ts';
import { digestOf } from '../testing/digest.ts';
import { exerciseIssues, textsOf } from '../testing/exercise-issues.ts';
import { textIn } from '../text-in.ts';
import { templates } from './all-templates.ts';

const count = inFull(200, 40);

test.each(templates.map((one) => [one.id, one] as const))('%s', (_id, one) => {
  const exercises = publishedExercises(one, count);
  expect(exercises.length, 'as many that differ').toBe(Math.min(count, one.variety));
  for (const exercise of exercises.slice(0, 5))
    expect(one.generate(exercise.seed, exercise.level), 'the same for the same seed').toEqual(exercise);
  for (const language of languages)
    expect(publishedExercises(one, count, language), `the same in ${language}`).toEqual(exercises);
  const far = levels.map((level) => one.generate(1_000_000 + level, level));
  expect([...exercises, ...far].flatMap(exerciseIssues).slice(0, 3)).toEqual([]);

  const known = exercises.filter(({ misconceptions }) => misconceptions.length > 0);
  expect(known.length, 'with mistakes that are known').toBeGreaterThanOrEqual(exercises.length * 0.95);
  const signs = new Set(exercises.flatMap(({ answer }) => signsNeeded(answer)));
  expect(one.signs ?? [], 'the signs that its answers need').toEqual(expect.arrayContaining([...signs]));
  if (isFull) expect(signs.size).toBe(one.signs?.length ?? 0);

  for (const text of exercises.slice(0, 3).flatMap(textsOf))
    for (const language of languages) expect(lineIn(text, language)).not.toBe('');
});

/** Those of a template's signs that one answer needs. */
function signsNeeded(answer: Answer): TemplateSign[] {
  if (!('value' in answer)) return [];
  const { n, d } = answer.value;
  const isMixed = answer.kind === 'fraction' && d > 1 && Math.abs(asNumber(answer.value)) > 1;
  return [
    ...(n < 0 ? (['minus'] as const) : []),
    ...(d > 1 && answer.kind === 'quantity' ? (['point'] as const) : []),
    ...(isMixed ? (['space'] as const) : []),
  ];
}

/** Exercises are stored by their seed only, so numbers and answers must not change. For an intended change: `npx vitest -u`. */
test('no published exercise has another answer than it had', async () => {
  const groups = new Map<string, Exercise[]>();
  for (const one of templates) {
    const name = `class ${one.class}, ${one.subject}`;
    groups.set(name, [...(groups.get(name) ?? []), ...publishedExercises(one)]);
  }
  const digests = Object.fromEntries([...groups].map(([name, some]) => [name, digestOf(some)]));
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot('../testing/answers.json');
});

test('any typed text can be marked, and an exercise is plain data', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(...templates),
      fc.constantFrom(...levels),
      fc.string(),
      (seed, one, level, typed) => {
        const exercise = one.generate(seed, level);
        expect(['right', 'wrong', 'not-understood']).toContain(mark(exercise, typed).result);
        expect(JSON.parse(JSON.stringify(exercise))).toEqual(exercise);
      },
    ),
    { numRuns: inFull(500, 100) },
  );
});

test('ids are unique, names are plain, titles are in both languages', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  for (const { id, skill, strategy, title } of templates) {
    for (const name of [id, skill, strategy]) expect(name).toMatch(kebab);
    expect(textIn(title, 'bn')).toMatch(/\p{Script=Bengali}/u);
  }
});

test('every written lesson has practice, and no template names another lesson', () => {
  const lessons = lessonSources().map(({ id }) => id);
  expect(new Set(templates.flatMap((one) => one.lessons))).toEqual(new Set(lessons));
});
