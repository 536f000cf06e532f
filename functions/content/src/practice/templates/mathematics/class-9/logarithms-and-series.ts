import { both } from '../../../bilingual.ts';
import type { Dice } from '../../../dice.ts';
import { fraction, trap, whole } from '../../../make-answers.ts';
import { type Rational, ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { inBrackets } from '../polynomial.ts';

const about = { subject: 'mathematics', class: 9, lessons: [] } as const;

/** A logarithm to work out: `base` and number as powers of the same `of`. */
interface Logarithm {
  readonly of: number;
  readonly below: number;
  readonly above: number;
}

function asked(dice: Dice, level: number): Logarithm {
  const of = dice.int(2, 12);
  const most = of < 4 ? 7 : of < 8 ? 4 : 3;
  if (level === 1) return { of, below: 1, above: dice.int(2, most) };
  if (level === 2) return { of, below: 1, above: -dice.int(1, most) };
  const small = dice.of([2, 3, 5, 6, 7, 10]);
  const below = dice.int(2, 3);
  return { of: small, below, above: below === 2 ? dice.of([1, 3, 5]) : dice.of([1, 2, 4, 5]) };
}

const power = (of: number, exponent: number) =>
  exponent < 0 ? `\\frac{1}{${of ** -exponent}}` : String(of ** exponent);

export const logarithmsAndSeries = [
  template({
    ...about,
    id: 'm9-value-of-a-logarithm',
    title: both('The value of a logarithm', 'লগারিদমের মান'),
    skill: 'logarithms',
    strategy: 'write-as-powers-of-one-base',
    variety: 100,
    make(dice, level) {
      const { of, below, above } = asked(dice, level);
      const [base, number] = [of ** below, power(of, above)];
      const right: Rational = ratio(above, below);
      return {
        question: both(
          `What is the value of $\\log_{${base}} ${number}$?`,
          `$\\log_{${base}} ${number}$-এর মান কত?`,
        ),
        answer: fraction(right),
        hints: [
          both(
            `A logarithm is an exponent. To which power must ${base} be raised to give $${number}$?`,
            `লগারিদম আসলে একটি সূচক। ${base}-এর কত ঘাত $${number}$?`,
          ),
          both(
            `Write it as a power of ${of}: $${number} = ${of}^{${above}}$.`,
            `${of}-এর ঘাত হিসেবে লেখো: $${number} = ${of}^{${above}}$।`,
          ),
          below === 1
            ? both(
                `$${base}^{${above}} = ${number}$, so the logarithm is $${above}$.`,
                `$${base}^{${above}} = ${number}$, তাই লগারিদমের মান $${above}$।`,
              )
            : both(
                `$${base} = ${of}^{${below}}$ too. From $${of}^{${below}x} = ${of}^{${above}}$ comes $${below}x = ${above}$, so $x = ${tex(right)}$.`,
                `আবার $${base} = ${of}^{${below}}$। $${of}^{${below}x} = ${of}^{${above}}$ থেকে $${below}x = ${above}$, তাই $x = ${tex(right)}$।`,
              ),
        ],
        misconceptions: [
          ...(below > 1
            ? [
                trap(
                  ratio(below, above),
                  both(
                    `Upside down: what the base is raised to comes first. $${base}^{x} = ${number}$.`,
                    `উল্টো হয়ে গেছে: ভিত্তির ঘাত কত, তা-ই চাই। $${base}^{x} = ${number}$।`,
                  ),
                ),
                trap(
                  above,
                  both(
                    `That is the exponent to the base ${of}, not ${base}.`,
                    `ওটা ${of} ভিত্তিতে সূচক, ${base} ভিত্তিতে নয়।`,
                  ),
                ),
              ]
            : [
                trap(
                  -above,
                  above < 0
                    ? both(
                        'A number between 0 and 1 has a negative exponent here.',
                        '০ ও ১-এর মাঝের সংখ্যার সূচক এখানে ঋণাত্মক।',
                      )
                    : both(
                        'The number is more than 1, so the exponent is positive.',
                        'সংখ্যাটি ১-এর বেশি, তাই সূচক ধনাত্মক।',
                      ),
                ),
              ]),
          trap(
            ratio(of ** Math.max(above, 0), base * of ** Math.max(-above, 0)),
            both(
              'You divided by the base. A logarithm asks for an exponent.',
              'তুমি ভিত্তি দিয়ে ভাগ করেছ। লগারিদম চায় সূচক।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm9-sum-of-a-series',
    title: both('The sum of an arithmetic series', 'সমান্তর ধারার সমষ্টি'),
    skill: 'arithmetic-series',
    strategy: 'first-and-last-times-half-the-count',
    make(dice, level) {
      const a = level === 3 ? dice.int(-12, 12) : dice.int(1, 12);
      const d = level === 1 ? dice.int(2, 5) : dice.intBut(-6, 8, 0);
      const n = level === 1 ? dice.int(8, 12) : dice.int(10, 30);
      const last = a + (n - 1) * d;
      const sum = (n * (a + last)) / 2;
      const start = [a, a + d, a + 2 * d].map((one, at) =>
        at === 0 ? `${one}` : one < 0 ? `- ${-one}` : `+ ${one}`,
      );
      return {
        question: both(
          `Find the sum of the first ${n} terms of the series $${start.join(' ')} + \\dots$`,
          `$${start.join(' ')} + \\dots$ ধারাটির প্রথম ${n}টি পদের সমষ্টি নির্ণয় করো।`,
        ),
        answer: whole(sum),
        hints: [
          both(
            `The first term is $${a}$, the common difference from one term to the next is $${d}$.`,
            `প্রথম পদ $${a}$, আর সাধারণ অন্তর $${d}$।`,
          ),
          both(
            `The last of the ${n} terms: $${a === 0 ? '' : `${a} + `}${n - 1} \\times ${inBrackets(d)} = ${last}$.`,
            `${n}তম পদ: $${a === 0 ? '' : `${a} + `}${n - 1} \\times ${inBrackets(d)} = ${last}$।`,
          ),
          both(
            `First and last together, times half the number of terms: $\\frac{${n}}{2} \\times ${a === 0 ? inBrackets(last) : `(${a} + ${inBrackets(last)})`} = ${sum}$.`,
            `প্রথম ও শেষ পদের যোগফলকে পদসংখ্যার অর্ধেক দিয়ে গুণ: $\\frac{${n}}{2} \\times ${a === 0 ? inBrackets(last) : `(${a} + ${inBrackets(last)})`} = ${sum}$।`,
          ),
        ],
        misconceptions: [
          trap(
            last,
            both(`That is the last of the ${n} terms. Add them all.`, `ওটা ${n}তম পদ। সব পদ যোগ করতে হবে।`),
          ),
          trap(
            sum * 2,
            both(
              'Pairs are only half as many as terms: divide by 2.',
              'জোড়ার সংখ্যা পদসংখ্যার অর্ধেক: ২ দিয়ে ভাগ করো।',
            ),
          ),
          trap(
            (n * (2 * a + n * d)) / 2,
            both(
              `From the first term to the last there are ${n - 1} steps, not ${n}.`,
              `প্রথম পদ থেকে শেষ পদ পর্যন্ত ধাপ ${n - 1}টি, ${n}টি নয়।`,
            ),
          ),
        ],
      };
    },
  }),
];
