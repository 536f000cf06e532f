import { both } from '../../../bilingual.ts';
import { fraction, trap, whole } from '../../../make-answers.ts';
import { ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { inBrackets } from '../polynomial.ts';

const about = { subject: 'mathematics', class: 11, lessons: [] } as const;

/** Names of places; of the letters of some, two or more are alike. */
const words = (
  'DHAKA BOGURA KHULNA COMILLA SYLHET FENI PABNA JASHORE NATORE TEKNAF MAGURA SAVAR BHOLA SHERPUR ' +
  'NARAIL KUSHTIA RANGPUR GAZIPUR BARISHAL'
).split(' ');

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
/** `4 \\times 3 \\times 2 \\times 1` */
const product = (n: number) => Array.from({ length: n }, (_, at) => n - at).join(' \\times ');
/** How often each letter stands in a word, those that stand there more than once. */
const repeats = (word: string) =>
  [...new Set(word)].map((letter) => word.split(letter).length - 1).filter((count) => count > 1);

export const linesAndCounting = [
  template({
    ...about,
    id: 'm11-slope-through-two-points',
    title: both('The slope through two points', 'দুই বিন্দুগামী রেখার ঢাল'),
    skill: 'slope-of-a-line',
    strategy: 'rise-over-run',
    make(dice, level) {
      const [x1, y1] = [dice.int(-9, 9), dice.int(-9, 9)];
      const x2 = dice.intBut(-9, 9, x1);
      const y2 = dice.intBut(-9, 9, y1);
      const [rise, run] = [y2 - y1, x2 - x1];
      const isAcross = level === 3;
      const right = isAcross ? ratio(-run, rise) : ratio(rise, run);
      const sums = `\\frac{${y2} - ${inBrackets(y1)}}{${x2} - ${inBrackets(x1)}} = ${tex(ratio(rise, run))}`;
      return {
        question: isAcross
          ? both(
              `A line goes through $(${x1}, ${y1})$ and $(${x2}, ${y2})$. What is the slope of a line perpendicular to it?`,
              `একটি রেখা $(${x1}, ${y1})$ ও $(${x2}, ${y2})$ বিন্দু দিয়ে যায়। তার উপর লম্ব রেখার ঢাল কত?`,
            )
          : both(
              `What is the slope of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$?`,
              `$(${x1}, ${y1})$ ও $(${x2}, ${y2})$ বিন্দুগামী রেখার ঢাল কত?`,
            ),
        answer: fraction(right),
        hints: [
          both(
            'The slope is the change of y divided by the change of x.',
            'ঢাল হলো y-এর পরিবর্তন ভাগ x-এর পরিবর্তন।',
          ),
          both('Keep the same order of the points above and below.', 'লব ও হরে বিন্দু দুটির ক্রম একই রাখো।'),
          isAcross
            ? both(
                `The line has the slope $${sums}$. Slopes of perpendicular lines multiply to $-1$: the other is $${tex(right)}$.`,
                `রেখাটির ঢাল $${sums}$। পরস্পর লম্ব দুই রেখার ঢালের গুণফল $-1$: অন্যটি $${tex(right)}$।`,
              )
            : both(`$${sums}$`, `$${sums}$`),
        ],
        misconceptions: [
          trap(
            ratio(-right.n, right.d),
            both(
              'The size is right. Keep the same order of the points, and look at the sign.',
              'মান ঠিক আছে। বিন্দুর ক্রম এক রেখে চিহ্নটি দেখো।',
            ),
          ),
          trap(
            ratio(right.d, right.n),
            both('Upside down: the change of y stands above.', 'উল্টে গেছে: y-এর পরিবর্তন উপরে বসে।'),
          ),
          ...(isAcross
            ? [trap(ratio(rise, run), both('That is the slope of the line itself.', 'ওটা মূল রেখাটিরই ঢাল।'))]
            : []),
          ...(x1 + x2 === 0
            ? []
            : [
                trap(
                  isAcross ? ratio(run, rise) : ratio(y1 + y2, x1 + x2),
                  both('Subtract, with the signs of the coordinates.', 'স্থানাঙ্কের চিহ্নসহ বিয়োগ করো।'),
                ),
              ]),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm11-determinant-of-a-matrix',
    title: both('The determinant of a matrix', 'ম্যাট্রিক্সের নির্ণায়ক'),
    skill: 'determinants',
    strategy: 'cross-products',
    make(dice, level) {
      const draw = () => (level === 1 ? dice.int(1, 9) : dice.intBut(-9, 9, 0));
      const [a, b, c, d] = [draw(), draw(), draw(), draw()];
      const value = a * d - b * c;
      const by = level === 3 ? dice.int(2, 3) : 1;
      const right = by * by * value;
      const matrix = `\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}`;
      const sum = `${inBrackets(a)} \\times ${inBrackets(d)} - ${inBrackets(b)} \\times ${inBrackets(c)} = ${value}`;
      return {
        question:
          level === 3
            ? both(
                `$A = ${matrix}$. What is the determinant of $${by}A$?`,
                `$A = ${matrix}$। $${by}A$-এর নির্ণায়ক কত?`,
              )
            : both(`$A = ${matrix}$. What is the determinant of A?`, `$A = ${matrix}$। A-এর নির্ণায়ক কত?`),
        answer: whole(right),
        hints: [
          both(
            'Multiply along the diagonal from the upper left, and along the other one.',
            'বাঁ দিকের উপর থেকে কর্ণ বরাবর গুণ করো, তারপর অন্য কর্ণ বরাবর।',
          ),
          both('Take the second product from the first.', 'প্রথম গুণফল থেকে দ্বিতীয়টি বিয়োগ করো।'),
          level === 3
            ? both(
                `$${sum}$. Each of the two rows is taken $${by}$ times: $${by}^2 \\times ${inBrackets(value)} = ${right}$.`,
                `$${sum}$। দুটি সারির প্রতিটিই $${by}$ গুণ: $${by}^2 \\times ${inBrackets(value)} = ${right}$।`,
              )
            : both(`$${sum}$`, `$${sum}$`),
        ],
        misconceptions: [
          ...(level === 3
            ? [
                trap(
                  by * value,
                  both(
                    `Both rows are multiplied by ${by}, not only one.`,
                    `শুধু একটি নয়, দুটি সারিই ${by} দিয়ে গুণ হয়।`,
                  ),
                ),
                trap(
                  value,
                  both(`That is the determinant of A, not of ${by}A.`, `ওটা A-এর নির্ণায়ক, ${by}A-এর নয়।`),
                ),
              ]
            : []),
          trap(
            by * by * (a * d + b * c),
            both('The second product is taken away, not added.', 'দ্বিতীয় গুণফলটি যোগ নয়, বিয়োগ হয়।'),
          ),
          trap(
            -right,
            both('Begin with the diagonal from the upper left.', 'বাঁ দিকের উপরের কর্ণ থেকে শুরু করো।'),
          ),
          trap(
            by * by * (a * c - b * d),
            both('Multiply across the corners, not down the columns.', 'স্তম্ভ বরাবর নয়, কোনাকুনি গুণ করো।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm11-arrangements-of-letters',
    title: both('Arrangements of letters', 'বর্ণের বিন্যাস'),
    skill: 'permutations',
    strategy: 'factorial-over-repeats',
    variety: 32,
    make(dice, level) {
      const word = dice.of(level === 1 ? words.filter((one) => repeats(one).length === 0) : words);
      const isLed = level > 1 && dice.int(1, 2) === 1;
      // With a consonant that stands there once in front, the rest is arranged.
      const lead = word.split('').find((one) => word.split(one).length === 2 && !'AEIOU'.includes(one)) ?? '';
      const n = word.length - (isLed ? 1 : 0);
      const twice = repeats(word);
      const right = factorial(n) / twice.map(factorial).reduce((a, b) => a * b, 1);
      const below = twice.map((count) => ` \\div ${factorial(count)}`).join('');
      return {
        question: isLed
          ? both(
              `In how many ways can the letters of ${word} be arranged, if ${lead} stands first?`,
              `${lead}-কে প্রথমে রেখে ${word} শব্দের বর্ণগুলো কত রকমে সাজানো যায়?`,
            )
          : both(
              `In how many ways can all letters of ${word} be arranged?`,
              `${word} শব্দের সব বর্ণ একসঙ্গে নিয়ে কত রকমে সাজানো যায়?`,
            ),
        answer: whole(right),
        hints: [
          both(
            `${isLed ? `${lead} has its place. ` : ''}How many letters are left to arrange? ${n}.`,
            `${isLed ? `${lead}-এর জায়গা ঠিক। ` : ''}কয়টি বর্ণ সাজাতে হবে? ${n}টি।`,
          ),
          both(
            `${n} different letters could be arranged in $${product(n)} = ${factorial(n)}$ ways.`,
            `${n}টি ভিন্ন বর্ণ সাজানো যায় $${product(n)} = ${factorial(n)}$ রকমে।`,
          ),
          twice.length > 0
            ? both(
                `Letters that are alike may change places unseen: $${factorial(n)}${below} = ${right}$.`,
                `একই বর্ণ নিজেদের মধ্যে জায়গা বদলালে নতুন কিছু হয় না: $${factorial(n)}${below} = ${right}$।`,
              )
            : both(`No letter stands there twice: $${right}$ ways.`, `কোনো বর্ণ দুবার নেই: $${right}$ রকমে।`),
        ],
        misconceptions: [
          trap(
            factorial(n),
            both(
              'Some letters are alike: divide by their arrangements.',
              'কিছু বর্ণ একাধিকবার আছে: তাদের বিন্যাস দিয়ে ভাগ করো।',
            ),
          ),
          trap(
            isLed ? right * word.length : right / n,
            isLed
              ? both(`${lead} keeps its place: only the others move.`, `${lead}-এর জায়গা ঠিক: শুধু বাকিগুলো নড়ে।`)
              : both('Every letter may stand first, none has its place yet.', 'যেকোনো বর্ণই প্রথমে বসতে পারে।'),
          ),
          trap(
            n ** 2,
            both(
              'After each place there is one letter fewer: multiply downwards.',
              'প্রতি ঘরের পর একটি বর্ণ কমে: কমিয়ে কমিয়ে গুণ করো।',
            ),
          ),
        ],
      };
    },
  }),
];
