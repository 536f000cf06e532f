import { createHash } from 'node:crypto';
import { kindOf } from '../answers/answer-kinds.ts';
import type { Exercise } from '../exercise.ts';
import type { Text } from '../text.ts';
import { textIn } from '../text-in.ts';

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

/** The numbers of a text from left to right, with their signs. */
function numbersIn(text: string): number[] {
  const plain = text
    .replace(/\\d?frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2 ')
    .replaceAll('−', '-')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  const found = plain.matchAll(/(?<![\d\p{L}_)}.])-?\d+(?:\.\d+)?(?:\/\d+)?/gu);
  return [...found].map(([written]) => {
    const [top, bottom = '1'] = written.split('/');
    return Number(top) / Number(bottom);
  });
}
