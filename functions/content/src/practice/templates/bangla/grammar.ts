import { choice, choiceAmong, text } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { say } from '../../text.ts';
import { joined, meeting, spellingRules, spellingWords } from './spelling-words.ts';

/** People and things with a plural: people take রা, everything else takes গুলো. */
const people = 'ছেলে মেয়ে শিক্ষক কৃষক জেলে ছাত্র শিশু গায়ক খেলোয়াড় প্রতিবেশী'.split(' ');
const things = 'বই কলম গাছ কলসি ফুল আম নৌকা টেবিল ঘুড়ি চেয়ার খাতা নদী মালা পাতা বাড়ি'.split(' ');
/** As the lessons and everyday speech have it: ছাত্ররা, শিক্ষকরা. */
const withRa = (word: string) => `${word}রা`;

const pronouns = [
  { word: 'আমি', form: 0 },
  { word: 'তুমি', form: 1 },
  { word: 'সে', form: 2 },
  { word: 'তারা', form: 2 },
] as const;
const verbs = ['দেখি দেখো দেখে', 'আঁকি আঁকো আঁকে', 'কিনি কেনো কেনে', 'খুঁজি খোঁজো খোঁজে', 'আনি আনো আনে'].map((row) =>
  row.split(' '),
);
const adjectives = 'লাল সুন্দর নতুন বড় ছোট রঙিন পুরোনো সাদা'.split(' ');
const nouns = 'ফুল নৌকা ঘুড়ি বই মাছ পাখি খাতা পুতুল'.split(' ');

/** The parts of speech, in the order of the sentence. */
const parts = ['pronoun', 'adjective', 'noun', 'verb'].map((part) => ({
  part,
  name: say(`bangla-grammar.${part}`),
  named: say(`bangla-grammar.${part}-with-article`),
  sign: say(`bangla-grammar.${part}-sign`),
}));

export const banglaGrammar = topic('bangla', 3, '', {
  'b3-one-and-many': {
    about: ['number-of-a-noun', 'person-or-thing'],
    variety: people.length + things.length,
    make(random) {
      const isPerson = random.int(1, 2) === 1;
      const word = random.of(isPerson ? people : things);
      const [right, wrong] = isPerson ? [withRa(word), `${word}রাজি`] : [`${word}গুলো`, withRa(word)];
      return {
        values: { word, right, isPerson },
        ...choice(
          random,
          right,
          [
            wrong,
            isPerson
              ? say('b3-one-and-many.person-stands-with-things-only')
              : say('b3-one-and-many.not-person-stands-with-people-only'),
          ],
          [`অনেক ${right}`, say('b3-one-and-many.say-it-once-tells')],
          [word, say('b3-one-and-many.that-is-one')],
        ),
      };
    },
  },
  'b5-right-spelling': {
    about: ['spelling', 'where-the-word-comes-from'],
    class: 5,
    variety: spellingWords.length,
    make(random) {
      const { rule, right, wrong } = random.of(spellingWords);
      const [one = '', other = ''] = [right, wrong].sort();
      return {
        values: { one, other, right, said: spellingRules[rule] },
        ...choice(random, right, [wrong, spellingRules[rule]]),
      };
    },
  },
  'b6-word-in-a-sentence': {
    about: ['parts-of-speech', 'what-the-word-does'],
    class: 6,
    make(random, level) {
      const pronoun = random.of(pronouns);
      const verb = random.of(verbs)[pronoun.form] ?? '';
      const words = [pronoun.word, random.of(adjectives), random.of(nouns), verb];
      const place = random.int(0, 3);
      const word = words[place] ?? '';
      const [, ...wrong] = random.shuffled(parts.filter((_, at) => at !== place));
      const shown = level === 1 ? wrong : parts.filter((_, at) => at !== place);
      const { name, named, sign } = parts[place] as (typeof parts)[number];
      const sentence = `${words.map((one, at) => (at === place ? `**${one}**` : one)).join(' ')}।`;
      return {
        values: { sentence, sign, word, named },
        ...choiceAmong(random, name, shown, ({ part, name, sign }) => [
          name,
          say('b6-word-in-a-sentence.is-that', { part, name, sign, word }),
        ]),
      };
    },
  },
  'b7-join-by-sandhi': {
    about: ['sandhi', 'which-vowels-meet'],
    class: 7,
    variety: joined.length,
    make(random) {
      const { first, second, whole } = random.of(joined);
      const { before, after } = meeting(first, second);
      const other = random.of(joined.filter((one) => one.whole !== whole && one.first !== first)).whole;
      return {
        values: { first, second, before, after },
        answer: text(whole),
        worked: `${first} + ${second} = ${whole}`,
        mistakes: [`${first}${second}`, first.replace(/[ািু]$/, '') + second.slice(1), other],
      };
    },
  },
});
