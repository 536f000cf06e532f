import { both } from '../../../bilingual.ts';
import { quantity, text, trap } from '../../../make-answers.ts';
import { children } from '../../../names.ts';
import { gcd } from '../../../rational.ts';
import { template } from '../../../template.ts';

const lesson = (name: string) => [`c6-ratio-and-percentage/${name}`];
const about = { subject: 'mathematics', class: 6 } as const;

/** Comparing by dividing, and sharing in a ratio. */
export const ratio = [
  template({
    ...about,
    id: 'm6-simplest-ratio',
    title: both('The simplest ratio', 'সরলতম অনুপাত'),
    skill: 'simplify-a-ratio',
    strategy: 'divide-both-sides',
    lessons: lesson('what-a-ratio-is'),
    make(dice, level) {
      const m = dice.int(1, 5 + level);
      const n = dice.of([2, 3, 4, 5, 7, 8, 9, 11].filter((one) => one !== m && gcd(one, m) === 1));
      const by = dice.int(2, 4 + 4 * level);
      const [a, b] = [m * by, n * by];
      const part =
        Array.from({ length: by - 1 }, (_, at) => at + 1)
          .filter((one) => by % one === 0)
          .at(-1) ?? 1;
      return {
        question: both(
          `A class has ${a} girls and ${b} boys. What is the ratio of girls to boys in its simplest form? Write it like 2:3.`,
          `একটি ক্লাসে ${a} জন ছাত্রী ও ${b} জন ছাত্র। ছাত্রী ও ছাত্রের অনুপাত সরলতম আকারে কত? এভাবে লেখো: 2:3।`,
        ),
        answer: text(`${m}:${n}`, `${m} : ${n}`),
        hints: [
          both(`The girls come first: ${a}:${b}.`, `ছাত্রী আগে: ${a}:${b}।`),
          both(
            `Which is the greatest number that divides both ${a} and ${b}?`,
            `${a} ও ${b} দুটিকেই ভাগ করে এমন সবচেয়ে বড় সংখ্যা কোনটি?`,
          ),
          both(
            `It is ${by}: $${a} \\div ${by} = ${m}$ and $${b} \\div ${by} = ${n}$, so ${m}:${n}.`,
            `সেটি ${by}: $${a} \\div ${by} = ${m}$ আর $${b} \\div ${by} = ${n}$, তাই ${m}:${n}।`,
          ),
        ],
        misconceptions: [
          trap(`${n}:${m}`, both('The order counts: girls first.', 'ক্রম জরুরি: ছাত্রী আগে।')),
          trap(
            `${a}:${b}`,
            both(
              `True, but not the simplest: ${by} divides both.`,
              `ঠিক, কিন্তু সরলতম নয়: ${by} দিয়ে দুটিই ভাগ যায়।`,
            ),
          ),
          trap(
            `${a / part}:${b / part}`,
            both('Nearly: one number still divides both.', 'প্রায় হয়েছে: এখনো একটি সংখ্যা দুটিকেই ভাগ করে।'),
          ),
          trap(
            `${m}:${m + n}`,
            both('That compares the girls with the whole class.', 'ওতে ছাত্রীর সঙ্গে পুরো ক্লাসের তুলনা হয়।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm6-share-in-a-ratio',
    title: both('Sharing in a ratio', 'অনুপাতে ভাগ'),
    skill: 'share-in-a-ratio',
    strategy: 'one-part-first',
    lessons: lesson('sharing-and-proportion'),
    make(dice, level) {
      const m = dice.int(1, 3 + level);
      const n = dice.intBut(2, 4 + level, m);
      const part = 10 * dice.int(2, 5 + 10 * level);
      const [one, other] = dice.shuffled(children, 2);
      if (!one || !other) throw new Error('two children share');
      const all = part * (m + n);
      return {
        question: both(
          `${one.en} and ${other.en} share ${all} taka in the ratio ${m}:${n}. How much does ${one.en} get?`,
          `${one.bn} ও ${other.bn} ${all} টাকা ${m}:${n} অনুপাতে ভাগ করে নিল। ${one.bn} কত পেল?`,
        ),
        answer: quantity(part * m, 'taka'),
        hints: [
          both(`How many parts are there? $${m} + ${n} = ${m + n}$.`, `মোট কয় ভাগ? $${m} + ${n} = ${m + n}$।`),
          both(
            `One part: $${all} \\div ${m + n} = ${part}$ taka.`,
            `এক ভাগ: $${all} \\div ${m + n} = ${part}$ টাকা।`,
          ),
          both(
            `${one.en} gets ${m} of them: $${m} \\times ${part} = ${m * part}$ taka.`,
            `${one.bn} পেল ${m} ভাগ: $${m} \\times ${part} = ${m * part}$ টাকা।`,
          ),
        ],
        misconceptions: [
          trap(
            part * n,
            both(`That is for ${other.en}. The order counts.`, `ওটা ${other.bnOf} ভাগ। ক্রম জরুরি।`),
          ),
          trap(part, both(`That is one part. ${one.en} gets ${m}.`, `ওটা এক ভাগ। ${one.bn} পেল ${m} ভাগ।`)),
          trap(
            Math.round((all / n) * m),
            both(`Divide by all parts, ${m + n}.`, `মোট ভাগ ${m + n} দিয়ে ভাগ করো।`),
          ),
          trap(all / 2, both('Only 1:1 shares equally.', 'সমান ভাগ হয় শুধু 1:1 অনুপাতে।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm6-price-after-discount',
    title: both('The price after a discount', 'ছাড়ের পরে দাম'),
    skill: 'percent-decrease',
    strategy: 'what-is-left-of-100',
    lessons: lesson('percentage'),
    make(dice, level) {
      const percent = dice.of(
        [
          [10, 20, 25, 50],
          [5, 15, 30, 40],
          [12, 18, 35, 45],
        ][level - 1] ?? [10],
      );
      const price = 100 * dice.int(2, 6 + 6 * level);
      const off = (price * percent) / 100;
      return {
        question: both(
          `A shirt is marked ${price} taka. In the sale it is ${percent}% cheaper. What do you pay?`,
          `একটি জামার গায়ে দাম ${price} টাকা। মেলায় ${percent}% ছাড়। কত টাকা দিতে হবে?`,
        ),
        answer: quantity(price - off, 'taka'),
        hints: [
          both(`Of each 100 taka, ${percent} are taken off.`, `প্রতি 100 টাকায় ${percent} টাকা ছাড়।`),
          both(
            `The discount: $\\frac{${percent}}{100} \\times ${price} = ${off}$ taka.`,
            `ছাড়: $\\frac{${percent}}{100} \\times ${price} = ${off}$ টাকা।`,
          ),
          both(
            `You pay $${price} - ${off} = ${price - off}$ taka.`,
            `দিতে হবে $${price} - ${off} = ${price - off}$ টাকা।`,
          ),
        ],
        misconceptions: [
          trap(off, both('That is the discount. What is left to pay?', 'ওটা ছাড়। কত দিতে হবে?')),
          trap(
            price - percent,
            both(
              `You took away ${percent} taka. It is ${percent} of each hundred.`,
              `তুমি ${percent} টাকা বাদ দিয়েছ। ছাড় প্রতি একশোতে ${percent}।`,
            ),
          ),
          trap(price + off, both('Cheaper: the price goes down.', 'ছাড় মানে দাম কমবে।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm6-profit-percent',
    title: both('Profit and loss per cent', 'শতকরা লাভ-ক্ষতি'),
    skill: 'profit-and-loss',
    strategy: 'compare-with-cost',
    lessons: lesson('percentage'),
    make(dice, level) {
      const percent = dice.of(
        [
          [10, 20, 50],
          [5, 15, 20, 25, 30],
          [4, 8, 12, 16, 35, 45],
        ][level - 1] ?? [10],
      );
      const cost = 100 * dice.int(2, 8 + 8 * level);
      const isProfit = dice.int(1, 2) === 1;
      const change = (cost * percent) / 100;
      const sold = isProfit ? cost + change : cost - change;
      const word = isProfit ? both('profit', 'লাভ') : both('loss', 'ক্ষতি');
      return {
        question: both(
          `A trader buys a basket for ${cost} taka and sells it for ${sold} taka. What is the ${word.en} in per cent?`,
          `এক ব্যবসায়ী একটি ঝুড়ি ${cost} টাকায় কিনে ${sold} টাকায় বেচলেন। শতকরা ${word.bn} কত?`,
        ),
        answer: quantity(percent, 'percent'),
        hints: [
          both(
            `The ${word.en}: $${Math.max(sold, cost)} - ${Math.min(sold, cost)} = ${change}$ taka.`,
            `${word.bn}: $${Math.max(sold, cost)} - ${Math.min(sold, cost)} = ${change}$ টাকা।`,
          ),
          both(
            `It is always counted on the cost price, ${cost} taka.`,
            `সব সময় ক্রয়মূল্যের উপর হিসাব: ${cost} টাকা।`,
          ),
          both(
            `$\\frac{${change}}{${cost}} \\times 100 = ${percent}$ per cent.`,
            `$\\frac{${change}}{${cost}} \\times 100 = ${percent}$ শতাংশ।`,
          ),
        ],
        misconceptions: [
          trap(
            Math.round((change / sold) * 10_000) / 100,
            both(
              'You counted on the selling price. Count on the cost price.',
              'তুমি বিক্রয়মূল্যের উপর ধরেছ। ক্রয়মূল্যের উপর ধরো।',
            ),
          ),
          trap(
            change,
            both('That is in taka. Per cent means of each hundred.', 'ওটা টাকায়। শতকরা মানে প্রতি একশোতে।'),
          ),
          trap(
            Math.round((sold / cost) * 100),
            both(
              'That is the selling price in per cent. What is the difference to 100?',
              'ওটা শতকরায় বিক্রয়মূল্য। 100 থেকে পার্থক্য কত?',
            ),
          ),
        ],
      };
    },
  }),
];
