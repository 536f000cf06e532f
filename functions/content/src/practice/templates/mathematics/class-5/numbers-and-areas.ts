import { both } from '../../../bilingual.ts';
import { quantity, trap, whole } from '../../../make-answers.ts';
import { gcd, lcm } from '../../../rational.ts';
import { template } from '../../../template.ts';

const about = { subject: 'mathematics', class: 5, lessons: [] } as const;

/** Common divisors and multiples, the unitary method, areas. */
export const numbersAndAreas = [
  template({
    ...about,
    id: 'm5-bells-ring-together',
    title: both('Together again', 'আবার একসঙ্গে'),
    skill: 'least-common-multiple',
    strategy: 'first-common-multiple',
    variety: 60,
    make(dice, level) {
      const most = [10, 15, 24][level - 1] ?? 10;
      const [a, b] = [dice.int(4, most), dice.intBut(4, most, 0)];
      const [small, large] = a === b ? [a, a + 2] : [Math.min(a, b), Math.max(a, b)];
      const right = lcm(small, large);
      const multiples = Array.from({ length: Math.min(right / large, 6) }, (_, at) => large * (at + 1));
      return {
        question: both(
          `One bell rings every ${small} minutes, another every ${large} minutes. They have just rung together. After how many minutes do they ring together again?`,
          `একটি ঘণ্টা ${small} মিনিট পরপর বাজে, আরেকটি ${large} মিনিট পরপর। এইমাত্র একসঙ্গে বাজল। কত মিনিট পরে আবার একসঙ্গে বাজবে?`,
        ),
        answer: quantity(right, 'minute'),
        hints: [
          both('Look for the least number that both divide.', 'সবচেয়ে ছোট সংখ্যা খোঁজো, যা দুটি দিয়েই ভাগ যায়।'),
          both(
            `Multiples of ${large}: ${multiples.join(', ')}${right > large * 6 ? ' …' : ''}.`,
            `${large}-এর গুণিতক: ${multiples.join(', ')}${right > large * 6 ? ' …' : ''}।`,
          ),
          both(
            `The first that ${small} divides: $${right} \\div ${small} = ${right / small}$. So after ${right} minutes.`,
            `${small} দিয়ে প্রথম ভাগ যায়: $${right} \\div ${small} = ${right / small}$। তাই ${right} মিনিট পরে।`,
          ),
        ],
        misconceptions: [
          trap(
            small * large,
            both(
              'They do ring together then, but not for the first time.',
              'তখনও একসঙ্গে বাজে, কিন্তু প্রথমবার নয়।',
            ),
          ),
          trap(
            small + large,
            both(
              'You added. Both must have rung a whole number of times.',
              'তুমি যোগ করেছ। দুটিরই পূর্ণবার বাজতে হবে।',
            ),
          ),
          trap(
            gcd(small, large),
            both('That is the greatest number that divides both.', 'ওটা গসাগু। এখানে লাগবে লসাগু।'),
          ),
          trap(
            large,
            both(`After ${large} minutes the other one does not ring.`, `${large} মিনিট পরে অন্যটি বাজে না।`),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-largest-equal-parts',
    title: both('The largest equal groups', 'সবচেয়ে বড় সমান দল'),
    skill: 'greatest-common-divisor',
    strategy: 'largest-common-divisor',
    make(dice, level) {
      const common = dice.int(level === 1 ? 2 : 4, [8, 12, 18][level - 1] ?? 8);
      const m = dice.int(2, 7);
      const n = dice.of(
        [2, 3, 4, 5, 6, 7, 9, 11].filter((one) => one > m && gcd(one, m) === 1).concat(m + 1),
      );
      const [a, b] = [common * m, common * n];
      const smaller =
        Array.from({ length: common - 1 }, (_, at) => at + 1)
          .filter((one) => common % one === 0)
          .at(-1) ?? 1;
      return {
        question: both(
          `${a} mangoes and ${b} bananas are put into as many equal baskets as possible, each kind shared equally. How many baskets?`,
          `${a}টি আম ও ${b}টি কলা সবচেয়ে বেশি সংখ্যক ঝুড়িতে সমান ভাগে রাখা হলো। কয়টি ঝুড়ি?`,
        ),
        answer: whole(common),
        hints: [
          both('The number of baskets must divide both numbers.', 'ঝুড়ির সংখ্যা দিয়ে দুটি সংখ্যাই ভাগ যেতে হবে।'),
          both(
            `Look for the greatest number that divides ${a} and ${b}.`,
            `${a} ও ${b} দুটিকেই ভাগ করে এমন সবচেয়ে বড় সংখ্যা খোঁজো।`,
          ),
          both(
            `$${a} \\div ${common} = ${m}$ and $${b} \\div ${common} = ${n}$, and only 1 divides ${m} and ${n}. So ${common} baskets.`,
            `$${a} \\div ${common} = ${m}$ আর $${b} \\div ${common} = ${n}$; ${m} ও ${n}-কে শুধু 1 ভাগ করে। তাই ${common}টি ঝুড়ি।`,
          ),
        ],
        misconceptions: [
          trap(
            smaller,
            both(
              'It divides both, but a larger number does too.',
              'এটি দুটিকেই ভাগ করে, কিন্তু আরও বড় সংখ্যাও করে।',
            ),
          ),
          trap(
            lcm(a, b),
            both(
              'That is the least common multiple. A basket needs at least one mango.',
              'ওটা লসাগু। প্রতি ঝুড়িতে অন্তত একটি আম তো লাগবে।',
            ),
          ),
          trap(b - a, both('The difference need not divide both.', 'বিয়োগফল দিয়ে দুটি ভাগ না-ও যেতে পারে।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-price-of-one-first',
    title: both('The price of one first', 'ঐকিক নিয়ম'),
    skill: 'unitary-method',
    strategy: 'one-first',
    make(dice, level) {
      const count = dice.int(3, 6 + level);
      const each = dice.int(5, 12 * level);
      const asked = dice.intBut(2, 9 + 2 * level, count);
      const thing = dice.of(bought.filter(({ from, to }) => from <= each && each <= to));
      const paid = count * each;
      return {
        question: both(
          `${count} ${thing.en} cost ${paid} taka. What do ${asked} cost?`,
          `${count}টি ${thing.bn}ের দাম ${paid} টাকা। ${asked}টির দাম কত?`,
        ),
        answer: quantity(asked * each, 'taka'),
        hints: [
          both('First find the price of one.', 'আগে একটির দাম বের করো।'),
          both(
            `One costs $${paid} \\div ${count} = ${each}$ taka.`,
            `একটির দাম $${paid} \\div ${count} = ${each}$ টাকা।`,
          ),
          both(
            `${asked} cost $${asked} \\times ${each} = ${asked * each}$ taka.`,
            `${asked}টির দাম $${asked} \\times ${each} = ${asked * each}$ টাকা।`,
          ),
        ],
        misconceptions: [
          trap(
            each,
            both(
              `That is the price of one. The question asks for ${asked}.`,
              `ওটা একটির দাম। চাওয়া হয়েছে ${asked}টির।`,
            ),
          ),
          trap(
            paid * asked,
            both(`${paid} is the price of ${count}, not of one.`, `${paid} টাকা ${count}টির দাম, একটির নয়।`),
          ),
          trap(
            paid + asked - count,
            asked > count
              ? both('Each one more costs more than one taka.', 'একটি বেশি হলে এক টাকা নয়, আরও বেশি লাগে।')
              : both('Each one fewer saves more than one taka.', 'একটি কম হলে এক টাকা নয়, আরও বেশি কমে।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-area-of-a-triangle',
    title: both('Area of a triangle', 'ত্রিভুজের ক্ষেত্রফল'),
    skill: 'area-of-a-triangle',
    strategy: 'half-of-a-rectangle',
    make(dice, level) {
      const base = level === 1 ? 2 * dice.int(2, 10) : dice.int(3, 10 + 5 * level);
      const height = dice.int(3, 8 + 4 * level);
      const right = (base * height) / 2;
      return {
        question: both(
          `A triangle has a base of ${base} cm and a height of ${height} cm. What is its area?`,
          `একটি ত্রিভুজের ভূমি ${base} সেমি, উচ্চতা ${height} সেমি। ক্ষেত্রফল কত?`,
        ),
        answer: quantity(right, 'cm2'),
        hints: [
          both('It is half of the rectangle with the same base and height.', 'একই ভূমি ও উচ্চতার আয়তের অর্ধেক।'),
          both(
            `The rectangle: $${base} \\times ${height} = ${base * height}$.`,
            `আয়তটি: $${base} \\times ${height} = ${base * height}$।`,
          ),
          both(
            `Half of it: $${base * height} \\div 2 = ${right}$ cm².`,
            `তার অর্ধেক: $${base * height} \\div 2 = ${right}$ বর্গসেমি।`,
          ),
        ],
        misconceptions: [
          trap(
            base * height,
            both('That is the rectangle. The triangle is half of it.', 'ওটা আয়তের ক্ষেত্রফল। ত্রিভুজ তার অর্ধেক।'),
          ),
          trap(
            base + height,
            both(
              'You added two lengths. An area is a product.',
              'তুমি দুটি দৈর্ঘ্য যোগ করেছ। ক্ষেত্রফল পেতে গুণ করতে হয়।',
            ),
          ),
          trap(2 * (base + height), both('That goes around a rectangle.', 'ওটা আয়তের পরিসীমা।')),
        ],
      };
    },
  }),
];

/** What is bought by the piece, with what one costs in taka: pens at every price that comes up. */
const bought = [
  { en: 'pens', bn: 'কলম', from: 5, to: 40 },
  { en: 'soaps', bn: 'সাবান', from: 28, to: 80 },
  { en: 'pencils', bn: 'পেনসিল', from: 5, to: 20 },
  { en: 'eggs', bn: 'ডিম', from: 9, to: 16 },
] as const;
