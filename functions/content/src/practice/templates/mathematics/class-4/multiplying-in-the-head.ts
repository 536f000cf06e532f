import { both } from '../../../bilingual.ts';
import { trap, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';

const about = {
  subject: 'mathematics',
  class: 4,
  lessons: ['free-mental-arithmetic/multiplying-by-splitting'],
} as const;

/** Products that fall apart into easy ones. */
export const multiplyingInTheHead = [
  template({
    ...about,
    id: 'm4-split-a-factor',
    title: both('Splitting a factor', 'সংখ্যা ভেঙে গুণ'),
    skill: 'multiply-in-the-head',
    strategy: 'split-and-add',
    make(dice, level) {
      const a = dice.int(3, 9);
      const tens = dice.int(1, [3, 9, 9][level - 1] ?? 3) * (level === 3 ? 100 : 10);
      const rest = dice.int(2, 9) * (level === 3 ? 10 : 1);
      const b = tens + rest;
      return {
        question: both(`Work out in your head: $${a} \\times ${b}$`, `মনে মনে করো: $${a} \\times ${b}$`),
        answer: whole(a * b),
        hints: [
          both(`Split ${b} into ${tens} and ${rest}.`, `${b}-কে ভাঙো: ${tens} আর ${rest}।`),
          both(
            `$${a} \\times ${tens} = ${a * tens}$ and $${a} \\times ${rest} = ${a * rest}$.`,
            `$${a} \\times ${tens} = ${a * tens}$ আর $${a} \\times ${rest} = ${a * rest}$।`,
          ),
          both(
            `Together: $${a * tens} + ${a * rest} = ${a * b}$.`,
            `একসঙ্গে: $${a * tens} + ${a * rest} = ${a * b}$।`,
          ),
        ],
        misconceptions: [
          trap(
            a * tens + rest,
            both(`The ${rest} must be multiplied by ${a} too.`, `${rest}-কেও ${a} দিয়ে গুণ করতে হবে।`),
          ),
          trap(
            a * (tens / 10) + a * rest,
            both(
              `${a} times ${tens} is ${a * tens}: do not lose its nought.`,
              `${a} গুণ ${tens} হলো ${a * tens}: শূন্যটি হারিয়ো না।`,
            ),
          ),
          trap(a + b, both('You added. Here one multiplies.', 'তুমি যোগ করেছ। এখানে গুণ করতে হবে।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-neighbours-of-ten',
    title: both('Times 5, 9, 11 and 25', '৫, ৯, ১১ ও ২৫ দিয়ে গুণ'),
    skill: 'multiply-in-the-head',
    strategy: 'neighbour-of-ten',
    make(dice, level) {
      const by = dice.of(level === 1 ? [5, 9] : level === 2 ? [5, 9, 11] : [9, 11, 25]);
      const b = by === 25 ? 4 * dice.int(3, 24) : dice.int(12, [40, 80, 120][level - 1] ?? 40);
      const way = wayOf(by, b);
      return {
        question: both(`Find a short way: $${b} \\times ${by}$`, `সহজ পথে করো: $${b} \\times ${by}$`),
        answer: whole(b * by),
        hints: [way.idea, way.step, way.last],
        misconceptions: [trap(b * way.neighbour, way.forgot), trap(way.wrongWay, way.other)],
      };
    },
  }),
];

function wayOf(by: number, b: number) {
  if (by === 5 || by === 25) {
    const [neighbour, parts] = by === 5 ? [10, 2] : [100, 4];
    const part = { en: parts === 2 ? 'half' : 'a quarter', bn: parts === 2 ? 'অর্ধেক' : 'চার ভাগের এক ভাগ' };
    return {
      neighbour,
      idea: both(
        `Times ${by} is ${part.en} of times ${neighbour}.`,
        `${by} দিয়ে গুণ মানে ${neighbour} দিয়ে গুণের ${part.bn}।`,
      ),
      step: both(
        `$${b} \\times ${neighbour} = ${b * neighbour}$`,
        `$${b} \\times ${neighbour} = ${b * neighbour}$`,
      ),
      last: both(
        `$${b * neighbour} \\div ${parts} = ${b * by}$`,
        `$${b * neighbour} \\div ${parts} = ${b * by}$`,
      ),
      forgot: both(
        `That is times ${neighbour}. Now take ${part.en} of it.`,
        `ওটা ${neighbour} দিয়ে গুণ। এবার তার ${part.bn} নাও।`,
      ),
      wrongWay: (b * neighbour) / parts / 10,
      other: both('A nought is missing.', 'একটি শূন্য কম হয়েছে।'),
    };
  }
  const [sign, more] = by === 9 ? ['-', -1] : ['+', 1];
  const word = by === 9 ? { en: 'less', bn: 'থেকে একবার বাদ' } : { en: 'and once more', bn: 'আর একবার যোগ' };
  return {
    neighbour: 10,
    idea:
      by === 9
        ? both(`Times 9 is ten times ${b}, ${word.en} once.`, `9 দিয়ে গুণ মানে ${b}-এর দশ গুণ ${word.bn}।`)
        : both(`Times 11 is ten times ${b}, ${word.en}.`, `11 দিয়ে গুণ মানে ${b}-এর দশ গুণ ${word.bn}।`),
    step: both(`$${b} \\times 10 = ${b * 10}$`, `$${b} \\times 10 = ${b * 10}$`),
    last: both(`$${b * 10} ${sign} ${b} = ${b * by}$`, `$${b * 10} ${sign} ${b} = ${b * by}$`),
    forgot: both(`That is times 10. One ${b} is still to come.`, `ওটা 10 দিয়ে গুণ। ${b}-এর হিসাব একবার বাকি।`),
    wrongWay: b * 10 - more * b,
    other:
      by === 9
        ? both(
            `You added ${b}. Times 9 is less than times 10.`,
            `তুমি ${b} যোগ করেছ। 9 গুণ তো 10 গুণের চেয়ে কম।`,
          )
        : both(
            `You took ${b} away. Times 11 is more than times 10.`,
            `তুমি ${b} বাদ দিয়েছ। 11 গুণ তো 10 গুণের চেয়ে বেশি।`,
          ),
  };
}
