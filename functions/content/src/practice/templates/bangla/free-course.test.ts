import { prove } from '../../testing/prove.ts';
import { pick } from '../../testing/read-question.ts';
import { firstSentences } from './first-sentences.ts';
import { letters } from './letters.ts';

const vowels = 'অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ'.split(' ');
/** A letter's place in Unicode, which has the rows in alphabetical order except for an empty position after ন. */
const place = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return code - 0x995 - (code > 0x9a8 ? 1 : 0);
};
const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word);

/** The verb ending for each person, recognised by the last sign of a form. */
const ends: readonly (readonly [who: RegExp, form: RegExp])[] = [
  [/^(আমি|আমরা)/, /(ি|ই)$/],
  [/^(তুমি|তোমরা)/, /(ো|ও)$/],
  [/^তুই/, /স$/],
  [/^(আপনি|তিনি|বাবা)/, /ন$/],
  [/^(সে|তারা|মিতু)/, /(ে|য়)$/],
];
const forms: Readonly<Record<string, string>> = {
  খাওয়া: 'খাই খাও খাস খায় খান',
  পড়া: 'পড়ি পড়ো পড়িস পড়ে পড়েন',
  লেখা: 'লিখি লেখো লিখিস লেখে লেখেন',
  কাটা: 'কাটি কাটো কাটিস কাটে কাটেন',
  খেলা: 'খেলি খেলো খেলিস খেলে খেলেন',
  দেখা: 'দেখি দেখো দেখিস দেখে দেখেন',
  কেনা: 'কিনি কেনো কিনিস কেনে কেনেন',
  আঁকা: 'আঁকি আঁকো আঁকিস আঁকে আঁকেন',
  ধরা: 'ধরি ধরো ধরিস ধরে ধরেন',
  রাঁধা: 'রাঁধি রাঁধো রাঁধিস রাঁধে রাঁধেন',
};

prove([...letters, ...firstSentences], {
  'b1-vowels-in-order': ({ text }) => {
    const at = vowels.indexOf(bold(text)[0] ?? '');
    return vowels[at + (text.includes('before') ? -1 : 1)] ?? '';
  },
  'b1-row-of-a-consonant': (q) => {
    const first = Math.floor(place(bold(q.text)[0] ?? '') / 5) * 5 + 0x995;
    return pick(q, `${String.fromCodePoint(first > 0x9a8 ? first + 1 : first)}-বর্গ`);
  },
  'b1-letter-in-its-place': ({ text }) => {
    const [, number = '', first = ''] = /number (\d) of (.)-/.exec(text) ?? [];
    const code = (first.codePointAt(0) ?? 0) + Number(number) - 1;
    return String.fromCodePoint(code);
  },
  // The distance between vowel and vowel sign is constant in Unicode's table.
  'b1-put-on-the-sign': ({ text }) => {
    const [letter = '', vowel = ''] = bold(text);
    return letter + String.fromCodePoint((vowel.codePointAt(0) ?? 0) + 0x38);
  },
  'b2-verb-with-person': ({ text }) => {
    const [, name = ''] = /form of (\S+):/.exec(text) ?? [];
    const [, end = /$/] = ends.find(([who]) => who.test(bold(text)[0] ?? '')) ?? [];
    return forms[name.normalize('NFC')]?.split(' ').find((form) => end.test(form)) ?? '';
  },
  'b2-verb-comes-last': (q) => {
    const all = Object.values(forms).join(' ').split(' ');
    const rank = (word: string) => {
      if (ends.some(([who]) => who.test(word))) return 0;
      if (/^(রোজ|সকালে|বিকেলে|আজ)$/.test(word)) return 1;
      return all.includes(word) ? 3 : 2;
    };
    return pick(q, ...[...q.options].sort((a, b) => rank(a) - rank(b)));
  },
});
