import { fraction, quantity, whole } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { ratio, tex } from '../../practice/rational.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

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
