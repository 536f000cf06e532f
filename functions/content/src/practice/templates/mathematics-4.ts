import { byLevel } from '../exercise.ts';
import { choiceAmong, fraction, quantity, whole } from '../make-answers.ts';
import { asNumber, lcm, numberRows, type Rational, ratio, tex, topsOver } from '../rational.ts';
import { children, counted, things, topic } from '../template.ts';
import { say, type Value, words } from '../text.ts';

const kinds = words('angles-and-shapes.kinds', 4);
const kindSays = words('angles-and-shapes.kind-says', 4);

const kindAt = (degrees: number) => (degrees < 90 ? 0 : degrees === 90 ? 1 : degrees < 180 ? 2 : 3);

export const anglesAndShapes = topic('mathematics', 4, 'c4-angles-and-shapes', {
  'm4-kind-of-angle': {
    about: ['kinds-of-angles', 'compare-with-a-corner', 'what-an-angle-is'],
    variety: 120,
    make(random, level) {
      const fives = [random.int(2, 17) * 5, random.int(19, 35) * 5];
      const all = [90, 180, ...fives, random.int(85, 95), random.int(10, 179)];
      const degrees = random.of(all.slice(0, level * 2 + 1));
      const at = kindAt(degrees);
      const others = [0, 1, 2, 3].filter((one) => one !== at);
      const [rightName, rightSays] = [kinds[at] ?? kinds[0], kindSays[at] ?? ''];
      const isDrawn = level === 1;
      const figure = { kind: 'angle', degrees, label: '?', caption: say('m4-kind-of-angle.caption') };
      return {
        values: { degrees, isDrawn, rightSays, rightName },
        ...(isDrawn && { asks: 'drawn', figure }),
        ...choiceAmong(random, rightName, others, (one) => [kinds[one] ?? '', kindSays[one] ?? '']),
      };
    },
  },
  'm4-third-angle': {
    about: ['angles-of-a-triangle', 'rest-of-180', 'triangles'],
    make(random, level) {
      const step = level === 1 ? 10 : level === 2 ? 5 : 1;
      const a = step * random.int(Math.ceil(25 / step), Math.floor(85 / step));
      const b = step * random.int(Math.ceil(25 / step), Math.floor(85 / step));
      const right = 180 - a - b;
      return {
        values: { a, b, right, aPlusB: a + b },
        answer: quantity(right, 'degree'),
        mistakes: [a + b, 180 - a, 180 - b, 360 - a - b],
      };
    },
  },
  'm4-around-a-rectangle': {
    about: ['perimeter', 'add-all-sides', 'four-sides-and-circles'],
    make(random, level) {
      const [a, b] = [random.int(3, 10 * level), random.int(12, 12 + 12 * level)];
      const isBack = level === 3;
      const around = 2 * (a + b);
      return {
        values: { around, b, a, aPlusB: a + b, isBack },
        asks: isBack ? 'back' : 'not-back',
        answer: quantity(isBack ? a : around, 'm'),
        mistakes: [isBack && around - b, isBack && around - 2 * b, !isBack && a + b, !isBack && a * b],
      };
    },
  },
  'm4-fourth-angle': {
    about: ['angles-of-a-quadrilateral', 'rest-of-360', 'four-sides-and-circles'],
    make(random, level) {
      const step = level === 1 ? 10 : 5;
      const draw = () => step * random.int(Math.ceil(60 / step), Math.floor(110 / step));
      const [a, b, c] = [draw(), draw(), draw()];
      const sum = a + b + c;
      return {
        values: { a, b, c, sum, n360MinusSum: 360 - sum },
        answer: quantity(360 - sum, 'degree'),
        mistakes: [Math.abs(180 - sum), sum, 360 - a - b],
      };
    },
  },
});

const formula = (value: Rational) => `$${tex(value)}$`;

export const equalFractions = topic('mathematics', 4, 'free-fractions-from-zero', {
  'm4-missing-top': {
    about: ['equivalent-fractions', 'same-factor-above-and-below', 'same-amount-new-name'],
    make(random, level) {
      const d = random.int(2, 4 + 2 * level);
      const n = random.int(1, d - 1);
      const by = random.int(2, 3 + 2 * level);
      return {
        values: { n, d, by, dTimesBy: d * by, nTimesBy: n * by, dTimesByMinusD: d * by - d },
        answer: whole(n * by),
        mistakes: [n + d * by - d, n, by],
      };
    },
  },
  'm4-simplify': {
    about: ['simplify-a-fraction', 'divide-above-and-below', 'same-amount-new-name'],
    make(random, level) {
      const d = random.int(3, 6 + 2 * level);
      const n = random.of(topsOver(d));
      const by = random.of(byLevel(level, [2, 3, 4, 5], [2, 3, 4, 5, 6], [4, 6, 8, 9, 12]));
      const [top, bottom] = [n * by, d * by];
      return {
        values: { top, bottom, by, n, d },
        answer: { ...fraction(ratio(n, d)), lowest: true },
        mistakes: [`${n}/${bottom}`, `${top}/${d}`],
      };
    },
  },
  'm4-order-fractions': {
    about: ['compare-fractions', 'one-size-of-parts', 'same-amount-new-name'],
    make(random, level) {
      const bottoms = random.shuffled(
        byLevel(level, [2, 4, 8, 3, 6], [2, 3, 4, 6, 12, 5, 10], [3, 4, 5, 6, 8, 10, 12]),
        3,
      );
      const three = bottoms.map((d) => ratio(random.of(topsOver(d)), d));
      const byValue = three.toSorted((one, other) => asNumber(one) - asNumber(other));
      const byBottom = three.toSorted((one, other) => other.d - one.d || one.n - other.n);
      const common = three.reduce((so, { d }) => lcm(so, d), 1);
      const [a = '', b = '', c = ''] = three.map((one) => tex(one));
      const renamed = byValue.map(({ n, d }) => `\\frac{${(n * common) / d}}{${common}}`);
      const named = byValue.map(formula);
      const list = byValue.map((one) => tex(one)).join(', ');
      return {
        values: { common, list, a, b, c, renamed: renamed.join(', ') },
        inOrder: named,
        wrong: [named.toReversed(), byBottom.map((one) => named[byValue.indexOf(one)] ?? formula(one))],
      };
    },
  },
});

