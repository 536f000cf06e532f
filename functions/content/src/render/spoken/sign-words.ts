import { greekWords } from './greek-letters.ts';

/** A sign, or several that mean the same, and how it is said in English and in Bangla, as in the national textbooks. */
type SignRow = readonly [signs: readonly string[], en: string, bn: string];

const sets: readonly SignRow[] = [
  [['∈'], 'is in', 'উপাদান'],
  [['∉'], 'is not in', 'উপাদান নয়'],
  [['∋'], 'contains', 'এর মধ্যে আছে'],
  [['∪', '⋃'], 'union', 'সংযোগ'],
  [['∩', '⋂'], 'intersection', 'ছেদ'],
  [['⊂'], 'is a proper subset of', 'প্রকৃত উপসেট'],
  [['⊆'], 'is a subset of', 'উপসেট'],
  [['⊃'], 'is a proper superset of', 'প্রকৃত অধিসেট'],
  [['⊇'], 'is a superset of', 'অধিসেট'],
  [['⊄', '⊈', '⊊'], 'is not a subset of', 'উপসেট নয়'],
  [['⊅', '⊉'], 'is not a superset of', 'অধিসেট নয়'],
  [['∖', '\\'], 'without', 'বাদ'],
  [['∅', '⌀'], 'the empty set', 'ফাঁকা সেট'],
  [['∁'], 'the complement of', 'এর পূরক সেট'],
  [['ℕ'], 'the natural numbers', 'স্বাভাবিক সংখ্যার সেট'],
  [['ℤ'], 'the integers', 'পূর্ণসংখ্যার সেট'],
  [['ℚ'], 'the rational numbers', 'মূলদ সংখ্যার সেট'],
  [['ℝ'], 'the real numbers', 'বাস্তব সংখ্যার সেট'],
  [['ℂ'], 'the complex numbers', 'জটিল সংখ্যার সেট'],
];

const logic: readonly SignRow[] = [
  [['∀'], 'for all', 'সকল'],
  [['∃'], 'there is', 'বিদ্যমান'],
  [['∄'], 'there is no', 'বিদ্যমান নয়'],
  [['¬'], 'not', 'নয়'],
  [['∧'], 'and', 'এবং'],
  [['∨'], 'or', 'অথবা'],
  [['⇒', '⟹'], 'implies', 'হলে'],
  [['⇐', '⟸'], 'is implied by', 'যদি'],
  [['⇔', '⟺'], 'if and only if', 'যদি এবং কেবল যদি'],
  [['∴'], 'therefore', 'সুতরাং'],
  [['∵'], 'because', 'যেহেতু'],
];

const geometry: readonly SignRow[] = [
  [['∠', '∡', '∢'], 'angle', 'কোণ'],
  [['△'], 'triangle', 'ত্রিভুজ'],
  [['□', '▭', '▱', '■'], 'quadrilateral', 'চতুর্ভুজ'],
  [['⊙', '◯', '○'], 'circle', 'বৃত্ত'],
  [['⊥', '⟂'], 'is perpendicular to', 'লম্ব'],
  [['∥'], 'is parallel to', 'সমান্তরাল'],
  [['∦'], 'is not parallel to', 'সমান্তরাল নয়'],
  [['≅'], 'is congruent to', 'সর্বসম'],
  [['∼', '~'], 'is similar to', 'সদৃশ'],
  [['≃'], 'is about equal to', 'প্রায় সমান'],
  [['°', '˚'], 'degrees', 'ডিগ্রি'],
];

const relations: readonly SignRow[] = [
  [['∝'], 'is proportional to', 'সমানুপাতিক'],
  [['≡'], 'is identical to', 'অভেদ'],
  [['≡ mod'], 'is congruent to', 'অনুসম'],
  [['≢'], 'is not identical to', 'অভেদ নয়'],
  [['⩽', '≦'], 'is at most', 'ছোট বা সমান'],
  [['⩾', '≧'], 'is at least', 'বড় বা সমান'],
  [['≪'], 'is much less than', 'অনেক ছোট'],
  [['≫'], 'is much greater than', 'অনেক বড়'],
  [['≮'], 'is not less than', 'ছোট নয়'],
  [['≯'], 'is not greater than', 'বড় নয়'],
  [['≐'], 'is approximately', 'আসন্ন মান'],
  [['∷'], 'as', 'যেমন'],
  [['≔'], 'is defined as', 'সংজ্ঞা অনুসারে'],
];

