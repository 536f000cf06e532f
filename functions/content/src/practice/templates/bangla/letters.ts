import { choiceAmong, text } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { say } from '../../text.ts';

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

export const letters = topic('bangla', 1, 'free-bangla-barnamala', {
  'b1-vowels-in-order': {
    about: ['vowel-letters', 'say-the-row', 'sworborno'],
    variety: 27,
    make(random, level) {
      const at = random.int(1, vowels.length - 2);
      const [before = '', letter = '', after = ''] = vowels.slice(at - 1, at + 2);
      const { asks, right, wrong } = askedVowel(random.int(1, level), before, letter, after);
      const [first, second] = wrong;
      return {
        values: { before, letter, after, vowels: vowels.slice(0, at).join(' '), right, first, second },
        asks,
        answer: text(right),
        mistakes: wrong,
      };
    },
  },
  'b1-row-of-a-consonant': {
    about: ['consonant-rows', 'where-the-mouth-makes-it', 'benjonborno'],
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
        values: { letter, where: where ?? '', letters: (rows[row] ?? []).join(' '), row: rowName(row) },
        ...choiceAmong(random, rowName(row), others, (other) => {
          const one = rowName(other);
          return [one, say('b1-row-of-a-consonant.is-made-say', { one, mouth: mouth[other] ?? '', letter })];
        }),
      };
    },
  },
  'b1-letter-in-its-place': {
    about: ['consonant-rows', 'count-in-the-row', 'benjonborno'],
    variety: 25,
    make(random, level) {
      const row = random.int(0, 4);
      const place = random.int(level === 3 ? 2 : 0, level === 1 ? 2 : 4);
      const line = rows[row] ?? [];
      const [right = '', next = line[place - 1] ?? '', below = rows[(row + 1) % 5]?.[place] ?? ''] = [
        line[place],
        line[place + 1],
      ];
      const number = place + 1;
      return {
        values: { right, next, below, number, row: rowName(row), first: line[0] ?? '', line: line.join(' ') },
        answer: text(right),
        mistakes: [next, below],
      };
    },
  },
  'b1-put-on-the-sign': {
    about: ['vowel-signs', 'consonant-then-vowel', 'kar-o-juktoborno'],
    make(random, level) {
      const consonants = [...'কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ'];
      const { vowel, sign, place } = random.of(level === 1 ? signs.slice(0, 5) : signs);
      const letter = random.of(consonants);
      const right = `${letter}${sign}`;
      const brother = signs.find((one) => one.vowel === brothers[vowel])?.sign ?? '';
      return {
        values: { letter, vowel, place, right, brother: brothers[vowel] ?? '' },
        answer: text(right),
        mistakes: [`${letter}${vowel}`, `${letter}${brother}`, letter],
      };
    },
  },
});

const mouth = [
  say('letters.mouth-in-the-throat'),
  say('letters.mouth-at-the-palate'),
  say('letters.mouth-at-the-roof'),
  say('letters.mouth-at-the-teeth'),
  say('letters.mouth-with-the-lips'),
];

/** What is asked, and the letters beside it, which are wrong. */
function askedVowel(kind: number, before: string, letter: string, after: string) {
  if (kind === 1) return { asks: 'after', right: after, wrong: [before, letter] } as const;
  if (kind === 2) return { asks: 'before', right: before, wrong: [after, letter] } as const;
  return { asks: 'between', right: letter, wrong: [before, after] } as const;
}
