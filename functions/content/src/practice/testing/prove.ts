import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import { untrueFormulas } from '../../recompute.ts';
import type { Answer } from '../answers/answer.ts';
import type { TemplateSign } from '../answers/signs.ts';
import type { Exercise, ExerciseTemplate } from '../exercise.ts';
import { type Marking, mark } from '../mark.ts';
import { asNumber } from '../rational.ts';
import { lineIn } from '../rendered-text.ts';
import { publishedExercises } from '../template.ts';
import { isSameText, type Text } from '../text.ts';
import { textIn } from '../text-in.ts';
import { type QuestionRead, readQuestion } from './read-question.ts';
import { someSpellings } from './spellings.ts';
import { textIssues } from './text-issues.ts';
import { wordIssues } from './word-issues.ts';

/** An independent solution of a template's exercises: from the text that a child reads to the answer to type. */
export type SecondWay = (question: QuestionRead) => string | number;

/** How many of a template's exercises are rendered and have their calculations checked. Both are slow. */
const rendered = 3;
const computed = 9;

/**
 * Proves templates with their published seeds.
 * @param ways the independent solution of each template, by id
 */
export function prove(
  templates: readonly ExerciseTemplate[],
  ways: Readonly<Record<string, SecondWay>>,
): void {
  test.each(templates.map((one) => [one.id, one] as const))('%s', (id, one) => {
    const exercises = publishedExercises(one);
    expect(exercises.length, 'as many that differ').toBe(Math.min(200, one.variety));
    for (const exercise of exercises.slice(0, 20)) {
      expect(one.generate(exercise.seed, exercise.level), 'the same for the same seed').toEqual(exercise);
    }
    const signs = new Set(exercises.flatMap(({ answer }) => signsNeeded(answer)));
    expect(new Set(one.signs), 'the signs that its answers need').toEqual(signs);
    proveAnswers(exercises, ways[id]);
    proveMistakes(exercises);
    proveTexts(exercises);
  });
}

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

/** The independent solution confirms the answers, and every spelling is right. */
function proveAnswers(exercises: readonly Exercise[], way: SecondWay | undefined): void {
  expect(way, 'no second way is given').toBeDefined();
  const refused = exercises.flatMap((exercise) =>
    [String(way?.(readQuestion(exercise))), ...someSpellings(exercise)]
      .filter((typed) => mark(exercise, typed).result !== 'right')
      .map((typed) => `${asked(exercise)} ${typed}`),
  );
  expect(refused.slice(0, 3)).toEqual([]);
}

/** The known mistakes are recognised and never right. */
function proveMistakes(exercises: readonly Exercise[]): void {
  const unknown = exercises.flatMap((exercise) =>
    exercise.misconceptions
      .filter(({ answer, feedback }) => !isRecognised(mark(exercise, answer), feedback))
      .map(({ answer }) => `${asked(exercise)} ${answer}`),
  );
  expect(unknown.slice(0, 3)).toEqual([]);
  const known = exercises.filter(({ misconceptions }) => misconceptions.length > 0);
  expect(known.length, 'with mistakes that are known').toBeGreaterThanOrEqual(exercises.length * 0.95);
}

const isRecognised = (marked: Marking, feedback: Text) =>
  marked.result === 'wrong' && marked.feedback !== undefined && isSameText(marked.feedback, feedback);

/** The texts fit, and their statements are true. */
function proveTexts(exercises: readonly Exercise[]): void {
  expect(exercises.flatMap(textIssues).slice(0, 3)).toEqual([]);
  expect(exercises.flatMap(wordIssues).slice(0, 3)).toEqual([]);
  const hints = exercises.slice(0, computed).flatMap((exercise) => exercise.hints);
  expect(hints.flatMap(untrue)).toEqual([]);
  for (const text of exercises.slice(0, rendered).flatMap(textsOf)) {
    for (const language of languages) expect(lineIn(text, language)).not.toBe('');
  }
}

const asked = ({ question }: Exercise) => textIn(question, 'en');
const untrue = (text: Text) => languages.flatMap((language) => untrueFormulas(textIn(text, language)));

/** All texts of an exercise. */
function textsOf({ question, answer, hints, misconceptions }: Exercise): Text[] {
  const shown = 'options' in answer ? answer.options : 'items' in answer ? answer.items : [];
  return [question, ...shown, ...hints, ...misconceptions.map(({ feedback }) => feedback)];
}
