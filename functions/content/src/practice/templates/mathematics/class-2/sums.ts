import { misconception, whole } from '../../../make-answers.ts';
import { counted, things } from '../../../names.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const about = { subject: 'mathematics', class: 2, lessons: [] } as const;

/** Columns and the times tables. */
export const sums = [
  template({
    ...about,
    id: 'm2-add-in-columns',
    skill: 'add-two-digits',
    strategy: 'column-with-carry',
    lessons: [],
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
        question: say('m2-add-in-columns.question', { a, b }),
        answer: whole(a + b),
        hints: [
          say('m2-add-in-columns.hint-1', { o1, o2, ones }),
          carries
            ? say('m2-add-in-columns.hint-2-carries', { ones, kept: ones - 10 })
            : say('m2-add-in-columns.hint-2-not-carries', { firstTens: a - o1, secondTens: b - o2, tens }),
          `$${tens} + ${ones} = ${a + b}$`,
        ],
        misconceptions: [
          ...(carries
            ? [
                misconception(a + b - 10, say('m2-add-in-columns.mistake-1-carries')),
                misconception(
                  (tens / 10) * 100 + ones,
                  say('m2-add-in-columns.mistake-1-carries-the-ones-may'),
                ),
              ]
            : [misconception(a + b + 10, say('m2-add-in-columns.mistake-1-not-carries', { ones }))]),
          misconception(Math.abs(a - b), say('m2-add-in-columns.mistake-2')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm2-take-away-in-columns',
    skill: 'subtract-two-digits',
    strategy: 'column-with-borrow',
    lessons: [],
    make(random, level) {
      const opens = level > 1;
      const [o1, o2] = opens ? [random.int(0, 5), random.int(6, 9)] : [random.int(5, 9), random.int(1, 4)];
      const t2 = random.int(level === 3 ? 3 : 1, level === 3 ? 8 : 4);
      const a = (level === 3 ? random.int(10, 11) : random.int(t2 + 1, 9)) * 10 + o1;
      const b = t2 * 10 + o2;
      return {
        question: say('m2-take-away-in-columns.question', { a, b }),
        answer: whole(a - b),
        hints: [
          opens
            ? say('m2-take-away-in-columns.hint-1-opens', { o1, o2 })
            : say('m2-take-away-in-columns.hint-1-not-opens', { o1, o2, ones: o1 - o2 }),
          opens
            ? say('m2-take-away-in-columns.hint-2-opens', {
                opened: o1 + 10,
                o2,
                ones: o1 + 10 - o2,
              })
            : say('m2-take-away-in-columns.hint-2-not-opens', {
                firstTens: a - o1,
                secondTens: b - o2,
                tens: a - o1 - b + o2,
              }),
          say('m2-take-away-in-columns.hint-3', { a, b, aMinusB: a - b }),
        ],
        misconceptions: [
          misconception(
            (Math.floor(a / 10) - t2) * 10 + Math.abs(o1 - o2),
            say('m2-take-away-in-columns.mistake-1'),
          ),
          opens
            ? misconception(a - b + 10, say('m2-take-away-in-columns.mistake-2-opens'))
            : misconception(a - b - 10, say('m2-take-away-in-columns.mistake-2-not-opens')),
          misconception(a + b, say('m2-take-away-in-columns.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm2-rows-of-things',
    skill: 'times-tables',
    strategy: 'equal-rows',
    lessons: [],
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
      return {
        question: say('m2-rows-of-things.question', { b, a, things: counted(thing, a) }),
        answer: whole(a * b),
        hints: [
          say('m2-rows-of-things.hint-1', { b, a }),
          say('m2-rows-of-things.hint-2', {
            sum: Array.from({ length: Math.min(b, 4) }, () => a).join(' + '),
            goesOn: b > 4,
          }),
          `$${b} \\times ${a} = ${a * b}$`,
        ],
        misconceptions: [
          misconception(a + b, say('m2-rows-of-things.mistake-1')),
          misconception(a * (b - 1), say('m2-rows-of-things.mistake-2', { b })),
          misconception(a * (b + 1), say('m2-rows-of-things.mistake-3', { b })),
        ],
      };
    },
  }),
];