const calculus: readonly SignRow[] = [
  [['∫', '∮'], 'the integral of', 'যোগজ'],
  [['∬'], 'the double integral of', 'দ্বি-যোগজ'],
  [['∭'], 'the triple integral of', 'ত্রি-যোগজ'],
  [['∑'], 'the sum of', 'সমষ্টি'],
  [['∏'], 'the product of', 'গুণফল'],
  [['∂'], 'partial d', 'আংশিক d'],
  [['∇'], 'del', 'ডেল'],
  [['∓'], 'minus or plus', 'বিয়োগ বা যোগ'],
  [['∗', '⋆', '∙', '•', '*'], 'times', 'গুণ'],
  [['⊕', '⊕︎'], 'direct sum', 'প্রত্যক্ষ যোগ'],
  [['⊗'], 'tensor product', 'টেনসর গুণ'],
  [['⋮'], 'and so on', 'এভাবে চলতে থাকে'],
  [['ℏ', 'ħ'], 'h bar', 'এইচ বার'],
  [['g∘f'], 'composed with', 'এর সঙ্গে সংযোজিত'],
  [['mod'], 'modulo', 'মডুলো'],
];

const arrows: readonly SignRow[] = [
  [['⟶'], 'gives', 'থেকে হয়'],
  [['⇌', '⇄', '⇋'], 'is in equilibrium with', 'উভমুখী বিক্রিয়ায়'],
  [['↔', '⟷'], 'to and from', 'উভয় দিকে'],
  [['↦', '⟼'], 'maps to', 'এর প্রতিবিম্ব'],
  [['←', '⟵'], 'comes from', 'আসে'],
  [['↑'], 'as a gas', 'গ্যাস'],
  [['↓'], 'as a solid that settles', 'অধঃক্ষেপ'],
];

const brackets: readonly SignRow[] = [
  [['{'], 'open brace', 'দ্বিতীয় বন্ধনী শুরু'],
  [['}'], 'close brace', 'দ্বিতীয় বন্ধনী শেষ'],
  [['⌊'], 'the whole part of', 'ফ্লোর'],
  [['⌋'], 'end of whole part', 'ফ্লোর শেষ'],
  [['⌈'], 'rounded up', 'সিলিং'],
  [['⌉'], 'end of rounding', 'সিলিং শেষ'],
  [['⟨'], 'open angle bracket', 'কোণ বন্ধনী শুরু'],
  [['⟩'], 'close angle bracket', 'কোণ বন্ধনী শেষ'],
];

const functionNames: readonly SignRow[] = [
  [['cot'], 'cotangent', 'কোট্যানজেন্ট'],
  [['sec'], 'secant', 'সেক্যান্ট'],
  [['csc', 'cosec'], 'cosecant', 'কোসেক্যান্ট'],
  [['arcsin'], 'inverse sine', 'বিপরীত সাইন'],
  [['arccos'], 'inverse cosine', 'বিপরীত কোসাইন'],
  [['arctan'], 'inverse tangent', 'বিপরীত ট্যানজেন্ট'],
  [['sinh'], 'hyperbolic sine', 'হাইপারবোলিক সাইন'],
  [['cosh'], 'hyperbolic cosine', 'হাইপারবোলিক কোসাইন'],
  [['tanh'], 'hyperbolic tangent', 'হাইপারবোলিক ট্যানজেন্ট'],
  [['coth'], 'hyperbolic cotangent', 'হাইপারবোলিক কোট্যানজেন্ট'],
  [['exp'], 'exponential', 'এক্সপোনেনশিয়াল'],
  [['det'], 'the determinant of', 'নির্ণায়ক'],
  [['adj'], 'the adjoint of', 'অ্যাডজয়েন্ট'],
  [['max'], 'the maximum of', 'বৃহত্তম মান'],
  [['min'], 'the minimum of', 'ক্ষুদ্রতম মান'],
  [['gcd', 'hcf'], 'the highest common factor of', 'গসাগু'],
  [['lcm'], 'the lowest common multiple of', 'লসাগু'],
  [['dim'], 'the dimension of', 'মাত্রা'],
  [['arg'], 'the argument of', 'নতি'],
  [['lim'], 'the limit of', 'লিমিট'],
];

const all = [
  ...[...sets, ...logic, ...geometry, ...relations],
  ...[...calculus, ...arrows, ...brackets, ...functionNames],
];

/** The words for the signs of classes 6 to 12 in one language. */
export function signWords(language: 'en' | 'bn'): Record<string, string> {
  const place = language === 'en' ? 1 : 2;
  const words = all.flatMap((row) => row[0].map((sign) => [sign, row[place]] as const));
  return { ...greekWords(language), ...Object.fromEntries(words) };
}
