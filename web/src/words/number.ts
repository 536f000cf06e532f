import { type Language, languageRows } from '@pathshala/contract/text/languages';

/** Smaller whole numbers need no grouping in any language. */
const groupedFrom = 1000;

/**
 * Whole numbers only. `contract/text/digits.ts` does the same for texts, but comes with the exercises: every page would fetch it.
 * @param value ≥ 0
 */
export function digitsIn(language: Language, value: number): string {
  const text = String(value);
  const zero = languageRows[language].zero.charCodeAt(0);
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/** Localised digits and grouping. @param decimals left out: as many as it has, at most three */
export function numberIn(language: Language, value: number, decimals?: number): string {
  // Most numbers are like this, and a phone takes 100 ms to create its first number format.
  if (!decimals && Number.isInteger(value) && value >= 0 && value < groupedFrom)
    return digitsIn(language, value);
  const places =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language, places).format(value);
}

/** For `count: number`: formatted as all other numbers. */
export const number = (language: Language, value: unknown): string => numberIn(language, Number(value));

const rules = new Map<Language, Intl.PluralRules>();

/** For `count: plural`: the plural form's name. */
export function plural(language: Language, count: unknown): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(Number(count));
}
