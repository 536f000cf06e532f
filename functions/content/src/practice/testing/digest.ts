import { createHash } from 'node:crypto';
import { kindOf } from '../answers/answer-kinds.ts';
import type { Exercise } from '../exercise.ts';
import type { Text } from '../text.ts';
import { textIn } from '../text-in.ts';
import { numbersIn } from './read-question.ts';

/**
 * A short hash of the numbers, answers and known mistakes of exercises, whatever their words.
 * @param stems texts besides, whose numbers belong to them
 */
export function digestOf(exercises: readonly Exercise[], stems: readonly Text[] = []): string {
  const numbers = (text: Text) => numbersIn(textIn(text, 'en'));
  const facts = exercises.map(({ template, seed, level, question, answer, misconceptions }) => [
    ...[template, seed, level, numbers(question), kindOf(answer).typed(answer)],
    misconceptions.map((one) => one.answer),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([facts, stems.map(numbers)]))
    .digest('hex')
    .slice(0, 12);
}
