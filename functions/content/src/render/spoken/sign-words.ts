import type first from './signs/en.json';

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

/** All signs with their words. */
export function signWords({ capital, ...groups }: SignWords): Record<string, string> {
  const said: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(groups));
  const others = alike.flatMap(([sign, ...same]) => same.map((one) => [one, said[sign]]));
  return { ...said, ...Object.fromEntries(others), ...capitalWords(groups.greek, capital) };
}
