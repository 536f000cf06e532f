import { fraction, misconception, whole } from '../../../make-answers.ts';
import { ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets, polynomial } from '../polynomial.ts';

const lesson = (name: string) => [`c10-quadratic-equations/${name}`];
const about = { subject: 'mathematics', class: 10 } as const;

/** `(x - 3)` for the root 3. */
const factor = (root: number) => (root === 0 ? 'x' : `(${polynomial([1, -root])})`);

export const quadraticEquations = [
  template({
    ...about,
    id: 'm10-solve-by-factors',
    skill: 'quadratic-by-factors',
    strategy: 'sum-and-product',
    signs: ['minus'],
    lessons: lesson('solving-by-factors'),
    make(random, level) {
      const least = level === 1 ? 1 : -9;
      const small = random.int(least, 8);
      const large = random.int(small + 1, 9);
      // Multiplying 0 by a negative number gives -0, which would be displayed.
      const [sum, product] = [small + large, small * large + 0];
      const left = polynomial([1, -sum, product]);
      const isMoved = level === 3 && sum !== 0;
      const shown = isMoved ? `${polynomial([1, 0, product])} = ${polynomial([sum, 0])}` : `${left} = 0`;
      return {
        question: say('m10-solve-by-factors.question', { shown }),
        answer: whole(large),
        hints: [
          say('m10-solve-by-factors.hint-1', { left }),
          say('m10-solve-by-factors.hint-2', { sum: -sum + 0, product }),
          say('m10-solve-by-factors.hint-3', {
            small: factor(small),
            large: factor(large),
            smallRoot: small,
            largeRoot: large,
          }),
        ],
        misconceptions: [
          misconception(small, say('m10-solve-by-factors.mistake-1')),
          misconception(-small, say('m10-solve-by-factors.mistake-2')),
          misconception(-large, say('m10-solve-by-factors.mistake-2')),
          misconception(sum, say('m10-solve-by-factors.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm10-complete-the-square',
    skill: 'completing-the-square',
    strategy: 'half-the-middle-and-square-it',
    signs: ['minus'],
    lessons: lesson('completing-the-square'),
    make(random, level) {
      const half = level === 1 ? random.int(1, 12) : random.intBut(-12, 12, 0);
      const distance = random.int(1, 9);
      const [b, square] = [2 * half, half * half];
      if (level < 3) {
        const move = level === 1 ? 0 : random.int(1, 30);
        const equation = level === 1 ? polynomial([1, b, 0]) : `${polynomial([1, b, 0])} = ${move}`;
        return {
          question:
            level === 1
              ? say('m10-complete-the-square.question-add', { equation })
              : say('m10-complete-the-square.question-both-sides', { equation }),
          answer: whole(square),
          hints: [
            say('m10-complete-the-square.hint-1', { b }),
            say('m10-complete-the-square.hint-2', { half }),
            say('m10-complete-the-square.hint-3', {
              half: inBrackets(half),
              square,
              polynomial: polynomial([1, b, square]),
              root: polynomial([1, half]),
            }),
          ],
          misconceptions: [
            misconception(b * b, say('m10-complete-the-square.mistake-1')),
            misconception(half, say('m10-complete-the-square.mistake-2')),
            misconception(-square, say('m10-complete-the-square.mistake-3')),
            misconception(b, say('m10-complete-the-square.mistake-4')),
          ],
        };
      }
      const end = square - distance * distance;
      const equation = polynomial([1, b, end]);
      const root = -half + distance;
      return {
        question: say('m10-complete-the-square.question', { equation }),
        answer: whole(root),
        hints: [
          say('m10-complete-the-square.hint-1-half', { b, half, square }),
          say('m10-complete-the-square.hint-2-so', {
            polynomial: polynomial([1, half]),
            distanceTimesDistance: distance * distance,
          }),
          say('m10-complete-the-square.hint-3-the-larger-root', {
            polynomial: polynomial([1, half]),
            distance,
            minusHalf: -half,
            root,
          }),
        ],
        misconceptions: [
          misconception(-half - distance, say('m10-complete-the-square.mistake-1-that-is-the')),
          misconception(half + distance, say('m10-complete-the-square.mistake-2-the-changes', { half })),
          misconception(
            -half + distance * distance,
            say('m10-complete-the-square.mistake-3-take-the-square'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm10-sum-and-product-of-roots',
    skill: 'roots-and-coefficients',
    strategy: 'read-from-the-coefficients',
    signs: ['minus', 'space'],
    lessons: lesson('completing-the-square'),
    make(random, level) {
      const a = level === 1 ? 1 : random.int(2, 6);
      const b = level === 1 ? random.int(-9, -4) : random.intBut(-15, 15, 0);
      // A negative constant term, so that there are always two real roots.
      const c = level === 1 ? random.int(1, 3) : -random.int(1, 20);
      const isSum = random.int(1, 2) === 1;
      const right = isSum ? ratio(-b, a) : ratio(c, a);
      const raw = isSum ? `-\\frac{${b}}{${a}}` : `\\frac{${c}}{${a}}`;
      const sum = raw === tex(right) ? raw : `${raw} = ${tex(right)}`;
      const word = isSum
        ? say('m10-sum-and-product-of-roots.word-sum-sum')
        : say('m10-sum-and-product-of-roots.word-not-sum-product');
      return {
        question: say('m10-sum-and-product-of-roots.question', { word, polynomial: polynomial([a, b, c]) }),
        answer: fraction(right),
        hints: [
          say('m10-sum-and-product-of-roots.hint-1', { a, b, c }),
          say('m10-sum-and-product-of-roots.hint-2'),
          say('m10-sum-and-product-of-roots.hint-3', { word, sum }),
        ],
        misconceptions: [
          misconception(
            ratio(-right.n, right.d),
            isSum
              ? say('m10-sum-and-product-of-roots.mistake-1-sum')
              : say('m10-sum-and-product-of-roots.mistake-1-not-sum'),
          ),
          misconception(
            isSum ? ratio(c, a) : ratio(-b, a),
            isSum
              ? say('m10-sum-and-product-of-roots.mistake-2-sum')
              : say('m10-sum-and-product-of-roots.mistake-2-not-sum'),
          ),
          misconception(isSum ? -b : c, say('m10-sum-and-product-of-roots.mistake-3', { a })),
        ],
      };
    },
  }),
];
