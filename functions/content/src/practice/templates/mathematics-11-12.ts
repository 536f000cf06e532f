import { decimal, fraction, misconception, quantity, whole } from '../make-answers.ts';
import type { Random } from '../random.ts';
import { inBrackets, polynomial, ratio, rounded, tex, valueAt } from '../rational.ts';
import { type Made, topic } from '../template.ts';
import { say } from '../text.ts';

/** Place names. Some of them have repeated letters. */
const words = (
  'DHAKA BOGURA KHULNA COMILLA SYLHET FENI PABNA JASHORE NATORE TEKNAF MAGURA SAVAR BHOLA SHERPUR ' +
  'NARAIL KUSHTIA RANGPUR GAZIPUR BARISHAL'
).split(' ');

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

const product = (n: number) => Array.from({ length: n }, (_, at) => n - at).join(' \\times ');

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

/** Questions about a slope: the rule, the derivative, and the usual mistakes. */
function bySum(random: Random, at: number) {
  const [a, b, c] = [random.int(1, 3), random.intBut(-5, 5, 0), random.intBut(-9, 9, 0)];
  const right = 3 * a * at ** 2 + 2 * b * at;
  return {
    y: polynomial([a, b, 0, c]),
    rule: say('slope-rules.sum-rule'),
    worked: `${3 * a} \\times ${inBrackets(at)}^2 + ${inBrackets(2 * b)} \\times ${inBrackets(at)} = ${right}`,
    right,
    misconceptions: [
      misconception(right + c, say('slope-rules.constant')),
      misconception(a * at ** 2 + b * at, say('slope-rules.exponent')),
      misconception(valueAt([a, b, 0, c], at), say('slope-rules.y-itself')),
    ],
  };
}

function byProduct(random: Random, at: number) {
  const [a, b, c, d] = [random.int(1, 4), random.intBut(-6, 6, 0), random.int(1, 4), random.intBut(-6, 6, 0)];
  const [f, g] = [valueAt([a, 0, b], at), valueAt([c, d], at)];
  const right = 2 * a * at * g + f * c;
  return {
    y: `(${polynomial([a, 0, b])})(${polynomial([c, d])})`,
    rule: say('slope-rules.product-rule'),
    worked: `${inBrackets(2 * a * at)} \\times ${inBrackets(g)} + ${inBrackets(f)} \\times ${c} = ${right}`,
    right,
    misconceptions: [
      misconception(2 * a * at * c, say('slope-rules.product')),
      misconception(2 * a * at * g, say('slope-rules.second-part')),
      misconception(f * g, say('slope-rules.y-itself')),
    ],
  };
}

function byChain(random: Random, at: number) {
  const [a, n] = [random.int(2, 4), random.int(3, 4)];
  const inside = random.intBut(-3, 3, 0);
  const b = inside - a * at;
  const right = n * inside ** (n - 1) * a;
  return {
    y: `(${polynomial([a, b])})^${n}`,
    rule: say('slope-rules.chain-rule'),
    worked: `${n} \\times ${inBrackets(inside)}^${n - 1} \\times ${a} = ${right}`,
    right,
    misconceptions: [
      misconception(right / a, say('slope-rules.inside', { a })),
      misconception(a * inside ** (n - 1), say('slope-rules.exponent-of', { n })),
      misconception(n * inside ** n * a, say('slope-rules.exponent-less', { less: n - 1 })),
    ],
  };
}

