import { byLevel } from '../exercise.ts';
import { decimal, point, quantity, text, whole } from '../make-answers.ts';
import { gcd, inBrackets, largestDivisor, numberRows, polynomial, ratio, signed } from '../rational.ts';
import { children, topic } from '../template.ts';
import { say } from '../text.ts';

export const ratios = topic('mathematics', 6, 'c6-ratio-and-percentage', {
  'm6-simplest-ratio': {
    about: ['simplify-a-ratio', 'divide-both-sides', 'what-a-ratio-is'],
    make(random, level) {
      const m = random.int(1, 5 + level);
      const n = random.of([2, 3, 4, 5, 7, 8, 9, 11].filter((one) => one !== m && gcd(one, m) === 1));
      const by = random.int(2, 4 + 4 * level);
      const [a, b] = [m * by, n * by];
      const part = largestDivisor(by);
      return {
        values: { a, b, by, m, n },
        answer: text(`${m}:${n}`, `${m} : ${n}`),
        mistakes: [`${n}:${m}`, `${a}:${b}`, `${a / part}:${b / part}`, `${m}:${m + n}`],
      };
    },
  },
  'm6-share-in-a-ratio': {
    about: ['share-in-a-ratio', 'one-part-first', 'sharing-and-proportion'],
    make(random, level) {
      const m = random.int(1, 3 + level);
      const n = random.intBut(2, 4 + level, m);
      const part = 10 * random.int(2, 5 + 10 * level);
      const [one, other] = random.shuffled(children, 2);
      if (!one || !other) throw new Error('two children share');
      const all = part * (m + n);
      const [mPlusN, mTimesPart] = [m + n, m * part];
      return {
        values: { all, m, n, part, one: one.name, other: other.name, mPlusN, mTimesPart, otherOf: other.of },
        answer: quantity(part * m, 'taka'),
        mistakes: [part * n, part, Math.round((all / n) * m), all / 2],
      };
    },
  },
  'm6-price-after-discount': {
    about: ['percent-decrease', 'what-is-left-of-100', 'percentage'],
    make(random, level) {
      const percent = random.of(byLevel(level, [10, 20, 25, 50], [5, 15, 30, 40], [12, 18, 35, 45]));
      const price = 100 * random.int(2, 6 + 6 * level);
      const off = (price * percent) / 100;
      return {
        values: { price, percent, off, priceMinusOff: price - off },
        answer: quantity(price - off, 'taka'),
        mistakes: [off, price - percent, price + off],
      };
    },
  },
  'm6-profit-percent': {
    about: ['profit-and-loss', 'compare-with-cost', 'percentage'],
    make(random, level) {
      const percent = random.of(byLevel(level, [10, 20, 50], [5, 15, 20, 25, 30], [4, 8, 12, 16, 35, 45]));
      const cost = 100 * random.int(2, 8 + 8 * level);
      const isProfit = random.int(1, 2) === 1;
      const change = (cost * percent) / 100;
      const sold = isProfit ? cost + change : cost - change;
      const larger = Math.max(sold, cost);
      return {
        values: { cost, sold, isProfit, change, percent, larger, smaller: Math.min(sold, cost) },
        answer: quantity(percent, 'percent'),
        mistakes: [Math.round((change / sold) * 10_000) / 100, change, Math.round((sold / cost) * 100)],
      };
    },
  },
});

