import { quantity, text } from '../../../make-answers.ts';
import { type Made, topic } from '../../../template.ts';
import { say } from '../../../text.ts';

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

/** Reading a clock, and how long something takes. */
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
          what,
          toHour,
          lasts,
          endMinute,
          minute,
          start: written(hour, minute),
          end: written(endHour, endMinute),
          nextHour: hour + 1,
          crosses,
          rest: lasts - toHour,
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

const activities = [
  say('clock.activity-a-football-match'),
  say('clock.activity-a-lesson'),
  say('clock.activity-a-boat-trip'),
  say('clock.activity-cooking-the-rice'),
  say('clock.activity-a-film'),
];
