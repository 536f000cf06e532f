import { alike, both } from '../../bilingual.ts';
import { choice, text, trap } from '../../make-answers.ts';
import { template } from '../../template.ts';
import { joined, meeting, spellingRules, spellingWords } from './spelling-words.ts';

/** Who or what there may be many of; people take রা, all else takes গুলো. */
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

/** The parts of speech in the order in which the sentence has them. */
const parts = [
  { name: both('pronoun', 'সর্বনাম'), sign: both('stands in place of a name', 'নামের বদলে বসে') },
  { name: both('adjective', 'বিশেষণ'), sign: both('says what something is like', 'কেমন, তা বলে') },
  { name: both('noun', 'বিশেষ্য'), sign: both('is the name of something', 'কোনো কিছুর নাম') },
  { name: both('verb', 'ক্রিয়া'), sign: both('says what is done', 'কী করা হয়, তা বলে') },
] as const;

const withArticle = (name: string) => `${name === 'adjective' ? 'an' : 'a'} ${name}`;

export const banglaGrammar = [
  template({
    id: 'b3-one-and-many',
    title: both('One and many in Bangla', 'একবচন ও বহুবচন'),
    skill: 'number-of-a-noun',
    subject: 'bangla',
    class: 3,
    strategy: 'person-or-thing',
    lessons: [],
    variety: people.length + things.length,
    make(dice) {
      const isPerson = dice.int(1, 2) === 1;
      const word = dice.of(isPerson ? people : things);
      const [right, wrong] = isPerson ? [withRa(word), `${word}রাজি`] : [`${word}গুলো`, withRa(word)];
      return {
        question: both(`What is the plural of **${word}**?`, `**${word}**-এর বহুবচন কোনটি?`),
        ...choice(
          dice,
          alike(right),
          [
            alike(wrong),
            isPerson
              ? both('রাজি stands with things only: বৃক্ষরাজি.', 'রাজি বসে শুধু জিনিসের সঙ্গে: বৃক্ষরাজি।')
              : both('রা stands with people only.', 'রা বসে শুধু মানুষের সঙ্গে।'),
          ],
          [
            alike(`অনেক ${right}`),
            both('Say it once: অনেক tells it already.', 'একবারই বলো: অনেক বললেই বহু বোঝায়।'),
          ],
          [alike(word), both('That is one.', 'ওটা একবচন।')],
        ),
        hints: [
          both('Is it a person or a thing?', 'এটি মানুষ, না জিনিস?'),
          isPerson
            ? both('People take রা.', 'মানুষ হলে রা বসে।')
            : both('Things take গুলো.', 'জিনিস হলে গুলো বসে।'),
          both(`One ${word}, many ${right}.`, `${isPerson ? 'একজন' : 'একটি'} ${word}, অনেক হলে ${right}।`),
        ],
      };
    },
  }),
  template({
    id: 'b5-right-spelling',
    title: both('The right spelling', 'শুদ্ধ বানান'),
    skill: 'spelling',
    subject: 'bangla',
    class: 5,
    strategy: 'where-the-word-comes-from',
    lessons: [],
    variety: spellingWords.length,
    make(dice) {
      const { rule, right, wrong } = dice.of(spellingWords);
      return {
        question: both(
          `Which is spelt rightly: **${[right, wrong].sort().join('** or **')}**?`,
          `কোন বানানটি শুদ্ধ: **${[right, wrong].sort().join('** না **')}**?`,
        ),
        ...choice(dice, alike(right), [alike(wrong), spellingRules[rule]]),
        hints: [
          both('Is the word from Sanskrit, Bangla’s own, or foreign?', 'শব্দটি তৎসম, তদ্ভব, দেশি, না বিদেশি?'),
          spellingRules[rule],
          both(`So it is **${right}**.`, `তাই শুদ্ধ বানান **${right}**।`),
        ],
      };
    },
  }),
  template({
    id: 'b6-word-in-a-sentence',
    title: both('Which part of speech?', 'কোন পদ?'),
    skill: 'parts-of-speech',
    subject: 'bangla',
    class: 6,
    strategy: 'what-the-word-does',
    lessons: [],
    make(dice, level) {
      const pronoun = dice.of(pronouns);
      const verb = dice.of(verbs)[pronoun.form] ?? '';
      const words = [pronoun.word, dice.of(adjectives), dice.of(nouns), verb];
      const place = dice.int(0, 3);
      const word = words[place] ?? '';
      const [, ...wrong] = dice.shuffled(parts.filter((_, at) => at !== place));
      const shown = level === 1 ? wrong : parts.filter((_, at) => at !== place);
      const { name, sign } = parts[place] ?? parts[0];
      const sentence = `${words.map((one, at) => (at === place ? `**${one}**` : one)).join(' ')}।`;
      return {
        question: both(
          `Which part of speech is the bold word? ${sentence}`,
          `মোটা অক্ষরের শব্দটি কোন পদ? ${sentence}`,
        ),
        ...choice(
          dice,
          name,
          ...shown.map(
            (one) =>
              [
                one.name,
                both(
                  `${one.name.en === 'adjective' ? 'An' : 'A'} ${one.name.en} ${one.sign.en}. Is that so with ${word}?`,
                  `${one.name.bn} ${one.sign.bn}। ${word} কি তা-ই?`,
                ),
              ] as const,
          ),
        ),
        hints: [
          both('What does the word do in the sentence?', 'বাক্যে শব্দটি কী কাজ করে?'),
          both(`It ${sign.en}.`, `এটি ${sign.bn}।`),
          both(`${word} is ${withArticle(name.en)}.`, `${word} হলো ${name.bn}।`),
        ],
      };
    },
  }),
  template({
    id: 'b7-join-by-sandhi',
    title: both('Join two words by sandhi', 'সন্ধি করো'),
    skill: 'sandhi',
    subject: 'bangla',
    class: 7,
    strategy: 'which-vowels-meet',
    lessons: [],
    variety: joined.length,
    make(dice) {
      const { first, second, whole } = dice.of(joined);
      const { before, after } = meeting(first, second);
      const other = dice.of(joined.filter((one) => one.whole !== whole && one.first !== first)).whole;
      return {
        question: both(`Join by sandhi: **${first} + ${second}**`, `সন্ধি করো: **${first} + ${second}**`),
        answer: text(whole),
        hints: [
          both('Which two vowels meet?', 'কোন দুটি স্বর পাশাপাশি এল?'),
          both(`At the end ${before}, at the beginning ${after}.`, `শেষে ${before}, শুরুতে ${after}।`),
          both(`${first} + ${second} = ${whole}`, `${first} + ${second} = ${whole}`),
        ],
        misconceptions: [
          trap(`${first}${second}`, both('The two vowels melt into one sound.', 'দুই স্বর মিলে এক ধ্বনি হয়।')),
          trap(
            first.replace(/[ািু]$/, '') + second.slice(1),
            both('A vowel is lost: both together leave a sign.', 'স্বর হারিয়ে গেছে: দুইয়ে মিলে একটি কার হয়।'),
          ),
          trap(other, both('That is another pair of words.', 'ওটা অন্য দুটি শব্দের সন্ধি।')),
        ],
      };
    },
  }),
];
