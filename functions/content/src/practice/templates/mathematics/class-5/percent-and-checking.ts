import { quantity, several } from '../../../make-answers.ts';
import { topic } from '../../../template.ts';
import { say, type Text } from '../../../text.ts';

const digitSum = (value: number) => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0);

/** Percent built from its anchors, and what the digits tell. */
export const percentAndChecking = topic('mathematics', 5, 'free-mental-arithmetic', {
  'm5-percent-of-taka': {
    about: ['percent-of-amount', 'build-from-ten-percent', 'percent-and-checking'],
    make(random, level) {
      const percent = random.of(
        [
          [20, 30, 50],
          [15, 25, 30, 40],
          [15, 35, 45, 60, 75],
        ][level - 1] ?? [10],
      );
      const amount = 20 * random.int(4, 20 + 20 * level);
      const right = (amount * percent) / 100;
      return {
        values: { percent, amount },
        answer: quantity(right, 'taka'),
        hints: [...(percent % 25 === 0 ? byQuarters(amount, percent) : byTenths(amount, percent))],
        mistakes: [amount - right, amount / percent, percent, right * 10],
      };
    },
  },
  'm5-does-it-divide': {
    about: ['divisibility', 'look-at-the-digits', 'percent-and-checking'],
    make(random, level) {
      const by = random.of(level === 1 ? [5, 3] : level === 2 ? [3, 4, 9] : [4, 9]);
      const [low, high] = [Math.ceil(120 / by), Math.floor((level === 3 ? 9000 : 990) / by)];
      const right = distinct(() => by * random.int(low, high), 3);
      const wrong = distinct(() => by * random.int(low, high) + random.int(1, by - 1), 3);
      const [first = 0] = right;
      const list = [...right, ...wrong].sort((a, b) => a - b).join(', ');
      const rule = rules[by] ?? rules[3];
      const firstOverBy = first / by;
      return {
        values: { by, list, first, said: rule?.feedback ?? '', firstOverBy, right: right.join(', ') },
        ...several(
          random,
          right.map((value) => String(value)),
          wrong.map((value) => [String(value), why(by, value)] as const),
        ),
      };
    },
  },
});

/** A half, a quarter or three quarters: nobody calculates these by way of ten percent. */
function byQuarters(amount: number, percent: number) {
  const quarter = amount / 4;
  if (percent === 50)
    return [
      say('percent-and-checking.half-of-hundred'),
      say('percent-and-checking.half-divide'),
      say('percent-and-checking.half-worked-out', { amount, half: amount / 2 }),
    ];
  const one = say('percent-and-checking.by-quarters-one-a-quarter-taka', { amount, quarter });
  if (percent === 25)
    return [
      say('percent-and-checking.by-quarters-25-is-25'),
      say('percent-and-checking.by-quarters-for-a-quarter-divide'),
      one,
    ];
  return [
    say('percent-and-checking.by-quarters-75-is-75'),
    one,
    say('percent-and-checking.by-quarters-three-of-them-taka', { quarter, threeTimesQuarter: 3 * quarter }),
  ];
}

/** A number of tenths, and five percent more if it is not a whole number of tenths. */
function byTenths(amount: number, percent: number) {
  const [tens, tenth] = [Math.floor(percent / 10), amount / 10];
  const [whole, right] = [tens * tenth, (amount * percent) / 100];
  const isWhole = percent % 10 === 0;
  const all = tens === 1 ? `${tenth}` : `${tens} \\times ${tenth}`;
  return [
    say('percent-and-checking.by-tenths-find-10-first'),
    say('percent-and-checking.by-tenths-10-of-is-other', { amount, tenth, isWhole, twentieth: tenth / 2 }),
    isWhole
      ? say('percent-and-checking.by-tenths-is-times-10-taka', { percent, tens, all, whole })
      : say('percent-and-checking.by-tenths-is-and-5-taka', {
          percent,
          tens: 10 * tens,
          all,
          twentieth: tenth / 2,
          right,
        }),
  ];
}

function distinct(make: () => number, count: number): number[] {
  const found = new Set<number>();
  while (found.size < count) found.add(make());
  return [...found];
}

const rules: Readonly<Record<number, { readonly feedback: Text }>> = {
  3: { feedback: say('percent-and-checking.rules-3') },
  4: {
    feedback: say('percent-and-checking.rules-4'),
  },
  5: { feedback: say('percent-and-checking.rules-5') },
  9: { feedback: say('percent-and-checking.rules-9') },
};

function why(by: number, value: number) {
  if (by === 5) return say('percent-and-checking.why-ends', { number: value, last: value % 10 });
  if (by === 4) {
    return say('percent-and-checking.why-the-last-two-digits', { number: value, last: value % 100 });
  }
  const sum = digitSum(value);
  return say('percent-and-checking.why-the-digits-of-make', { number: value, sum, by });
}
