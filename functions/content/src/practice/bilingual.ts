import { withBanglaDigits } from '@pathshala/contract/digits';

/** A text of an exercise: Markdown with `$formulas$` and figures, as lessons are written. */
export interface Bilingual {
  readonly en: string;
  readonly bn: string;
}

/** What keeps its Latin digits: figures and code, and formulas, whose numbers the renderer writes in Bangla. */
const kept = /(```[\s\S]*?```|`[^`\n]*`|\$\$[\s\S]+?\$\$|\$(?:\\.|[^$\\\n])+\$)/;

/**
 * A text in both languages.
 * @param bn with digits of either script; those outside formulas, figures and code become ০ to ৯
 */
export function both(en: string, bn: string): Bilingual {
  const parts = bn.split(kept).map((part, at) => (at % 2 === 1 ? part : withBanglaDigits(part)));
  return { en, bn: parts.join('') };
}

/** What is written alike in both languages, but for its digits. */
export function alike(text: string): Bilingual {
  return both(text, text);
}

/** A thing with its number in English: `1 day`, `3 days`. Bangla says both alike. */
export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A whole number for a sentence: with a real minus sign, so that it does not break off at the end of a line. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/**
 * A number for a sentence with its thousands parted: `1,250,000` and `১২,৫০,০০০`.
 * @param value whole, ≥ 0
 */
export function grouped(value: number): Bilingual {
  const digits = String(value);
  return {
    en: digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ','),
    bn: withBanglaDigits(digits.replace(/(?<=\d)(?=(?:\d\d)*\d{3}$)/g, ',')),
  };
}
