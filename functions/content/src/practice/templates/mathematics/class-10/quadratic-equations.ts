import { fraction, whole } from '../../../make-answers.ts';
import { ratio, tex } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';
import { inBrackets, polynomial } from '../polynomial.ts';

/** `(x - 3)` for the root 3. */
const factor = (root: number) => (root === 0 ? 'x' : `(${polynomial([1, -root])})`);

export const quadraticEquations = topic('mathematics', 10, 'c10-quadratic-equations', {
  'm10-solve-by-factors': {
    about: ['quadratic-by-factors', 'sum-and-product', 'solving-by-factors'],
    signs: ['minus'],
    make(random, level) {
      const least = level === 1 ? 1 : -9;
      const small = random.int(least, 8);
      const large = random.int(small + 1, 9);
      // Multiplying 0 by a negative number gives -0, which would be displayed.
      const [sum, product] = [small + large, small * large + 0];
      const left = polynomial([1, -sum, product]);
      const isMoved = level === 3 && sum !== 0;
      const shown = isMoved ? `${polynomial([1, 0, product])} = ${polynomial([sum, 0])}` : `${left} = 0`;
      const [factorSmall, factorLarge] = [factor(small), factor(large)];
      return {
        values: { shown, left, product, small, large, sum: -sum + 0, factorSmall, factorLarge },
        answer: whole(large),
        mistakes: [small, -small, -large, sum],
      };
    },
  },
  'm10-complete-the-square': {
    about: ['completing-the-square', 'half-the-middle-and-square-it', 'completing-the-square'],
    signs: ['minus'],
    make(random, level) {
      const half = level === 1 ? random.int(1, 12) : random.intBut(-12, 12, 0);
      const distance = random.int(1, 9);
      const [b, square] = [2 * half, half * half];
      if (level < 3) {
        const move = level === 1 ? 0 : random.int(1, 30);
        const equation = level === 1 ? polynomial([1, b, 0]) : `${polynomial([1, b, 0])} = ${move}`;
        const [polynomialWhole, root] = [polynomial([1, b, square]), polynomial([1, half])];
        return {
          texts: 'what-to-add',
          asks: level === 1 ? 'add' : 'both-sides',
          values: {
            equation,
            b,
            half,
            inBracketsHalf: inBrackets(half),
            square,
            polynomial: polynomialWhole,
            root,
          },
          answer: whole(square),
          mistakes: [b * b, half, -square, b],
        };
      }
      const end = square - distance * distance;
      const equation = polynomial([1, b, end]);
      const root = -half + distance;
      return {
        values: {
          equation,
          b,
          half,
          square,
          distance,
          root,
          polynomial: polynomial([1, half]),
          distanceTimesDistance: distance * distance,
          minusHalf: -half,
        },
        answer: whole(root),
        mistakes: [-half - distance, half + distance, -half + distance * distance],
      };
    },
  },
  'm10-sum-and-product-of-roots': {
    about: ['roots-and-coefficients', 'read-from-the-coefficients', 'completing-the-square'],
    signs: ['minus', 'space'],
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
        values: { word, a, b, c, sum, polynomial: polynomial([a, b, c]), isSum },
        answer: fraction(right),
        mistakes: [ratio(-right.n, right.d), isSum ? ratio(c, a) : ratio(-b, a), isSum ? -b : c],
      };
    },
  },
});
