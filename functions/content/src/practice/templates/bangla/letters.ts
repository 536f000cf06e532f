import { choiceAmong, misconception, text } from '../../make-answers.ts';
import type { Random } from '../../random.ts';
import { template } from '../../template.ts';
import { say } from '../../text.ts';

const lesson = (name: string) => [`free-bangla-barnamala/${name}`];
const about = { subject: 'bangla', class: 1 } as const;

const vowels = [...'অআইঈউঊঋএঐওঔ'];
const rows = ['কখগঘঙ', 'চছজঝঞ', 'টঠডঢণ', 'তথদধন', 'পফবভম'].map((row) => [...row]);
const rowName = (row: number) => `${rows[row]?.[0]}-বর্গ`;

/** Vowel signs as they follow a consonant, with their visible position. */
const signs = [
  { vowel: 'আ', sign: 'া', place: say('letters.signs-place-on-the-right') },
  { vowel: 'ই', sign: 'ি', place: say('letters.signs-place-on-the-left') },
  { vowel: 'ঈ', sign: 'ী', place: say('letters.signs-place-on-the-right') },
  { vowel: 'উ', sign: 'ু', place: say('letters.signs-place-below') },
  { vowel: 'ঊ', sign: 'ূ', place: say('letters.signs-place-below') },
  { vowel: 'ঋ', sign: 'ৃ', place: say('letters.signs-place-below') },
  { vowel: 'এ', sign: 'ে', place: say('letters.signs-place-on-the-left') },
  { vowel: 'ঐ', sign: 'ৈ', place: say('letters.signs-place-on-the-left') },
  { vowel: 'ও', sign: 'ো', place: say('letters.signs-place-on-both-sides') },
  { vowel: 'ঔ', sign: 'ৌ', place: say('letters.signs-place-on-both-sides') },
] as const;

/** The short and the long vowel of a pair, which are the easiest to confuse. */
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
    skill: 'vowel-letters',
    strategy: 'say-the-row',
    lessons: lesson('sworborno'),
    variety: 27,
    make(random, level) {
      const at = random.int(1, vowels.length - 2);
      const [before = '', letter = '', after = ''] = vowels.slice(at - 1, at + 2);
      const asked = askedVowel(random, level, before, letter, after);
      return {
        question: asked.question,
        answer: text(asked.right),
        hints: [
          say('b1-vowels-in-order.hint-1'),
          say('b1-vowels-in-order.hint-2', { vowels: vowels.slice(0, at).join(' ') }),
          say('b1-vowels-in-order.hint-3', { before, letter, after, askedRight: asked.right }),
        ],
        misconceptions: asked.wrong.map((one) =>
          misconception(one, say('b1-vowels-in-order.elsewhere', { one })),
        ),
      };
    },
  }),
  template({
    ...about,
    id: 'b1-row-of-a-consonant',
    skill: 'consonant-rows',
    strategy: 'where-the-mouth-makes-it',
    lessons: lesson('benjonborno'),
    variety: 25,
    make(random, level) {
      const row = random.int(level === 3 ? 2 : 0, level === 1 ? 2 : 4);
      const place = random.int(0, 4);
      const letter = rows[row]?.[place] ?? '';
      const others = random.shuffled(
        [0, 1, 2, 3, 4].filter((one) => one !== row),
        3,
      );
      const where = mouth[row] ?? mouth[0];
      return {
        question: say('b1-row-of-a-consonant.question', { letter }),
        ...choiceAmong(random, rowName(row), others, (other) => {
          const one = rowName(other);
          return [one, say('b1-row-of-a-consonant.is-made-say', { one, mouth: mouth[other] ?? '', letter })];
        }),
        hints: [
          say('b1-row-of-a-consonant.hint-1', { letter }),
          say('b1-row-of-a-consonant.hint-2', { where: where ?? '' }),
          say('b1-row-of-a-consonant.hint-3', { letters: (rows[row] ?? []).join(' '), row: rowName(row) }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'b1-letter-in-its-place',
    skill: 'consonant-rows',
    strategy: 'count-in-the-row',
    lessons: lesson('benjonborno'),
    variety: 25,
    make(random, level) {
      const row = random.int(0, 4);
      const place = random.int(level === 3 ? 2 : 0, level === 1 ? 2 : 4);
      const line = rows[row] ?? [];
      const [right = '', next = line[place - 1] ?? '', below = rows[(row + 1) % 5]?.[place] ?? ''] = [
        line[place],
        line[place + 1],
      ];
      return {
        question: say('b1-letter-in-its-place.question', { number: place + 1, row: rowName(row) }),
        answer: text(right),
        hints: [
          say('b1-letter-in-its-place.hint-1'),
          say('b1-letter-in-its-place.hint-2', { first: line[0] ?? '' }),
          say('b1-letter-in-its-place.hint-3', { line: line.join(' '), number: place + 1, right }),
        ],
        misconceptions: [
          misconception(next, say('b1-letter-in-its-place.mistake-1', { next })),
          misconception(below, say('b1-letter-in-its-place.mistake-2', { below })),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'b1-put-on-the-sign',
    skill: 'vowel-signs',
    strategy: 'consonant-then-vowel',
    lessons: lesson('kar-o-juktoborno'),
    make(random, level) {
      const consonants = [...'কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ'];
      const { vowel, sign, place } = random.of(level === 1 ? signs.slice(0, 5) : signs);
      const letter = random.of(consonants);
      const right = `${letter}${sign}`;
      const brother = signs.find((one) => one.vowel === brothers[vowel])?.sign ?? '';
      return {
        question: say('b1-put-on-the-sign.question', { letter, vowel }),
        answer: text(right),
        hints: [
          say('b1-put-on-the-sign.hint-1'),
          say('b1-put-on-the-sign.hint-2', { vowel, place }),
          say('b1-put-on-the-sign.hint-3', { letter, vowel, right }),
        ],
        misconceptions: [
          misconception(`${letter}${vowel}`, say('b1-put-on-the-sign.mistake-1')),
          misconception(
            `${letter}${brother}`,
            say('b1-put-on-the-sign.mistake-2', { brother: brothers[vowel] ?? '' }),
          ),
          misconception(letter, say('b1-put-on-the-sign.mistake-3')),
        ],
      };
    },
  }),
];

const mouth = [
  say('letters.mouth-in-the-throat'),
  say('letters.mouth-at-the-palate'),
  say('letters.mouth-at-the-roof'),
  say('letters.mouth-at-the-teeth'),
  say('letters.mouth-with-the-lips'),
];

function askedVowel(random: Random, level: number, before: string, letter: string, after: string) {
  const kind = random.int(1, level);
  if (kind === 1) {
    return {
      question: say('letters.question-after', { letter }),
      right: after,
      wrong: [before, letter],
    };
  }
  return kind === 2
    ? {
        question: say('letters.question-before', { letter }),
        right: before,
        wrong: [after, letter],
      }
    : {
        question: say('letters.question-between', { before, after }),
        right: letter,
        wrong: [before, after],
      };
}
