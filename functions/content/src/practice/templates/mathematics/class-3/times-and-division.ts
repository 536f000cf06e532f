import { whole } from '../../../make-answers.ts';
import { children, counted, things } from '../../../names.ts';
import { topic } from '../../../template.ts';

/** Multiplying in columns, and sharing with a rest. */
export const timesAndDivision = topic('mathematics', 3, '', {
  'm3-multiply-in-columns': {
    about: ['multiply-by-one-digit', 'column-with-carry'],
    make(random, level) {
      const ones = random.int(level === 1 ? 1 : 4, level === 1 ? 3 : 9);
      const high = random.int(1, 9) * 10 + (level === 3 ? 100 * random.int(1, 4) : 0);
      const [a, by] = [high + ones, level === 1 ? random.int(2, 3) : random.int(3, 9)];
      const low = ones * by;
      return {
        values: { a, by, ones, low, high, highTimesBy: high * by, kept: Math.floor(low / 10) },
        answer: whole(a * by),
        worked: `$${high * by} + ${low} = ${a * by}$`,
        mistakes: [low > 9 && high * by + (low % 10), high + low, a + by],
      };
    },
  },
  'm3-share-equally': {
    about: ['divide-by-one-digit', 'table-backwards'],
    make(random, level) {
      const by = random.int(2, level === 1 ? 5 : 9);
      const each = random.int(3, [10, 15, 30][level - 1] ?? 10);
      const thing = random.of(things);
      const all = by * each;
      return {
        values: { all, by, each, things: counted(thing, all), needed: by * (each + 1) },
        answer: whole(each),
        mistakes: [all - by, all * by, each + 1, each - 1],
      };
    },
  },
  'm3-what-is-left-over': {
    about: ['remainder', 'largest-multiple-below'],
    make(random, level) {
      const by = random.int(level === 1 ? 3 : 4, level === 1 ? 5 : 9);
      const full = random.int(2, [8, 12, 25][level - 1] ?? 8);
      const rest = random.int(1, by - 1);
      const all = by * full + rest;
      const [child, thing] = [random.of(children), random.of(things)];
      return {
        values: {
          all,
          by,
          full,
          rest,
          child: child.name,
          things: counted(thing, all),
          fullTimesBy: full * by,
          fullPlus1TimesBy: (full + 1) * by,
        },
        answer: whole(rest),
        mistakes: [full, rest + by, by - rest],
      };
    },
  },
});
