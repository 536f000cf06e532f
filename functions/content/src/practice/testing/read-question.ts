import type { Exercise } from '../exercise.ts';
import { textIn } from '../text-in.ts';

/** A question as an independent solution sees it: its text, and the data found in it. */
export interface QuestionRead {
  /** In English, without figures. */
  readonly text: string;
  /** The numbers in the text from left to right, with their signs. TeX fractions are included. */
  readonly numbers: readonly number[];
  /** The fields of the figure. Undefined if there is none. */
  readonly figure: Readonly<Record<string, unknown>> | undefined;
  /** English options or items, in the order shown. */
  readonly options: readonly string[];
}

/** The n-th number of a question. @throws Error if there is none */
export function at({ numbers }: QuestionRead, place: number): number {
  const value = numbers[place];
  if (value === undefined) throw new Error(`the question has no number ${place}`);
  return value;
}

/** Reads an exercise's question from nothing but the text that a child sees. */
export function readQuestion({ question, answer }: Exercise): QuestionRead {
  const asked = textIn(question, 'en');
  const [, json] = /```figure\n([\s\S]*?)\n```/.exec(asked) ?? [];
  const text = asked.replace(/```figure[\s\S]*?```/g, '').trim();
  const shown = 'options' in answer ? answer.options : 'items' in answer ? answer.items : [];
  return {
    text,
    numbers: numbersIn(text),
    figure: json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>),
    options: shown.map((one) => textIn(one, 'en')),
  };
}

/** The numbers of a text from left to right, with their signs. */
export function numbersIn(text: string): number[] {
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

/** The text to type to choose an option by its English text. @throws Error if there is none */
export function pick({ options }: QuestionRead, ...wanted: readonly string[]): string {
  return wanted
    .map((one) => {
      const place = options.indexOf(one);
      if (place < 0) throw new Error(`${one} is none of ${options.join(' | ')}`);
      return place + 1;
    })
    .join(' ');
}
