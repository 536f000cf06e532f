import { fraction, misconception, whole } from '../../../make-answers.ts';
import { ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets } from '../polynomial.ts';

const about = { subject: 'mathematics', class: 11, lessons: [] } as const;

/** Place names. Some of them have repeated letters. */
const words = (
  'DHAKA BOGURA KHULNA COMILLA SYLHET FENI PABNA JASHORE NATORE TEKNAF MAGURA SAVAR BHOLA SHERPUR ' +
  'NARAIL KUSHTIA RANGPUR GAZIPUR BARISHAL'
).split(' ');

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
/** `4 \\times 3 \\times 2 \\times 1` */
const product = (n: number) => Array.from({ length: n }, (_, at) => n - at).join(' \\times ');
/** The count of each repeated letter of a word. */
const repeats = (word: string) =>
  [...new Set(word)].map((letter) => word.split(letter).length - 1).filter((count) => count > 1);

export const linesAndCounting = [
  template({
    ...about,
    id: 'm11-slope-through-two-points',
    skill: 'slope-of-a-line',
    strategy: 'rise-over-run',
    signs: ['minus', 'space'],
    make(random, level) {
      const [x1, y1] = [random.int(-9, 9), random.int(-9, 9)];
      const x2 = random.intBut(-9, 9, x1);
      const y2 = random.intBut(-9, 9, y1);
      const [rise, run] = [y2 - y1, x2 - x1];
      const isAcross = level === 3;
      const right = isAcross ? ratio(-run, rise) : ratio(rise, run);
      const sums = `\\frac{${y2} - ${inBrackets(y1)}}{${x2} - ${inBrackets(x1)}} = ${tex(ratio(rise, run))}`;
      return {
        question: isAcross
          ? say('m11-slope-through-two-points.question-across', { x1, y1, x2, y2 })
          : say('m11-slope-through-two-points.question-not-across', { x1, y1, x2, y2 }),
        answer: fraction(right),
        hints: [
          say('m11-slope-through-two-points.hint-1'),
          say('m11-slope-through-two-points.hint-2'),
          isAcross
            ? say('m11-slope-through-two-points.hint-3-across', { sums, right: tex(right) })
            : `$${sums}$`,
        ],
        misconceptions: [
          misconception(ratio(-right.n, right.d), say('m11-slope-through-two-points.mistake-1')),
          misconception(ratio(right.d, right.n), say('m11-slope-through-two-points.mistake-2')),
          ...(isAcross
            ? [misconception(ratio(rise, run), say('m11-slope-through-two-points.mistake-3-across'))]
            : []),
          ...(x1 + x2 === 0
            ? []
            : [
                misconception(
                  isAcross ? ratio(run, rise) : ratio(y1 + y2, x1 + x2),
                  say('m11-slope-through-two-points.mistake-4'),
                ),
              ]),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm11-determinant-of-a-matrix',
    skill: 'determinants',
    strategy: 'cross-products',
    signs: ['minus'],
    make(random, level) {
      const draw = () => (level === 1 ? random.int(1, 9) : random.intBut(-9, 9, 0));
      const [a, b, c, d] = [draw(), draw(), draw(), draw()];
      const value = a * d - b * c;
      const by = level === 3 ? random.int(2, 3) : 1;
      const right = by * by * value;
      const matrix = `\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}`;
      const sum = `${inBrackets(a)} \\times ${inBrackets(d)} - ${inBrackets(b)} \\times ${inBrackets(c)} = ${value}`;
      return {
        question:
          level === 3
            ? say('m11-determinant-of-a-matrix.question-times', { matrix, by })
            : say('m11-determinant-of-a-matrix.question', { matrix }),
        answer: whole(right),
        hints: [
          say('m11-determinant-of-a-matrix.hint-1'),
          say('m11-determinant-of-a-matrix.hint-2'),
          level === 3
            ? say('m11-determinant-of-a-matrix.hint-3-times', {
                sum,
                by,
                determinant: inBrackets(value),
                right,
              })
            : `$${sum}$`,
        ],
        misconceptions: [
          ...(level === 3
            ? [
                misconception(by * value, say('m11-determinant-of-a-matrix.mistake-one-row', { by })),
                misconception(value, say('m11-determinant-of-a-matrix.mistake-not-times', { by })),
              ]
            : []),
          misconception(by * by * (a * d + b * c), say('m11-determinant-of-a-matrix.mistake-2')),
          misconception(-right, say('m11-determinant-of-a-matrix.mistake-3')),
          misconception(by * by * (a * c - b * d), say('m11-determinant-of-a-matrix.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm11-arrangements-of-letters',
    skill: 'permutations',
    strategy: 'factorial-over-repeats',
    variety: 32,
    make(random, level) {
      const word = random.of(level === 1 ? words.filter((one) => repeats(one).length === 0) : words);
      const isLed = level > 1 && random.int(1, 2) === 1;
      // With a consonant that occurs once in front, the rest is arranged.
      const lead = word.split('').find((one) => word.split(one).length === 2 && !'AEIOU'.includes(one)) ?? '';
      const n = word.length - (isLed ? 1 : 0);
      const twice = repeats(word);
      const right = factorial(n) / twice.map(factorial).reduce((a, b) => a * b, 1);
      const below = twice.map((count) => ` \\div ${factorial(count)}`).join('');
      return {
        question: isLed
          ? say('m11-arrangements-of-letters.question-led', { word, lead })
          : say('m11-arrangements-of-letters.question-not-led', { word }),
        answer: whole(right),
        hints: [
          say('m11-arrangements-of-letters.hint-1', { isLed, lead, n }),
          say('m11-arrangements-of-letters.hint-2', { n, product: product(n), all: factorial(n) }),
          twice.length > 0
            ? say('m11-arrangements-of-letters.hint-3-alike', { n: factorial(n), below, right })
            : say('m11-arrangements-of-letters.hint-3-different', { right }),
        ],
        misconceptions: [
          misconception(factorial(n), say('m11-arrangements-of-letters.mistake-1')),
          misconception(
            isLed ? right * word.length : right / n,
            isLed
              ? say('m11-arrangements-of-letters.mistake-2-led', { lead })
              : say('m11-arrangements-of-letters.mistake-2-not-led'),
          ),
          misconception(n ** 2, say('m11-arrangements-of-letters.mistake-3')),
        ],
      };
    },
  }),
];
