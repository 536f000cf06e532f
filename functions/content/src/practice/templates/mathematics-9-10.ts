import { choiceAmong, fraction, point, whole } from '../make-answers.ts';
import type { Random } from '../random.ts';
import { inBrackets, numberRows, polynomial, type Rational, ratio, tex } from '../rational.ts';
import { topic } from '../template.ts';
import { say, words } from '../text.ts';

/** A logarithm to calculate: base and number are powers of the same `of`. */
function asked(random: Random, level: number) {
  const of = random.int(2, 12);
  const most = of < 4 ? 7 : of < 8 ? 4 : 3;
  if (level === 1) return { of, below: 1, above: random.int(2, most) };
  if (level === 2) return { of, below: 1, above: -random.int(1, most) };
  const small = random.of([2, 3, 5, 6, 7, 10]);
  const below = random.int(2, 3);
  return { of: small, below, above: below === 2 ? random.of([1, 3, 5]) : random.of([1, 2, 4, 5]) };
}

const power = (of: number, exponent: number) =>
  exponent < 0 ? `\\frac{1}{${of ** -exponent}}` : String(of ** exponent);

export const logarithmsAndSeries = topic('mathematics', 9, '', {
  'm9-value-of-a-logarithm': {
    about: ['logarithms', 'write-as-powers-of-one-base'],
    signs: ['minus', 'space'],
    variety: 100,
    make(random, level) {
      const { of, below, above } = asked(random, level);
      const [base, number] = [of ** below, power(of, above)];
      const right: Rational = ratio(above, below);
      const [isMistakeNotNegative, isOther] = [above < 0, below === 1];
      return {
        values: { base, number, of, above, below, right: tex(right), isOther, isMistakeNotNegative },
        answer: fraction(right),
        mistakes: [
          below > 1 && ratio(below, above),
          below > 1 && above,
          below <= 1 && -above,
          ratio(of ** Math.max(above, 0), base * of ** Math.max(-above, 0)),
        ],
      };
    },
  },
  'm9-sum-of-a-series': {
    about: ['arithmetic-series', 'first-and-last-times-half-the-count'],
    signs: ['minus'],
    make(random, level) {
      const a = level === 3 ? random.int(-12, 12) : random.int(1, 12);
      const d = level === 1 ? random.int(2, 5) : random.intBut(-6, 8, 0);
      const n = level === 1 ? random.int(8, 12) : random.int(10, 30);
      const last = a + (n - 1) * d;
      const sum = (n * (a + last)) / 2;
      const start = [a, a + d, a + 2 * d].map((one, at) =>
        at === 0 ? `${one}` : one < 0 ? `- ${-one}` : `+ ${one}`,
      );
      return {
        values: {
          ...{ n, a, d, last, sum, start: start.join(' '), beginsAtZero: a === 0, steps: n - 1 },
          ...{ inBracketsD: inBrackets(d), inBracketsLast: inBrackets(last) },
        },
        answer: whole(sum),
        mistakes: [last, sum * 2, (n * (2 * a + n * d)) / 2],
      };
    },
  },
});

const triples = numberRows<[number, number, number]>('3 4 5, 5 12 13, 8 15 17, 7 24 25, 20 21 29, 9 40 41');

type Side = 'opposite' | 'adjacent' | 'hypotenuse';
const sideName = (side: Side) => say(`ratios-of-an-angle.${side}`);

const ratios: readonly { readonly name: string; readonly top: Side; readonly bottom: Side }[] = [
  { name: '\\sin', top: 'opposite', bottom: 'hypotenuse' },
  { name: '\\cos', top: 'adjacent', bottom: 'hypotenuse' },
  { name: '\\tan', top: 'opposite', bottom: 'adjacent' },
];

