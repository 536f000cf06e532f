import { kebab } from '@pathshala/contract/text/encodings';
import { languages } from '@pathshala/contract/text/languages';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lessonSources } from '../../testing/lesson-sources.ts';
import { levels } from '../exercise.ts';
import { mark } from '../mark.ts';
import { publishedExercises } from '../template.ts';
import { someSpellings } from '../testing/spellings.ts';
import { textIn } from '../text-in.ts';
import { templates } from './all-templates.ts';

/** For all templates together. */
const seeds = 5_000;

test('no spelling of a right answer is refused, over five thousand seeds', () => {
  const each = Math.ceil(seeds / templates.length);
  let tried = 0;
  const refused: string[] = [];
  for (const one of templates) {
    for (let seed = 0; seed < each; seed += 1) {
      // Far from the published seeds, which have their own proofs.
      const exercise = one.generate(1_000_000 + seed, levels[seed % levels.length] ?? 1);
      tried += 1;
      for (const typed of someSpellings(exercise)) {
        if (mark(exercise, typed).result !== 'right')
          refused.push(`${one.id}: ${textIn(exercise.question, 'en')}: ${typed}`);
      }
      for (const { answer } of exercise.misconceptions) {
        if (mark(exercise, answer).result !== 'wrong') refused.push(`${one.id}: mistake ${answer}`);
      }
    }
  }
  expect(tried).toBeGreaterThanOrEqual(seeds);
  expect(refused).toEqual([]);
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
    { numRuns: 500 },
  );
});

test('ids are unique, names are plain, titles are in both languages', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  for (const { id, skill, strategy, title } of templates) {
    for (const name of [id, skill, strategy]) expect(name).toMatch(kebab);
    for (const language of languages) expect(textIn(title, language).length).toBeLessThanOrEqual(60);
    expect(textIn(title, 'bn')).toMatch(/\p{Script=Bengali}/u);
  }
});

/** All written lessons, as `course/lesson`. */
const lessons = new Set(lessonSources().map(({ id }) => id.replace(/\/\d+-/, '/')));

test('every written lesson has practice', () => {
  expect(lessons.size).toBeGreaterThan(50);
  const practised = new Set(templates.flatMap((one) => one.lessons));
  expect([...lessons].filter((lesson) => !practised.has(lesson))).toEqual([]);
});

test('templates name existing lessons', () => {
  expect(templates.flatMap((one) => one.lessons).filter((lesson) => !lessons.has(lesson))).toEqual([]);
});

test('published exercises are the same every time, and there are as many as requested', () => {
  const [first] = templates;
  if (!first) throw new Error('there are no templates');
  expect(publishedExercises(first, 10)).toEqual(publishedExercises(first, 10));
  expect(publishedExercises(first, 10)).toHaveLength(10);
});
