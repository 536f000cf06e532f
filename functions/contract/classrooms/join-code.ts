import { withLatinDigits } from '../text/digits.ts';

/** Letters and digits that nobody takes for another one, written or said: no 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
export const codeSigns = '34679ACDEFGHJKMNPQRTWXY';
export const codeLength = 8;

/** What is left of a code when everything that people type around it is taken away. */
export const codePattern = new RegExp(`^[${codeSigns}]{${codeLength}}$`);

/**
 * A code in the form in which it is kept and compared.
 * @param typed as somebody typed it: in small letters, with blanks or dashes, with digits of any language
 */
export function normaliseCode(typed: string): string {
  return withLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** A code as it is read aloud and copied from a board: in two halves. */
export function codeInHalves(code: string): string {
  return `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
}