export const derivatives = topic('mathematics', 12, 'c12-derivatives', {
  'm12-slope-by-the-rules': {
    about: ['rules-of-differentiation', 'which-step-comes-last', 'the-rules-and-why'],
    signs: ['minus'],
    make(random, level) {
      const at = level === 1 ? random.int(1, 4) : random.intBut(-3, 4, 0);
      const kinds = [bySum, byProduct, byChain].slice(0, level);
      const { y, rule, worked, right, misconceptions } = random.of(level === 3 ? kinds.slice(1) : kinds)(
        random,
        at,
      );
      return {
        values: { y, at, worked, rule },
        answer: whole(right),
        misconceptions,
      };
    },
  },
  'm12-turning-points': {
    about: ['stationary-points', 'zero-slope-and-its-sign', 'using-derivatives'],
    signs: ['minus'],
    make(random, level) {
      const low = random.int(level === 1 ? 0 : -5, 3);
      const high = low + 2 * random.int(1, 3);
      const isLeast = random.int(1, 2) === 1;
      const f = [1, (-3 * (low + high)) / 2, 3 * low * high, level === 1 ? 0 : random.int(-9, 9)];
      const slope = polynomial([3, -3 * (low + high), 3 * low * high]);
      const [x, otherX] = isLeast ? [high, low] : [low, high];
      const asksValue = level === 3;
      const right = asksValue ? valueAt(f, x) : x;
      const second = 6 * x - 3 * (low + high);
      const kind = isLeast
        ? say('m12-turning-points.kind-least-a-local-minimum')
        : say('m12-turning-points.kind-not-least-a-local-maximum');
      const shown = polynomial(f);
      return {
        values: {
          ...{ shown, kind, slope, low, high, isLeast, x, second, right, inBrackets: inBrackets(x) },
          ...{ less: inBrackets(3 * (low + high)), asksValue },
        },
        asks: asksValue ? 'asks-value' : 'not-asks-value',
        answer: whole(right),
        mistakes: [
          asksValue ? valueAt(f, otherX) : otherX,
          asksValue ? x : valueAt(f, x),
          asksValue ? 0 : (low + high) / 2,
          -right,
        ],
      };
    },
  },
  'm12-tangent-at-the-y-axis': {
    about: ['tangents', 'point-and-slope', 'using-derivatives'],
    signs: ['minus'],
    make(random, level) {
      const a = level === 1 ? 1 : random.intBut(-3, 4, 0);
      const [b, c] = level === 1 ? [0, 0] : [random.intBut(-6, 6, 0), random.intBut(-9, 9, 0)];
      const at = level === 1 ? random.intBut(-15, 15, 0) : random.intBut(-5, 5, 0);
      const [height, slope] = [valueAt([a, b, c], at), 2 * a * at + b];
      const right = height - slope * at;
      const y = polynomial([a, b, c]);
      return {
        values: { y, at, height, slope, polynomial: polynomial([2 * a, b]) },
        answer: whole(right),
        worked: `$k = ${height} - ${inBrackets(slope)} \\times ${inBrackets(at)} = ${right}$`,
        mistakes: [height, height + slope * at, slope, c],
      };
    },
  },
  'm12-velocity-from-position': {
    about: ['rates-of-change', 'differentiate-once-or-twice', 'using-derivatives'],
    signs: ['minus'],
    make(random, level) {
      const [a, b, c] = [random.int(1, 3), random.intBut(-9, 9, 0), random.int(1, 12)];
      const at = random.int(1, level === 1 ? 3 : 5);
      const velocity = 3 * a * at ** 2 + 2 * b * at + c;
      const acceleration = 6 * a * at + 2 * b;
      const isSecond = level === 3;
      const right = isSecond ? acceleration : velocity;
      const s = polynomial([a, b, c, 0], 't');
      return {
        values: {
          ...{ s, at, right, c, worked: `$v = ${polynomial([3 * a, 2 * b, c], 't')}$` },
          ...{ polynomial: polynomial([6 * a, 2 * b], 't'), sixTimesA: 6 * a, twoTimesB: inBrackets(2 * b) },
          ...{ threeTimesA: 3 * a, isSecond },
        },
        asks: isSecond ? 'second' : 'not-second',
        answer: quantity(right, isSecond ? 'mps2' : 'mps'),
        mistakes: [
          valueAt([a, b, c, 0], at),
          isSecond ? velocity : acceleration,
          isSecond ? 6 * a * at : velocity - c,
        ],
      };
    },
  },
});

