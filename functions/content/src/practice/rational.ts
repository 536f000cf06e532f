/** In lowest terms, with `d` > 0. */
export interface Rational {
  readonly n: number;
  readonly d: number;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b;
}

const below = (most: number) => Array.from({ length: most - 1 }, (_, at) => at + 1);

/** Less than the number itself. */
export const largestDivisor = (of: number): number => below(of).findLast((one) => of % one === 0) ?? 1;

/** The numerators of proper fractions in lowest terms. */
export const topsOver = (d: number): number[] => below(d).filter((n) => gcd(n, d) === 1);

export function ratio(n: number, d = 1): Rational {
  const by = gcd(n, d) * (d < 0 ? -1 : 1);
  // Adding 0 turns -0 into 0.
  return { n: n / by + 0, d: d / by };
}

export function decimal(value: number): Rational {
  return ratio(Math.round(value * 1e6), 1e6);
}

/** Rounds off errors of binary arithmetic. */
export const rounded = (value: number): number => asNumber(decimal(value));

/** A table: `2 1, 3 1` has two rows of two numbers. */
export const numberRows = <Row extends readonly number[]>(rows: string): readonly Row[] =>
  rows.split(', ').map((row) => row.split(' ').map(Number) as readonly number[] as Row);

export const plus = (a: Rational, b: Rational): Rational => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Rational, b: Rational): Rational => ratio(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Rational, b: Rational): Rational => ratio(a.n * b.n, a.d * b.d);
export const same = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const asNumber = ({ n, d }: Rational): number => n / d;

/** As TeX: `-\frac{3}{4}`, `5`. With `mixed`, a value above one becomes `1\frac{2}{5}`. */
export function tex({ n, d }: Rational, form: 'improper' | 'mixed' = 'improper'): string {
  const [sign, top] = [n < 0 ? '-' : '', Math.abs(n)];
  if (d === 1) return `${sign}${top}`;
  const whole = form === 'mixed' ? Math.floor(top / d) : 0;
  return `${sign}${whole || ''}\\frac{${top - whole * d}}{${d}}`;
}

export function typedText({ n, d }: Rational): string {
  return d === 1 ? String(n) : `${n}/${d}`;
}

/** A whole number for a sentence. It has a real minus sign, so that no line breaks after the sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

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

export const inBrackets = (value: number) => (value < 0 ? `(${value})` : String(value));

export const valueAt = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, one) => sum * x + one, 0);
