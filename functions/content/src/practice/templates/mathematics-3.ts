import { byLevel } from '../exercise.ts';
import { fraction, quantity, whole } from '../make-answers.ts';
import { ratio, tex } from '../rational.ts';
import { children, counted, things, topic } from '../template.ts';
import { joined, say, type Text } from '../text.ts';

export const addingInTheHead = topic('mathematics', 3, 'free-mental-arithmetic', {
  'm3-jump-to-a-round-number': {
    about: ['add-in-the-head', 'round-then-mend', 'adding-in-your-head'],
    make(random, level) {
      const ten = byLevel(level, 10, 100, 100);
      const lack = random.int(1, level === 3 ? 5 : 3);
      const near = ten * random.int(level === 1 ? 2 : 1, byLevel(level, 8, 4, 8)) - lack;
      const a = random.int(11, byLevel(level, 60, 300, 700));
      const round = near + lack;
      return {
        values: { a, near, round, lack, aPlusRound: a + round, aPlusNear: a + near },
        answer: whole(a + near),
        mistakes: [a + round + lack, a + round, a + near - 10],
      };
    },
  },
  'm3-how-far-is-it': {
    about: ['take-away-in-the-head', 'count-up', 'adding-in-your-head'],
    make(random, level) {
      const from = random.int(byLevel(level, 13, 24, 120), byLevel(level, 48, 69, 580));
      const to = from + random.int(byLevel(level, 12, 15, 80), byLevel(level, 40, 30, 390));
      // By hundreds where one lies between them.
      const step = level === 3 && Math.ceil(from / 100) <= Math.floor(to / 100) ? 100 : 10;
      const first = Math.ceil(from / step) * step;
      const last = Math.floor(to / step) * step;
      // Already round at one end: there is no step to take.
      const stops = [...new Set([from, first, last, to])];
      const legs = stops.slice(1).map((stop, at) => ({ start: stops[at] ?? from, stop }));
      const walked = legs.map(({ start, stop }) =>
        say('m3-how-far-is-it.leg', { start, stop, way: stop - start }),
      );
      const sum =
        legs.length > 1 ? legs.map(({ start, stop }) => stop - start).join(' + ') : `${to} - ${from}`;
      const slip = Math.abs((to % 10) - (from % 10)) + (Math.floor(to / 10) - Math.floor(from / 10)) * 10;
      return {
        values: { to, from, said: joined(walked, ' ') },
        answer: whole(to - from),
        worked: `$${sum} = ${to - from}$`,
        mistakes: [slip, to - from + 10, to + from],
      };
    },
  },
  'm3-change-from-a-note': {
    about: ['give-change', 'count-up-in-notes', 'adding-in-your-head'],
    make(random, level) {
      const note = random.of(byLevel(level, [50, 100], [100, 200, 500], [500, 1000]));
      const price = random.int(Math.floor(note / 5), note - 6);
      const change = note - price;
      const ten = Math.ceil(price / 10) * 10;
      const [rest, isAtOnce] = [note - ten, ten === price || ten === note];
      return {
        values: { price, note, ten, change, first: ten - price, rest, isAtOnce },
        answer: quantity(change, 'taka'),
        mistakes: [change + 10, change + 100, price, note + price],
      };
    },
  },
});

const turnedOver = say('naming-fractions.turned-over-turned-over-the-number');

/** ` = 1/2` after 2/4. Empty if the fraction is in lowest terms already. */
function simpler(n: number, d: number): string {
  const simple = ratio(n, d);
  return simple.d === d ? '' : ` = ${tex(simple)}`;
}

export const namingFractions = topic('mathematics', 3, 'free-fractions-from-zero', {
  'm3-shaded-part': {
    about: ['name-a-fraction', 'count-equal-parts', 'fair-shares'],
    variety: 90,
    make(random, level) {
      const parts = random.int(2 + level, 6 + 2 * level);
      const shaded = random.int(1, parts - 1);
      const isRest = random.int(1, 2) === 2;
      const asked = isRest ? parts - shaded : shaded;
      const figure = {
        kind: 'fraction-bars',
        bars: [{ parts, shaded, label: ' ' }],
        caption: say('m3-shaded-part.caption'),
      };
      const what = isRest ? say('m3-shaded-part.not-shaded') : say('m3-shaded-part.shaded');
      return {
        values: { what, parts, asked, simpler: simpler(asked, parts), turnedOver },
        figure,
        answer: fraction(ratio(asked, parts)),
        mistakes: [ratio(asked, parts - asked), ratio(parts - asked, parts), ratio(parts, asked)],
      };
    },
  },
  'm3-part-of-a-group': {
    about: ['name-a-fraction', 'parts-of-all', 'fair-shares'],
    make(random, level) {
      const all = random.int(5, 10 * level + 2);
      const some = random.int(1, all - 1);
      const group = random.of(groups);
      const [below, rest] = [all, all - some];
      return {
        values: {
          ...{ group: group(all, some), below, some, all, rest, simpler: simpler(some, below), turnedOver },
        },
        answer: fraction(ratio(some, all)),
        mistakes: [ratio(some, rest), ratio(rest, all), ratio(all, some)],
      };
    },
  },
});

type Group = (all: number, some: number) => Text;

const groups: readonly Group[] = [
  (all, some) => say('m3-part-of-a-group.glasses', { all, some }),
  (all, some) => say('m3-part-of-a-group.mangoes', { all, some }),
  ...children.slice(0, 4).map(
    ({ name, of }): Group =>
      (all, some) =>
        say('m3-part-of-a-group.marbles', { child: name, childOf: of, all, some }),
  ),
];

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
      const each = random.int(3, byLevel(level, 10, 15, 30));
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
      const full = random.int(2, byLevel(level, 8, 12, 25));
      const rest = random.int(1, by - 1);
      const all = by * full + rest;
      const [child, thing] = [random.of(children), random.of(things)];
      return {
        values: {
          ...{ all, by, full, rest, child: child.name, things: counted(thing, all) },
          ...{ fullTimesBy: full * by, fullPlus1TimesBy: (full + 1) * by },
        },
        answer: whole(rest),
        mistakes: [full, rest + by, by - rest],
      };
    },
  },
});
