import { decimal, fraction, quantity, whole } from '../../practice/make-answers.ts';
import { asNumber, decimal as exactly, ratio, tex } from '../../practice/rational.ts';
import { children } from '../../practice/template.ts';
import { creative } from './creative.ts';

/** Rounds off errors of decimal arithmetic. */
const round = (value: number) => asNumber(exactly(value));
const methane = '\\text{CH}_4 + 2\\text{O}_2 \\to \\text{CO}_2 + 2\\text{H}_2\\text{O}';
const limestone = '\\text{CaCO}_3 \\to \\text{CaO} + \\text{CO}_2';

export const chemistryOfClass11 = [
  creative({
    id: 'cq11-methane',
    subject: 'chemistry',
    class: 11,
    make(random) {
      const n = random.int(1, 12) / 2;
      const [mass, oxygen, left] = [16 * n, round(44.8 * n), random.int(2, 40)];
      const bottle = round(oxygen + left);
      return {
        values: {
          mass,
          methane,
          bottle,
          n,
          twoTimesN: 2 * n,
          n36TimesN: 36 * n,
          oxygen,
          left,
          isEnough: left >= oxygen,
        },
        apply: quantity(36 * n, 'g'),
        judge: quantity(left, 'l'),
      };
    },
  }),
  creative({
    id: 'cq11-limestone',
    subject: 'chemistry',
    class: 11,
    make(random) {
      const [mass, pure] = [50 * random.int(2, 20), 5 * random.int(12, 19)];
      const real = round((mass * pure) / 100);
      const tank = random.int(2, 22) * 10;
      const [lime, gas] = [round((real * 56) / 100), round((real * 22.4) / 100)];
      return {
        values: { mass, pure, limestone, real, lime, tank, moles: round(real / 100), gas, fits: gas <= tank },
        apply: quantity(lime, 'g'),
        judge: quantity(gas, 'l'),
      };
    },
  }),
] as const;

export const mathematicsOfClass11 = [
  creative({
    id: 'cq11-triangle',
    subject: 'mathematics',
    class: 11,
    make(random) {
      const [x1, y1] = [random.int(1, 4), random.int(1, 5)];
      const [x2, y2] = [x1 + random.int(2, 8), y1 + random.int(1, 6)];
      const slope = ratio(y2 - y1, x2 - x1);
      // Above the line through the other two, so that the three points form a triangle.
      const [x3, y3] = [x1 + random.int(1, x2 - x1), y2 + random.int(3, 8)];
      const side = random.int(2, 5);
      const twice = Math.abs(x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2));
      return {
        values: {
          x1,
          y1,
          x2,
          y2,
          x3,
          y3,
          rise: y2 - y1,
          run: x2 - x1,
          slope: tex(slope),
          isLowest: slope.d === x2 - x1,
          side,
          twice,
          area: twice / 2,
          square: side * side,
          isMore: twice / 2 > side * side,
        },
        apply: fraction(slope),
        judge: decimal(twice / 2),
      };
    },
  }),
  creative({
    id: 'cq11-shelf',
    subject: 'mathematics',
    class: 11,
    make(random) {
      const child = random.of(children);
      const n = random.int(4, 7);
      const fewer = random.int(2, 3);
      const product = (from: number, to: number): number => (from > to ? 1 : from * product(from + 1, to));
      const all = product(1, n);
      const some = product(n - fewer + 1, n);
      const factors = Array.from({ length: fewer }, (_, at) => n - at).join(' \\times ');
      const apart = all - 2 * product(1, n - 1);
      return {
        values: {
          child: child.name,
          n,
          fewer,
          childOf: child.of,
          factors,
          some,
          all,
          things: n - 1,
          allOverN: all / n,
          twoTimesAllOverN: (2 * all) / n,
          apart,
          isMore: apart > (2 * all) / n,
        },
        apply: whole(some),
        judge: whole(apart),
      };
    },
  }),
] as const;

const minus = (value: number) => (value < 0 ? `(${value})` : `${value}`);

export const motionOfClass12 = [
  creative({
    id: 'cq12-cart',
    subject: 'mathematics',
    class: 12,
    make(random) {
      const t1 = random.int(1, 4);
      const t2 = t1 + 2 * random.int(1, 3);
      const [a, b] = [(3 * (t1 + t2)) / 2, 3 * t1 * t2];
      const later = t2 + random.int(1, 3);
      const v = 3 * later * later - 2 * a * later + b;
      const at = (t: number) => t ** 3 - a * t * t + b * t;
      const back = at(t1) - at(t2);
      return {
        values: {
          a,
          b,
          later,
          twiceA: 2 * a,
          v,
          t1,
          t2,
          firstPlace: at(t1),
          secondPlace: at(t2),
          minusSecond: minus(at(t2)),
          back,
          isBehind: at(t2) < 0,
        },
        apply: quantity(v, 'mps'),
        judge: quantity(back, 'm'),
      };
    },
  }),
  creative({
    id: 'cq12-box',
    subject: 'mathematics',
    class: 12,
    make(random) {
      const k = random.int(2, 9);
      const side = 6 * k;
      const cut = random.intBut(1, 3 * k - 1, k);
      const base = side - 2 * cut;
      return {
        values: {
          side,
          cut,
          base,
          cutTimesBaseTimesBase: cut * base * base,
          k,
          widest: 4 * k,
          volume: 16 * k ** 3,
        },
        apply: quantity(cut * base * base, 'cm3'),
        judge: quantity(16 * k ** 3, 'cm3'),
      };
    },
  }),
] as const;

export const curvesOfClass12 = [
  creative({
    id: 'cq12-tangent',
    subject: 'mathematics',
    class: 12,
    make(random) {
      const [b, c, p] = [random.int(2, 9), random.int(1, 30), random.int(1, 6)];
      const [slope, y] = [2 * p + b, p * p + b * p + c];
      const meets = c - p * p;
      return {
        values: { b, c, p, slope, y, meets, isAbove: meets > 0 },
        apply: whole(slope),
        judge: whole(meets),
      };
    },
  }),
  creative({
    id: 'cq12-price',
    subject: 'mathematics',
    class: 12,
    make(random) {
      const [k, half] = [random.int(2, 8), random.int(20, 60)];
      const most = 2 * k * half;
      const price = random.intBut(10, 2 * half - 5, half);
      return {
        values: {
          most,
          k,
          price,
          sold: most - k * price,
          income: price * (most - k * price),
          twoTimesK: 2 * k,
          half,
          mostMinusKTimesHalf: most - k * half,
          kTimesHalfTimesHalf: k * half * half,
          isLess: price < half,
        },
        apply: quantity(price * (most - k * price), 'taka'),
        judge: quantity(k * half * half, 'taka'),
      };
    },
  }),
] as const;
