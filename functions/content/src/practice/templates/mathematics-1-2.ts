import { byLevel, type Level } from '../exercise.ts';
import { quantity, text, whole } from '../make-answers.ts';
import { children, counted, type Made, things, topic } from '../template.ts';
import { say, words } from '../text.ts';

/** By level: sums up to ten, around ten, up to twenty. */
const sizes: Readonly<Record<Level, Readonly<Record<'has' | 'gets', [from: number, to: number]>>>> = {
  1: { has: [2, 5], gets: [1, 5] },
  2: { has: [5, 9], gets: [3, 6] },
  3: { has: [6, 12], gets: [5, 8] },
};

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
        inOrder: items,
        wrong: [items.toReversed(), byOnes.map(item)],
      };
    },
  },
});

const moves = [1, -1, 10, -10] as const;
const bundled = ['sticks', 'eggs', 'mangoes', 'pencils'] as const;

/** Minutes of the second half hour, when the hour hand is close to the next hour. */
const past = [35, 40, 45, 50, 55] as const;
const two = (value: number) => String(value).padStart(2, '0');
const written = (hour: number, minute: number) => `${hour}:${two(minute)}`;

/** 3:05 as well as 3.05 and 03:05. */
const spelled = (hour: number, minute: number) => [
  written(hour, minute),
  `${hour}.${two(minute)}`,
  `${two(hour)}:${two(minute)}`,
];

export const clock = topic('mathematics', 2, 'c2-telling-the-time', {
  'm2-full-and-half-hours': {
    about: ['read-a-clock', 'short-hand-first', 'the-short-hand'],
    variety: 24,
    make: (random, level) =>
      readClock(random.int(1, 12), level === 1 ? 0 : level === 2 ? random.of([0, 30]) : 30),
  },
  'm2-five-minute-steps': {
    about: ['read-a-clock', 'count-in-fives', 'five-minute-steps'],
    variety: 130,
    make: (random, level) =>
      readClock(
        random.int(1, 12),
        random.of(level === 1 ? [15, 30, 45] : level === 2 ? [5, 10, 20, 25, 30] : past),
      ),
  },
  'm2-how-long-does-it-take': {
    about: ['duration', 'to-the-full-hour-and-on', 'how-long-does-it-take'],
    make(random, level) {
      const hour = random.int(1, 9);
      const minute = 5 * random.int(level === 1 ? 0 : 6, level === 1 ? 3 : 11);
      const lasts =
        5 * (level === 1 ? random.int(2, 8) : level === 2 ? random.int(7, 12) : random.int(13, 23));
      const end = hour * 60 + minute + lasts;
      const [endHour, endMinute] = [Math.floor(end / 60), end % 60];
      const toHour = 60 - minute;
      const what = random.of(activities);
      const crosses = endHour > hour;
      return {
        values: {
          ...{ what, toHour, lasts, endMinute, minute, start: written(hour, minute) },
          ...{ end: written(endHour, endMinute), nextHour: hour + 1, crosses, rest: lasts - toHour },
        },
        answer: quantity(lasts, 'minute'),
        mistakes: [
          (endHour - hour) * 100 + endMinute - minute,
          Math.abs(endMinute - minute),
          lasts + 60,
          endMinute,
        ],
      };
    },
  },
});

function readClock(hour: number, minute: number): Made {
  const twelfth = minute / 5 || 12;
  const next = (hour % 12) + 1;
  return {
    texts: 'read-clock',
    values: { hour, minute, twelfth, next, isFull: minute === 0, time: written(hour, minute) },
    figure: { kind: 'clock', hour, minute, caption: say('clock.caption') },
    answer: text(...spelled(hour, minute)),
    mistakes: [written(twelfth, (hour * 5) % 60), written(next, minute), written(hour, twelfth % 12)],
  };
}

const activities = words('clock.activity', 5);

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
          ...{ a, b, o1, o2, ones: o1 - o2, opens, opened: o1 + 10, onesLeft: o1 + 10 - o2 },
          ...{ firstTens: a - o1, secondTens: b - o2, tens: a - o1 - b + o2, aMinusB: a - b },
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
      const a = random.of(byLevel(level, [2, 5, 10], [2, 3, 4, 5, 10], [6, 7, 8, 9]));
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
