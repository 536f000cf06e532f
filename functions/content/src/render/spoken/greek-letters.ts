/** What Greek letters are called: the sign, in English, in Bangla. A capital is said like its small letter, with a word before it. */
const small: readonly (readonly [signs: string, en: string, bn: string])[] = [
  ['α', 'alpha', 'আলফা'],
  ['β', 'beta', 'বিটা'],
  ['γ', 'gamma', 'গামা'],
  ['δ', 'delta', 'ডেল্টা'],
  ['ϵε', 'epsilon', 'এপসাইলন'],
  ['ζ', 'zeta', 'জিটা'],
  ['η', 'eta', 'ইটা'],
  ['θϑ', 'theta', 'থিটা'],
  ['ι', 'iota', 'আয়োটা'],
  ['κϰ', 'kappa', 'কাপ্পা'],
  ['λ', 'lambda', 'ল্যামডা'],
  ['μµ', 'mu', 'মিউ'],
  ['ν', 'nu', 'নিউ'],
  ['ξ', 'xi', 'জাই'],
  ['ο', 'omicron', 'ওমিক্রন'],
  ['πϖ', 'pi', 'পাই'],
  ['ρϱ', 'rho', 'রো'],
  ['σς', 'sigma', 'সিগমা'],
  ['τ', 'tau', 'টাউ'],
  ['υ', 'upsilon', 'আপসাইলন'],
  ['ϕφ', 'phi', 'ফাই'],
  ['χ', 'chi', 'কাই'],
  ['ψ', 'psi', 'সাই'],
  ['ω', 'omega', 'ওমেগা'],
];

/** Capitals that do not look like a Latin letter; the others are typed as that. */
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

/** The words in one language. A change is always said "delta", never as a capital. */
export function greekWords(language: 'en' | 'bn'): Record<string, string> {
  const place = language === 'en' ? 1 : 2;
  const capital = language === 'en' ? 'capital' : 'বড় হাতের';
  const words = Object.fromEntries(small.flatMap((row) => [...row[0]].map((sign) => [sign, row[place]])));
  const large = Object.entries(capitals).map(([sign, of]) => [sign, `${capital} ${words[of]}`]);
  return { ...words, ...Object.fromEntries(large), Δ: language === 'en' ? 'delta' : 'ডেল্টা' };
}
