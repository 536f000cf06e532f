import type { DrawnSubject } from '@pathshala/contract/catalogue/subjects';
import type { Answer } from '../practice/answers/answer.ts';
import type { SchoolClass } from '../practice/exercise.ts';
import { decimal, fraction, quantity, whole } from '../practice/make-answers.ts';
import { type Random, randomOf } from '../practice/random.ts';
import { inBrackets, numberRows, ratio, rounded, tex } from '../practice/rational.ts';
import { children } from '../practice/template.ts';
import { say, type Value } from '../practice/text.ts';
import { creativeMarks } from './forms.ts';
import type { PaperItem, PaperPart } from './paper.ts';

interface CreativeMade {
  readonly values: Readonly<Record<string, Value>>;
  readonly apply: Answer;
  readonly judge: Answer;
}

/** The parts from ক to ঘ. The first two are answered in sentences. */
const parts = ['know', 'understand', 'apply', 'judge'] as const;

export interface CreativeTemplate {
  readonly id: string;
  readonly subject: DrawnSubject;
  readonly class: SchoolClass;
  readonly generate: (seed: number) => PaperItem;
}

/** Messages: `stem`, for each part `know-question`, and for each mark a line of its scheme, `know-line-1`, … */
const creativeOf = (
  subject: DrawnSubject,
  schoolClass: SchoolClass,
  sources: Readonly<Record<string, (random: Random) => CreativeMade>>,
): CreativeTemplate[] =>
  Object.entries(sources).map(([id, make]) => ({
    ...{ id, subject, class: schoolClass },
    generate: (seed) => itemOf(id, seed, make(randomOf(`${id}/${seed}`))),
  }));

function itemOf(id: string, seed: number, { values, ...answers }: CreativeMade): PaperItem {
  const key = `${id}/${seed}`;
  const text = (name: string) => say(`${id}.${name}`, values);
  return {
    key,
    stem: text('stem'),
    parts: parts.map((name, at): PaperPart => {
      const marks = creativeMarks[at] ?? 0;
      const part = { key: `${key}/${marks}`, marks };
      const question = text(`${name}-question`);
      const lines = Array.from({ length: marks }, (_, line) => text(`${name}-line-${line + 1}`));
      if (name === 'know' || name === 'understand')
        return { ...part, kind: 'written', question, scheme: lines };
      const made = { template: id, seed, level: name === 'apply' ? 2 : 3 } as const;
      return {
        ...part,
        kind: 'marked',
        exercise: { ...made, question, answer: answers[name], hints: lines, misconceptions: [] },
      };
    }),
  };
}

/** How many seconds a stone falls from a bridge, and how much later a second one follows, as fast as a child can throw. */
const falls = numberRows<[t: number, later: number]>(
  '1 0.5, 1.4 0.4, 1.5 0.5, 1.6 0.6, 1.8 0.8, 2 1, 2.4 0.4, 2.5 0.5',
);

/** Ladders that reach whole heights from two positions of the foot, in cm: the ladder, and each foot with its height. */
const ladders = numberRows<[ladder: number, foot: number, height: number, next: number, lower: number]>(
  '250 70 240 150 200, 500 140 480 300 400, 650 160 630 250 600, 650 250 600 330 560, ' +
    '650 330 560 390 520, 850 360 770 400 750, 850 130 840 510 680',
);

/** Boats: their own speed and the stream's in kmh⁻¹, and a distance that takes whole hours up and down. */
const boats = numberRows<[own: number, stream: number, way: number]>(
  '5 1 12, 4 2 12, 10 2 24, 6 2 16, 6 3 18, 8 4 24, 9 3 36, 10 5 30, 12 4 32, 15 5 40',
);

const methane = '\\text{CH}_4 + 2\\text{O}_2 \\to \\text{CO}_2 + 2\\text{H}_2\\text{O}';
const limestone = '\\text{CaCO}_3 \\to \\text{CaO} + \\text{CO}_2';