export const integers = topic('mathematics', 7, 'c7-integers-number-line', {
  'm7-steps-on-the-line': {
    about: ['integers-on-the-line', 'walk-on-the-line', 'what-a-negative-number-is'],
    make(random, level) {
      const from = random.int(-6, 6);
      const steps = random.int(2, 3 + level);
      const isLeft = random.int(1, 2) === 1;
      const back = level === 3 ? random.int(1, 4) : 0;
      const returns = back > 0;
      const end = isLeft ? from - steps + back : from + steps - back;
      const axis = { from: -12, to: 12, step: 1 };
      const [way, other] = isLeft
        ? [say('m7-steps-on-the-line.left-left'), say('m7-steps-on-the-line.left-right')]
        : [say('m7-steps-on-the-line.left-right'), say('m7-steps-on-the-line.left-left')];
      const turned = isLeft ? from + steps - back : from - steps + back;
      const sum = `${from} ${isLeft ? '-' : '+'} ${steps}${back ? ` ${isLeft ? '+' : '-'} ${back}` : ''}`;
      const [worked, isFromZero] = [`$${sum} = ${end}$`, from === 0 && !isLeft];
      return {
        values: { steps, way, returns, back, other, end, from: signed(from), worked, isFromZero },
        answer: point([end], [axis]),
        mistakes: [turned, -end, end + (isLeft ? 1 : -1)],
      };
    },
  },
  'm7-colder-and-warmer': {
    about: ['difference-of-integers', 'distance-over-zero', 'what-a-negative-number-is'],
    make(random, level) {
      const night = -random.int(2, 6 + 4 * level);
      const day = level === 3 ? random.of([random.int(1, 14), -random.int(1, 4)]) : random.int(1, 14);
      const cold = Math.min(night, day - 1);
      const right = day - cold;
      const place = random.of(mountains);
      const [toZero, isOverZero, signedDay] = [-cold, day > 0, signed(day)];
      return {
        values: { place, day, cold, right, signedCold: signed(cold), signedDay, toZero, isOverZero },
        answer: quantity(right, 'celsius'),
        mistakes: [Math.abs(day + cold), -right],
      };
    },
  },
  'm7-add-and-subtract': {
    about: ['add-integers', 'walk-or-turn-round', 'adding-and-subtracting'],
    signs: ['minus'],
    make(random, level) {
      const most = 6 + 7 * level;
      const a = random.intBut(-most, most, 0);
      const b = level === 1 ? -random.int(1, most) : random.intBut(-most, most, 0);
      const isMinus = level > 1 && random.int(1, 2) === 1;
      const right = isMinus ? a - b : a + b;
      const sign = isMinus ? '-' : '+';
      const plain = `${a} ${term(isMinus ? -b : b)}`;
      return {
        values: {
          ...{ a, sign, plain, b, isMinus, right, insideB: inBrackets(b), isPlusNegative: b < 0 },
          signedA: signed(a),
        },
        answer: whole(right),
        mistakes: [isMinus ? a + b : a - b, -right, Math.abs(a) + Math.abs(b)],
      };
    },
  },
  'm7-multiply-and-divide': {
    about: ['multiply-integers', 'sign-first-then-size', 'multiplying-and-dividing'],
    signs: ['minus'],
    make(random, level) {
      const a = random.intBut(-9 - level, 9 + level, -1, 0, 1);
      const b = (a < 0 && random.int(1, 2) === 1 ? 1 : -1) * random.int(2, 8 + level);
      const isDivision = level > 1 && random.int(1, 2) === 1;
      const [first, right] = isDivision ? [a * b, a] : [a, a * b];
      const sign = isDivision ? '\\div' : '\\times';
      const size = Math.abs(right);
      const isAlike = first < 0 === b < 0;
      const sizeOfB = Math.abs(b);
      return {
        values: {
          first,
          sign,
          size,
          right,
          b: inBrackets(b),
          isAlike,
          sizeOfFirst: Math.abs(first),
          sizeOfB,
        },
        answer: whole(right),
        mistakes: [-right, first + b, first - b],
      };
    },
  },
});

const mountains = ['nepal', 'bhutan', 'kashmir', 'island'].map((place) => say(`integers.${place}`));

/** `+ 5`, `- 3`. */
const term = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** `5x`, `x`, `-x`. */
const timesX = (value: number) => polynomial([value, 0]);

