import { inLatin } from './bn-in-latin.ts';
import type { SearchLanguage } from './search-language.ts';

/** Longest first. */
const endings = ['গুলো', 'গুলি', 'দের', 'তে', 'কে', 'টি', 'টা', 'ের', 'ে', '\u09af\u09bc', 'র'];
const shortestStem = 3;

/** Many people type Bangla in Latin letters, so its words are here in both. */
export const bangla: SearchLanguage = {
  inLatin,
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
