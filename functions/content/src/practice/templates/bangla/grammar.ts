import { choice, choiceAmong, misconception, text } from '../../make-answers.ts';
import { template } from '../../template.ts';
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

export const banglaGrammar = [
  template({
    id: 'b3-one-and-many',
    skill: 'number-of-a-noun',
    subject: 'bangla',
    class: 3,
    strategy: 'person-or-thing',
    lessons: [],
    variety: people.length + things.length,
    make(random) {
      const isPerson = random.int(1, 2) === 1;
      const word = random.of(isPerson ? people : things);
      const [right, wrong] = isPerson ? [withRa(word), `${word}রাজি`] : [`${word}গুলো`, withRa(word)];
      return {
        question: say('b3-one-and-many.question', { word }),
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
        hints: [
          say('b3-one-and-many.hint-1'),
          isPerson ? say('b3-one-and-many.hint-2-person') : say('b3-one-and-many.hint-2-not-person'),
          say('b3-one-and-many.hint-3', { word, right, isPerson }),
        ],
      };
    },
  }),
  template({
    id: 'b5-right-spelling',
    skill: 'spelling',
    subject: 'bangla',
    class: 5,
    strategy: 'where-the-word-comes-from',
    lessons: [],
    variety: spellingWords.length,
    make(random) {
      const { rule, right, wrong } = random.of(spellingWords);
      const [one = '', other = ''] = [right, wrong].sort();
      return {
        question: say('b5-right-spelling.question', { one, other }),
        ...choice(random, right, [wrong, spellingRules[rule]]),
        hints: [
          say('b5-right-spelling.hint-1'),
          spellingRules[rule],
          say('b5-right-spelling.hint-3', { right }),
        ],
      };
    },
  }),
  template({
    id: 'b6-word-in-a-sentence',
    skill: 'parts-of-speech',
    subject: 'bangla',
    class: 6,
    strategy: 'what-the-word-does',
    lessons: [],
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
        question: say('b6-word-in-a-sentence.question', { sentence }),
        ...choiceAmong(random, name, shown, ({ part, name, sign }) => [
          name,
          say('b6-word-in-a-sentence.is-that', { part, name, sign, word }),
        ]),
        hints: [
          say('b6-word-in-a-sentence.hint-1'),
          say('b6-word-in-a-sentence.hint-2', { sign }),
          say('b6-word-in-a-sentence.hint-3', { word, named }),
        ],
      };
    },
  }),
  template({
    id: 'b7-join-by-sandhi',
    skill: 'sandhi',
    subject: 'bangla',
    class: 7,
    strategy: 'which-vowels-meet',
    lessons: [],
    variety: joined.length,
    make(random) {
      const { first, second, whole } = random.of(joined);
      const { before, after } = meeting(first, second);
      const other = random.of(joined.filter((one) => one.whole !== whole && one.first !== first)).whole;
      return {
        question: say('b7-join-by-sandhi.question', { first, second }),
        answer: text(whole),
        hints: [
          say('b7-join-by-sandhi.hint-1'),
          say('b7-join-by-sandhi.hint-2', { before, after }),
          `${first} + ${second} = ${whole}`,
        ],
        misconceptions: [
          misconception(`${first}${second}`, say('b7-join-by-sandhi.mistake-1')),
          misconception(first.replace(/[ািু]$/, '') + second.slice(1), say('b7-join-by-sandhi.mistake-2')),
          misconception(other, say('b7-join-by-sandhi.mistake-3')),
        ],
      };
    },
  }),
];
