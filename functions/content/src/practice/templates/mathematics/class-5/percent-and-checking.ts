import { alike, both } from '../../../bilingual.ts';
import { quantity, several, trap } from '../../../make-answers.ts';
import { template } from '../../../template.ts';

const about = {
  subject: 'mathematics',
  class: 5,
  lessons: ['free-mental-arithmetic/percent-and-checking'],
} as const;

const digitSum = (value: number) => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

/** Percent built from its anchors, and what the digits tell. */
export const percentAndChecking = [
  template({
    ...about,
    id: 'm5-percent-of-taka',
    title: both('Percent in the head', 'মনে মনে শতকরা'),
    skill: 'percent-of-amount',
    strategy: 'build-from-ten-percent',
    make(dice, level) {
      const percent = dice.of(
        [
          [20, 30, 50],
          [15, 25, 30, 40],
          [15, 35, 45, 60, 75],
        ][level - 1] ?? [10],
      );
      const amount = 20 * dice.int(4, 20 + 20 * level);
      const right = (amount * percent) / 100;
      return {
        question: both(`How much is ${percent}% of ${amount} taka?`, `${amount} টাকার ${percent}% কত টাকা?`),
        answer: quantity(right, 'taka'),
        hints: [...(percent % 25 === 0 ? byQuarters(amount, percent) : byTenths(amount, percent))],
        misconceptions: [
          trap(
            amount - right,
            both(
              `That is what is left after ${percent}%. The question asks for the ${percent}% itself.`,
              `ওটা ${percent}% বাদ দিলে যা থাকে। জানতে চাওয়া হয়েছে ${percent}% কত।`,
            ),
          ),
          trap(
            amount / percent,
            both(
              `You divided by ${percent}. Percent means out of a hundred.`,
              `তুমি ${percent} দিয়ে ভাগ করেছ। শতকরা মানে প্রতি একশোতে কত।`,
            ),
          ),
          trap(
            percent,
            both(
              `${percent} out of each hundred: how many hundreds are in ${amount}?`,
              `প্রতি একশোতে ${percent}: ${amount}-এ কয়টি একশো আছে?`,
            ),
          ),
          trap(
            right * 10,
            both('Ten times too much: a tenth drops one place.', 'দশ গুণ বেশি হলো: দশ ভাগের এক ভাগে এক ঘর কমে।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm5-does-it-divide',
    title: both('Will it divide?', 'ভাগ যাবে কি?'),
    skill: 'divisibility',
    strategy: 'look-at-the-digits',
    make(dice, level) {
      const by = dice.of(level === 1 ? [5, 3] : level === 2 ? [3, 4, 9] : [4, 9]);
      const [low, high] = [Math.ceil(120 / by), Math.floor((level === 3 ? 9000 : 990) / by)];
      const right = distinct(() => by * dice.int(low, high), 3);
      const wrong = distinct(() => by * dice.int(low, high) + dice.int(1, by - 1), 3);
      const [first = 0] = right;
      const list = [...right, ...wrong].sort((a, b) => a - b).join(', ');
      const rule = rules[by] ?? rules[3];
      return {
        question: both(
          `Which of these can be divided by ${by} without a remainder? ${list}`,
          `কোনগুলো ${by} দিয়ে নিঃশেষে ভাগ যায়? ${list}`,
        ),
        ...several(
          dice,
          right.map((value) => alike(String(value))),
          wrong.map((value) => [alike(String(value)), why(by, value)] as const),
        ),
        hints: [
          both('You need not divide: look at the digits.', 'ভাগ করতে হবে না: অঙ্কগুলো দেখো।'),
          rule?.says ?? alike(''),
          both(
            `For example ${first}: $${first} \\div ${by} = ${first / by}$. The right ones are ${right.join(', ')}.`,
            `যেমন ${first}: $${first} \\div ${by} = ${first / by}$। ঠিকগুলো হলো ${right.join(', ')}।`,
          ),
        ],
      };
    },
  }),
];

/** A half, a quarter or three quarters: nobody goes by way of ten percent there. */
function byQuarters(amount: number, percent: number) {
  const quarter = amount / 4;
  if (percent === 50)
    return [
      both('50% is 50 of every 100: one half.', '50% মানে 100-তে 50: অর্ধেক।'),
      both('For a half, divide by 2.', 'অর্ধেক পেতে 2 দিয়ে ভাগ করো।'),
      both(`$${amount} \\div 2 = ${amount / 2}$ taka.`, `$${amount} \\div 2 = ${amount / 2}$ টাকা।`),
    ];
  const one = both(
    `A quarter: $${amount} \\div 4 = ${quarter}$ taka.`,
    `চার ভাগের এক ভাগ: $${amount} \\div 4 = ${quarter}$ টাকা।`,
  );
  if (percent === 25)
    return [
      both('25% is 25 of every 100: one quarter.', '25% মানে 100-তে 25: চার ভাগের এক ভাগ।'),
      both('For a quarter, divide by 4.', 'চার ভাগের এক ভাগ পেতে 4 দিয়ে ভাগ করো।'),
      one,
    ];
  return [
    both('75% is 75 of every 100: three quarters.', '75% মানে 100-তে 75: চার ভাগের তিন ভাগ।'),
    one,
    both(
      `Three of them: $3 \\times ${quarter} = ${3 * quarter}$ taka.`,
      `তিন ভাগ: $3 \\times ${quarter} = ${3 * quarter}$ টাকা।`,
    ),
  ];
}

/** So many tenths, and five percent more where it is not a whole number of them. */
function byTenths(amount: number, percent: number) {
  const [tens, tenth] = [Math.floor(percent / 10), amount / 10];
  const [whole, right] = [tens * tenth, (amount * percent) / 100];
  const isWhole = percent % 10 === 0;
  const all = tens === 1 ? `${tenth}` : `${tens} \\times ${tenth}`;
  return [
    both('Find 10% first: a tenth of it.', 'আগে 10% বের করো: দশ ভাগের এক ভাগ।'),
    both(
      `10% of ${amount} is ${tenth}${isWhole ? '' : `, so 5% is ${tenth / 2}`}.`,
      `${amount}-এর 10% হলো ${tenth}${isWhole ? '' : `, তাই 5% হলো ${tenth / 2}`}।`,
    ),
    isWhole
      ? both(
          `${percent}% is ${tens} times 10%: $${all} = ${whole}$ taka.`,
          `${percent}% মানে 10%-এর ${tens} গুণ: $${all} = ${whole}$ টাকা।`,
        )
      : both(
          `${percent}% is ${10 * tens}% and 5%: $${all} + ${tenth / 2} = ${right}$ taka.`,
          `${percent}% মানে ${10 * tens}% আর 5%: $${all} + ${tenth / 2} = ${right}$ টাকা।`,
        ),
  ];
}

function distinct(make: () => number, count: number): number[] {
  const found = new Set<number>();
  while (found.size < count) found.add(make());
  return [...found];
}

const rules: Readonly<Record<number, { readonly says: ReturnType<typeof both> }>> = {
  3: { says: both('The sum of the digits must be divisible by 3.', 'অঙ্কগুলোর যোগফল 3 দিয়ে ভাগ যেতে হবে।') },
  4: {
    says: both(
      'The number made of the last two digits must be divisible by 4.',
      'শেষ দুই অঙ্কের সংখ্যাটি 4 দিয়ে ভাগ যেতে হবে।',
    ),
  },
  5: { says: both('The last digit must be 0 or 5.', 'শেষ অঙ্ক 0 বা 5 হতে হবে।') },
  9: { says: both('The sum of the digits must be divisible by 9.', 'অঙ্কগুলোর যোগফল 9 দিয়ে ভাগ যেতে হবে।') },
};

function why(by: number, value: number) {
  if (by === 5)
    return both(
      `${value} ends in ${value % 10}, not in 0 or 5.`,
      `${value}-এর শেষ অঙ্ক ${value % 10}, 0 বা 5 নয়।`,
    );
  if (by === 4) {
    return both(
      `The last two digits of ${value} make ${value % 100}, which 4 does not divide.`,
      `${value}-এর শেষ দুই অঙ্কে হয় ${value % 100}, যা 4 দিয়ে ভাগ যায় না।`,
    );
  }
  const sum = digitSum(value);
  return both(
    `The digits of ${value} make ${sum} together, which ${by} does not divide.`,
    `${value}-এর অঙ্কগুলোর যোগফল ${sum}, যা ${by} দিয়ে ভাগ যায় না।`,
  );
}
