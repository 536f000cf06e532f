import { firstLanguage, type Language, translationIn } from '@pathshala/contract/text/languages';
import { banglaInLatin } from './bn-in-latin.ts';

export interface SearchLanguage {
  /** In small Latin letters. Not needed by the first language. @param word in NFC */
  readonly inLatin?: (word: string) => string;
  readonly stems: (word: string) => readonly string[];
  readonly silent: string;
  readonly asides: string;
  readonly classes: ClassWords;
}

/** How people name a class. Each list is a line of words with blanks between them. */
export interface ClassWords {
  readonly names: string;
  readonly range: string;
  readonly list: string;
  readonly exams: Readonly<Record<string, readonly number[]>>;
  readonly suffixes: string;
  readonly ordinals: string;
  readonly counts: string;
  /** Whether other words sound like its counts, so that only their exact spelling is one. */
  readonly countsAsSpelled?: boolean;
  readonly open?: RegExp;
}

/** Longest first. */
const endings = ['গুলো', 'গুলি', 'দের', 'তে', 'কে', 'টি', 'টা', 'ের', 'ে', '\u09af\u09bc', 'র'];
const shortestStem = 3;

/** Many people type Bangla in Latin letters, so each word is here in both scripts. */
export const bangla: SearchLanguage = {
  inLatin: banglaInLatin,
  stems: (word) =>
    endings
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, -ending.length))
      .filter((stem) => stem.length >= shortestStem),
  silent:
    'ও এবং আর এই একটি জন্য থেকে কি কী কীভাবে কিভাবে কেন কোথায় কত আমি আমার চাই লাগবে এর একটা ' +
    'ki kivabe kibhabe kemon keno kothay koto ami amar chai lagbe er jonno',
  asides:
    'প্রস্তুতি শেখা শিখতে শিখব দেখা করা করতে করব কষা কষতে সহজ ভালো ' +
    'shikhte shikhbo shekha dekha kora korbo sohoj bhalo',
  classes: {
    names: 'শ্রেণি শ্রেণী ক্লাস klas sreni shreni',
    range: 'থেকে theke',
    list: 'ও o',
    exams: { পিএসসি: [5], জেএসসি: [8], এসএসসি: [9, 10], এইচএসসি: [11, 12] },
    suffixes: 'ম য় র্থ ষ্ঠ শ',
    ordinals: 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম একাদশ দ্বাদশ',
    counts: 'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ এগারো বারো',
    countsAsSpelled: true,
  },
};

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

const byLanguage: { readonly [Name in Language]?: SearchLanguage } = { en: english, bn: bangla };

export const searchLanguages: readonly SearchLanguage[] = Object.values(byLanguage);

export const searchLanguageOf = (word: string): SearchLanguage | undefined =>
  byLanguage[translationIn(word) ?? firstLanguage];

/** Also of another language typed in Latin letters. */
export const stemOfLatin = (word: string): string => english.stems(word)[0] ?? word;

export const inLatin = (text: string): string =>
  searchLanguages.reduce((latin, language) => language.inLatin?.(latin) ?? latin, text);
