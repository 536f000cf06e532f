import { type Language, languageRows } from '@pathshala/contract/text/languages';

/** Whole numbers below this are their digits alone in every language. */
const groupedFrom = 1000;

/**
 * The digits of a whole number, one after the other, in a language's own. `contract/text/digits.ts`, which does so with texts,
 * belongs to what exercises bring: every page would fetch it.
 * @param value ≥ 0
 */
export function digitsIn(language: Language, value: number): string {
  const text = String(value);
  const zero = languageRows[language].zero.charCodeAt(0);
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/**
 * A number as a language writes it: digits and how they are grouped.
 * @param decimals places after the point; left out: as many as it has, at most three
 */
export function numberIn(language: Language, value: number, decimals?: number): string {
  // Most numbers of a page are such, and a phone takes 100 ms to make the page's first format of numbers.
  if (!decimals && Number.isInteger(value) && value >= 0 && value < groupedFrom)
    return digitsIn(language, value);
  const places =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language, places).format(value);
}