export const ratiosOfAnAngle = topic('mathematics', 9, '', {
  'm9-ratio-of-an-angle': {
    about: ['trigonometric-ratios', 'name-the-sides-from-the-angle'],
    signs: ['space'],
    make(random, level) {
      const triple = random.of(triples);
      const by = level === 1 ? random.int(1, 3) : random.int(1, 4);
      const [first, second] = random.shuffled([triple[0] * by, triple[1] * by]) as [number, number];
      const length = { opposite: first, adjacent: second, hypotenuse: triple[2] * by };
      const asked = random.of(ratios);
      const of = (top: Side, bottom: Side): Rational => ratio(length[top], length[bottom]);
      const right = of(asked.top, asked.bottom);
      const [top, bottom] = [length[asked.top], length[asked.bottom]];
      const sum = right.n === top ? tex(right) : `\\frac{${top}}{${bottom}} = ${tex(right)}`;
      const [askedName, isGiven, above] = [asked.name, level === 1, sideName(asked.top)];
      const [hypotenuse, below] = [length.hypotenuse, sideName(asked.bottom)];
      const squares = first ** 2 + second ** 2;
      const [one = asked, other = asked] = ratios.filter((ratio) => ratio !== asked);
      return {
        values: {
          ...{ one: one.name, other: other.name, second, first, sum, isGiven, hypotenuse, askedName },
          ...{ squares, above, below },
        },
        answer: fraction(right),
        mistakes: [
          ...[of(asked.bottom, asked.top), of(one.top, one.bottom), of(other.top, other.bottom)],
          of('adjacent', 'opposite'),
        ],
      };
    },
  },
});

const numbersOfRoots = words('parabola.numbers-of-roots', 3);
const reasons = words('parabola.reasons', 3);

export const parabola = topic('mathematics', 10, 'c10-quadratic-equations', {
  'm10-discriminant': {
    about: ['discriminant', 'b-squared-less-four-a-c', 'the-parabola'],
    signs: ['minus'],
    make(random, level) {
      const a = level === 1 ? 1 : random.intBut(-4, 5, 0);
      const b = random.intBut(-9, 9, 0);
      const c = level === 1 ? random.int(1, 9) : random.intBut(-8, 8, 0);
      const right = b * b - 4 * a * c;
      return {
        values: { a, b, c, polynomial: polynomial([a, b, c]) },
        answer: whole(right),
        worked: `$${inBrackets(b)}^2 - 4 \\times ${inBrackets(a)} \\times ${inBrackets(c)} = ${right}$`,
        mistakes: [-b * b - 4 * a * c, b * b + 4 * a * c, b * b - a * c, 2 * b - 4 * a * c],
      };
    },
  },
  'm10-how-many-real-roots': {
    about: ['discriminant', 'sign-of-the-discriminant', 'the-parabola'],
    make(random, level) {
      const kind = random.int(0, 2);
      const a = level === 1 ? 1 : random.int(1, 3);
      const p = random.intBut(-5, 5, 0);
      const [b, middle] = kind === 1 ? [2 * a * p, a * p * p] : [random.intBut(-9, 9, 0), 0];
      const edge = (b * b) / (4 * a);
      const draw = () =>
        kind === 0 ? Math.ceil(edge) - random.int(1, 12) : Math.floor(edge) + random.int(1, 12);
      const c = kind === 1 ? middle : draw();
      const value = b * b - 4 * a * c;
      const shown = polynomial([a, b, c]);
      const worked = `$${inBrackets(b)}^2 - 4 \\times ${a} \\times ${inBrackets(c)} = ${value}$`;
      const right = numbersOfRoots[kind] ?? numbersOfRoots[0];
      const wrong = [0, 1, 2].filter((one) => one !== kind);
      return {
        values: { shown, right, worked, isAbove: value > 0, isZero: value === 0 },
        ...choiceAmong(random, right, wrong, (one) => [numbersOfRoots[one] ?? right, reasons[one] ?? right]),
      };
    },
  },
  'm10-vertex-of-a-parabola': {
    about: ['vertex', 'halfway-between-the-roots', 'the-parabola'],
    make(random, level) {
      const a = level === 1 ? 1 : level === 2 ? random.of([1, -1]) : random.of([2, -2, 3]);
      const x = level === 1 ? random.int(1, 5) : random.intBut(-5, 5, 0);
      const y = random.int(-9, 9);
      const [b, c] = [-2 * a * x, a * x * x + y];
      const axis = { from: -10, to: 10, step: 1 };
      const shown = polynomial([a, b, c]);
      const worked = `${inBrackets(a)} \\times ${inBrackets(x)}^2 + ${inBrackets(b)} \\times ${inBrackets(x)}${c === 0 ? '' : ` + ${inBrackets(c)}`}`;
      return {
        values: { shown, b, x, worked, y, a: inBrackets(a) },
        answer: point([x, y], [axis, axis]),
        mistakes: [`${-x}, ${a * x * x - b * x + c}`, `${y}, ${x}`, `${x}, ${c}`],
      };
    },
  },
});

