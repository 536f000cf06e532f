import { both } from '../../../bilingual.ts';
import { trap, whole } from '../../../make-answers.ts';
import { children, things } from '../../../names.ts';
import { template } from '../../../template.ts';

const about = {
  subject: 'mathematics',
  lessons: ['free-fractions-from-zero/a-fraction-of-something'],
} as const;

/** Bottoms with the tops that leave nothing to simplify. */
const proper = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 1],
  [4, 3],
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [6, 5],
  [8, 3],
  [8, 5],
  [10, 3],
  [10, 7],
] as const;

/** A fraction of an amount, and the amount from its part. */
export const partOfAmount = [
  template({
    ...about,
    class: 4,
    id: 'm4-part-of-amount',
    title: both('A fraction of an amount', 'কোনো পরিমাণের অংশ'),
    skill: 'fraction-of-amount',
    strategy: 'one-part-then-many',
    make(dice, level) {
      const [d, n] = dice.of(level === 1 ? proper.slice(0, 7) : proper.slice(2));
      const part = dice.int(2, 4 + 4 * level);
      const [child, thing] = [dice.of(children), dice.of(things)];
      const all = d * part;
      return {
        question: both(
          `${child.en} has ${all} ${thing.many} and gives away $\\frac{${n}}{${d}}$ of them. How many are given away?`,
          `${child.bnOf} ${all}টি ${thing.bn} আছে। সে তার $\\frac{${n}}{${d}}$ অংশ দিয়ে দিল। কয়টি দিল?`,
        ),
        answer: whole(n * part),
        hints: [
          both(`Make ${d} equal heaps first.`, `আগে সমান ${d} ভাগ করো।`),
          both(`One heap has $${all} \\div ${d} = ${part}$.`, `এক ভাগে $${all} \\div ${d} = ${part}$টি।`),
          both(
            `${n} of the heaps: $${n} \\times ${part} = ${n * part}$.`,
            `এমন ${n} ভাগ: $${n} \\times ${part} = ${n * part}$টি।`,
          ),
        ],
        misconceptions: [
          trap(
            all - n * part,
            both(
              'That is what is left. The question asks what is given away.',
              'ওটা যা থেকে যায়। জানতে চাওয়া হয়েছে, কয়টি দিল।',
            ),
          ),
          trap(part, both(`That is one heap. Take ${n} of them.`, `ওটা এক ভাগ। নিতে হবে ${n} ভাগ।`)),
          trap(
            all - n,
            both(
              `You took away ${n}. But the fraction is of all ${all}.`,
              `তুমি ${n} বিয়োগ করেছ। কিন্তু ভগ্নাংশটি পুরো ${all}-এর অংশ।`,
            ),
          ),
          trap(n * all, both(`Divide by ${d} as well.`, `${d} দিয়ে ভাগও করতে হবে।`)),
        ],
      };
    },
  }),
  template({
    ...about,
    class: 5,
    id: 'm5-whole-from-part',
    title: both('From the part to the whole', 'অংশ থেকে পুরো'),
    skill: 'whole-from-part',
    strategy: 'one-part-then-all',
    make(dice, level) {
      const [d, n] = dice.of(proper.slice(level === 1 ? 1 : 4).filter(([, top]) => level === 1 || top > 1));
      const part = dice.int(2, 5 + 3 * level);
      const some = n * part;
      const way = dice.of(ways);
      return {
        question: both(
          `${some} pupils of a class, that is $\\frac{${n}}{${d}}$ of it, come ${way.en}. How many pupils are in the class?`,
          `একটি ক্লাসের ${some} জন, অর্থাৎ $\\frac{${n}}{${d}}$ অংশ, ${way.bn} আসে। ক্লাসে মোট কত জন?`,
        ),
        answer: whole(d * part),
        hints: [
          both(
            `${n} of ${d} equal parts are ${some} pupils. How many is one part?`,
            `সমান ${d} ভাগের ${n} ভাগে ${some} জন। এক ভাগে কত জন?`,
          ),
          both(`One part is $${some} \\div ${n} = ${part}$.`, `এক ভাগে $${some} \\div ${n} = ${part}$ জন।`),
          both(
            `The whole is ${d} parts: $${d} \\times ${part} = ${d * part}$.`,
            `পুরোটা ${d} ভাগ: $${d} \\times ${part} = ${d * part}$ জন।`,
          ),
        ],
        misconceptions: [
          trap(
            part,
            both(
              `That is one part of ${d}. The class has all ${d} of them.`,
              `ওটা ${d} ভাগের এক ভাগ। ক্লাসে আছে ${d} ভাগই।`,
            ),
          ),
          trap(
            some * d,
            both(
              `${some} is ${n} parts, not one. Find one part first.`,
              `${some} হলো ${n} ভাগ, এক ভাগ নয়। আগে এক ভাগ বের করো।`,
            ),
          ),
          trap(
            some + d,
            both(
              'A fraction tells of parts: do not add its numbers.',
              'ভগ্নাংশ ভাগের কথা বলে: তার সংখ্যা যোগ করা যায় না।',
            ),
          ),
        ],
      };
    },
  }),
];

const ways = [
  { en: 'on foot', bn: 'হেঁটে' },
  { en: 'by bicycle', bn: 'সাইকেলে' },
  { en: 'by rickshaw', bn: 'রিকশায়' },
  { en: 'by bus', bn: 'বাসে' },
  { en: 'by boat', bn: 'নৌকায়' },
];
