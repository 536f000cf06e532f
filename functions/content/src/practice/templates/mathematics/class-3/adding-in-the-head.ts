import { quantity, whole } from '../../../make-answers.ts';
import { topic } from '../../../template.ts';
import { joined, say } from '../../../text.ts';

/** Habits for adding and taking away without paper. */
export const addingInTheHead = topic('mathematics', 3, 'free-mental-arithmetic', {
  'm3-jump-to-a-round-number': {
    about: ['add-in-the-head', 'round-then-mend', 'adding-in-your-head'],
    make(random, level) {
      const ten = [10, 100, 100][level - 1] ?? 10;
      const lack = random.int(1, level === 3 ? 5 : 3);
      const near = ten * random.int(level === 1 ? 2 : 1, [8, 4, 8][level - 1] ?? 4) - lack;
      const a = random.int(11, [60, 300, 700][level - 1] ?? 60);
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
      const from = random.int([13, 24, 120][level - 1] ?? 13, [48, 69, 580][level - 1] ?? 48);
      const to = from + random.int([12, 15, 80][level - 1] ?? 12, [40, 30, 390][level - 1] ?? 40);
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
      const note = random.of(
        [
          [50, 100],
          [100, 200, 500],
          [500, 1000],
        ][level - 1] ?? [100],
      );
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
