import type first from './signs/en.json';

/** How a language speaks the parts of a formula. All parts passed in are already in words. */
export interface SpokenLanguage {
  /** The word for each sign and each letter that has a name. A missing sign cannot be spoken. */
  readonly signs: Readonly<Record<string, string>>;
  /** The minus sign of a negative number, as opposed to subtraction. */
  readonly negative: string;
  /** The arrow under a limit. */
  readonly goesTo: string;
  readonly number: (digits: string) => string;
  /** A fraction of two small whole numbers. Undefined if it has no name of its own. */
  readonly namedFraction: (numerator: number, denominator: number) => string | undefined;
  /** @param simple both parts are a single number or letter, so it is obvious where the fraction ends */
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
  /** A sum, product or integral, or an expression evaluated between two values. Without `to` it is over `from`. */
  readonly between: (what: string, from: string, to: string | undefined) => string;
  readonly logBase: (name: string, base: string) => string;
  readonly inverse: (name: string) => string;
  /** A mark over or under a part, by its sign, such as an arrow. `line` is a line over two points. */
  readonly marks: Readonly<Record<string, (of: string) => string>>;
  /** The condition over a reaction arrow. */
  readonly under: (arrow: string, condition: string) => string;
  readonly table: Readonly<Record<'matrix' | 'determinant' | 'cases', TableWords>>;
  /** The number of ways to choose some items, unordered and ordered. */
  readonly choose: (all: string, some: string) => string;
  readonly arrange: (all: string, some: string) => string;
  readonly isotope: (element: string, mass: string, protons: string | undefined) => string;
  readonly charge: (of: string, number: string, isPositive: boolean) => string;
  readonly fromSide: (value: string, isRight: boolean) => string;
  readonly transposed: (of: string) => string;
  /** A single bar, by its context: a set, a probability, or between two numbers. */
  readonly bar: Readonly<Record<'suchThat' | 'given' | 'divides', string>>;
  readonly length: (of: string) => string;
  /** The words for `:` and `→` in a function from one set to another. */
  readonly maps: readonly [from: string, to: string];
  /** Called with a sign that has no word, which is spoken as it is. */
  readonly onUnknown?: (what: string) => void;
}

interface TableWords {
  readonly begins: (rows: string, columns: string) => string;
  readonly row: (number: string, cells: readonly string[]) => string;
  readonly ends: string;
}

/** A language's words for the signs of classes 6 to 12. Each group has the same signs as in the first language. */
export type SignWords = typeof first;

/** Signs with the same meaning: the one that has words, and those that are spoken like it. */
const alike: readonly (readonly [said: string, ...others: string[]])[] = [
  ['∪', '⋃'],
  ['∩', '⋂'],
  ['⊄', '⊈', '⊊'],
  ['⊅', '⊉'],
  ['∖', '\\'],
  ['∅', '⌀'],
  ['⇒', '⟹'],
  ['⇐', '⟸'],
  ['⇔', '⟺'],
  ['∠', '∡', '∢'],
  ['□', '▭', '▱', '■'],
  ['⊙', '◯', '○'],
  ['⊥', '⟂'],
  ['∼', '~'],
  ['°', '˚'],
  ['⩽', '≦'],
  ['⩾', '≧'],
  ['∫', '∮'],
  ['∗', '⋆', '∙', '•', '*'],
  ['⊕', '⊕︎'],
  ['ℏ', 'ħ'],
  ['⇌', '⇄', '⇋'],
  ['↔', '⟷'],
  ['↦', '⟼'],
  ['←', '⟵'],
  ['csc', 'cosec'],
  ['gcd', 'hcf'],
  ['ϵ', 'ε'],
  ['θ', 'ϑ'],
  ['κ', 'ϰ'],
  ['μ', 'µ'],
  ['π', 'ϖ'],
  ['ρ', 'ϱ'],
  ['σ', 'ς'],
  ['ϕ', 'φ'],
];

/** Greek capitals that do not look like a Latin letter. The others are typed as the Latin letter. */
const capitals: Readonly<Record<string, string>> = {
  Γ: 'γ',
  Θ: 'θ',
  Λ: 'λ',
  Ξ: 'ξ',
  Π: 'π',
  Σ: 'σ',
  Υ: 'υ',
  Φ: 'ϕ',
  Ψ: 'ψ',
  Ω: 'ω',
};

/** A capital is spoken as its small letter with a word for "capital". A change is always "delta", never a capital. */
function capitalWords(greek: Readonly<Record<string, string>>, capital: string): Record<string, string> {
  const words = Object.entries(capitals).map(([sign, of]) => [
    sign,
    capital.replace('{letter}', greek[of] ?? of),
  ]);
  return { ...Object.fromEntries(words), Δ: greek.δ };
}

export function signWords({ capital, ...groups }: SignWords): Record<string, string> {
  const said: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(groups));
  const others = alike.flatMap(([sign, ...same]) => same.map((one) => [one, said[sign]]));
  return { ...said, ...Object.fromEntries(others), ...capitalWords(groups.greek, capital) };
}
