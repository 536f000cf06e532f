/** An exact number: whole numbers, `d` > 0, in lowest terms. */
export interface Rational {
  readonly n: number;
  readonly d: number;
}

/** The greatest whole number that divides both. @param a, b whole, not both 0 */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** The least whole number that both divide. @param a, b whole, > 0 */
export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b;
}

/**
 * `n / d` in lowest terms.
 * @param d not 0
 */
export function ratio(n: number, d = 1): Rational {
  const by = gcd(n, d) * (d < 0 ? -1 : 1);
  // Plus 0: there is no minus nought.
  return { n: n / by + 0, d: d / by };
}

/** A decimal such as 2.75 exactly, to six places after the point. */
export function decimal(value: number): Rational {
  return ratio(Math.round(value * 1e6), 1e6);
}

export const plus = (a: Rational, b: Rational): Rational => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Rational, b: Rational): Rational => ratio(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Rational, b: Rational): Rational => ratio(a.n * b.n, a.d * b.d);
/** @param b not 0 */
export const over = (a: Rational, b: Rational): Rational => ratio(a.n * b.d, a.d * b.n);
export const same = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const asNumber = ({ n, d }: Rational): number => n / d;

/** As a decimal of at most `places` places, `-0.75`; undefined where it has more. */
export function decimalText(value: Rational, places = 6): string | undefined {
  const scaled = (value.n * 10 ** places) / value.d;
  return Number.isInteger(scaled) ? String(scaled / 10 ** places) : undefined;
}

/** As TeX: `-\frac{3}{4}`, `5`; with `mixed` as `1\frac{2}{5}` where it is more than one whole. */
export function tex({ n, d }: Rational, form: 'improper' | 'mixed' = 'improper'): string {
  const [sign, top] = [n < 0 ? '-' : '', Math.abs(n)];
  if (d === 1) return `${sign}${top}`;
  const whole = form === 'mixed' ? Math.floor(top / d) : 0;
  return `${sign}${whole || ''}\\frac{${top - whole * d}}{${d}}`;
}

/** As it is typed: `3/4`, `-5`. */
export function typedText({ n, d }: Rational): string {
  return d === 1 ? String(n) : `${n}/${d}`;
}

/** A whole number for a sentence: with a real minus sign, so that it does not break off at the end of a line. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
