import { whole } from '../../../make-answers.ts';
import { counted, things } from '../../../names.ts';
import { topic } from '../../../template.ts';

/** Columns and the times tables. */
export const sums = topic('mathematics', 2, '', {
  'm2-add-in-columns': {
    about: ['add-two-digits', 'column-with-carry'],
    make(random, level) {
      const [o1, o2] =
        level === 1 ? [random.int(1, 5), random.int(1, 4)] : [random.int(3, 9), random.int(7, 9)];
      const [t1, t2] =
        level === 3 ? [random.int(5, 9), random.int(5, 9)] : [random.int(1, 4), random.int(1, 4)];
      const [a, b] = [t1 * 10 + o1, t2 * 10 + o2];
      const ones = o1 + o2;
      const carries = ones > 9;
      const tens = a - o1 + b - o2;
      return {
        values: { a, b, o1, o2, ones, tens, kept: ones - 10, firstTens: a - o1, secondTens: b - o2, carries },
        answer: whole(a + b),
        worked: `$${tens} + ${ones} = ${a + b}$`,
        mistakes: [
          carries && a + b - 10,
          carries && (tens / 10) * 100 + ones,
          !carries && a + b + 10,
          Math.abs(a - b),
        ],
      };
    },
  },
  'm2-take-away-in-columns': {
    about: ['subtract-two-digits', 'column-with-borrow'],
    make(random, level) {
      const opens = level > 1;
      const [o1, o2] = opens ? [random.int(0, 5), random.int(6, 9)] : [random.int(5, 9), random.int(1, 4)];
      const t2 = random.int(level === 3 ? 3 : 1, level === 3 ? 8 : 4);
      const a = (level === 3 ? random.int(10, 11) : random.int(t2 + 1, 9)) * 10 + o1;
      const b = t2 * 10 + o2;
      return {
        values: {
          a,
          b,
          o1,
          o2,
          ones: o1 - o2,
          opens,
          opened: o1 + 10,
          onesLeft: o1 + 10 - o2,
          firstTens: a - o1,
          secondTens: b - o2,
          tens: a - o1 - b + o2,
          aMinusB: a - b,
        },
        answer: whole(a - b),
        mistakes: [
          (Math.floor(a / 10) - t2) * 10 + Math.abs(o1 - o2),
          opens ? a - b + 10 : a - b - 10,
          a + b,
        ],
      };
    },
  },
  'm2-rows-of-things': {
    about: ['times-tables', 'equal-rows'],
    make(random, level) {
      const a = random.of(
        [
          [2, 5, 10],
          [2, 3, 4, 5, 10],
          [6, 7, 8, 9],
        ][level - 1] ?? [2],
      );
      const b = random.int(2, 10);
      const thing = random.of(things);
      const [goesOn, sum] = [b > 4, Array.from({ length: Math.min(b, 4) }, () => a).join(' + ')];
      return {
        values: { b, a, things: counted(thing, a), sum, goesOn },
        answer: whole(a * b),
        worked: `$${b} \\times ${a} = ${a * b}$`,
        mistakes: [a + b, a * (b - 1), a * (b + 1)],
      };
    },
  },
});
