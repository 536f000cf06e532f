import { fraction, whole } from '../../../make-answers.ts';
import { ratio, tex } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { inBrackets } from '../polynomial.ts';

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

export const linesAndCounting = topic('mathematics', 11, '', {
  'm11-slope-through-two-points': {
    about: ['slope-of-a-line', 'rise-over-run'],
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
        values: { x1, y1, x2, y2, sums, right: tex(right), worked: `$${sums}$`, isAcross },
        asks: isAcross ? 'across' : 'not-across',
        answer: fraction(right),
        mistakes: [
          ratio(-right.n, right.d),
          ratio(right.d, right.n),
          isAcross && ratio(rise, run),
          x1 + x2 !== 0 && (isAcross ? ratio(run, rise) : ratio(y1 + y2, x1 + x2)),
        ],
      };
    },
  },
  'm11-determinant-of-a-matrix': {
    about: ['determinants', 'cross-products'],
    signs: ['minus'],
    make(random, level) {
      const draw = () => (level === 1 ? random.int(1, 9) : random.intBut(-9, 9, 0));
      const [a, b, c, d] = [draw(), draw(), draw(), draw()];
      const value = a * d - b * c;
      const by = level === 3 ? random.int(2, 3) : 1;
      const right = by * by * value;
      const matrix = `\\begin{pmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{pmatrix}`;
      const sum = `${inBrackets(a)} \\times ${inBrackets(d)} - ${inBrackets(b)} \\times ${inBrackets(c)} = ${value}`;
      const worked = `$${sum}$`;
      return {
        values: { matrix, by, sum, right, determinant: inBrackets(value), worked, isTimes: level === 3 },
        asks: level === 3 && 'times',
        answer: whole(right),
        mistakes: [
          level === 3 && by * value,
          level === 3 && value,
          by * by * (a * d + b * c),
          -right,
          by * by * (a * c - b * d),
        ],
      };
    },
  },
  'm11-arrangements-of-letters': {
    about: ['permutations', 'factorial-over-repeats'],
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
      const all = factorial(n);
      return {
        values: { word, lead, isLed, n, below, right, product: product(n), all, isAlike: twice.length > 0 },
        asks: isLed ? 'led' : 'not-led',
        answer: whole(right),
        mistakes: [factorial(n), isLed ? right * word.length : right / n, n ** 2],
      };
    },
  },
});
