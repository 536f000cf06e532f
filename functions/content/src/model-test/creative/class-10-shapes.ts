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
        stem: say('cq10-garden.stem', { wTimesL: w * l, more, path }),
        know: {
          question: say('cq10-garden.know-question'),
          scheme: [say('cq10-garden.know-line')],
        },
        understand: {
          question: say('cq10-garden.understand-question'),
          scheme: [say('cq10-garden.understand-line-1'), say('cq10-garden.understand-line-2')],
        },
        apply: {
          question: say('cq10-garden.apply-question'),
          answer: quantity(w, 'm'),
          worked: [
            say('cq10-garden.apply-step-1', { more, wTimesL: w * l }),
            say('cq10-garden.apply-step-2', { w, l }),
            say('cq10-garden.apply-step-3', { w, l, wTimesL: w * l }),
          ],
        },
        judge: {
          question: say('cq10-garden.judge-question'),
          answer: quantity(outer - w * l, 'm2'),
          worked: [
            say('cq10-garden.judge-step-1', { w, l }),
            say('cq10-garden.judge-step-2', {
              w,
              path,
              wPlusTwoTimesPath: w + 2 * path,
              l,
              lPlusTwoTimesPath: l + 2 * path,
            }),
            say('cq10-garden.judge-step-3', {
              wPlusTwoTimesPath: w + 2 * path,
              lPlusTwoTimesPath: l + 2 * path,
              outer,
            }),
            say('cq10-garden.judge-step-4', {
              outer,
              wTimesL: w * l,
              outerMinusWTimesL: outer - w * l,
              verdict,
            }),
          ],
        },
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
        stem: say('cq10-ball.stem', { child: child.name, v, height }),
        know: {
          question: say('cq10-ball.know-question'),
          scheme: [say('cq10-ball.know-line')],
        },
        understand: {
          question: say('cq10-ball.understand-question'),
          scheme: [say('cq10-ball.understand-line-1'), say('cq10-ball.understand-line-2')],
        },
        apply: {
          question: say('cq10-ball.apply-question'),
          answer: quantity(5 * n * n, 'm'),
          worked: [
            say('cq10-ball.apply-step-1', { v, n }),
            say('cq10-ball.apply-step-2', { n }),
            say('cq10-ball.apply-step-3', { v, n, fiveTimesNTimesN: 5 * n * n }),
          ],
        },
        judge: {
          question: say('cq10-ball.judge-question', { twoTimesN: 2 * n }),
          answer: quantity(down - up, 'second'),
          worked: [
            say('cq10-ball.judge-step-1', { v, height }),
            say('cq10-ball.judge-step-2', { twoTimesN: 2 * n, upTimesDown: up * down }),
            say('cq10-ball.judge-step-3', { up, down }),
            say('cq10-ball.judge-step-4', {
              down,
              up,
              downMinusUp: down - up,
              n,
              isMore: down - up > n,
            }),
          ],
        },
      };
    },
  }),
] as const;
