import { decimal, fraction, whole } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { ratio, tex } from '../../practice/rational.ts';
import { say } from '../../practice/text.ts';
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
      // Above the line through both, so that the three make a triangle.
      const [x3, y3] = [x1 + random.int(1, x2 - x1), y2 + random.int(3, 8)];
      const side = random.int(2, 5);
      const twice = Math.abs(x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2));
      return {
        stem: say('cq11-triangle.stem', { x1, y1, x2, y2, x3, y3 }),
        know: {
          question: say('cq11-triangle.know-question'),
          scheme: [say('cq11-triangle.know-line')],
        },
        understand: {
          question: say('cq11-triangle.understand-question'),
          scheme: [say('cq11-triangle.understand-line-1'), say('cq11-triangle.understand-line-2')],
        },
        apply: {
          question: say('cq11-triangle.apply-question'),
          answer: fraction(slope),
          worked: [
            say('cq11-triangle.apply-step-1', { y2, y1, change: y2 - y1 }),
            say('cq11-triangle.apply-step-2', { x2, x1, change: x2 - x1 }),
            `$\\frac{${y2 - y1}}{${x2 - x1}} = ${tex(slope)}$`,
          ],
        },
        judge: {
          question: say('cq11-triangle.judge-question', { side }),
          answer: decimal(twice / 2),
          worked: [
            say('cq11-triangle.judge-step-1'),
            say('cq11-triangle.judge-step-2', { x1, y2, y3, x2, y1, x3 }),
            say('cq11-triangle.judge-step-3', { twice }),
            say('cq11-triangle.judge-step-4', {
              twice,
              area: twice / 2,
              side,
              square: side * side,
              isMore: twice / 2 > side * side,
            }),
          ],
        },
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
        stem: say('cq11-shelf.stem', { child: child.name, n, fewer, childOf: child.of }),
        know: {
          question: say('cq11-shelf.know-question'),
          scheme: [say('cq11-shelf.know-line')],
        },
        understand: {
          question: say('cq11-shelf.understand-question'),
          scheme: [say('cq11-shelf.understand-line-1'), say('cq11-shelf.understand-line-2')],
        },
        apply: {
          question: say('cq11-shelf.apply-question'),
          answer: whole(some),
          worked: [
            say('cq11-shelf.apply-step-1', { n }),
            say('cq11-shelf.apply-step-2'),
            `$${factors} = ${some}$`,
          ],
        },
        judge: {
          question: say('cq11-shelf.judge-question'),
          answer: whole(apart),
          worked: [
            say('cq11-shelf.judge-step-1', { n, all }),
            say('cq11-shelf.judge-step-2', { fewer: n - 1, allOverN: all / n }),
            say('cq11-shelf.judge-step-3', { allOverN: all / n, twoTimesAllOverN: (2 * all) / n }),
            say('cq11-shelf.judge-step-4', {
              all,
              twoTimesAllOverN: (2 * all) / n,
              apart,
              isMore: apart > (2 * all) / n,
            }),
          ],
        },
      };
    },
  }),
] as const;
