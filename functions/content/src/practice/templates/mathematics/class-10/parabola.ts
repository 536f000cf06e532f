import { both } from '../../../bilingual.ts';
import { choice, point, trap, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';
import { inBrackets, polynomial } from '../polynomial.ts';

const about = {
  subject: 'mathematics',
  class: 10,
  lessons: ['c10-quadratic-equations/the-parabola'],
} as const;

const numbersOfRoots = [
  both('two different real roots', 'দুটি ভিন্ন বাস্তব মূল'),
  both('one root, counted twice', 'দুটি সমান বাস্তব মূল'),
  both('no real root', 'কোনো বাস্তব মূল নেই'),
] as const;
const reasons = [
  both('Two different roots need a discriminant above 0.', 'দুটি ভিন্ন মূলের জন্য নিশ্চায়ক ০-এর বেশি হতে হয়।'),
  both('One root counted twice needs a discriminant of just 0.', 'মূল দুটি সমান হয় নিশ্চায়ক ঠিক ০ হলে।'),
  both(
    'There is no real root only where the discriminant is below 0.',
    'নিশ্চায়ক ০-এর কম হলেই কেবল বাস্তব মূল থাকে না।',
  ),
] as const;

export const parabola = [
  template({
    ...about,
    id: 'm10-discriminant',
    title: both('The discriminant', 'নিশ্চায়ক'),
    skill: 'discriminant',
    strategy: 'b-squared-less-four-a-c',
    make(dice, level) {
      const a = level === 1 ? 1 : dice.intBut(-4, 5, 0);
      const b = dice.intBut(-9, 9, 0);
      const c = level === 1 ? dice.int(1, 9) : dice.intBut(-8, 8, 0);
      const right = b * b - 4 * a * c;
      return {
        question: both(
          `What is the discriminant of $${polynomial([a, b, c])} = 0$?`,
          `$${polynomial([a, b, c])} = 0$ সমীকরণের নিশ্চায়ক কত?`,
        ),
        answer: whole(right),
        hints: [
          both('The discriminant is $b^2 - 4ac$.', 'নিশ্চায়ক হলো $b^2 - 4ac$।'),
          both(`Here $a = ${a}$, $b = ${b}$, $c = ${c}$.`, `এখানে $a = ${a}$, $b = ${b}$, $c = ${c}$।`),
          both(
            `$${inBrackets(b)}^2 - 4 \\times ${inBrackets(a)} \\times ${inBrackets(c)} = ${right}$`,
            `$${inBrackets(b)}^2 - 4 \\times ${inBrackets(a)} \\times ${inBrackets(c)} = ${right}$`,
          ),
        ],
        misconceptions: [
          trap(
            -b * b - 4 * a * c,
            both('The square of a negative number is positive.', 'ঋণাত্মক সংখ্যার বর্গ ধনাত্মক।'),
          ),
          trap(
            b * b + 4 * a * c,
            both('Look at the signs: $4ac$ is taken away.', 'চিহ্ন দেখো: $4ac$ বিয়োগ হয়।'),
          ),
          trap(b * b - a * c, both('The 4 is missing: $b^2 - 4ac$.', '৪ বাদ পড়েছে: $b^2 - 4ac$।')),
          trap(2 * b - 4 * a * c, both('$b^2$ is b times b, not 2 times b.', '$b^2$ মানে b গুণ b, ২ গুণ b নয়।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm10-how-many-real-roots',
    title: both('How many real roots?', 'বাস্তব মূল কয়টি?'),
    skill: 'discriminant',
    strategy: 'sign-of-the-discriminant',
    make(dice, level) {
      const kind = dice.int(0, 2);
      const a = level === 1 ? 1 : dice.int(1, 3);
      const p = dice.intBut(-5, 5, 0);
      const [b, middle] = kind === 1 ? [2 * a * p, a * p * p] : [dice.intBut(-9, 9, 0), 0];
      const edge = (b * b) / (4 * a);
      const c =
        kind === 1
          ? middle
          : kind === 0
            ? Math.ceil(edge) - dice.int(1, 12)
            : Math.floor(edge) + dice.int(1, 12);
      const value = b * b - 4 * a * c;
      const shown = polynomial([a, b, c]);
      const right = numbersOfRoots[kind] ?? numbersOfRoots[0];
      const wrong = [0, 1, 2].filter((one) => one !== kind);
      return {
        question: both(
          `How many real roots does $${shown} = 0$ have?`,
          `$${shown} = 0$ সমীকরণের বাস্তব মূল কয়টি?`,
        ),
        ...choice(
          dice,
          right,
          ...wrong.map((one) => [numbersOfRoots[one] ?? right, reasons[one] ?? right] as const),
        ),
        hints: [
          both('Work out the discriminant $b^2 - 4ac$.', 'নিশ্চায়ক $b^2 - 4ac$ বের করো।'),
          both(
            `$${inBrackets(b)}^2 - 4 \\times ${a} \\times ${inBrackets(c)} = ${value}$`,
            `$${inBrackets(b)}^2 - 4 \\times ${a} \\times ${inBrackets(c)} = ${value}$`,
          ),
          both(
            `It is ${value > 0 ? 'above 0' : value === 0 ? 'just 0' : 'below 0'}: ${right.en}.`,
            `তা ${value > 0 ? '০-এর বেশি' : value === 0 ? 'ঠিক ০' : '০-এর কম'}: ${right.bn}।`,
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm10-vertex-of-a-parabola',
    title: both('The vertex of a parabola', 'পরাবৃত্তের শীর্ষবিন্দু'),
    skill: 'vertex',
    strategy: 'halfway-between-the-roots',
    make(dice, level) {
      const a = level === 1 ? 1 : level === 2 ? dice.of([1, -1]) : dice.of([2, -2, 3]);
      const x = level === 1 ? dice.int(1, 5) : dice.intBut(-5, 5, 0);
      const y = dice.int(-9, 9);
      const [b, c] = [-2 * a * x, a * x * x + y];
      const axis = { from: -10, to: 10, step: 1 };
      const shown = polynomial([a, b, c]);
      const worked = `${inBrackets(a)} \\times ${inBrackets(x)}^2 + ${inBrackets(b)} \\times ${inBrackets(x)}${c === 0 ? '' : ` + ${inBrackets(c)}`}`;
      return {
        question: both(
          `Where is the vertex of the parabola $y = ${shown}$? Write it as (x, y).`,
          `$y = ${shown}$ পরাবৃত্তের শীর্ষবিন্দু কোথায়? (x, y) আকারে লেখো।`,
        ),
        answer: point([x, y], [axis, axis]),
        hints: [
          both('The vertex lies at $x = -\\frac{b}{2a}$.', 'শীর্ষবিন্দুতে $x = -\\frac{b}{2a}$।'),
          both(
            `Here $x = -\\frac{${b}}{2 \\times ${inBrackets(a)}} = ${x}$.`,
            `এখানে $x = -\\frac{${b}}{2 \\times ${inBrackets(a)}} = ${x}$।`,
          ),
          both(
            `Put it in: $y = ${worked} = ${y}$. The vertex is $(${x}, ${y})$.`,
            `বসাও: $y = ${worked} = ${y}$। শীর্ষবিন্দু $(${x}, ${y})$।`,
          ),
        ],
        misconceptions: [
          trap(
            `${-x}, ${a * x * x - b * x + c}`,
            both('The minus of $-\\frac{b}{2a}$ is missing.', '$-\\frac{b}{2a}$-এর বিয়োগ চিহ্ন বাদ পড়েছে।'),
          ),
          trap(`${y}, ${x}`, both('The order counts: first x, then y.', 'ক্রম জরুরি: আগে x, পরে y।')),
          trap(
            `${x}, ${c}`,
            both(
              'That is y at $x = 0$. Put in the x of the vertex.',
              'ওটা $x = 0$-তে y-এর মান। শীর্ষবিন্দুর x বসাও।',
            ),
          ),
        ],
      };
    },
  }),
];
