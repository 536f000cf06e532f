import type { Level } from '../../../exercise.ts';
import { misconception, whole } from '../../../make-answers.ts';
import { children, counted, things } from '../../../names.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

/** By level: sums up to ten, around ten, up to twenty. */
const sizes: Readonly<Record<Level, Readonly<Record<'has' | 'gets', [from: number, to: number]>>>> = {
  1: { has: [2, 5], gets: [1, 5] },
  2: { has: [5, 9], gets: [3, 6] },
  3: { has: [6, 12], gets: [5, 8] },
};

/** Addition and subtraction with countable things. */
export const adding = [
  template({
    id: 'm1-put-together',
    skill: 'add-within-twenty',
    subject: 'mathematics',
    class: 1,
    strategy: 'count-on',
    lessons: ['c1-counting-to-hundred/one-to-ten'],
    make(random, level) {
      const { has, gets } = sizes[level];
      const [a, b] = [random.int(...has), random.int(...gets)];
      const [child, thing] = [random.of(children), random.of(things)];
      return {
        question: say('m1-put-together.question', {
          child: child.name,
          a,
          b,
          childOf: child.of,
          things: counted(thing, a),
        }),
        answer: whole(a + b),
        hints: [
          say('m1-put-together.hint-1'),
          say('m1-put-together.hint-2', { a, b }),
          say('m1-put-together.hint-3', { a, b, all: a + b }),
        ],
        misconceptions: [
          misconception(a + b - 1, say('m1-put-together.mistake-1', { next: a + 1, a })),
          misconception(Math.abs(a - b), say('m1-put-together.mistake-2')),
          misconception(a + b + 1, say('m1-put-together.mistake-3')),
        ],
      };
    },
  }),
];
