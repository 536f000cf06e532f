import type first from './signs/en.json';

/** What a language calls the signs of classes 6 to 12, in groups: each has the signs that the first language has. */
export type SignWords = typeof first;

/** Signs that mean the same: the one that has words, and those that are said like it. */
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

/** Greek capitals that do not look like a Latin letter; the others are typed as that. */
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

/** A capital is said like its small letter, with a word that says so; a change always "delta", never as a capital. */
function capitalWords(greek: Readonly<Record<string, string>>, capital: string): Record<string, string> {
  const words = Object.entries(capitals).map(([sign, of]) => [
    sign,
    capital.replace('{letter}', greek[of] ?? of),
  ]);
  return { ...Object.fromEntries(words), Δ: greek.δ };
}

/** Every sign with its words. */
export function signWords({ capital, ...groups }: SignWords): Record<string, string> {
  const said: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(groups));
  const others = alike.flatMap(([sign, ...same]) => same.map((one) => [one, said[sign]]));
  return { ...said, ...Object.fromEntries(others), ...capitalWords(groups.greek, capital) };
}
