import { quantity, whole } from '../../practice/make-answers.ts';
import { say } from '../../practice/text.ts';
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
        stem: say('cq12-tangent.stem', { b, c, p }),
        know: {
          question: say('cq12-tangent.know-question'),
          scheme: [say('cq12-tangent.know-line')],
        },
        understand: {
          question: say('cq12-tangent.understand-question'),
          scheme: [say('cq12-tangent.understand-line-1'), say('cq12-tangent.understand-line-2')],
        },
        apply: {
          question: say('cq12-tangent.apply-question'),
          answer: whole(slope),
          worked: [
            say('cq12-tangent.apply-step-1', { b }),
            say('cq12-tangent.apply-step-2', { p }),
            `$2 \\times ${p} + ${b} = ${slope}$`,
          ],
        },
        judge: {
          question: say('cq12-tangent.judge-question'),
          answer: whole(meets),
          worked: [
            say('cq12-tangent.judge-step-1', { p, b, c, y }),
            say('cq12-tangent.judge-step-2', { p, b, slope }),
            say('cq12-tangent.judge-step-3', { slope, p, y }),
            say('cq12-tangent.judge-step-4', { y, slope, p, meets, isAbove: meets > 0 }),
          ],
        },
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
        stem: say('cq12-price.stem', { most, k, price }),
        know: {
          question: say('cq12-price.know-question'),
          scheme: [say('cq12-price.know-line')],
        },
        understand: {
          question: say('cq12-price.understand-question'),
          scheme: [say('cq12-price.understand-line-1'), say('cq12-price.understand-line-2')],
        },
        apply: {
          question: say('cq12-price.apply-question'),
          answer: quantity(price * (most - k * price), 'taka'),
          worked: [
            say('cq12-price.apply-step-1'),
            say('cq12-price.apply-step-2', { most, k, price, mostMinusKTimesPrice: most - k * price }),
            say('cq12-price.apply-step-3', {
              price,
              sold: most - k * price,
              income: price * (most - k * price),
            }),
          ],
        },
        judge: {
          question: say('cq12-price.judge-question'),
          answer: quantity(k * half * half, 'taka'),
          worked: [
            say('cq12-price.judge-step-1', { most, k }),
            say('cq12-price.judge-step-2', { most, twoTimesK: 2 * k }),
            say('cq12-price.judge-step-3', { most, twoTimesK: 2 * k, half }),
            say('cq12-price.judge-step-4', {
              half,
              mostMinusKTimesHalf: most - k * half,
              kTimesHalfTimesHalf: k * half * half,
              isLess: price < half,
            }),
          ],
        },
      };
    },
  }),
] as const;
