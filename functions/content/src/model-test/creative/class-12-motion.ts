import { quantity } from '../../practice/make-answers.ts';
import { creative } from './creative.ts';

/** A number to subtract. A negative one is in brackets. */
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
