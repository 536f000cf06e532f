import { quantity } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { asNumber, decimal as exactly } from '../../practice/rational.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

/**
 * How many seconds a stone falls from a bridge, and how much later a second one follows, as fast as a child can throw.
 */
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

/** Rounds off errors of decimal arithmetic. */
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
        values: { a, t1, t2, t3, board, first, v, middle, last, all, verdict },
        apply: quantity(first, 'm'),
        judge: quantity(all, 'm'),
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
      return {
        values: {
          child: child.name,
          height,
          later,
          tTimesT: round(t * t),
          t,
          first,
          left,
          own,
          thrown,
          second,
        },
        apply: quantity(first, 'mps'),
        judge: quantity(second, 'mps'),
      };
    },
  }),
] as const;
