import { both } from '../../../bilingual.ts';
import { fraction, trap, whole } from '../../../make-answers.ts';
import { ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { inBrackets, polynomial } from '../polynomial.ts';

const lesson = (name: string) => [`c10-quadratic-equations/${name}`];
const about = { subject: 'mathematics', class: 10 } as const;

/** `(x - 3)` for the root 3. */
const factor = (root: number) => (root === 0 ? 'x' : `(${polynomial([1, -root])})`);

export const quadraticEquations = [
  template({
    ...about,
    id: 'm10-solve-by-factors',
    title: both('Solve by factors', 'উৎপাদকের সাহায্যে সমাধান'),
    skill: 'quadratic-by-factors',
    strategy: 'sum-and-product',
    lessons: lesson('solving-by-factors'),
    make(dice, level) {
      const least = level === 1 ? 1 : -9;
      const small = dice.int(least, 8);
      const large = dice.int(small + 1, 9);
      const [sum, product] = [small + large, small * large];
      const left = polynomial([1, -sum, product]);
      const isMoved = level === 3 && sum !== 0;
      const shown = isMoved ? `${polynomial([1, 0, product])} = ${polynomial([sum, 0])}` : `${left} = 0`;
      return {
        question: both(`Solve: $${shown}$. What is the larger root?`, `সমাধান করো: $${shown}$। বড় মূলটি কত?`),
        answer: whole(large),
        hints: [
          both(
            `In standard form: $${left} = 0$. Find its two factors.`,
            `আদর্শ রূপে লেখো: $${left} = 0$। তারপর দুটি উৎপাদক খোঁজো।`,
          ),
          both(
            `You need two numbers with the sum $${-sum + 0}$ and the product $${product}$.`,
            `এমন দুটি সংখ্যা চাই, যাদের যোগফল $${-sum + 0}$ আর গুণফল $${product}$।`,
          ),
          both(
            `$${factor(small)}${factor(large)} = 0$, so $x = ${small}$ or $x = ${large}$. The larger root is $${large}$.`,
            `$${factor(small)}${factor(large)} = 0$, তাই $x = ${small}$ অথবা $x = ${large}$। বড় মূলটি $${large}$।`,
          ),
        ],
        misconceptions: [
          trap(small, both('That is a root too, but the smaller one.', 'এটিও একটি মূল, তবে ছোটটি।')),
          trap(
            -small,
            both(
              'From $(x - p) = 0$ comes $x = p$: the sign changes.',
              '$(x - p) = 0$ থেকে হয় $x = p$: চিহ্ন বদলে যায়।',
            ),
          ),
          trap(
            -large,
            both(
              'From $(x - p) = 0$ comes $x = p$: the sign changes.',
              '$(x - p) = 0$ থেকে হয় $x = p$: চিহ্ন বদলে যায়।',
            ),
          ),
          trap(sum, both('That is the sum of the two roots.', 'ওটা মূল দুটির যোগফল।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm10-complete-the-square',
    title: both('Complete the square', 'পূর্ণবর্গ করা'),
    skill: 'completing-the-square',
    strategy: 'half-the-middle-and-square-it',
    lessons: lesson('completing-the-square'),
    make(dice, level) {
      const half = level === 1 ? dice.int(1, 12) : dice.intBut(-12, 12, 0);
      const distance = dice.int(1, 9);
      const [b, square] = [2 * half, half * half];
      if (level < 3) {
        const move = level === 1 ? 0 : dice.int(1, 30);
        const equation = level === 1 ? polynomial([1, b, 0]) : `${polynomial([1, b, 0])} = ${move}`;
        return {
          question:
            level === 1
              ? both(
                  `Which number must be added to $${equation}$ to make it a perfect square?`,
                  `$${equation}$-এর সঙ্গে কত যোগ করলে পূর্ণবর্গ হবে?`,
                )
              : both(
                  `To complete the square in $${equation}$, which number is added to both sides?`,
                  `$${equation}$ সমীকরণে পূর্ণবর্গ করতে দুই পক্ষে কত যোগ করতে হবে?`,
                ),
          answer: whole(square),
          hints: [
            both(`The coefficient of x is $${b}$.`, `x-এর সহগ $${b}$।`),
            both(`Half of it is $${half}$.`, `তার অর্ধেক $${half}$।`),
            both(
              `Its square: $${inBrackets(half)}^2 = ${square}$. So $${polynomial([1, b, square])} = (${polynomial([1, half])})^2$.`,
              `তার বর্গ: $${inBrackets(half)}^2 = ${square}$। তাই $${polynomial([1, b, square])} = (${polynomial([1, half])})^2$।`,
            ),
          ],
          misconceptions: [
            trap(
              b * b,
              both(
                'Halve the coefficient of x first, then square.',
                'আগে x-এর সহগের অর্ধেক নাও, তারপর বর্গ করো।',
              ),
            ),
            trap(half, both('That is the half. Square it as well.', 'ওটা অর্ধেক। এবার তার বর্গ করো।')),
            trap(-square, both('A square is never negative.', 'কোনো সংখ্যার বর্গ ঋণাত্মক হয় না।')),
            trap(b, both('That is twice the half: halve it, then square.', 'আগে অর্ধেক করো, তারপর বর্গ।')),
          ],
        };
      }
      const end = square - distance * distance;
      const equation = polynomial([1, b, end]);
      const root = -half + distance;
      return {
        question: both(
          `Solve by completing the square: $${equation} = 0$. What is the larger root?`,
          `পূর্ণবর্গ করে সমাধান করো: $${equation} = 0$। বড় মূলটি কত?`,
        ),
        answer: whole(root),
        hints: [
          both(
            `Half of $${b}$ is $${half}$, and its square is $${square}$.`,
            `$${b}$-এর অর্ধেক $${half}$, তার বর্গ $${square}$।`,
          ),
          both(
            `So $(${polynomial([1, half])})^2 = ${distance * distance}$.`,
            `তাই $(${polynomial([1, half])})^2 = ${distance * distance}$।`,
          ),
          both(
            `$${polynomial([1, half])} = \\pm ${distance}$. The larger root: $${-half} + ${distance} = ${root}$.`,
            `$${polynomial([1, half])} = \\pm ${distance}$। বড় মূল: $${-half} + ${distance} = ${root}$।`,
          ),
        ],
        misconceptions: [
          trap(-half - distance, both('That is the smaller root.', 'ওটা ছোট মূলটি।')),
          trap(
            half + distance,
            both(
              `The $${half}$ changes its sign when it changes its side.`,
              `পক্ষ বদলালে $${half}$-এর চিহ্নও বদলায়।`,
            ),
          ),
          trap(
            -half + distance * distance,
            both('Take the square root of the right side too.', 'ডান পক্ষেরও বর্গমূল নিতে হবে।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm10-sum-and-product-of-roots',
    title: both('Sum and product of the roots', 'মূলের যোগফল ও গুণফল'),
    skill: 'roots-and-coefficients',
    strategy: 'read-from-the-coefficients',
    lessons: lesson('completing-the-square'),
    make(dice, level) {
      const a = level === 1 ? 1 : dice.int(2, 6);
      const b = level === 1 ? dice.int(-9, -4) : dice.intBut(-15, 15, 0);
      // A negative number at the end: then there are always two real roots.
      const c = level === 1 ? dice.int(1, 3) : -dice.int(1, 20);
      const isSum = dice.int(1, 2) === 1;
      const right = isSum ? ratio(-b, a) : ratio(c, a);
      const raw = isSum ? `-\\frac{${b}}{${a}}` : `\\frac{${c}}{${a}}`;
      const sum = raw === tex(right) ? raw : `${raw} = ${tex(right)}`;
      const word = isSum ? both('sum', 'যোগফল') : both('product', 'গুণফল');
      return {
        question: both(
          `Without solving: what is the ${word.en} of the roots of $${polynomial([a, b, c])} = 0$?`,
          `সমাধান না করে বলো: $${polynomial([a, b, c])} = 0$ সমীকরণের মূল দুটির ${word.bn} কত?`,
        ),
        answer: fraction(right),
        hints: [
          both(
            `Write down $a = ${a}$, $b = ${b}$, $c = ${c}$, with their signs.`,
            `চিহ্নসহ লেখো: $a = ${a}$, $b = ${b}$, $c = ${c}$।`,
          ),
          both(
            'The sum of the roots is $-\\frac{b}{a}$, their product is $\\frac{c}{a}$.',
            'মূল দুটির যোগফল $-\\frac{b}{a}$, গুণফল $\\frac{c}{a}$।',
          ),
          both(`So the ${word.en} is $${sum}$.`, `তাই ${word.bn} $${sum}$।`),
        ],
        misconceptions: [
          trap(
            ratio(-right.n, right.d),
            isSum
              ? both(
                  'The sum is $-\\frac{b}{a}$: turn the sign of b.',
                  'যোগফল $-\\frac{b}{a}$: b-এর চিহ্ন বদলাও।',
                )
              : both('The product keeps the sign of c.', 'গুণফলে c-এর চিহ্ন বদলায় না।'),
          ),
          trap(
            isSum ? ratio(c, a) : ratio(-b, a),
            isSum ? both('That is the product.', 'ওটা গুণফল।') : both('That is the sum.', 'ওটা যোগফল।'),
          ),
          trap(isSum ? -b : c, both(`Divide by $a = ${a}$ as well.`, `$a = ${a}$ দিয়েও ভাগ করো।`)),
        ],
      };
    },
  }),
];
