import { misconception, quantity, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets, polynomial, valueAt } from '../polynomial.ts';
import { byChain, byProduct, bySum } from './slope-rules.ts';

const lesson = (name: string) => [`c12-derivatives/${name}`];
const about = { subject: 'mathematics', class: 12 } as const;

export const derivatives = [
  template({
    ...about,
    id: 'm12-slope-by-the-rules',
    skill: 'rules-of-differentiation',
    strategy: 'which-step-comes-last',
    signs: ['minus'],
    lessons: lesson('the-rules-and-why'),
    make(random, level) {
      const at = level === 1 ? random.int(1, 4) : random.intBut(-3, 4, 0);
      const kinds = [bySum, byProduct, byChain].slice(0, level);
      const { y, rule, worked, right, wrong } = random.of(level === 3 ? kinds.slice(1) : kinds)(random, at);
      return {
        question: say('m12-slope-by-the-rules.question', { y, at }),
        answer: whole(right),
        hints: [
          say('m12-slope-by-the-rules.hint-1'),
          rule,
          say('m12-slope-by-the-rules.hint-3', { at, worked }),
        ],
        misconceptions: wrong.map(([value, feedback]) => misconception(value, feedback)),
      };
    },
  }),
  template({
    ...about,
    id: 'm12-turning-points',
    skill: 'stationary-points',
    strategy: 'zero-slope-and-its-sign',
    signs: ['minus'],
    lessons: lesson('using-derivatives'),
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
        question: asksValue
          ? say('m12-turning-points.question-asks-value', { shown, kind })
          : say('m12-turning-points.question-not-asks-value', { shown, kind }),
        answer: whole(right),
        hints: [
          say('m12-turning-points.hint-1', { slope }),
          say('m12-turning-points.hint-2', { low, high, kind, isLeast }),
          say('m12-turning-points.hint-3', {
            x,
            inBrackets: inBrackets(x),
            less: inBrackets(3 * (low + high)),
            second,
            kind,
            end,
          }),
        ],
        misconceptions: [
          misconception(
            asksValue ? valueAt(f, otherX) : otherX,
            isLeast
              ? say('m12-turning-points.mistake-1-least')
              : say('m12-turning-points.mistake-1-not-least'),
          ),
          misconception(
            asksValue ? x : valueAt(f, x),
            asksValue
              ? say('m12-turning-points.mistake-2-asks-value')
              : say('m12-turning-points.mistake-2-not-asks-value'),
          ),
          misconception(
            asksValue ? 0 : (low + high) / 2,
            asksValue
              ? say('m12-turning-points.mistake-3-asks-value')
              : say('m12-turning-points.mistake-3-not-asks-value'),
          ),
          misconception(-right, say('m12-turning-points.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm12-tangent-at-the-y-axis',
    skill: 'tangents',
    strategy: 'point-and-slope',
    signs: ['minus'],
    lessons: lesson('using-derivatives'),
    make(random, level) {
      const a = level === 1 ? 1 : random.intBut(-3, 4, 0);
      const [b, c] = level === 1 ? [0, 0] : [random.intBut(-6, 6, 0), random.intBut(-9, 9, 0)];
      const at = level === 1 ? random.intBut(-15, 15, 0) : random.intBut(-5, 5, 0);
      const [height, slope] = [valueAt([a, b, c], at), 2 * a * at + b];
      const right = height - slope * at;
      const y = polynomial([a, b, c]);
      return {
        question: say('m12-tangent-at-the-y-axis.question', { y, at }),
        answer: whole(right),
        hints: [
          say('m12-tangent-at-the-y-axis.hint-1', { at, height }),
          say('m12-tangent-at-the-y-axis.hint-2', { polynomial: polynomial([2 * a, b]), slope }),
          `$k = ${height} - ${inBrackets(slope)} \\times ${inBrackets(at)} = ${right}$`,
        ],
        misconceptions: [
          misconception(height, say('m12-tangent-at-the-y-axis.mistake-1')),
          misconception(height + slope * at, say('m12-tangent-at-the-y-axis.mistake-2')),
          misconception(slope, say('m12-tangent-at-the-y-axis.mistake-3')),
          misconception(c, say('m12-tangent-at-the-y-axis.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm12-velocity-from-position',
    skill: 'rates-of-change',
    strategy: 'differentiate-once-or-twice',
    signs: ['minus'],
    lessons: lesson('using-derivatives'),
    make(random, level) {
      const [a, b, c] = [random.int(1, 3), random.intBut(-9, 9, 0), random.int(1, 12)];
      const at = random.int(1, level === 1 ? 3 : 5);
      const velocity = 3 * a * at ** 2 + 2 * b * at + c;
      const acceleration = 6 * a * at + 2 * b;
      const isSecond = level === 3;
      const right = isSecond ? acceleration : velocity;
      const s = polynomial([a, b, c, 0], 't');
      return {
        question: isSecond
          ? say('m12-velocity-from-position.question-second', { s, at })
          : say('m12-velocity-from-position.question-not-second', { s, at }),
        answer: quantity(right, isSecond ? 'mps2' : 'mps'),
        hints: [
          say('m12-velocity-from-position.hint-1'),
          `$v = ${polynomial([3 * a, 2 * b, c], 't')}$`,
          isSecond
            ? say('m12-velocity-from-position.hint-3-second', {
                polynomial: polynomial([6 * a, 2 * b], 't'),
                at,
                sixTimesA: 6 * a,
                twoTimesB: inBrackets(2 * b),
                right,
              })
            : say('m12-velocity-from-position.hint-3-not-second', {
                at,
                threeTimesA: 3 * a,
                twoTimesB: inBrackets(2 * b),
                c,
                right,
              }),
        ],
        misconceptions: [
          misconception(valueAt([a, b, c, 0], at), say('m12-velocity-from-position.mistake-1')),
          misconception(
            isSecond ? velocity : acceleration,
            isSecond
              ? say('m12-velocity-from-position.mistake-2-second')
              : say('m12-velocity-from-position.mistake-2-not-second'),
          ),
          misconception(isSecond ? 6 * a * at : velocity - c, say('m12-velocity-from-position.mistake-3')),
        ],
      };
    },
  }),
];
