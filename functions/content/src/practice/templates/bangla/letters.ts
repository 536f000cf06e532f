import { both } from '../../bilingual.ts';
import type { Dice } from '../../dice.ts';
import { choice, text, trap } from '../../make-answers.ts';
import { template } from '../../template.ts';

const lesson = (name: string) => [`free-bangla-barnamala/${name}`];
const about = { subject: 'bangla', class: 1 } as const;

const vowels = [...'অআইঈউঊঋএঐওঔ'];
const rows = ['কখগঘঙ', 'চছজঝঞ', 'টঠডঢণ', 'তথদধন', 'পফবভম'].map((row) => [...row]);
const rowName = (row: number) => `${rows[row]?.[0]}-বর্গ`;

/** Signs of the vowels as they stand behind a consonant, with where one sees them. */
const signs = [
  { vowel: 'আ', sign: 'া', place: both('on the right', 'ডানে') },
  { vowel: 'ই', sign: 'ি', place: both('on the left', 'বাঁয়ে') },
  { vowel: 'ঈ', sign: 'ী', place: both('on the right', 'ডানে') },
  { vowel: 'উ', sign: 'ু', place: both('below', 'নিচে') },
  { vowel: 'ঊ', sign: 'ূ', place: both('below', 'নিচে') },
  { vowel: 'ঋ', sign: 'ৃ', place: both('below', 'নিচে') },
  { vowel: 'এ', sign: 'ে', place: both('on the left', 'বাঁয়ে') },
  { vowel: 'ঐ', sign: 'ৈ', place: both('on the left', 'বাঁয়ে') },
  { vowel: 'ও', sign: 'ো', place: both('on both sides', 'দুই পাশে') },
  { vowel: 'ঔ', sign: 'ৌ', place: both('on both sides', 'দুই পাশে') },
] as const;

/** The short and the long one of a pair, which are most easily mixed up. */
const brothers: Readonly<Record<string, string>> = {
  ই: 'ঈ',
  ঈ: 'ই',
  উ: 'ঊ',
  ঊ: 'উ',
  এ: 'ঐ',
  ঐ: 'এ',
  ও: 'ঔ',
  ঔ: 'ও',
  আ: 'এ',
  ঋ: 'উ',
};

