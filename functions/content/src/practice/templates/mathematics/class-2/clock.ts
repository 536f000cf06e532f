import { both } from '../../../bilingual.ts';
import { quantity, text, trap } from '../../../make-answers.ts';
import { template } from '../../../template.ts';

const lesson = (name: string) => [`c2-telling-the-time/${name}`];
const about = { subject: 'mathematics', class: 2 } as const;

function face(hour: number, minute: number) {
  const figure = (caption: string) =>
    `\n\n\`\`\`figure\n${JSON.stringify({ kind: 'clock', hour, minute, caption })}\n\`\`\``;
  return both(figure('A clock with a short and a long hand.'), figure('ছোট ও বড় কাঁটাওয়ালা একটি ঘড়ি।'));
}

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
    title: both('The short hand', 'ছোট কাঁটা'),
    skill: 'read-a-clock',
    strategy: 'short-hand-first',
    lessons: lesson('the-short-hand'),
    variety: 24,
    make: (dice, level) => readClock(dice.int(1, 12), level === 1 ? 0 : dice.of([0, 30])),
  }),
  template({
    ...about,
    id: 'm2-five-minute-steps',
    title: both('Steps of five minutes', 'পাঁচ মিনিটের ধাপ'),
    skill: 'read-a-clock',
    strategy: 'count-in-fives',
    lessons: lesson('five-minute-steps'),
    variety: 130,
    make: (dice, level) =>
      readClock(dice.int(1, 12), level === 1 ? dice.of([15, 30, 45]) : 5 * dice.int(1, 11)),
  }),
  template({
    ...about,
    id: 'm2-how-long-does-it-take',
    title: both('How long does it take?', 'কতক্ষণ লাগে?'),
    skill: 'duration',
    strategy: 'to-the-full-hour-and-on',
    lessons: lesson('how-long-does-it-take'),
    make(dice, level) {
      const hour = dice.int(1, 9);
      const minute = 5 * dice.int(level === 1 ? 0 : 6, level === 1 ? 3 : 11);
      const lasts = level === 1 ? 5 * dice.int(2, 8) : 5 * dice.int(7, level === 2 ? 12 : 23);
      const end = hour * 60 + minute + lasts;
      const [endHour, endMinute] = [Math.floor(end / 60), end % 60];
      const toHour = 60 - minute;
      const what = dice.of(activities);
      const crosses = endHour > hour;
      return {
        question: both(
          `${what.en} begins at ${written(hour, minute)} and ends at ${written(endHour, endMinute)}. How many minutes does it take?`,
          `${what.bn} শুরু হলো ${written(hour, minute)}-এ, শেষ হলো ${written(endHour, endMinute)}-এ। কত মিনিট লাগল?`,
        ),
        answer: quantity(lasts, 'minute'),
        hints: [
          both('Walk from the beginning to the end on the clock.', 'শুরু থেকে শেষ পর্যন্ত ঘড়িতে হেঁটে যাও।'),
          crosses
            ? both(
                `From ${written(hour, minute)} to ${hour + 1} o’clock: ${toHour} minutes.`,
                `${written(hour, minute)} থেকে ${hour + 1}টা: ${toHour} মিনিট।`,
              )
            : both('It stays within one hour: look at the minutes alone.', 'একই ঘণ্টার ভেতরে: শুধু মিনিট দেখো।'),
          crosses
            ? both(
                `Then ${lasts - toHour} more to ${written(endHour, endMinute)}: $${toHour} + ${lasts - toHour} = ${lasts}$ minutes.`,
                `তারপর ${written(endHour, endMinute)} পর্যন্ত আরও ${lasts - toHour}: $${toHour} + ${lasts - toHour} = ${lasts}$ মিনিট।`,
              )
            : both(
                `$${endMinute} - ${minute} = ${lasts}$ minutes.`,
                `$${endMinute} - ${minute} = ${lasts}$ মিনিট।`,
              ),
        ],
        misconceptions: [
          trap(
            (endHour - hour) * 100 + endMinute - minute,
            both('An hour has 60 minutes, not 100.', 'এক ঘণ্টায় 60 মিনিট, 100 নয়।'),
          ),
          trap(
            Math.abs(endMinute - minute),
            both(
              'You looked at the minutes alone. A new hour began.',
              'তুমি শুধু মিনিট দেখেছ। নতুন ঘণ্টা শুরু হয়েছে।',
            ),
          ),
          trap(lasts + 60, both('One hour too much.', 'এক ঘণ্টা বেশি হয়েছে।')),
          trap(
            endMinute,
            both('That is where the long hand ends. How far did it go?', 'ওটা বড় কাঁটার শেষ জায়গা। কতটা ঘুরল?'),
          ),
        ],
      };
    },
  }),
];

function readClock(hour: number, minute: number) {
  const figure = face(hour, minute);
  const twelfth = minute / 5 || 12;
  const next = (hour % 12) + 1;
  const swappedHour = twelfth;
  const swappedMinute = (hour * 5) % 60;
  return {
    question: both(
      `What time is it? Write it like 8:05.${figure.en}`,
      `কয়টা বাজে? এভাবে লেখো: 8:05।${figure.bn}`,
    ),
    answer: text(...spelled(hour, minute)),
    hints: [
      both(
        'The short hand tells the hour: which number has it passed?',
        'ছোট কাঁটা ঘণ্টা বলে: কোন সংখ্যা পার হয়েছে?',
      ),
      minute === 0
        ? both('The long hand is at 12: it is a full hour.', 'বড় কাঁটা 12-তে: ঠিক ঘণ্টা বাজে।')
        : both(
            `The long hand is at ${twelfth}. Count in fives from the top: ${minute} minutes.`,
            `বড় কাঁটা ${twelfth}-এ। উপর থেকে পাঁচ করে গোনো: ${minute} মিনিট।`,
          ),
      both(
        `The hour is ${hour}, the minutes are ${minute}: ${written(hour, minute)}.`,
        `ঘণ্টা ${hour}, মিনিট ${minute}: ${written(hour, minute)}।`,
      ),
    ],
    misconceptions: [
      trap(
        written(swappedHour, swappedMinute),
        both('The hands are mixed up: the short one tells the hour.', 'কাঁটা গুলিয়ে গেছে: ছোটটি ঘণ্টা বলে।'),
      ),
      trap(
        written(next, minute),
        both(`The short hand has not reached ${next} yet.`, `ছোট কাঁটা এখনো ${next}-এ পৌঁছায়নি।`),
      ),
      trap(
        written(hour, twelfth % 12),
        both('Each number is five minutes for the long hand.', 'বড় কাঁটার জন্য প্রতিটি সংখ্যা মানে পাঁচ মিনিট।'),
      ),
    ],
  };
}

const activities = [
  { en: 'A football match', bn: 'ফুটবল খেলা' },
  { en: 'A lesson', bn: 'ক্লাস' },
  { en: 'A boat trip', bn: 'নৌকায় যাত্রা' },
  { en: 'Cooking the rice and dal', bn: 'ভাত-ডাল রান্না' },
  { en: 'A film for children', bn: 'ছোটদের সিনেমা' },
];
