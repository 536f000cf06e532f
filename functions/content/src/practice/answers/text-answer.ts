import { firstLanguage, languageOf } from '@pathshala/contract/text/languages';
import type { AnswerKind, Reading } from '../reading/given.ts';
import { plainWords, tidy } from '../reading/normal-text.ts';
import type { TextAnswer } from './answer.ts';

const longest = 200;

function read(typed: string, { accepted, exact = false }: TextAnswer): Reading<string> {
  const text = tidy(typed);
  if (text === '') return { inputError: 'empty' };
  if (text.length > longest) return { inputError: 'long' };
  const [asked, written] = [languageOf(accepted[0] ?? ''), languageOf(text)];
  if (asked && written && asked !== written) return { inputError: asked };
  // Typed text is not Markdown: its special characters are literal.
  const shown = text.replace(/[\\`*_$<>[\]#~|&]/g, (sign) => `\\${sign}`);
  return { given: plainWords(text, exact), understood: { typed: shown } };
}

/** A word or a sentence. */
export const textAnswer: AnswerKind<TextAnswer, string> = {
  read,
  isRight: ({ accepted, exact = false }, given) => accepted.some((one) => plainWords(one, exact) === given),
  isSame: (_, one, other) => one === other,
  write: ({ accepted: [first = ''] }) => (languageOf(first) === firstLanguage ? { typed: first } : first),
  typed: ({ accepted: [first = ''] }) => first,
};