export const slopesAndLimits = topic('mathematics', 12, 'c12-derivatives', {
  'm12-slope-of-a-secant': {
    about: ['average-slope', 'change-over-interval', 'the-slope-at-a-point'],
    signs: ['minus'],
    make(random, level) {
      const coefficients = level === 1 ? [1, 0, 0] : [random.int(1, 3), random.intBut(-6, 6, 0), 0];
      const from = random.int(level === 1 ? 0 : -3, 8);
      const step = level === 3 ? random.of([0.5, 0.1, 0.2]) : random.int(1, 5);
      const to = rounded(from + step);
      const [low, high] = [valueAt(coefficients, from), rounded(valueAt(coefficients, to))];
      const rise = rounded(high - low);
      const slope = rounded(rise / step);
      const shown = polynomial(coefficients);
      return {
        values: { shown, from, to, low, high },
        answer: decimal(slope),
        worked: `$\\frac{${high} - ${inBrackets(low)}}{${to} - ${inBrackets(from)}} = \\frac{${rise}}{${step}} = ${slope}$`,
        mistakes: [
          rise,
          2 * (coefficients[0] ?? 0) * from + (coefficients[1] ?? 0),
          2 * (coefficients[0] ?? 0) * to + (coefficients[1] ?? 0),
        ],
      };
    },
  },
  'm12-limit-by-cancelling': {
    about: ['limits', 'factor-and-cancel', 'the-slope-at-a-point'],
    signs: ['minus'],
    make(random, level) {
      const c = level === 1 ? random.int(1, 12) : random.intBut(-9, 9, 0);
      const other = level === 1 ? c : random.intBut(-9, 9, -c);
      const lead = level === 3 ? random.int(2, 4) : 1;
      const above = polynomial([lead, lead * (other - c), -lead * c * other]);
      const right = lead * (c + other);
      const below = polynomial([1, -c]);
      const inside = other === 0 ? inBrackets(c) : `${c} + ${inBrackets(other)}`;
      const sum = lead === 1 ? inside : `${lead} \\times ${other === 0 ? inside : `(${inside})`}`;
      const factor = other === 0 ? 'x' : `(${polynomial([1, other])})`;
      const kept = `${lead === 1 ? '' : lead}${factor}`;
      return {
        values: { c, above, below, kept, right, sum, isWhole: sum === `${right}` },
        answer: whole(right),
        mistakes: [0, lead * other, lead * (c - other), c],
      };
    },
  },
  'm12-from-first-principles': {
    about: ['derivative-by-definition', 'cancel-h-then-let-it-go', 'from-first-principles'],
    signs: ['minus', 'space'],
    make(random, level) {
      if (level === 3 && random.int(1, 2) === 1) return ofOneOverX(random.int(1, 12), random.int(2, 6));
      const [a, b] = [
        random.int(level === 1 ? 1 : 2, 5),
        level === 1 ? random.int(0, 4) : random.intBut(-9, 9, 0),
      ];
      const at = level === 1 ? random.int(1, 6) : random.intBut(-5, 6, 0);
      const right = 2 * a * at + b;
      const f = polynomial([a, b, 0]);
      return {
        values: {
          ...{ f, at, right, valueAt: valueAt([a, b, 0], at), change: polynomial([a, right, 0], 'h') },
          ...{ quotient: polynomial([a, right], 'h'), polynomial: polynomial([b || 1, 0]) },
        },
        answer: fraction(ratio(right)),
        mistakes: [valueAt([a, b, 0], at), right + a, 2 * a * at, 0],
      };
    },
  },
});

function ofOneOverX(a: number, at: number): Made {
  const right = ratio(-a, at * at);
  return {
    texts: 'slope-of-one-over-x',
    values: { a, at, aIs1: a === 1, right: tex(right) },
    answer: fraction(right),
    mistakes: [ratio(a, at * at), ratio(a, at), ratio(-a, at)],
  };
}
