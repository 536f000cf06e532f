import { misconception, whole } from '../../../make-answers.ts';
import { children, counted, things } from '../../../names.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const about = {
  subject: 'mathematics',
  lessons: ['free-fractions-from-zero/a-fraction-of-something'],
} as const;

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
export const partOfAmount = [
  template({
    ...about,
    class: 4,
    id: 'm4-part-of-amount',
    skill: 'fraction-of-amount',
    strategy: 'one-part-then-many',
    make(random, level) {
      const [d, n] = random.of(level === 1 ? proper.slice(0, 7) : proper.slice(2));
      const part = random.int(2, 4 + 4 * level);
      const [child, thing] = [random.of(children), random.of(things)];
      const all = d * part;
      return {
        question: say('m4-part-of-amount.question', {
          child: child.name,
          all,
          n,
          d,
          childOf: child.of,
          things: counted(thing, all),
        }),
        answer: whole(n * part),
        hints: [
          say('m4-part-of-amount.hint-1', { d }),
          say('m4-part-of-amount.hint-2', { all, d, part }),
          say('m4-part-of-amount.hint-3', { n, part, nTimesPart: n * part }),
        ],
        misconceptions: [
          misconception(all - n * part, say('m4-part-of-amount.mistake-1')),
          misconception(part, say('m4-part-of-amount.mistake-2', { n })),
          misconception(all - n, say('m4-part-of-amount.mistake-3', { n, all })),
          misconception(n * all, say('m4-part-of-amount.mistake-4', { d })),
        ],
      };
    },
  }),
  template({
    ...about,
    class: 5,
    id: 'm5-whole-from-part',
    skill: 'whole-from-part',
    strategy: 'one-part-then-all',
    make(random, level) {
      const [d, n] = random.of(proper.slice(level === 1 ? 1 : 4).filter(([, top]) => level === 1 || top > 1));
      const part = random.int(2, 5 + 3 * level);
      const some = n * part;
      const way = random.of(ways);
      return {
        question: say('m5-whole-from-part.question', { some, n, d, way }),
        answer: whole(d * part),
        hints: [
          say('m5-whole-from-part.hint-1', { n, d, some }),
          say('m5-whole-from-part.hint-2', { some, n, part }),
          say('m5-whole-from-part.hint-3', { d, part, dTimesPart: d * part }),
        ],
        misconceptions: [
          misconception(part, say('m5-whole-from-part.mistake-1', { d })),
          misconception(some * d, say('m5-whole-from-part.mistake-2', { some, n })),
          misconception(some + d, say('m5-whole-from-part.mistake-3')),
        ],
      };
    },
  }),
];

const ways = [
  say('part-of-amount.way-on-foot'),
  say('part-of-amount.way-by-bicycle'),
  say('part-of-amount.way-by-rickshaw'),
  say('part-of-amount.way-by-bus'),
  say('part-of-amount.way-by-boat'),
];
