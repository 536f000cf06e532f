import { point, quantity, whole } from '../../../make-answers.ts';
import { signed } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

/** A negative number after a sign is in brackets. */
const inside = (value: number) => (value < 0 ? `(${value})` : String(value));

/** Numbers on both sides of zero. */
export const integers = topic('mathematics', 7, 'c7-integers-number-line', {
  'm7-steps-on-the-line': {
    about: ['integers-on-the-line', 'walk-on-the-line', 'what-a-negative-number-is'],
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
      const [worked, isFromZero] = [`$${sum} = ${end}$`, from === 0 && !isLeft];
      return {
        values: { steps, way, returns, back, other, end, from: signed(from), worked, isFromZero },
        answer: point([end], [axis]),
        mistakes: [turned, -end, end + (isLeft ? 1 : -1)],
      };
    },
  },
  'm7-colder-and-warmer': {
    about: ['difference-of-integers', 'distance-over-zero', 'what-a-negative-number-is'],
    make(random, level) {
      const night = -random.int(2, 6 + 4 * level);
      const day = level === 3 ? random.of([random.int(1, 14), -random.int(1, 4)]) : random.int(1, 14);
      const cold = Math.min(night, day - 1);
      const right = day - cold;
      const place = random.of(mountains);
      const [toZero, isOverZero, signedDay] = [-cold, day > 0, signed(day)];
      return {
        values: { place, day, cold, right, signedCold: signed(cold), signedDay, toZero, isOverZero },
        answer: quantity(right, 'celsius'),
        mistakes: [Math.abs(day + cold), -right],
      };
    },
  },
  'm7-add-and-subtract': {
    about: ['add-integers', 'walk-or-turn-round', 'adding-and-subtracting'],
    signs: ['minus'],
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
      const isPlusNegative = b < 0;
      return {
        values: { a, sign, plain, b, isMinus, right, insideB: inside(b), isPlusNegative, signedA: signed(a) },
        answer: whole(right),
        mistakes: [isMinus ? a + b : a - b, -right, Math.abs(a) + Math.abs(b)],
      };
    },
  },
  'm7-multiply-and-divide': {
    about: ['multiply-integers', 'sign-first-then-size', 'multiplying-and-dividing'],
    signs: ['minus'],
    make(random, level) {
      const a = random.intBut(-9 - level, 9 + level, -1, 0, 1);
      const b = (a < 0 && random.int(1, 2) === 1 ? 1 : -1) * random.int(2, 8 + level);
      const isDivision = level > 1 && random.int(1, 2) === 1;
      const [first, right] = isDivision ? [a * b, a] : [a, a * b];
      const sign = isDivision ? '\\div' : '\\times';
      const size = Math.abs(right);
      const isAlike = first < 0 === b < 0;
      const sizeOfB = Math.abs(b);
      return {
        values: { first, sign, size, right, b: inside(b), isAlike, sizeOfFirst: Math.abs(first), sizeOfB },
        answer: whole(right),
        mistakes: [-right, first + b, first - b],
      };
    },
  },
});

const mountains = ['nepal', 'bhutan', 'kashmir', 'island'].map((place) => say(`integers.${place}`));