export const equations = topic('mathematics', 8, 'c8-linear-equations', {
  'm8-the-balance': {
    about: ['linear-equation', 'undo-step-by-step', 'the-balance'],
    signs: ['minus'],
    make(random, level) {
      const a = random.int(2, 5 + 2 * level);
      const b = level === 1 ? random.int(1, 12) : random.intBut(-15, 15, 0);
      const x = level === 1 ? random.int(1, 9) : random.intBut(-9, 12, 0);
      const c = a * x + b;
      return {
        values: { a, c, x, b: term(b), added: term(b).replace('-', '−'), cMinusB: c - b },
        answer: whole(x),
        mistakes: [(c + b) / a, c - b, c - b - a],
      };
    },
  },
  'm8-both-sides': {
    about: ['equation-with-brackets', 'gather-then-divide', 'both-sides-and-brackets'],
    signs: ['minus'],
    make(random, level) {
      const c = random.int(1, 4);
      const a = c + random.int(2, 3 + level);
      const x = random.intBut(level === 1 ? 1 : -8, 9, 0);
      const b = random.intBut(-6, 6, 0);
      const hasBracket = level > 1;
      const left = hasBracket ? a * b : b;
      const d = (a - c) * x + left;
      const other = polynomial([c, d]);
      const shown = hasBracket ? `${a}(x ${term(b)}) = ${other}` : `${a}x ${term(b)} = ${other}`;
      const open = `${a}x ${term(left)} = ${other}`;
      return {
        values: {
          ...{ d, x, a, shown, open, hasBracket, c: timesX(c) },
          ...{ aMinusC: timesX(a - c), left: term(left), rest: d - left, times: a - c, b: Math.abs(b) },
        },
        answer: whole(x),
        mistakes: [hasBracket && (d - b) / (a - c), (d - left) / (a + c), (d + left) / (a - c), d - left],
      };
    },
  },
  'm8-two-unknowns': {
    about: ['two-unknowns', 'lose-one-unknown', 'two-unknowns'],
    make(random, level) {
      const least = level === 1 ? 1 : -5;
      const [x, y] = [random.int(least, 6), random.int(least, 6)];
      const most = level === 3 ? random.int(2, 3) : 1;
      // With + y in both equations they are subtracted, and the first must have more x.
      const isAlike = level > 1 && random.int(1, 2) === 1;
      const a = isAlike ? Math.max(2, most) : most;
      const [sum, second] = [a * x + y, isAlike ? x + y : x - y];
      const [together, left] = isAlike ? [sum - second, a - 1] : [sum + second, a + 1];
      const axis = { from: -8, to: 8, step: 1 };
      const [first, last] = [`${timesX(a)} + y = ${sum}`, `x ${isAlike ? '+' : '-'} y = ${second}`];
      const found = `y = ${isAlike ? `${second} - ${inBrackets(x)}` : `${x} - ${inBrackets(second)}`} = ${y}`;
      const [signedX, isFound] = [signed(x), left === 1];
      return {
        values: { first, last, x, left, together, found, isAlike, isFound, signedX, y: signed(y) },
        answer: point([x, y], [axis, axis]),
        mistakes: [`${y}, ${x}`, `${x}, ${-y}`, `${together}, ${y}`, isAlike && `${sum + second}, ${y}`],
      };
    },
  },
  'm8-longest-side': {
    about: ['pythagoras', 'squares-on-the-sides'],
    variety: 40,
    make(random, level) {
      const [a, b, c] = random.of(triples);
      const by = random.int(1, level + 2);
      const [one, other, long] = [a * by, b * by, c * by];
      const isShort = level > 1 && random.int(1, 2) === 1;
      const right = isShort ? other : long;
      const sum = isShort
        ? `${long}^2 - ${one}^2 = ${right * right}`
        : `${one}^2 + ${other}^2 = ${right * right}`;
      return {
        values: { long, one, other, right, worked: `$${sum}$`, rightTimesRight: right * right },
        asks: isShort ? 'short' : 'not-short',
        answer: quantity(right, 'm'),
        mistakes: [
          isShort ? long - one : one + other,
          right * right,
          isShort && Math.round(Math.hypot(long, one) * 10) / 10,
          !isShort && Math.round(Math.sqrt(Math.abs(other * other - one * one)) * 10) / 10,
        ],
      };
    },
  },
  'm8-square-by-identity': {
    about: ['square-of-a-sum', 'identity-in-numbers'],
    variety: 90,
    make(random, level) {
      const round = random.of(byLevel(level, [20, 30, 40, 50], [60, 70, 80, 90, 100], [100, 200, 300, 10]));
      const rest = random.intBut(-4, 5, 0);
      const value = level === 3 && round === 10 ? round + rest / 10 : round + rest;
      const b = Math.abs(value - round);
      const small = Math.round(b * 100) / 100;
      const sign = rest < 0 ? '-' : '+';
      const square = ratio(Math.round(value * 10) ** 2, 100);
      const right = Math.round(value * value * 100) / 100;
      const middle = Math.round(2 * round * small * 100) / 100;
      const last = Math.round(small * small * 100) / 100;
      const shown = Math.round(value * 10) / 10;
      return {
        values: { shown, round, sign, small, worked: `$(a ${sign} b)^2 = a^2 ${sign} 2ab + b^2$` },
        answer: decimal(square),
        worked: `$${round * round} ${sign} ${middle} + ${last} = ${right}$`,
        mistakes: [round * round + last, round * round - last, 2 * value],
      };
    },
  },
});

const triples = numberRows<[number, number, number]>('3 4 5, 5 12 13, 8 15 17, 7 24 25, 6 8 10, 9 12 15');
