import { fraction, quantity, whole } from '../../practice/make-answers.ts';
import { asNumber, decimal as exactly, ratio, tex } from '../../practice/rational.ts';
import { children } from '../../practice/template.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

/**
 * How many seconds a stone falls from a bridge, and how much later a second one follows, as fast as a child can throw.
 */
const falls = [
  [1, 0.5],
  [1.4, 0.4],
  [1.5, 0.5],
  [1.6, 0.6],
  [1.8, 0.8],
  [2, 1],
  [2.4, 0.4],
  [2.5, 0.5],
] as const;

/** Rounds off errors of decimal arithmetic. */
const round = (value: number) => asNumber(exactly(value));

export const physicsOfClass9 = [
  creative({
    id: 'cq9-bus',
    subject: 'physics',
    class: 9,
    make(random) {
      const [a, t1, t2, t3] = [
        random.int(1, 3),
        2 * random.int(2, 5),
        random.int(10, 40),
        2 * random.int(2, 5),
      ];
      const [v, ahead] = [a * t1, 5 * random.int(2, 12)];
      const [first, middle, last] = [(v * t1) / 2, v * t2, (v * t3) / 2];
      const all = first + middle + last;
      const reaches = random.of([true, false]);
      const board = reaches ? all - ahead : all + ahead;
      const verdict = reaches
        ? say('cq9-bus.verdict-reaches-that-is-m-beyond', { ahead })
        : say('cq9-bus.verdict-not-reaches-that-is-m-before', { ahead });
      return {
        values: { a, t1, t2, t3, board, first, v, middle, last, all, verdict },
        apply: quantity(first, 'm'),
        judge: quantity(all, 'm'),
      };
    },
  }),
  creative({
    id: 'cq9-stones',
    subject: 'physics',
    class: 9,
    make(random) {
      const [t, later] = random.of(falls);
      const left = round(t - later);
      const [height, own] = [round(4.9 * t * t), round(4.9 * left * left)];
      const [first, thrown] = [round(9.8 * t), round((height - own) / left)];
      const second = round(thrown + 9.8 * left);
      const child = random.of(children);
      return {
        values: {
          child: child.name,
          height,
          later,
          tTimesT: round(t * t),
          t,
          first,
          left,
          own,
          thrown,
          second,
        },
        apply: quantity(first, 'mps'),
        judge: quantity(second, 'mps'),
      };
    },
  }),
] as const;

/**
 * Ladders that reach whole heights from two positions of the foot, in cm: the ladder, and each foot with its height.
 */
const ladders = [
  [250, [70, 240], [150, 200]],
  [500, [140, 480], [300, 400]],
  [650, [160, 630], [250, 600]],
  [650, [250, 600], [330, 560]],
  [650, [330, 560], [390, 520]],
  [850, [360, 770], [400, 750]],
  [850, [130, 840], [510, 680]],
] as const;

export const mathematicsOfClass9 = [
  creative({
    id: 'cq9-savings',
    subject: 'mathematics',
    class: 9,
    make(random) {
      const child = random.of(children);
      const [a, d] = [10 * random.int(5, 20), 10 * random.int(1, 6)];
      const [n, all] = [random.int(8, 15), 2 * random.int(4, 10)];
      const inMonth = a + (n - 1) * d;
      const whole2 = 2 * a + (all - 1) * d;
      const sum = (all / 2) * whole2;
      const limit = all + random.of([-2, -1, 0, 1, 2]);
      const verdict = all <= limit ? say('cq9-savings.possible') : say('cq9-savings.not-possible');
      return {
        values: {
          child: child.name,
          a,
          d,
          sum,
          she: child.she,
          n,
          steps: n - 1,
          inMonth,
          limit,
          twoTimesA: 2 * a,
          all,
          ends: whole2,
          verdict,
        },
        apply: quantity(inMonth, 'taka'),
        judge: whole(all),
      };
    },
  }),
  creative({
    id: 'cq9-ladder',
    subject: 'mathematics',
    class: 9,
    make(random) {
      const [ladder, [foot, height], [next, lower]] = random.of(ladders);
      const slope = ratio(height, foot);
      return {
        values: {
          ladder,
          foot,
          next,
          height,
          slope: tex(slope),
          lower,
          heightMinusLower: height - lower,
          nextMinusFoot: next - foot,
        },
        apply: fraction(slope),
        judge: quantity(height - lower, 'cm'),
      };
    },
  }),
] as const;

export const shapesOfClass10 = [
  creative({
    id: 'cq10-garden',
    subject: 'mathematics',
    class: 10,
    make(random) {
      const [w, more, path] = [random.int(6, 18), random.int(2, 9), random.int(1, 3)];
      const l = w + more;
      const outer = (w + 2 * path) * (l + 2 * path);
      const verdict = outer > 2 * w * l ? say('cq10-garden.verdict-yes') : say('cq10-garden.verdict-no');
      return {
        values: {
          wTimesL: w * l,
          more,
          path,
          w,
          l,
          wPlusTwoTimesPath: w + 2 * path,
          lPlusTwoTimesPath: l + 2 * path,
          outer,
          outerMinusWTimesL: outer - w * l,
          verdict,
        },
        apply: quantity(w, 'm'),
        judge: quantity(outer - w * l, 'm2'),
      };
    },
  }),
  creative({
    id: 'cq10-ball',
    subject: 'mathematics',
    class: 10,
    make(random) {
      const child = random.of(children);
      const n = random.int(2, 6);
      const v = 10 * n;
      const up = random.int(1, n - 1);
      const down = 2 * n - up;
      const height = 5 * up * down;
      return {
        values: {
          child: child.name,
          v,
          height,
          n,
          fiveTimesNTimesN: 5 * n * n,
          twoTimesN: 2 * n,
          upTimesDown: up * down,
          up,
          down,
          downMinusUp: down - up,
          isMore: down - up > n,
        },
        apply: quantity(5 * n * n, 'm'),
        judge: quantity(down - up, 'second'),
      };
    },
  }),
] as const;

/** Boats: their own speed and the stream's in kmh⁻¹, and a distance that takes whole hours up and down. */
const boats = [
  [5, 1, 12],
  [4, 2, 12],
  [10, 2, 24],
  [6, 2, 16],
  [6, 3, 18],
  [8, 4, 24],
  [9, 3, 36],
  [10, 5, 30],
  [12, 4, 32],
  [15, 5, 40],
] as const;

export const equationsOfClass10 = [
  creative({
    id: 'cq10-roots',
    subject: 'mathematics',
    class: 10,
    make(random) {
      const [one, other] = [random.int(2, 9), random.int(2, 12)];
      const [s, p] = [one + other, one * other];
      const squares = s * s - 2 * p;
      return {
        values: { s, p, discriminant: s * s - 4 * p, squares, threeTimesP: 3 * p, isMore: squares > 3 * p },
        apply: whole(s * s - 4 * p),
        judge: whole(squares),
      };
    },
  }),
  creative({
    id: 'cq10-boat',
    subject: 'mathematics',
    class: 10,
    make(random) {
      const [v, c, way] = random.of(boats);
      const [up, down] = [way / (v - c), way / (v + c)];
      const hours = up + down;
      const saved = Math.round(60 * (hours - (2 * way) / v));
      return {
        values: {
          way,
          hours,
          c,
          cTimesC: c * c,
          twoTimesWay: 2 * way,
          v,
          up,
          down,
          stillMinutes: Math.round((120 * way) / v),
          longer: hours * 60,
          saved,
        },
        apply: quantity(v, 'kmph'),
        judge: quantity(saved, 'minute'),
      };
    },
  }),
] as const;
