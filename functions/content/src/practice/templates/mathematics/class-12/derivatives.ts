import { misconception, quantity, whole } from '../../../make-answers.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets, polynomial, valueAt } from '../polynomial.ts';
import { byChain, byProduct, bySum } from './slope-rules.ts';

export const derivatives = topic('mathematics', 12, 'c12-derivatives', {
  'm12-slope-by-the-rules': {
    about: ['rules-of-differentiation', 'which-step-comes-last', 'the-rules-and-why'],
    signs: ['minus'],
    make(random, level) {
      const at = level === 1 ? random.int(1, 4) : random.intBut(-3, 4, 0);
      const kinds = [bySum, byProduct, byChain].slice(0, level);
      const { y, rule, worked, right, wrong } = random.of(level === 3 ? kinds.slice(1) : kinds)(random, at);
      return {
        values: { y, at, worked, rule },
        answer: whole(right),
        misconceptions: wrong.map(([value, feedback]) => misconception(value, feedback)),
      };
    },
  },
  'm12-turning-points': {
    about: ['stationary-points', 'zero-slope-and-its-sign', 'using-derivatives'],
    signs: ['minus'],
    make(random, level) {
      const low = random.int(level === 1 ? 0 : -5, 3);
      const high = low + 2 * random.int(1, 3);
      const isLeast = random.int(1, 2) === 1;
      const f = [1, (-3 * (low + high)) / 2, 3 * low * high, level === 1 ? 0 : random.int(-9, 9)];
      const slope = polynomial([3, -3 * (low + high), 3 * low * high]);
      const [x, otherX] = isLeast ? [high, low] : [low, high];
      const asksValue = level === 3;
      const right = asksValue ? valueAt(f, x) : x;
      const second = 6 * x - 3 * (low + high);
      const kind = isLeast
        ? say('m12-turning-points.kind-least-a-local-minimum')
        : say('m12-turning-points.kind-not-least-a-local-maximum');
      const end = asksValue ? say('m12-turning-points.end-asks-value', { x, right }) : '';
      const shown = polynomial(f);
      return {
        values: {
          shown,
          kind,
          slope,
          low,
          high,
          isLeast,
          x,
          second,
          end,
          inBrackets: inBrackets(x),
          less: inBrackets(3 * (low + high)),
          asksValue,
        },
        asks: asksValue ? 'asks-value' : 'not-asks-value',
        answer: whole(right),
        mistakes: [
          asksValue ? valueAt(f, otherX) : otherX,
          asksValue ? x : valueAt(f, x),
          asksValue ? 0 : (low + high) / 2,
          -right,
        ],
      };
    },
  },
  'm12-tangent-at-the-y-axis': {
    about: ['tangents', 'point-and-slope', 'using-derivatives'],
    signs: ['minus'],
    make(random, level) {
      const a = level === 1 ? 1 : random.intBut(-3, 4, 0);
      const [b, c] = level === 1 ? [0, 0] : [random.intBut(-6, 6, 0), random.intBut(-9, 9, 0)];
      const at = level === 1 ? random.intBut(-15, 15, 0) : random.intBut(-5, 5, 0);
      const [height, slope] = [valueAt([a, b, c], at), 2 * a * at + b];
      const right = height - slope * at;
      const y = polynomial([a, b, c]);
      return {
        values: { y, at, height, slope, polynomial: polynomial([2 * a, b]) },
        answer: whole(right),
        worked: `$k = ${height} - ${inBrackets(slope)} \\times ${inBrackets(at)} = ${right}$`,
        mistakes: [height, height + slope * at, slope, c],
      };
    },
  },
  'm12-velocity-from-position': {
    about: ['rates-of-change', 'differentiate-once-or-twice', 'using-derivatives'],
    signs: ['minus'],
    make(random, level) {
      const [a, b, c] = [random.int(1, 3), random.intBut(-9, 9, 0), random.int(1, 12)];
      const at = random.int(1, level === 1 ? 3 : 5);
      const velocity = 3 * a * at ** 2 + 2 * b * at + c;
      const acceleration = 6 * a * at + 2 * b;
      const isSecond = level === 3;
      const right = isSecond ? acceleration : velocity;
      const s = polynomial([a, b, c, 0], 't');
      return {
        values: {
          s,
          at,
          right,
          c,
          worked: `$v = ${polynomial([3 * a, 2 * b, c], 't')}$`,
          polynomial: polynomial([6 * a, 2 * b], 't'),
          sixTimesA: 6 * a,
          twoTimesB: inBrackets(2 * b),
          threeTimesA: 3 * a,
          isSecond,
        },
        asks: isSecond ? 'second' : 'not-second',
        answer: quantity(right, isSecond ? 'mps2' : 'mps'),
        mistakes: [
          valueAt([a, b, c, 0], at),
          isSecond ? velocity : acceleration,
          isSecond ? 6 * a * at : velocity - c,
        ],
      };
    },
  },
});
