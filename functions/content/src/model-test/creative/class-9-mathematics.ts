import { fraction, quantity, whole } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { ratio, tex } from '../../practice/rational.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

/** Ladders that reach whole heights from two places of their foot, in cm: the ladder, and each foot with its height. */
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
      const she = child.she ? 'she' : 'he';
      const limit = all + random.of([-2, -1, 0, 1, 2]);
      const verdict = all <= limit ? say('cq9-savings.possible') : say('cq9-savings.not-possible');
      return {
        stem: say('cq9-savings.stem', { child: child.name, a, d, sum }),
        know: {
          question: say('cq9-savings.know-question'),
          scheme: [say('cq9-savings.know-line')],
        },
        understand: {
          question: say('cq9-savings.understand-question'),
          scheme: [say('cq9-savings.understand-line-1'), say('cq9-savings.understand-line-2')],
        },
        apply: {
          question: say('cq9-savings.apply-question', { she, n }),
          answer: quantity(inMonth, 'taka'),
          worked: [
            say('cq9-savings.apply-step-1'),
            say('cq9-savings.apply-step-2', { a, d }),
            say('cq9-savings.apply-step-3', { a, steps: n - 1, d, inMonth }),
          ],
        },
        judge: {
          question: say('cq9-savings.judge-question', { limit, she }),
          answer: whole(all),
          worked: [
            say('cq9-savings.judge-step-1'),
            say('cq9-savings.judge-step-2', { sum, twoTimesA: 2 * a, d }),
            say('cq9-savings.judge-step-3'),
            say('cq9-savings.judge-step-4', { all, ends: whole2, sum, verdict, limit }),
          ],
        },
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
        stem: say('cq9-ladder.stem', { ladder, foot, next }),
        know: {
          question: say('cq9-ladder.know-question'),
          scheme: [say('cq9-ladder.know-line')],
        },
        understand: {
          question: say('cq9-ladder.understand-question'),
          scheme: [say('cq9-ladder.understand-line-1'), say('cq9-ladder.understand-line-2')],
        },
        apply: {
          question: say('cq9-ladder.apply-question'),
          answer: fraction(slope),
          worked: [
            say('cq9-ladder.apply-step-1', { ladder, foot, height }),
            say('cq9-ladder.apply-step-2'),
            `$\\frac{${height}}{${foot}} = ${tex(slope)}$`,
          ],
        },
        judge: {
          question: say('cq9-ladder.judge-question'),
          answer: quantity(height - lower, 'cm'),
          worked: [
            say('cq9-ladder.judge-step-1'),
            say('cq9-ladder.judge-step-2', { ladder, foot, height }),
            say('cq9-ladder.judge-step-3', { ladder, next, lower }),
            say('cq9-ladder.judge-step-4', {
              height,
              lower,
              heightMinusLower: height - lower,
              next,
              foot,
              nextMinusFoot: next - foot,
            }),
          ],
        },
      };
    },
  }),
] as const;
