import { misconception, quantity, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';
import { joined, say } from '../../../text.ts';

const about = {
  subject: 'mathematics',
  class: 3,
  lessons: ['free-mental-arithmetic/adding-in-your-head'],
} as const;

/** Habits for adding and taking away without paper. */
export const addingInTheHead = [
  template({
    ...about,
    id: 'm3-jump-to-a-round-number',
    skill: 'add-in-the-head',
    strategy: 'round-then-mend',
    make(random, level) {
      const ten = [10, 100, 100][level - 1] ?? 10;
      const lack = random.int(1, level === 3 ? 5 : 3);
      const near = ten * random.int(level === 1 ? 2 : 1, [8, 4, 8][level - 1] ?? 4) - lack;
      const a = random.int(11, [60, 300, 700][level - 1] ?? 60);
      const round = near + lack;
      return {
        question: say('m3-jump-to-a-round-number.question', { a, near }),
        answer: whole(a + near),
        hints: [
          say('m3-jump-to-a-round-number.hint-1', { near }),
          say('m3-jump-to-a-round-number.hint-2', { round, a, aPlusRound: a + round }),
          say('m3-jump-to-a-round-number.hint-3', { lack, aPlusRound: a + round, aPlusNear: a + near }),
        ],
        misconceptions: [
          misconception(a + round + lack, say('m3-jump-to-a-round-number.mistake-1', { lack, round })),
          misconception(a + round, say('m3-jump-to-a-round-number.mistake-2', { lack })),
          misconception(a + near - 10, say('m3-jump-to-a-round-number.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm3-how-far-is-it',
    skill: 'take-away-in-the-head',
    strategy: 'count-up',
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
        question: say('m3-how-far-is-it.question', { to, from }),
        answer: whole(to - from),
        hints: [say('m3-how-far-is-it.hint-1', { from, to }), joined(walked, ' '), `$${sum} = ${to - from}$`],
        misconceptions: [
          misconception(slip, say('m3-how-far-is-it.mistake-1')),
          misconception(to - from + 10, say('m3-how-far-is-it.mistake-2')),
          misconception(to + from, say('m3-how-far-is-it.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm3-change-from-a-note',
    skill: 'give-change',
    strategy: 'count-up-in-notes',
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
      return {
        question: say('m3-change-from-a-note.question', { price, note }),
        answer: quantity(change, 'taka'),
        hints: [
          say('m3-change-from-a-note.hint-1', { price, note }),
          // A price in whole tens, or a note just above it, needs a single step.
          ten === price || ten === note
            ? say('m3-change-from-a-note.hint-2-at-once', { price, note })
            : say('m3-change-from-a-note.hint-2-by-ten', {
                price,
                first: ten - price,
                ten,
                rest: note - ten,
                note,
              }),
          ten === price || ten === note
            ? say('m3-change-from-a-note.hint-3-at-once', { note, price, change })
            : say('m3-change-from-a-note.hint-3-by-ten', {
                first: ten - price,
                rest: note - ten,
                change,
              }),
        ],
        misconceptions: [
          misconception(change + 10, say('m3-change-from-a-note.mistake-1')),
          misconception(change + 100, say('m3-change-from-a-note.mistake-2')),
          misconception(price, say('m3-change-from-a-note.mistake-3')),
          misconception(note + price, say('m3-change-from-a-note.mistake-4')),
        ],
      };
    },
  }),
];