export const multiplyingInTheHead = topic('mathematics', 4, 'free-mental-arithmetic', {
  'm4-split-a-factor': {
    about: ['multiply-in-the-head', 'split-and-add', 'multiplying-by-splitting'],
    make(random, level) {
      const a = random.int(3, 9);
      const tens = random.int(1, byLevel(level, 3, 9, 9)) * (level === 3 ? 100 : 10);
      const rest = random.int(2, 9) * (level === 3 ? 10 : 1);
      const b = tens + rest;
      return {
        values: { a, b, tens, rest, aTimesTens: a * tens, aTimesRest: a * rest, aTimesB: a * b },
        answer: whole(a * b),
        mistakes: [a * tens + rest, a * (tens / 10) + a * rest, a + b],
      };
    },
  },
  'm4-neighbours-of-ten': {
    about: ['multiply-in-the-head', 'neighbour-of-ten', 'multiplying-by-splitting'],
    make(random, level) {
      const by = random.of(level === 1 ? [5, 9] : level === 2 ? [5, 9, 11] : [9, 11, 25]);
      const b = by === 25 ? 4 * random.int(3, 24) : random.int(12, byLevel(level, 40, 80, 120));
      const way = wayOf(by, b);
      const [idea = '', forgot = '', other = ''] = way.said;
      return {
        values: { b, by, idea, step: way.step, forgot, other },
        answer: whole(b * by),
        worked: way.last,
        mistakes: [b * way.neighbour, way.wrongWay],
      };
    },
  },
});

function wayOf(by: number, b: number) {
  const words = (name: string, values: Readonly<Record<string, Value>>) =>
    ['idea', 'forgot', 'other'].map((one) => say(`multiplying-in-the-head.${name}-${one}`, values));
  if (by === 5 || by === 25) {
    const [neighbour, parts] = by === 5 ? [10, 2] : [100, 4];
    const part = say(`multiplying-in-the-head.${parts === 2 ? 'half' : 'quarter'}`);
    return {
      neighbour,
      step: `$${b} \\times ${neighbour} = ${b * neighbour}$`,
      last: `$${b * neighbour} \\div ${parts} = ${b * by}$`,
      wrongWay: (b * neighbour) / parts / 10,
      said: words('part', { by, part, neighbour }),
    };
  }
  const [sign, more] = by === 9 ? ['-', -1] : ['+', 1];
  return {
    neighbour: 10,
    step: `$${b} \\times 10 = ${b * 10}$`,
    last: `$${b * 10} ${sign} ${b} = ${b * by}$`,
    wrongWay: b * 10 - more * b,
    said: words(by === 9 ? 'nine' : 'eleven', { b }),
  };
}

/** Denominators, with numerators that make fractions in lowest terms. */
const proper = numberRows<[d: number, n: number]>(
  '2 1, 3 1, 3 2, 4 1, 4 3, 5 1, 5 2, 5 3, 5 4, 6 5, 8 3, 8 5, 10 3, 10 7',
);

export const partOfAmount = topic('mathematics', 4, 'free-fractions-from-zero', {
  'm4-part-of-amount': {
    about: ['fraction-of-amount', 'one-part-then-many', 'a-fraction-of-something'],
    make(random, level) {
      const [d, n] = random.of(level === 1 ? proper.slice(0, 7) : proper.slice(2));
      const part = random.int(2, 4 + 4 * level);
      const [child, thing] = [random.of(children), random.of(things)];
      const all = d * part;
      const [childOf, nTimesPart] = [child.of, n * part];
      return {
        values: { all, n, d, part, child: child.name, childOf, things: counted(thing, all), nTimesPart },
        answer: whole(n * part),
        mistakes: [all - n * part, part, all - n, n * all],
      };
    },
  },
  'm5-whole-from-part': {
    about: ['whole-from-part', 'one-part-then-all', 'a-fraction-of-something'],
    class: 5,
    make(random, level) {
      const [d, n] = random.of(proper.slice(level === 1 ? 1 : 4).filter(([, top]) => level === 1 || top > 1));
      const part = random.int(2, 5 + 3 * level);
      const some = n * part;
      const way = random.of(ways);
      return {
        values: { some, n, d, way, part, dTimesPart: d * part },
        answer: whole(d * part),
        mistakes: [part, some * d, some + d],
      };
    },
  },
});

const ways = words('part-of-amount.way', 5);
