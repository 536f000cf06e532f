import { quantity } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { asNumber, decimal as exactly } from '../../practice/rational.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

/** Seconds that a stone falls from a bridge, and how much later the second one follows, thrown as fast as a child can. */
const falls = [
  [1, 0.5],
  [1.4, 0.4],
  [1.5, 0.5],
  [1.6, 0.6],
  [1.8, 0.8],
  [2, 1],
  [2.4, 0.4],
  [2.5, 0.5],
] as const;

/** Without the dust of sums with decimals. */
const round = (value: number) => asNumber(exactly(value));

export const physicsOfClass9 = [
  creative({
    id: 'cq9-bus',
    subject: 'physics',
    class: 9,
    make(random) {
      const [a, t1, t2, t3] = [
        random.int(1, 3),
        2 * random.int(2, 5),
        random.int(10, 40),
        2 * random.int(2, 5),
      ];
      const [v, ahead] = [a * t1, 5 * random.int(2, 12)];
      const [first, middle, last] = [(v * t1) / 2, v * t2, (v * t3) / 2];
      const all = first + middle + last;
      const reaches = random.of([true, false]);
      const board = reaches ? all - ahead : all + ahead;
      const verdict = reaches
        ? say('cq9-bus.verdict-reaches-that-is-m-beyond', { ahead })
        : say('cq9-bus.verdict-not-reaches-that-is-m-before', { ahead });
      return {
        stem: say('cq9-bus.stem', { a, t1, t2, t3, board }),
        know: {
          question: say('cq9-bus.know-question'),
          scheme: [say('cq9-bus.know-line')],
        },
        understand: {
          question: say('cq9-bus.understand-question'),
          scheme: [say('cq9-bus.understand-line-1'), say('cq9-bus.understand-line-2')],
        },
        apply: {
          question: say('cq9-bus.apply-question', { t1 }),
          answer: quantity(first, 'm'),
          worked: [
            say('cq9-bus.apply-step-1'),
            say('cq9-bus.apply-step-2', { a, t1 }),
            say('cq9-bus.apply-step-3', { a, t1, first }),
          ],
        },
        judge: {
          question: say('cq9-bus.judge-question'),
          answer: quantity(all, 'm'),
          worked: [
            say('cq9-bus.judge-step-1', { a, t1, v }),
            say('cq9-bus.judge-step-2', { v, t2, middle }),
            say('cq9-bus.judge-step-3', { v, t3, last }),
            say('cq9-bus.judge-step-4', { first, middle, last, all, verdict }),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq9-stones',
    subject: 'physics',
    class: 9,
    make(random) {
      const [t, later] = random.of(falls);
      const left = round(t - later);
      const [height, own] = [round(4.9 * t * t), round(4.9 * left * left)];
      const [first, thrown] = [round(9.8 * t), round((height - own) / left)];
      const second = round(thrown + 9.8 * left);
      const child = random.of(children);
      const s = later === 1 ? 'second' : 'seconds';
      return {
        stem: say('cq9-stones.stem', { child: child.name, height, later, s }),
        know: {
          question: say('cq9-stones.know-question'),
          scheme: [say('cq9-stones.know-line')],
        },
        understand: {
          question: say('cq9-stones.understand-question'),
          scheme: [say('cq9-stones.understand-line-1'), say('cq9-stones.understand-line-2')],
        },
        apply: {
          question: say('cq9-stones.apply-question'),
          answer: quantity(first, 'mps'),
          worked: [
            say('cq9-stones.apply-step-1', { height, tTimesT: round(t * t) }),
            say('cq9-stones.apply-step-2', { tTimesT: round(t * t), t }),
            `$v = gt$: $9.8 \\times ${t} = ${first}$ ms⁻¹`,
          ],
        },
        judge: {
          question: say('cq9-stones.judge-question'),
          answer: quantity(second, 'mps'),
          worked: [
            say('cq9-stones.judge-step-1', { t, later, left }),
            say('cq9-stones.judge-step-2', { left, own }),
            say('cq9-stones.judge-step-3', { height, own, left, thrown }),
            say('cq9-stones.judge-step-4', { thrown, left, second, first }),
          ],
        },
      };
    },
  }),
] as const;
