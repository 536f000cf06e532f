import { quantity } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

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
