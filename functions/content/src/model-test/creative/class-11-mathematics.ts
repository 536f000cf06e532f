import { decimal, fraction, whole } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { ratio, tex } from '../../practice/rational.ts';
import { creative } from './creative.ts';

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
