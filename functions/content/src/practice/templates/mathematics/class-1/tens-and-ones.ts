import { misconception, order, reversed, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const lesson = (name: string) => [`c1-counting-to-hundred/${name}`];
const about = { subject: 'mathematics', class: 1 } as const;

/** Numbers to a hundred: counting, houses of tens and ones, steps. */
export const tensAndOnes = [
  template({
    ...about,
    id: 'm1-how-many-to-ten',
    skill: 'make-ten',
    strategy: 'empty-places',
    lessons: lesson('one-to-ten'),
    variety: 34,
    make(random, level) {
      const full = level === 3 ? 20 : 10;
      const has = random.int(1, full - 1);
      const isDrawn = level === 1;
      const figure = {
        kind: 'counters',
        groups: [{ count: has, label: say('m1-how-many-to-ten.so-far') }],
        perRow: 5,
        caption: say('m1-how-many-to-ten.caption'),
      };
      return {
        question: isDrawn
          ? [say('m1-how-many-to-ten.question-drawn', { full }), { figure }]
          : say('m1-how-many-to-ten.question', { has, full }),
        answer: whole(full - has),
        hints: [
          say('m1-how-many-to-ten.hint-1', { has, full }),
          say('m1-how-many-to-ten.hint-2'),
          say('m1-how-many-to-ten.hint-3', { has, fullMinusHas: full - has, full }),
        ],
        misconceptions: [
          misconception(full - has + 1, say('m1-how-many-to-ten.mistake-1', { has })),
          misconception(full + has, say('m1-how-many-to-ten.mistake-2', { full })),
          misconception(has, say('m1-how-many-to-ten.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm1-tens-and-ones',
    skill: 'place-value',
    strategy: 'bundles-of-ten',
    lessons: lesson('tens-and-ones'),
    variety: 200,
    make(random, level) {
      const [tens, ones] = [random.int(level === 1 ? 1 : 4, level === 1 ? 4 : 8), random.int(1, 9)];
      const number = tens * 10 + ones;
      const things = random.of(bundled);
      const isExtra = level === 3;
      // More loose ones than make another ten.
      const extra = isExtra ? random.int(10 - ones, 9) : 0;
      const loose = ones + extra;
      const all = number + extra;
      return {
        question: say(`m1-tens-and-ones.question-${things}`, { tens, loose }),
        answer: whole(all),
        hints: [
          say('m1-tens-and-ones.hint-1', {
            list: Array.from({ length: tens }, (_, at) => (at + 1) * 10).join(', '),
          }),
          say('m1-tens-and-ones.hint-2', { loose }),
          `$${tens * 10} + ${loose} = ${all}$`,
        ],
        misconceptions: [
          misconception(tens + loose, say('m1-tens-and-ones.mistake-1')),
          ...(loose < 10
            ? [misconception(loose * 10 + tens, say('m1-tens-and-ones.mistake-2-swapped'))]
            : [
                misconception(
                  tens * 10 + loose - 10,
                  say('m1-tens-and-ones.mistake-2-one-ten-more', { loose }),
                ),
              ]),
          misconception(tens * 10, say('m1-tens-and-ones.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm1-in-the-hundred-house',
    skill: 'neighbours-of-a-number',
    strategy: 'one-or-ten-steps',
    lessons: lesson('the-hundred-house'),
    make(random, level) {
      const move = random.of<number>(level === 1 ? moves.slice(0, 2) : moves);
      const isMore = move > 0;
      const times = level === 3 ? random.int(2, 3) : 1;
      const step = move * times;
      const from = random.int(Math.max(2, 1 - step), Math.min(99, 100 - step));
      const right = from + step;
      return {
        question: say('m1-in-the-hundred-house.question', { step: Math.abs(step), isMore, from }),
        answer: whole(right),
        hints: [
          say('m1-in-the-hundred-house.hint-1', { isMore }),
          Math.abs(move) === 10
            ? say('m1-in-the-hundred-house.hint-2-tens')
            : say('m1-in-the-hundred-house.hint-2-ones'),
          `$${from} ${step > 0 ? '+' : '-'} ${Math.abs(step)} = ${right}$`,
        ],
        misconceptions: [
          misconception(from - step, say('m1-in-the-hundred-house.mistake-1', { isMore })),
          misconception(
            from + (Math.abs(move) === 10 ? step / 10 : step * 10),
            say('m1-in-the-hundred-house.mistake-2'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm1-smallest-first',
    skill: 'compare-numbers',
    strategy: 'tens-before-ones',
    lessons: lesson('tens-and-ones'),
    make(random, level) {
      const [t, o] = [random.int(2, 8), random.int(1, 9)];
      const first = t * 10 + o;
      const swapped = o * 10 + t;
      const list = new Set([first, ...(level > 1 && swapped !== first ? [swapped] : [])]);
      while (list.size < level + 2) list.add(random.int(11, 99));
      const sorted = [...list].sort((a, b) => a - b);
      const byOnes = [...sorted].sort((a, b) => (a % 10) - (b % 10) || a - b);
      const items = sorted.map((one) => String(one));
      const item = (value: number) => items[sorted.indexOf(value)] ?? '';
      return {
        question: say('m1-smallest-first.question', { numbers: [...list].join(', ') }),
        ...order(random, items, reversed(items, say('m1-smallest-first.that-is-the-largest')), [
          byOnes.map(item),
          say('m1-smallest-first.you-went'),
        ]),
        hints: [
          say('m1-smallest-first.hint-1'),
          say('m1-smallest-first.hint-2'),
          say('m1-smallest-first.hint-3', { sorted: sorted.join(', ') }),
        ],
      };
    },
  }),
];

const moves = [1, -1, 10, -10] as const;

const bundled = ['sticks', 'eggs', 'mangoes', 'pencils'] as const;