export const letters = [
  template({
    ...about,
    id: 'b1-vowels-in-order',
    title: both('The vowels in their order', 'স্বরবর্ণের ক্রম'),
    skill: 'vowel-letters',
    strategy: 'say-the-row',
    lessons: lesson('sworborno'),
    variety: 27,
    make(dice, level) {
      const at = dice.int(1, vowels.length - 2);
      const [before = '', letter = '', after = ''] = vowels.slice(at - 1, at + 2);
      const asked = askedVowel(dice, level, before, letter, after);
      return {
        question: asked.question,
        answer: text(asked.right),
        hints: [
          both('Say the row of the vowels from its beginning.', 'শুরু থেকে স্বরবর্ণগুলো বলো।'),
          both(`It goes: ${vowels.slice(0, at).join(' ')} …`, `ক্রমটি: ${vowels.slice(0, at).join(' ')} …`),
          both(
            `${before} ${letter} ${after}: the letter is ${asked.right}.`,
            `${before} ${letter} ${after}: বর্ণটি ${asked.right}।`,
          ),
        ],
        misconceptions: asked.wrong.map((one) =>
          trap(
            one,
            both(
              `${one} stands elsewhere in the row. Say it again slowly.`,
              `${one} ক্রমের অন্য জায়গায়। আবার ধীরে ধীরে বলো।`,
            ),
          ),
        ),
      };
    },
  }),
  template({
    ...about,
    id: 'b1-row-of-a-consonant',
    title: both('Which row is it in?', 'কোন বর্গের বর্ণ?'),
    skill: 'consonant-rows',
    strategy: 'where-the-mouth-makes-it',
    lessons: lesson('benjonborno'),
    variety: 25,
    make(dice) {
      const row = dice.int(0, 4);
      const place = dice.int(0, 4);
      const letter = rows[row]?.[place] ?? '';
      const others = dice.shuffled(
        [0, 1, 2, 3, 4].filter((one) => one !== row),
        3,
      );
      const where = mouth[row] ?? mouth[0];
      return {
        question: both(`In which row is the letter **${letter}**?`, `**${letter}** কোন বর্গের বর্ণ?`),
        ...choice(
          dice,
          both(rowName(row), rowName(row)),
          ...others.map(
            (one) =>
              [
                both(rowName(one), rowName(one)),
                both(
                  `${rowName(one)} is made ${mouth[one]?.en}. Say ${letter} and feel where.`,
                  `${rowName(one)} হয় ${mouth[one]?.bn}। ${letter} বলে দেখো, কোথায় হয়।`,
                ),
              ] as const,
          ),
        ),
        hints: [
          both(`Say ${letter} aloud. Where does your mouth make it?`, `জোরে ${letter} বলো। মুখের কোথায় হয়?`),
          both(`It is made ${where?.en}.`, `এটি হয় ${where?.bn}।`),
          both(
            `${rows[row]?.join(' ')}: so it is ${rowName(row)}.`,
            `${rows[row]?.join(' ')}: তাই ${rowName(row)}।`,
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'b1-letter-in-its-place',
    title: both('The letter in its place', 'ঘরের বর্ণ'),
    skill: 'consonant-rows',
    strategy: 'count-in-the-row',
    lessons: lesson('benjonborno'),
    variety: 25,
    make(dice) {
      const row = dice.int(0, 4);
      const place = dice.int(0, 4);
      const line = rows[row] ?? [];
      const [right = '', next = line[place - 1] ?? '', below = rows[(row + 1) % 5]?.[place] ?? ''] = [
        line[place],
        line[place + 1],
      ];
      return {
        question: both(
          `Which letter is number ${place + 1} of ${rowName(row)}?`,
          `${rowName(row)}ের ${place + 1} নম্বর বর্ণ কোনটি?`,
        ),
        answer: text(right),
        hints: [
          both('Every row has five letters.', 'প্রতি বর্গে পাঁচটি বর্ণ।'),
          both(`The row begins with ${line[0]}.`, `বর্গটির শুরু ${line[0]} দিয়ে।`),
          both(
            `${line.join(' ')}: number ${place + 1} is ${right}.`,
            `${line.join(' ')}: ${place + 1} নম্বরটি ${right}।`,
          ),
        ],
        misconceptions: [
          trap(
            next,
            both(
              `${next} is its neighbour. Count from the beginning of the row.`,
              `${next} পাশের বর্ণ। বর্গের শুরু থেকে গোনো।`,
            ),
          ),
          trap(below, both(`${below} is in another row.`, `${below} অন্য বর্গের।`)),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'b1-put-on-the-sign',
    title: both('Put on the vowel sign', 'কারচিহ্ন বসাও'),
    skill: 'vowel-signs',
    strategy: 'consonant-then-vowel',
    lessons: lesson('kar-o-juktoborno'),
    make(dice, level) {
      const consonants = [...'কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ'];
      const { vowel, sign, place } = dice.of(level === 1 ? signs.slice(0, 5) : signs);
      const letter = dice.of(consonants);
      const right = `${letter}${sign}`;
      const brother = signs.find((one) => one.vowel === brothers[vowel])?.sign ?? '';
      return {
        question: both(
          `Write it together: **${letter}** and **${vowel}**`,
          `জুড়ে লেখো: **${letter}** আর **${vowel}**`,
        ),
        answer: text(right),
        hints: [
          both(
            'Behind a consonant a vowel puts on its small dress, the sign.',
            'ব্যঞ্জনের পরে স্বর ছোট জামা পরে, তার নাম কার।',
          ),
          both(`The sign of ${vowel} stands ${place.en}.`, `${vowel}-কার বসে ${place.bn}।`),
          both(`${letter} and ${vowel} make **${right}**.`, `${letter} আর ${vowel} মিলে **${right}**।`),
        ],
        misconceptions: [
          trap(
            `${letter}${vowel}`,
            both('Behind a consonant the vowel is written as a sign.', 'ব্যঞ্জনের পরে স্বর বসে কার হয়ে।'),
          ),
          trap(
            `${letter}${brother}`,
            both(`That is the sign of ${brothers[vowel]}.`, `ওটা ${brothers[vowel]}-কার।`),
          ),
          trap(letter, both('The vowel is missing.', 'স্বরটি বাদ পড়েছে।')),
        ],
      };
    },
  }),
];

const mouth = [
  both('in the throat', 'গলায়'),
  both('at the palate', 'তালুতে'),
  both('at the roof of the mouth', 'মূর্ধায়'),
  both('at the teeth', 'দাঁতে'),
  both('with the lips', 'ঠোঁটে'),
];

function askedVowel(dice: Dice, level: number, before: string, letter: string, after: string) {
  const kind = dice.int(1, level);
  if (kind === 1) {
    return {
      question: both(`Which vowel comes right after **${letter}**?`, `**${letter}**-এর ঠিক পরে কোন স্বরবর্ণ?`),
      right: after,
      wrong: [before, letter],
    };
  }
  return kind === 2
    ? {
        question: both(
          `Which vowel comes right before **${letter}**?`,
          `**${letter}**-এর ঠিক আগে কোন স্বরবর্ণ?`,
        ),
        right: before,
        wrong: [after, letter],
      }
    : {
        question: both(
          `Which vowel stands between **${before}** and **${after}**?`,
          `**${before}** আর **${after}**-এর মাঝে কোন স্বরবর্ণ?`,
        ),
        right: letter,
        wrong: [before, after],
      };
}
