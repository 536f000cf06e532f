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
}
