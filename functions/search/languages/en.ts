import type { SearchLanguage } from './search-language.ts';

function singular(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

export const english: SearchLanguage = {
  stems(word) {
    const stem = singular(word);
    return stem === word ? [] : [stem];
  },
  silent:
    'a an and are as at be by can do does for from has have how i in is it its me my of on or our please that the their ' +
    'this to want was what when where which who why with you your',
  asides:
    'learn learning best good easy online tutorial video beginner practice worksheet tips help preparation',
  classes: {
    names: 'class classes grade std standard',
    range: 'to till',
    list: 'and or',
    exams: { psc: [5], jsc: [8], ssc: [9, 10], hsc: [11, 12] },
    suffixes: 'st nd rd th',
    ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
    counts: 'one two three four five six seven eight nine ten eleven twelve',
    open: /\bupwards?\b|\band (above|older)\b/i,
  },
};
