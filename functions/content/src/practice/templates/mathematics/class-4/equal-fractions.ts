import { alike, both } from '../../../bilingual.ts';
import { fraction, order, trap, whole } from '../../../make-answers.ts';
import { asNumber, gcd, lcm, type Rational, ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';

const lessons = ['free-fractions-from-zero/same-amount-new-name'];
const about = { subject: 'mathematics', class: 4, lessons } as const;

const formula = (value: Rational) => alike(`$${tex(value)}$`);

/** Tops that leave nothing to simplify. */
const topsOver = (d: number) =>
  Array.from({ length: d - 1 }, (_, at) => at + 1).filter((one) => gcd(one, d) === 1);

/** Names for the same amount. */
export const equalFractions = [
  template({
    ...about,
    id: 'm4-missing-top',
    title: both('The same amount, a new name', 'পরিমাণ একই, নাম নতুন'),
    skill: 'equivalent-fractions',
    strategy: 'same-factor-above-and-below',
    make(dice, level) {
      const d = dice.int(2, 4 + 2 * level);
      const n = dice.int(1, d - 1);
      const by = dice.int(2, 3 + 2 * level);
      return {
        question: both(
          `Which number is missing? $\\frac{${n}}{${d}} = \\frac{?}{${d * by}}$`,
          `কোন সংখ্যাটি বসবে? $\\frac{${n}}{${d}} = \\frac{?}{${d * by}}$`,
        ),
        answer: whole(n * by),
        hints: [
          both(`Look below: how does ${d} become ${d * by}?`, `নিচে দেখো: ${d} কীভাবে ${d * by} হলো?`),
          both(`It is multiplied by ${by}. Do the same above.`, `${by} দিয়ে গুণ হয়েছে। উপরেও তাই করো।`),
          both(
            `$${n} \\times ${by} = ${n * by}$, so the top is ${n * by}.`,
            `$${n} \\times ${by} = ${n * by}$, তাই লব ${n * by}।`,
          ),
        ],
        misconceptions: [
          trap(
            n + d * by - d,
            both(
              `You added ${d * by - d} above as well. The bottom was multiplied by ${by}: multiply the top by ${by} too.`,
              `তুমি উপরেও ${d * by - d} যোগ করেছ। হরকে ${by} দিয়ে গুণ করা হয়েছে, তাই লবকেও ${by} দিয়ে গুণ করো।`,
            ),
          ),
          trap(n, both('With smaller parts you need more of them.', 'ভাগ ছোট হলে ভাগের সংখ্যা বেশি লাগে।')),
          trap(
            by,
            both(
              `${by} is what both are multiplied by. Now multiply ${n} by it.`,
              `${by} হলো যা দিয়ে গুণ করতে হবে। এবার ${n}-কে তা দিয়ে গুণ করো।`,
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-simplify',
    title: both('Simplest form', 'লঘিষ্ঠ আকার'),
    skill: 'simplify-a-fraction',
    strategy: 'divide-above-and-below',
    make(dice, level) {
      const d = dice.int(3, 6 + 2 * level);
      const n = dice.of(topsOver(d));
      const by = dice.of(
        [
          [2, 3, 4, 5],
          [2, 3, 4, 5, 6],
          [4, 6, 8, 9, 12],
        ][level - 1] ?? [],
      );
      const [top, bottom] = [n * by, d * by];
      return {
        question: both(
          `Simplify $\\frac{${top}}{${bottom}}$ as far as you can.`,
          `$\\frac{${top}}{${bottom}}$-কে লঘিষ্ঠ আকারে লেখো।`,
        ),
        answer: fraction(ratio(n, d), { lowest: true }),
        hints: [
          both(
            'Find a number that divides both the top and the bottom.',
            'এমন সংখ্যা খোঁজো, যা দিয়ে লব ও হর দুটিই ভাগ যায়।',
          ),
          both(`${by} divides both ${top} and ${bottom}.`, `${by} দিয়ে ${top} ও ${bottom} দুটিই ভাগ যায়।`),
          both(
            `$\\frac{${top} \\div ${by}}{${bottom} \\div ${by}} = \\frac{${n}}{${d}}$, and only 1 divides both ${n} and ${d}.`,
            `$\\frac{${top} \\div ${by}}{${bottom} \\div ${by}} = \\frac{${n}}{${d}}$, আর ${n} ও ${d} দুটিকে শুধু 1 দিয়েই ভাগ করা যায়।`,
          ),
        ],
        misconceptions: [
          trap(
            `${n}/${bottom}`,
            both(
              'You divided only the top. What you do above, do below as well.',
              'তুমি শুধু লবকে ভাগ করেছ। উপরে যা করো, নিচেও তা করো।',
            ),
          ),
          trap(
            `${top}/${d}`,
            both(
              'You divided only the bottom. What you do below, do above as well.',
              'তুমি শুধু হরকে ভাগ করেছ। নিচে যা করো, উপরেও তা করো।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-order-fractions',
    title: both('Smallest first', 'ছোট থেকে বড়'),
    skill: 'compare-fractions',
    strategy: 'one-size-of-parts',
    make(dice, level) {
      const bottoms = dice.shuffled(
        [
          [2, 4, 8, 3, 6],
          [2, 3, 4, 6, 12, 5, 10],
          [3, 4, 5, 6, 8, 10, 12],
        ][level - 1] ?? [],
        3,
      );
      const [a, b, c] = bottoms.map((d) => ratio(dice.of(topsOver(d)), d)) as [Rational, Rational, Rational];
      const byValue = [a, b, c].sort((one, other) => asNumber(one) - asNumber(other));
      const byBottom = [a, b, c].sort((one, other) => other.d - one.d || one.n - other.n);
      const common = [a, b, c].reduce((so, { d }) => lcm(so, d), 1);
      const renamed = byValue.map(({ n, d }) => `\\frac{${(n * common) / d}}{${common}}`);
      const named = byValue.map(formula);
      const list = byValue.map((one) => tex(one)).join(', ');
      return {
        question: both(
          `Put them in order, the smallest first: $${tex(a)}$, $${tex(b)}$, $${tex(c)}$.`,
          `ছোট থেকে বড় সাজাও: $${tex(a)}$, $${tex(b)}$, $${tex(c)}$।`,
        ),
        ...order(
          dice,
          named,
          [
            [...named].reverse(),
            both('The order is right, but the largest stands first.', 'ক্রম ঠিক, কিন্তু সবচেয়ে বড়টি আগে বসেছে।'),
          ],
          [
            byBottom.map((one) => named[byValue.indexOf(one)] ?? formula(one)),
            both('You went by the numbers below alone. Look at the tops too.', 'তুমি শুধু হর দেখেছ। লবও দেখো।'),
          ],
        ),
        hints: [
          both('Make all the parts the same size first.', 'আগে সব ভাগ সমান মাপের করো।'),
          both(`A bottom that suits all three is ${common}.`, `তিনটির জন্যই ${common} হর চলে।`),
          both(
            `Renamed they are $${renamed.join(', ')}$. So the order is $${list}$.`,
            `নতুন নামে $${renamed.join(', ')}$। তাই ক্রম $${list}$।`,
          ),
        ],
      };
    },
  }),
];
