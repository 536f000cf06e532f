import { whole } from '../../../make-answers.ts';
import { children, counted, things } from '../../../names.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

/** Denominators, with numerators that make fractions in lowest terms. */
const proper = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 1],
  [4, 3],
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [6, 5],
  [8, 3],
  [8, 5],
  [10, 3],
  [10, 7],
] as const;

/** A fraction of an amount, and the amount from its part. */
export const partOfAmount = topic('mathematics', 4, 'free-fractions-from-zero', {
  'm4-part-of-amount': {
    about: ['fraction-of-amount', 'one-part-then-many', 'a-fraction-of-something'],
    make(random, level) {
      const [d, n] = random.of(level === 1 ? proper.slice(0, 7) : proper.slice(2));
      const part = random.int(2, 4 + 4 * level);
      const [child, thing] = [random.of(children), random.of(things)];
      const all = d * part;
      const [childOf, nTimesPart] = [child.of, n * part];
      return {
        values: { all, n, d, part, child: child.name, childOf, things: counted(thing, all), nTimesPart },
        answer: whole(n * part),
        mistakes: [all - n * part, part, all - n, n * all],
      };
    },
  },
  'm5-whole-from-part': {
    about: ['whole-from-part', 'one-part-then-all', 'a-fraction-of-something'],
    class: 5,
    make(random, level) {
      const [d, n] = random.of(proper.slice(level === 1 ? 1 : 4).filter(([, top]) => level === 1 || top > 1));
      const part = random.int(2, 5 + 3 * level);
      const some = n * part;
      const way = random.of(ways);
      return {
        values: { some, n, d, way, part, dTimesPart: d * part },
        answer: whole(d * part),
        mistakes: [part, some * d, some + d],
      };
    },
  },
});

const ways = [
  say('part-of-amount.way-on-foot'),
  say('part-of-amount.way-by-bicycle'),
  say('part-of-amount.way-by-rickshaw'),
  say('part-of-amount.way-by-bus'),
  say('part-of-amount.way-by-boat'),
];
