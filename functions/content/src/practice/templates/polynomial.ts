/**
 * A polynomial as TeX: `2x^2 - x + 3`.
 * @param coefficients whole numbers, the highest power first; not all 0
 */
export function polynomial(coefficients: readonly number[], letter = 'x'): string {
  const parts = coefficients.flatMap((value, at) => {
    const power = coefficients.length - 1 - at;
    return value === 0 ? [] : [{ sign: value < 0 ? '-' : '+', text: termOf(Math.abs(value), power, letter) }];
  });
  return parts
    .map(({ sign, text }, at) => (at > 0 ? ` ${sign} ${text}` : sign === '-' ? `-${text}` : text))
    .join('');
}

function termOf(size: number, power: number, letter: string): string {
  if (power === 0) return String(size);
  return `${size === 1 ? '' : size}${letter}${power === 1 ? '' : `^${power}`}`;
}

/** A number inside a formula. A negative one is in brackets. */
export const inBrackets = (value: number) => (value < 0 ? `(${value})` : String(value));

/** The value of a polynomial. @param coefficients the highest power first */
export const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, one) => sum * x + one, 0);
