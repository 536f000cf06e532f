import type { Level } from '../../../exercise.ts';
import { whole } from '../../../make-answers.ts';
import { children, counted, things } from '../../../names.ts';
import { topic } from '../../../template.ts';

/** By level: sums up to ten, around ten, up to twenty. */
const sizes: Readonly<Record<Level, Readonly<Record<'has' | 'gets', [from: number, to: number]>>>> = {
  1: { has: [2, 5], gets: [1, 5] },
  2: { has: [5, 9], gets: [3, 6] },
  3: { has: [6, 12], gets: [5, 8] },
};

/** Addition and subtraction with countable things. */
export const adding = topic('mathematics', 1, 'c1-counting-to-hundred', {
  'm1-put-together': {
    about: ['add-within-twenty', 'count-on', 'one-to-ten'],
    make(random, level) {
      const { has, gets } = sizes[level];
      const [a, b] = [random.int(...has), random.int(...gets)];
      const [child, thing] = [random.of(children), random.of(things)];
      const all = a + b;
      return {
        values: { a, b, child: child.name, childOf: child.of, things: counted(thing, a), all, next: a + 1 },
        answer: whole(a + b),
        mistakes: [a + b - 1, Math.abs(a - b), a + b + 1],
      };
    },
  },
});
