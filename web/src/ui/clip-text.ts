import { limits } from '@pathshala/contract/http/limits';
import { charactersOf } from '@pathshala/contract/text/encodings';

/** Markdown marks and their replacements; figures, code and tables are removed. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^```[\s\S]*?^```\n?/gm, ''],
  [/^ *\|.*\|? *(?:\n|$)/gm, ''],
  [/^ {0,3}(?:#{1,6}|>) +/gm, ''],
  [/!?\[([^\]\n]+)\]\([^)\n]*\)/g, '$1'],
  [/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
];

export function withoutMarkdown(text: string): string {
  return marks.reduce((plain, [mark, what]) => plain.replace(mark, what), text);
}

/** A virama joins the next letter (ক্ + ষ), though older browsers count two characters. Each script has its own. */
const openConjunct = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D]\u200D?$/u;
const letter = /^\p{Lo}/u;

export interface ClippedText {
  readonly text: string;
  readonly clipped: boolean;
}

/** For a card. Counts UTF-16 units, as form fields do; never cuts inside a conjunct or an emoji. @param limit without the dots */
export function clipText(text: string, limit: number = limits.cardText): ClippedText {
  if (text.length <= limit) return { text, clipped: false };
  let position = 0;
  let end = 0;
  for (const sign of charactersOf(text)) {
    const continues = openConjunct.test(text.slice(Math.max(0, position - 2), position));
    if (!(continues && letter.test(sign))) end = position;
    position += sign.length;
    if (position > limit) break;
  }
  return { text: `${text.slice(0, end).trimEnd()}…`, clipped: true };
}
