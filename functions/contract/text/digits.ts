import { firstLanguage, type Language, languageRows, languages } from './languages.ts';

const zeroOf = (language: Language) => languageRows[language].zero.charCodeAt(0);
const latin = zeroOf(firstLanguage);
const others = [...new Set(languages.map(zeroOf))].filter((zero) => zero !== latin);
const otherDigits = new RegExp(
  `[${others.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'g',
);

export function withDigitsOf(language: Language, text: string): string {
  const zero = zeroOf(language);
  return zero === latin ? text : text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

export function withLatinDigits(text: string): string {
  return text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (others.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });
}

/** A colon as people type it: a Bangla keyboard has the letter ঃ where others have the colon, and some a wide one. */
export const colon = '[:：ঃ]';

export const withColons = (text: string): string =>
  text.replaceAll('：', ':').replace(/(\p{Nd}\s*)ঃ(?=\s*\p{Nd})/gu, '$1:');
