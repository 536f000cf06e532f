import { both } from '../../../bilingual.ts';
import { fraction, trap } from '../../../make-answers.ts';
import { children } from '../../../names.ts';
import { ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';

const lessons = ['free-fractions-from-zero/fair-shares'];

const turnedOver = both(
  'Turned over: the number below says how many equal parts there are in all.',
  'উল্টো হয়ে গেছে: হর বলে, মোট কয়টি সমান ভাগ আছে।',
);

/** ` = 1/2` where 2/4 was written; nothing where it is simple already. */
function simpler(n: number, d: number): string {
  const simple = ratio(n, d);
  return simple.d === d ? '' : ` = ${tex(simple)}`;
}

function bar(parts: number, shaded: number): { readonly en: string; readonly bn: string } {
  const figure = (caption: string) =>
    `\n\n\`\`\`figure\n${JSON.stringify({ kind: 'fraction-bars', bars: [{ parts, shaded, label: ' ' }], caption })}\n\`\`\``;
  return { en: figure('A bar that is cut into equal parts.'), bn: figure('সমান ভাগে কাটা একটি ফিতা।') };
}

/** What a fraction is: equal parts, counted. */
export const namingFractions = [
  template({
    id: 'm3-shaded-part',
    title: both('Which part is shaded?', 'কত অংশ রং করা?'),
    skill: 'name-a-fraction',
    subject: 'mathematics',
    class: 3,
    strategy: 'count-equal-parts',
    lessons,
    variety: 90,
    make(dice, level) {
      const parts = dice.int(2 + level, 6 + 2 * level);
      const shaded = dice.int(1, parts - 1);
      const isRest = dice.int(1, 2) === 2;
      const asked = isRest ? parts - shaded : shaded;
      const figure = bar(parts, shaded);
      const what = isRest ? { en: 'not shaded', bn: 'রং ছাড়া' } : { en: 'shaded', bn: 'রং করা' };
      return {
        question: both(
          `What fraction of the bar is ${what.en}?${figure.en}`,
          `ফিতাটির কত অংশ ${what.bn}?${figure.bn}`,
        ),
        answer: fraction(ratio(asked, parts)),
        hints: [
          both(
            'First count all the equal parts: that number goes below.',
            'আগে সব সমান ভাগ গোনো: সেটি নিচে বসবে, হর।',
          ),
          both(
            `Then count the parts that are ${what.en}: that number goes above.`,
            `তারপর ${what.bn} ভাগগুলো গোনো: সেটি উপরে বসবে, লব।`,
          ),
          both(
            `There are ${parts} parts, and ${asked} of them ${asked === 1 ? 'is' : 'are'} ${what.en}: $\\frac{${asked}}{${parts}}${simpler(asked, parts)}$.`,
            `মোট ${parts} ভাগ, তার ${asked} ভাগ ${what.bn}: $\\frac{${asked}}{${parts}}${simpler(asked, parts)}$।`,
          ),
        ],
        misconceptions: [
          trap(
            ratio(asked, parts - asked),
            both(
              'You compared the two kinds of parts. Below goes the number of all parts.',
              'তুমি দুই রকম ভাগের তুলনা করেছ। নিচে বসবে মোট ভাগ।',
            ),
          ),
          trap(
            ratio(parts - asked, parts),
            both(
              `That is the other part. The question asks what is ${what.en}.`,
              `ওটা বাকি অংশ। জানতে চাওয়া হয়েছে কত অংশ ${what.bn}।`,
            ),
          ),
          trap(ratio(parts, asked), turnedOver),
        ],
      };
    },
  }),
  template({
    id: 'm3-part-of-a-group',
    title: both('Part of a group', 'দলের অংশ'),
    skill: 'name-a-fraction',
    subject: 'mathematics',
    class: 3,
    strategy: 'parts-of-all',
    lessons,
    make(dice, level) {
      const all = dice.int(5, 10 * level + 2);
      const some = dice.int(1, all - 1);
      const group = dice.of(groups);
      const [below, rest] = [all, all - some];
      return {
        question: both(
          `${group.en(all, some)} What fraction is that?`,
          `${group.bn(all, some)} এটি মোটের কত অংশ?`,
        ),
        answer: fraction(ratio(some, all)),
        hints: [
          both('Here the whole is a group, not one thing.', 'এখানে পুরোটা একটা দল, একটা জিনিস নয়।'),
          both(`The whole group is ${below}: that goes below.`, `পুরো দলে আছে ${below}: এটি হর।`),
          both(
            `So it is $\\frac{${some}}{${below}}${simpler(some, below)}$.`,
            `তাই অংশটি $\\frac{${some}}{${below}}${simpler(some, below)}$।`,
          ),
        ],
        misconceptions: [
          trap(
            ratio(some, rest),
            both(
              `Below goes the whole group of ${all}, not the other ${rest}.`,
              `নিচে বসবে পুরো দলের ${all}, বাকি ${rest} নয়।`,
            ),
          ),
          trap(ratio(rest, all), both('That is the rest of the group.', 'ওটা দলের বাকি অংশ।')),
          trap(ratio(all, some), turnedOver),
        ],
      };
    },
  }),
];

const groups = [
  {
    en: (all: number, some: number) =>
      `Of ${all} pupils in a class, ${some} ${some === 1 ? 'wears' : 'wear'} glasses.`,
    bn: (all: number, some: number) => `একটি ক্লাসের ${all} জন শিক্ষার্থীর মধ্যে ${some} জন চশমা পরে।`,
  },
  {
    en: (all: number, some: number) =>
      `A basket has ${all} mangoes, and ${some} of them ${some === 1 ? 'is' : 'are'} ripe.`,
    bn: (all: number, some: number) => `একটি ঝুড়িতে ${all}টি আম, তার ${some}টি পাকা।`,
  },
  ...children.slice(0, 4).map((child) => ({
    en: (all: number, some: number) =>
      `${child.en} has ${all} marbles, and ${some} of them ${some === 1 ? 'is' : 'are'} green.`,
    bn: (all: number, some: number) => `${child.bnOf} ${all}টি মার্বেল আছে, তার ${some}টি সবুজ।`,
  })),
];
