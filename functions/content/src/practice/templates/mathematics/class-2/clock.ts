import { misconception, quantity, text } from '../../../make-answers.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const lesson = (name: string) => [`c2-telling-the-time/${name}`];
const about = { subject: 'mathematics', class: 2 } as const;

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
export const clock = [
  template({
    ...about,
    id: 'm2-full-and-half-hours',
    skill: 'read-a-clock',
    strategy: 'short-hand-first',
    lessons: lesson('the-short-hand'),
    variety: 24,
    make: (random, level) =>
      readClock(random.int(1, 12), level === 1 ? 0 : level === 2 ? random.of([0, 30]) : 30),
  }),
  template({
    ...about,
    id: 'm2-five-minute-steps',
    skill: 'read-a-clock',
    strategy: 'count-in-fives',
    lessons: lesson('five-minute-steps'),
    variety: 130,
    make: (random, level) =>
      readClock(
        random.int(1, 12),
        random.of(level === 1 ? [15, 30, 45] : level === 2 ? [5, 10, 20, 25, 30] : past),
      ),
  }),
  template({
    ...about,
    id: 'm2-how-long-does-it-take',
    skill: 'duration',
    strategy: 'to-the-full-hour-and-on',
    lessons: lesson('how-long-does-it-take'),
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
        question: say('m2-how-long-does-it-take.question', {
          what,
          start: written(hour, minute),
          end: written(endHour, endMinute),
        }),
        answer: quantity(lasts, 'minute'),
        hints: [
          say('m2-how-long-does-it-take.hint-1'),
          crosses
            ? say('m2-how-long-does-it-take.hint-2-crosses', {
                start: written(hour, minute),
                nextHour: hour + 1,
                toHour,
              })
            : say('m2-how-long-does-it-take.hint-2-not-crosses'),
          crosses
            ? say('m2-how-long-does-it-take.hint-3-crosses', {
                rest: lasts - toHour,
                end: written(endHour, endMinute),
                toHour,
                lasts,
              })
            : say('m2-how-long-does-it-take.hint-3-not-crosses', { endMinute, minute, lasts }),
        ],
        misconceptions: [
          misconception(
            (endHour - hour) * 100 + endMinute - minute,
            say('m2-how-long-does-it-take.mistake-1'),
          ),
          misconception(Math.abs(endMinute - minute), say('m2-how-long-does-it-take.mistake-2')),
          misconception(lasts + 60, say('m2-how-long-does-it-take.mistake-3')),
          misconception(endMinute, say('m2-how-long-does-it-take.mistake-4')),
        ],
      };
    },
  }),
];

function readClock(hour: number, minute: number) {
  const figure = { kind: 'clock', hour, minute, caption: say('clock.caption') };
  const twelfth = minute / 5 || 12;
  const next = (hour % 12) + 1;
  const swappedHour = twelfth;
  const swappedMinute = (hour * 5) % 60;
  return {
    question: [say('clock.read-clock-question'), { figure }],
    answer: text(...spelled(hour, minute)),
    hints: [
      say('clock.read-clock-the-short-hand-tells'),
      minute === 0
        ? say('clock.read-clock-the-long-hand')
        : say('clock.read-clock-the-long-hand-is-the-long-hand', { twelfth, minute }),
      say('clock.read-clock-the-hour', { hour, minute, time: written(hour, minute) }),
    ],
    misconceptions: [
      misconception(written(swappedHour, swappedMinute), say('clock.read-clock-the-hands-are-mixed')),
      misconception(written(next, minute), say('clock.read-clock-the-short-hand-has', { next })),
      misconception(written(hour, twelfth % 12), say('clock.read-clock-each-number-is-five')),
    ],
  };
}

const activities = [
  say('clock.activity-a-football-match'),
  say('clock.activity-a-lesson'),
  say('clock.activity-a-boat-trip'),
  say('clock.activity-cooking-the-rice'),
  say('clock.activity-a-film'),
];