/** Only classes 9 to 12 have them, and they load with their papers. */
export const allCreative: readonly CreativeTemplate[] = [
  ...creativeOf('physics', 9, {
    'cq9-bus'(random) {
      const [a, t1] = [random.int(1, 3), 2 * random.int(2, 5)];
      const [t2, t3] = [random.int(10, 40), 2 * random.int(2, 5)];
      const [v, ahead] = [a * t1, 5 * random.int(2, 12)];
      const [first, middle, last] = [(v * t1) / 2, v * t2, (v * t3) / 2];
      const all = first + middle + last;
      const reaches = random.of([true, false]);
      const board = reaches ? all - ahead : all + ahead;
      return {
        values: { a, t1, t2, t3, board, first, v, middle, last, all, ahead, reaches },
        apply: quantity(first, 'm'),
        judge: quantity(all, 'm'),
      };
    },
    'cq9-stones'(random) {
      const [t, later] = random.of(falls);
      const left = rounded(t - later);
      const [height, own] = [rounded(4.9 * t * t), rounded(4.9 * left * left)];
      const [first, thrown] = [rounded(9.8 * t), rounded((height - own) / left)];
      const second = rounded(thrown + 9.8 * left);
      const child = random.of(children);
      const squared = rounded(t * t);
      return {
        values: { child: child.name, height, later, squared, t, first, left, own, thrown, second },
        apply: quantity(first, 'mps'),
        judge: quantity(second, 'mps'),
      };
    },
  }),
  ...creativeOf('mathematics', 9, {
    'cq9-savings'(random) {
      const child = random.of(children);
      const [a, d] = [10 * random.int(5, 20), 10 * random.int(1, 6)];
      const [n, all] = [random.int(8, 15), 2 * random.int(4, 10)];
      const inMonth = a + (n - 1) * d;
      const ends = 2 * a + (all - 1) * d;
      const sum = (all / 2) * ends;
      const limit = all + random.of([-2, -1, 0, 1, 2]);
      return {
        values: {
          ...{ child: child.name, she: child.she, a, d, sum, n, steps: n - 1, inMonth, limit },
          ...{ twoA: 2 * a, all, ends, isPossible: all <= limit },
        },
        apply: quantity(inMonth, 'taka'),
        judge: whole(all),
      };
    },
    'cq9-ladder'(random) {
      const [ladder, foot, height, next, lower] = random.of(ladders);
      const slope = ratio(height, foot);
      const drop = height - lower;
      return {
        values: { ladder, foot, next, height, slope: tex(slope), lower, drop, slid: next - foot },
        apply: fraction(slope),
        judge: quantity(drop, 'cm'),
      };
    },
  }),
  ...creativeOf('mathematics', 10, {
    'cq10-garden'(random) {
      const [w, more, path] = [random.int(6, 18), random.int(2, 9), random.int(1, 3)];
      const l = w + more;
      const [area, wide, long] = [w * l, w + 2 * path, l + 2 * path];
      const outer = wide * long;
      return {
        values: { area, more, path, w, l, wide, long, outer, left: outer - area, isMore: outer > 2 * area },
        apply: quantity(w, 'm'),
        judge: quantity(outer - area, 'm2'),
      };
    },
    'cq10-ball'(random) {
      const child = random.of(children);
      const n = random.int(2, 6);
      const v = 10 * n;
      const up = random.int(1, n - 1);
      const down = 2 * n - up;
      const height = 5 * up * down;
      const [top, time] = [5 * n * n, down - up];
      return {
        values: {
          child: child.name,
          v,
          height,
          n,
          top,
          twoN: 2 * n,
          product: up * down,
          up,
          down,
          time,
          isMore: time > n,
        },
        apply: quantity(top, 'm'),
        judge: quantity(time, 'second'),
      };
    },
    'cq10-roots'(random) {
      const [one, other] = [random.int(2, 9), random.int(2, 12)];
      const [s, p] = [one + other, one * other];
      const squares = s * s - 2 * p;
      return {
        values: { s, p, discriminant: s * s - 4 * p, squares, threeTimesP: 3 * p, isMore: squares > 3 * p },
        apply: whole(s * s - 4 * p),
        judge: whole(squares),
      };
    },
    'cq10-boat'(random) {
      const [v, c, way] = random.of(boats);
      const [up, down] = [way / (v - c), way / (v + c)];
      const hours = up + down;
      const saved = Math.round(60 * (hours - (2 * way) / v));
      const [twice, stillMinutes] = [2 * way, Math.round((120 * way) / v)];
      return {
        values: {
          way,
          hours,
          c,
          squared: c * c,
          twice,
          v,
          up,
          down,
          stillMinutes,
          longer: hours * 60,
          saved,
        },
        apply: quantity(v, 'kmph'),
        judge: quantity(saved, 'minute'),
      };
    },
  }),
  ...creativeOf('chemistry', 11, {
    'cq11-methane'(random) {
      const n = random.int(1, 12) / 2;
      const [mass, oxygen, left] = [16 * n, rounded(44.8 * n), random.int(2, 40)];
      const bottle = rounded(oxygen + left);
      const water = 36 * n;
      return {
        values: { mass, methane, bottle, n, twoN: 2 * n, water, oxygen, left, isEnough: left >= oxygen },
        apply: quantity(water, 'g'),
        judge: quantity(left, 'l'),
      };
    },
    'cq11-limestone'(random) {
      const [mass, pure] = [50 * random.int(2, 20), 5 * random.int(12, 19)];
      const real = rounded((mass * pure) / 100);
      const tank = random.int(2, 22) * 10;
      const [lime, gas] = [rounded((real * 56) / 100), rounded((real * 22.4) / 100)];
      return {
        values: {
          mass,
          pure,
          limestone,
          real,
          lime,
          tank,
          moles: rounded(real / 100),
          gas,
          fits: gas <= tank,
        },
        apply: quantity(lime, 'g'),
        judge: quantity(gas, 'l'),
      };
    },
  }),
  ...creativeOf('mathematics', 11, {
    'cq11-triangle'(random) {
      const [x1, y1] = [random.int(1, 4), random.int(1, 5)];
      const [x2, y2] = [x1 + random.int(2, 8), y1 + random.int(1, 6)];
      const [rise, run] = [y2 - y1, x2 - x1];
      const slope = ratio(rise, run);
      // Above the line through the other two, so that the three points form a triangle.
      const [x3, y3] = [x1 + random.int(1, run), y2 + random.int(3, 8)];
      const side = random.int(2, 5);
      const twice = Math.abs(x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2));
      const area = twice / 2;
      return {
        values: {
          ...{ x1, y1, x2, y2, x3, y3, rise, run, slope: tex(slope), isLowest: slope.d === run, side, twice },
          ...{ area, square: side * side, isMore: area > side * side },
        },
        apply: fraction(slope),
        judge: decimal(area),
      };
    },
    'cq11-shelf'(random) {
      const child = random.of(children);
      const n = random.int(4, 7);
      const fewer = random.int(2, 3);
      const product = (from: number, to: number): number => (from > to ? 1 : from * product(from + 1, to));
      const all = product(1, n);
      const some = product(n - fewer + 1, n);
      const factors = Array.from({ length: fewer }, (_, at) => n - at).join(' \\times ');
      const apart = all - 2 * product(1, n - 1);
      const together = all / n;
      return {
        values: {
          ...{ child: child.name, childOf: child.of, n, fewer, factors, some, all, things: n - 1, together },
          ...{ apart, twice: 2 * together, isMore: apart > 2 * together },
        },
        apply: whole(some),
        judge: whole(apart),
      };
    },
  }),
  ...creativeOf('mathematics', 12, {
    'cq12-cart'(random) {
      const t1 = random.int(1, 4);
      const t2 = t1 + 2 * random.int(1, 3);
      const [a, b] = [(3 * (t1 + t2)) / 2, 3 * t1 * t2];
      const later = t2 + random.int(1, 3);
      const v = 3 * later * later - 2 * a * later + b;
      const at = (t: number) => t ** 3 - a * t * t + b * t;
      const [firstPlace, secondPlace] = [at(t1), at(t2)];
      const back = firstPlace - secondPlace;
      return {
        values: {
          ...{ a, b, later, twiceA: 2 * a, v, t1, t2, firstPlace, secondPlace, back },
          ...{ minusSecond: inBrackets(secondPlace), isBehind: secondPlace < 0 },
        },
        apply: quantity(v, 'mps'),
        judge: quantity(back, 'm'),
      };
    },
    'cq12-box'(random) {
      const k = random.int(2, 9);
      const side = 6 * k;
      const cut = random.intBut(1, 3 * k - 1, k);
      const base = side - 2 * cut;
      const [own, volume] = [cut * base * base, 16 * k ** 3];
      return {
        values: { side, cut, base, own, k, widest: 4 * k, volume },
        apply: quantity(own, 'cm3'),
        judge: quantity(volume, 'cm3'),
      };
    },
    'cq12-tangent'(random) {
      const [b, c, p] = [random.int(2, 9), random.int(1, 30), random.int(1, 6)];
      const [slope, y] = [2 * p + b, p * p + b * p + c];
      const meets = c - p * p;
      return {
        values: { b, c, p, slope, y, meets, isAbove: meets > 0 },
        apply: whole(slope),
        judge: whole(meets),
      };
    },
    'cq12-price'(random) {
      const [k, half] = [random.int(2, 8), random.int(20, 60)];
      const most = 2 * k * half;
      const price = random.intBut(10, 2 * half - 5, half);
      const sold = most - k * price;
      const [income, best] = [price * sold, k * half * half];
      return {
        values: {
          most,
          k,
          price,
          sold,
          income,
          twoK: 2 * k,
          half,
          left: most - k * half,
          best,
          isLess: price < half,
        },
        apply: quantity(income, 'taka'),
        judge: quantity(best, 'taka'),
      };
    },
  }),
];
