import { quantity, whole } from '../../practice/make-answers.ts';
import { creative } from './creative.ts';

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
