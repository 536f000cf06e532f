/** How one language says the parts of a formula. Every part that is given is in words already. */
export interface SpokenLanguage {
  /** The word for each sign and each letter that has a name; a sign that is missing cannot be said. */
  readonly signs: Readonly<Record<string, string>>;
  /** A minus before a number, which takes nothing away. */
  readonly negative: string;
  /** The arrow under a limit. */
  readonly goesTo: string;
  readonly number: (digits: string) => string;
  /** A fraction of two small whole numbers; undefined where it has no name of its own. */
  readonly namedFraction: (numerator: number, denominator: number) => string | undefined;
  /** @param simple both parts are one number or letter, so that nobody asks where the fraction ends */
  readonly fraction: (numerator: string, denominator: string, simple: boolean) => string;
  readonly derivative: (of: string, by: string) => string;
  readonly mixed: (whole: string, fraction: string) => string;
  readonly power: (base: string, exponent: string, simple: boolean) => string;
  readonly sub: (base: string, index: string) => string;
  readonly root: (of: string, simple: boolean) => string;
  readonly nthRoot: (index: string, of: string, simple: boolean) => string;
  readonly absolute: (of: string, simple: boolean) => string;
  readonly limit: (as: string) => string;
  readonly functionOf: (name: string) => string;
  /** A sum, product or integral, or what is worked out between two values; without `to` it is over `from`. */
  readonly between: (what: string, from: string, to: string | undefined) => string;
  readonly logBase: (name: string, base: string) => string;
  readonly inverse: (name: string) => string;
  /** What stands over or under a part, by its sign, such as an arrow; `line` is over two points. */
  readonly marks: Readonly<Record<string, (of: string) => string>>;
  /** Over an arrow: what it happens with. */
  readonly under: (arrow: string, condition: string) => string;
  readonly table: Readonly<Record<'matrix' | 'determinant' | 'cases', TableWords>>;
  /** How many ways to choose some of them, in any order and in order. */
  readonly choose: (all: string, some: string) => string;
  readonly arrange: (all: string, some: string) => string;
  readonly isotope: (element: string, mass: string, protons: string | undefined) => string;
  readonly charge: (of: string, number: string, isPositive: boolean) => string;
  readonly fromSide: (value: string, isRight: boolean) => string;
  readonly transposed: (of: string) => string;
  /** A single bar, by what it stands in: a set, a probability, or between two numbers. */
  readonly bar: Readonly<Record<'suchThat' | 'given' | 'divides', string>>;
  readonly length: (of: string) => string;
  /** What stands for `:` and `→` in a function from one set to another. */
  readonly maps: readonly [from: string, to: string];
  /** Hears of what has no word: it is said as it stands. */
  readonly onUnknown?: (what: string) => void;
}

interface TableWords {
  readonly begins: (rows: string, columns: string) => string;
  readonly row: (number: string, cells: readonly string[]) => string;
  readonly ends: string;
}