/** `(x - 3)` for the root 3. */
const factor = (root: number) => (root === 0 ? 'x' : `(${polynomial([1, -root])})`);

export const quadraticEquations = topic('mathematics', 10, 'c10-quadratic-equations', {
  'm10-solve-by-factors': {
    about: ['quadratic-by-factors', 'sum-and-product', 'solving-by-factors'],
    signs: ['minus'],
    make(random, level) {
      const least = level === 1 ? 1 : -9;
      const small = random.int(least, 8);
      const large = random.int(small + 1, 9);
      // Multiplying 0 by a negative number gives -0, which would be displayed.
      const [sum, product] = [small + large, small * large + 0];
      const left = polynomial([1, -sum, product]);
      const isMoved = level === 3 && sum !== 0;
      const shown = isMoved ? `${polynomial([1, 0, product])} = ${polynomial([sum, 0])}` : `${left} = 0`;
      const [factorSmall, factorLarge] = [factor(small), factor(large)];
      return {
        values: { shown, left, product, small, large, sum: -sum + 0, factorSmall, factorLarge },
        answer: whole(large),
        mistakes: [small, -small, -large, sum],
      };
    },
  },
  'm10-complete-the-square': {
    about: ['completing-the-square', 'half-the-middle-and-square-it', 'completing-the-square'],
    signs: ['minus'],
    make(random, level) {
      const half = level === 1 ? random.int(1, 12) : random.intBut(-12, 12, 0);
      const distance = random.int(1, 9);
      const [b, square] = [2 * half, half * half];
      if (level < 3) {
        const move = level === 1 ? 0 : random.int(1, 30);
        const equation = level === 1 ? polynomial([1, b, 0]) : `${polynomial([1, b, 0])} = ${move}`;
        const [polynomialWhole, root] = [polynomial([1, b, square]), polynomial([1, half])];
        return {
          texts: 'what-to-add',
          asks: level === 1 ? 'add' : 'both-sides',
          values: {
            ...{ equation, b, half, inBracketsHalf: inBrackets(half), square },
            ...{ polynomial: polynomialWhole, root },
          },
          answer: whole(square),
          mistakes: [b * b, half, -square, b],
        };
      }
      const end = square - distance * distance;
      const equation = polynomial([1, b, end]);
      const root = -half + distance;
      return {
        values: {
          ...{ equation, b, half, square, distance, root, polynomial: polynomial([1, half]) },
          ...{ distanceTimesDistance: distance * distance, minusHalf: -half },
        },
        answer: whole(root),
        mistakes: [-half - distance, half + distance, -half + distance * distance],
      };
    },
  },
  'm10-sum-and-product-of-roots': {
    about: ['roots-and-coefficients', 'read-from-the-coefficients', 'completing-the-square'],
    signs: ['minus', 'space'],
    make(random, level) {
      const a = level === 1 ? 1 : random.int(2, 6);
      const b = level === 1 ? random.int(-9, -4) : random.intBut(-15, 15, 0);
      // A negative constant term, so that there are always two real roots.
      const c = level === 1 ? random.int(1, 3) : -random.int(1, 20);
      const isSum = random.int(1, 2) === 1;
      const right = isSum ? ratio(-b, a) : ratio(c, a);
      const raw = isSum ? `-\\frac{${b}}{${a}}` : `\\frac{${c}}{${a}}`;
      const sum = raw === tex(right) ? raw : `${raw} = ${tex(right)}`;
      return {
        values: { a, b, c, sum, polynomial: polynomial([a, b, c]), isSum },
        answer: fraction(right),
        mistakes: [ratio(-right.n, right.d), isSum ? ratio(c, a) : ratio(-b, a), isSum ? -b : c],
      };
    },
  },
});
