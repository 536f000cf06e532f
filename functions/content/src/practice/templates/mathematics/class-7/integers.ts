import { misconception, point, quantity, whole } from '../../../make-answers.ts';
import { signed } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const lesson = (name: string) => [`c7-integers-number-line/${name}`];
const about = { subject: 'mathematics', class: 7 } as const;

/** A negative number after a sign is in brackets. */
const inside = (value: number) => (value < 0 ? `(${value})` : String(value));

/** Numbers on both sides of zero. */
export const integers = [
  template({
    ...about,
    id: 'm7-steps-on-the-line',
    skill: 'integers-on-the-line',
    strategy: 'walk-on-the-line',
    lessons: lesson('what-a-negative-number-is'),
    make(random, level) {
      const from = random.int(-6, 6);
      const steps = random.int(2, 3 + level);
      const isLeft = random.int(1, 2) === 1;
      const back = level === 3 ? random.int(1, 4) : 0;
      const returns = back > 0;
      const end = isLeft ? from - steps + back : from + steps - back;
      const axis = { from: -12, to: 12, step: 1 };
      const [way, other] = isLeft
        ? [say('m7-steps-on-the-line.left-left'), say('m7-steps-on-the-line.left-right')]
        : [say('m7-steps-on-the-line.left-right'), say('m7-steps-on-the-line.left-left')];
      const turned = isLeft ? from + steps - back : from - steps + back;
      const sum = `${from} ${isLeft ? '-' : '+'} ${steps}${back ? ` ${isLeft ? '+' : '-'} ${back}` : ''}`;
      return {
        question: say('m7-steps-on-the-line.question', {
          from: signed(from),
          steps,
          way,
          returns,
          back,
          other,
        }),
        answer: point([end], [axis]),
        hints: [
          say('m7-steps-on-the-line.hint-1'),
          say('m7-steps-on-the-line.hint-2'),
          from === 0 && !isLeft
            ? say('m7-steps-on-the-line.hint-3-from-zero', { returns, end })
            : `$${sum} = ${end}$`,
        ],
        misconceptions: [
          misconception(turned, say('m7-steps-on-the-line.mistake-1', { other })),
          misconception(-end, say('m7-steps-on-the-line.mistake-2')),
          misconception(end + (isLeft ? 1 : -1), say('m7-steps-on-the-line.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm7-colder-and-warmer',
    skill: 'difference-of-integers',
    strategy: 'distance-over-zero',
    lessons: lesson('what-a-negative-number-is'),
    make(random, level) {
      const night = -random.int(2, 6 + 4 * level);
      const day = level === 3 ? random.of([random.int(1, 14), -random.int(1, 4)]) : random.int(1, 14);
      const cold = Math.min(night, day - 1);
      const right = day - cold;
      const place = random.of(mountains);
      return {
        question: say('m7-colder-and-warmer.question', { place, cold: signed(cold), day: signed(day) }),
        answer: quantity(right, 'celsius'),
        hints: [
          say('m7-colder-and-warmer.hint-1', { cold: signed(cold), day: signed(day) }),
          day > 0
            ? say('m7-colder-and-warmer.hint-2-over-zero', { toZero: -cold, day })
            : say('m7-colder-and-warmer.hint-2-below-zero'),
          say('m7-colder-and-warmer.hint-3', { day, cold, right }),
        ],
        misconceptions: [
          misconception(Math.abs(day + cold), say('m7-colder-and-warmer.mistake-1')),
          misconception(-right, say('m7-colder-and-warmer.mistake-2')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm7-add-and-subtract',
    skill: 'add-integers',
    strategy: 'walk-or-turn-round',
    signs: ['minus'],
    lessons: lesson('adding-and-subtracting'),
    make(random, level) {
      const most = 6 + 7 * level;
      const a = random.intBut(-most, most, 0);
      const b = level === 1 ? -random.int(1, most) : random.intBut(-most, most, 0);
      const isMinus = level > 1 && random.int(1, 2) === 1;
      const right = isMinus ? a - b : a + b;
      const sign = isMinus ? '-' : '+';
      const plain = isMinus
        ? `${a} ${b < 0 ? '+' : '-'} ${Math.abs(b)}`
        : `${a} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
      return {
        question: say('m7-add-and-subtract.question', { a, sign, b: inside(b) }),
        answer: whole(right),
        hints: [
          isMinus
            ? say('m7-add-and-subtract.hint-1-minus')
            : b < 0
              ? say('m7-add-and-subtract.hint-1-plus-negative')
              : say('m7-add-and-subtract.hint-1-plus-positive'),
          b < 0
            ? say('m7-add-and-subtract.hint-2-brackets', { plain })
            : say('m7-add-and-subtract.hint-2-steps', { b, isMinus }),
          say('m7-add-and-subtract.hint-3', { a: signed(a), plain, right }),
        ],
        misconceptions: [
          misconception(
            isMinus ? a + b : a - b,
            isMinus
              ? say('m7-add-and-subtract.mistake-1-minus')
              : say('m7-add-and-subtract.mistake-1-not-minus'),
          ),
          misconception(-right, say('m7-add-and-subtract.mistake-2')),
          misconception(Math.abs(a) + Math.abs(b), say('m7-add-and-subtract.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm7-multiply-and-divide',
    skill: 'multiply-integers',
    strategy: 'sign-first-then-size',
    signs: ['minus'],
    lessons: lesson('multiplying-and-dividing'),
    make(random, level) {
      const a = random.intBut(-9 - level, 9 + level, -1, 0, 1);
      const b = (a < 0 && random.int(1, 2) === 1 ? 1 : -1) * random.int(2, 8 + level);
      const isDivision = level > 1 && random.int(1, 2) === 1;
      const [first, right] = isDivision ? [a * b, a] : [a, a * b];
      const sign = isDivision ? '\\div' : '\\times';
      const size = Math.abs(right);
      const isAlike = first < 0 === b < 0;
      return {
        question: say('m7-multiply-and-divide.question', { first, sign, b: inside(b) }),
        answer: whole(right),
        hints: [
          say('m7-multiply-and-divide.hint-1'),
          isAlike
            ? say('m7-multiply-and-divide.hint-2-alike')
            : say('m7-multiply-and-divide.hint-2-not-alike'),
          say('m7-multiply-and-divide.hint-3', { first: Math.abs(first), sign, b: Math.abs(b), size, right }),
        ],
        misconceptions: [
          misconception(
            -right,
            isAlike
              ? say('m7-multiply-and-divide.mistake-1-alike')
              : say('m7-multiply-and-divide.mistake-1-not-alike'),
          ),
          misconception(first + b, say('m7-multiply-and-divide.mistake-2')),
          misconception(first - b, say('m7-multiply-and-divide.mistake-3')),
        ],
      };
    },
  }),
];

const mountains = ['nepal', 'bhutan', 'kashmir', 'island'].map((place) => say(`integers.${place}`));
