import { withLatinDigits } from '../text/digits.ts';

/**
 * Characters that are not easily confused, written or spoken: no 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and
 * V.
 */
export const codeSigns = '34679ACDEFGHJKMNPQRTWXY';
export const codeLength = 8;

/** Removes what people type around a code. */
export const codePattern = new RegExp(`^[${codeSigns}]{${codeLength}}$`);

/**
 * Normalises a code for storage and comparison.
 * @param typed may have lower case, blanks, dashes, digits of any language
 */
export function normaliseCode(typed: string): string {
  return withLatinDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/** A code in two halves, to be read aloud or copied. */
export function codeInHalves(code: string): string {
  return `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`;
}
