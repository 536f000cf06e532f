import type first from './signs/en.json';

export interface SpokenLanguage {
  readonly signs: Readonly<Record<string, string>>;
  readonly negative: string;
  readonly goesTo: string;
  readonly number: (digits: string) => string;
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
  readonly between: (what: string, from: string, to: string | undefined) => string;
  readonly logBase: (name: string, base: string) => string;
  readonly inverse: (name: string) => string;
  readonly marks: Readonly<Record<string, (of: string) => string>>;
  readonly under: (arrow: string, condition: string) => string;
  readonly table: Readonly<Record<'matrix' | 'determinant' | 'cases', TableWords>>;
  readonly choose: (all: string, some: string) => string;
  readonly arrange: (all: string, some: string) => string;
  readonly isotope: (element: string, mass: string, protons: string | undefined) => string;
  readonly charge: (of: string, number: string, isPositive: boolean) => string;
  readonly fromSide: (value: string, isRight: boolean) => string;
  readonly transposed: (of: string) => string;
  readonly bar: Readonly<Record<'suchThat' | 'given' | 'divides', string>>;
  readonly length: (of: string) => string;
  readonly maps: readonly [from: string, to: string];
  readonly onUnknown?: (what: string) => void;
}

export interface TableWords {
  readonly begins: (rows: string, columns: string) => string;
  readonly row: (number: string, cells: readonly string[]) => string;
  readonly ends: string;
}

/** The first of each has words, and the others are spoken like it. */
const alike =
  '∪ ⋃, ∩ ⋂, ⊄ ⊈ ⊊, ⊅ ⊉, ∖ \\, ∅ ⌀, ⇒ ⟹, ⇐ ⟸, ⇔ ⟺, ∠ ∡ ∢, □ ▭ ▱ ■, ⊙ ◯ ○, ⊥ ⟂, ∼ ~, ° ˚, ⩽ ≦, ⩾ ≧, ' +
  '∫ ∮, ∗ ⋆ ∙ • *, ⊕ ⊕︎, ℏ ħ, ⇌ ⇄ ⇋, ↔ ⟷, ↦ ⟼, ← ⟵, csc cosec, gcd hcf, ϵ ε, θ ϑ, κ ϰ, μ µ, π ϖ, ' +
  'ρ ϱ, σ ς, ϕ φ';

/** Greek capitals that do not look like a Latin letter. The others are typed as the Latin letter. */
const capitals = 'Γγ Θθ Λλ Ξξ Ππ Σσ Υυ Φϕ Ψψ Ωω'.split(' ');

/** A capital is spoken as its small letter with a word for "capital". A change is always "delta", never a capital. */
function capitalWords(greek: Readonly<Record<string, string>>, capital: string): Record<string, string> {
  const words = capitals.map(([sign = '', of = '']) => [sign, capital.replace('{letter}', greek[of] ?? of)]);
  return { ...Object.fromEntries(words), Δ: greek.δ };
}

export function signWords({ capital, ...groups }: typeof first): Record<string, string> {
  const said: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(groups));
  const others = alike.split(', ').flatMap((row) => {
    const [sign = '', ...same] = row.split(' ');
    return same.map((one) => [one, said[sign]]);
  });
  return { ...said, ...Object.fromEntries(others), ...capitalWords(groups.greek, capital) };
}
