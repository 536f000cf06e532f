import { order, reversed, whole } from '../../../make-answers.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

/** Numbers to a hundred: counting, houses of tens and ones, steps. */
export const tensAndOnes = topic('mathematics', 1, 'c1-counting-to-hundred', {
  'm1-how-many-to-ten': {
    about: ['make-ten', 'empty-places', 'one-to-ten'],
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
        values: { full, has, fullMinusHas: full - has },
        ...(isDrawn && { asks: 'drawn', figure }),
        answer: whole(full - has),
        mistakes: [full - has + 1, full + has, has],
      };
    },
  },
  'm1-tens-and-ones': {
    about: ['place-value', 'bundles-of-ten', 'tens-and-ones'],
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
        values: { loose, tens, list: Array.from({ length: tens }, (_, at) => (at + 1) * 10).join(', ') },
        asks: things,
        answer: whole(all),
        worked: `$${tens * 10} + ${loose} = ${all}$`,
        mistakes: [
          tens + loose,
          loose < 10 && loose * 10 + tens,
          loose >= 10 && tens * 10 + loose - 10,
          tens * 10,
        ],
      };
    },
  },
  'm1-in-the-hundred-house': {
    about: ['neighbours-of-a-number', 'one-or-ten-steps', 'the-hundred-house'],
    make(random, level) {
      const move = random.of<number>(level === 1 ? moves.slice(0, 2) : moves);
      const isMore = move > 0;
      const times = level === 3 ? random.int(2, 3) : 1;
      const step = move * times;
      const from = random.int(Math.max(2, 1 - step), Math.min(99, 100 - step));
      const right = from + step;
      return {
        values: { isMore, from, step: Math.abs(step), isTens: Math.abs(move) === 10 },
        answer: whole(right),
        worked: `$${from} ${step > 0 ? '+' : '-'} ${Math.abs(step)} = ${right}$`,
        mistakes: [from - step, from + (Math.abs(move) === 10 ? step / 10 : step * 10)],
      };
    },
  },
  'm1-smallest-first': {
    about: ['compare-numbers', 'tens-before-ones', 'tens-and-ones'],
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
        values: { numbers: [...list].join(', '), sorted: sorted.join(', ') },
        ...order(random, items, reversed(items, say('m1-smallest-first.that-is-the-largest')), [
          byOnes.map(item),
          say('m1-smallest-first.you-went'),
        ]),
      };
    },
  },
});

const moves = [1, -1, 10, -10] as const;

const bundled = ['sticks', 'eggs', 'mangoes', 'pencils'] as const;
