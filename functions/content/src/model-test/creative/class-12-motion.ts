import { quantity } from '../../practice/make-answers.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

/** A number that is taken away: one below zero stands in brackets. */
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
        stem: say('cq12-cart.stem', { a, b }),
        know: {
          question: say('cq12-cart.know-question'),
          scheme: [say('cq12-cart.know-line')],
        },
        understand: {
          question: say('cq12-cart.understand-question'),
          scheme: [say('cq12-cart.understand-line-1'), say('cq12-cart.understand-line-2')],
        },
        apply: {
          question: say('cq12-cart.apply-question', { later }),
          answer: quantity(v, 'mps'),
          worked: [
            say('cq12-cart.apply-step-1'),
            `$v = 3t^2 - ${2 * a}t + ${b}$`,
            `$3 \\times ${later}^2 - ${2 * a} \\times ${later} + ${b} = ${v}$ ms⁻¹`,
          ],
        },
        judge: {
          question: say('cq12-cart.judge-question'),
          answer: quantity(back, 'm'),
          worked: [
            say('cq12-cart.judge-step-1', { twoTimesA: 2 * a, b, t1, t2 }),
            say('cq12-cart.judge-step-2', { t1, place: at(t1) }),
            say('cq12-cart.judge-step-3', { t2, place: at(t2) }),
            say('cq12-cart.judge-step-4', {
              t1: at(t1),
              t2: minus(at(t2)),
              back,
              t22: at(t2),
              isBehind: at(t2) < 0,
            }),
          ],
        },
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
        stem: say('cq12-box.stem', { side, cut }),
        know: {
          question: say('cq12-box.know-question'),
          scheme: [say('cq12-box.know-line')],
        },
        understand: {
          question: say('cq12-box.understand-question'),
          scheme: [say('cq12-box.understand-line-1'), say('cq12-box.understand-line-2')],
        },
        apply: {
          question: say('cq12-box.apply-question', { cut }),
          answer: quantity(cut * base * base, 'cm3'),
          worked: [
            say('cq12-box.apply-step-1', { side, cut, base }),
            say('cq12-box.apply-step-2', { cut }),
            say('cq12-box.apply-step-3', { cut, base, cutTimesBaseTimesBase: cut * base * base }),
          ],
        },
        judge: {
          question: say('cq12-box.judge-question', { cut }),
          answer: quantity(16 * k ** 3, 'cm3'),
          worked: [
            `$V = x(${side} - 2x)^2$`,
            say('cq12-box.judge-step-2', { side }),
            say('cq12-box.judge-step-3', { k }),
            say('cq12-box.judge-step-4', { k, side: 4 * k, volume: 16 * k ** 3 }),
          ],
        },
      };
    },
  }),
] as const;
