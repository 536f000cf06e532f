import { both } from '../../../bilingual.ts';
import { decimal, fraction, trap, whole } from '../../../make-answers.ts';
import { asNumber, decimal as exactly, ratio, tex } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { inBrackets, polynomial, valueAt } from '../polynomial.ts';

const lesson = (name: string) => [`c12-derivatives/${name}`];
const about = { subject: 'mathematics', class: 12 } as const;
/** Without the dust of binary numbers. */
const round = (value: number) => asNumber(exactly(value));

export const slopesAndLimits = [
  template({
    ...about,
    id: 'm12-slope-of-a-secant',
    title: both('The slope of a secant', 'ছেদকের ঢাল'),
    skill: 'average-slope',
    strategy: 'change-over-interval',
    lessons: lesson('the-slope-at-a-point'),
    make(dice, level) {
      const coefficients = level === 1 ? [1, 0, 0] : [dice.int(1, 3), dice.intBut(-6, 6, 0), 0];
      const from = dice.int(level === 1 ? 0 : -3, 8);
      const step = level === 3 ? dice.of([0.5, 0.1, 0.2]) : dice.int(1, 5);
      const to = round(from + step);
      const [low, high] = [valueAt(coefficients, from), round(valueAt(coefficients, to))];
      const rise = round(high - low);
      const slope = round(rise / step);
      const shown = polynomial(coefficients);
      return {
        question: both(
          `What is the slope of the secant of $y = ${shown}$ between $x = ${from}$ and $x = ${to}$?`,
          `$x = ${from}$ থেকে $x = ${to}$ পর্যন্ত $y = ${shown}$-এর ছেদকের ঢাল কত?`,
        ),
        answer: decimal(slope),
        hints: [
          both(
            'A secant joins two points of the curve. Its slope is the change of y over the change of x.',
            'ছেদক বক্ররেখার দুই বিন্দুকে যোগ করে। তার ঢাল হলো y-এর পরিবর্তন ভাগ x-এর পরিবর্তন।',
          ),
          both(
            `At $x = ${from}$ y is $${low}$, at $x = ${to}$ it is $${high}$.`,
            `$x = ${from}$-এ y-এর মান $${low}$, $x = ${to}$-এ $${high}$।`,
          ),
          both(
            `$\\frac{${high} - ${inBrackets(low)}}{${to} - ${inBrackets(from)}} = \\frac{${rise}}{${step}} = ${slope}$`,
            `$\\frac{${high} - ${inBrackets(low)}}{${to} - ${inBrackets(from)}} = \\frac{${rise}}{${step}} = ${slope}$`,
          ),
        ],
        misconceptions: [
          trap(
            rise,
            both(
              'That is the change of y. Divide by the change of x.',
              'ওটা y-এর পরিবর্তন। x-এর পরিবর্তন দিয়ে ভাগ করো।',
            ),
          ),
          trap(
            2 * (coefficients[0] ?? 0) * from + (coefficients[1] ?? 0),
            both(
              'That is the slope at the first point alone, not between the two.',
              'ওটা শুধু প্রথম বিন্দুতে ঢাল, দুই বিন্দুর মাঝে নয়।',
            ),
          ),
          trap(
            2 * (coefficients[0] ?? 0) * to + (coefficients[1] ?? 0),
            both(
              'That is the slope at the second point alone, not between the two.',
              'ওটা শুধু দ্বিতীয় বিন্দুতে ঢাল, দুই বিন্দুর মাঝে নয়।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm12-limit-by-cancelling',
    title: both('A limit by cancelling', 'উৎপাদক কেটে লিমিট'),
    skill: 'limits',
    strategy: 'factor-and-cancel',
    lessons: lesson('the-slope-at-a-point'),
    make(dice, level) {
      const c = level === 1 ? dice.int(1, 12) : dice.intBut(-9, 9, 0);
      const other = level === 1 ? c : dice.intBut(-9, 9, -c);
      const lead = level === 3 ? dice.int(2, 4) : 1;
      const above = polynomial([lead, lead * (other - c), -lead * c * other]);
      const right = lead * (c + other);
      const below = polynomial([1, -c]);
      const inside = other === 0 ? inBrackets(c) : `${c} + ${inBrackets(other)}`;
      const sum = lead === 1 ? inside : `${lead} \\times ${other === 0 ? inside : `(${inside})`}`;
      const factor = other === 0 ? 'x' : `(${polynomial([1, other])})`;
      const kept = `${lead === 1 ? '' : lead}${factor}`;
      return {
        question: both(
          `Find the limit: $\\lim_{x \\to ${c}} \\frac{${above}}{${below}}$`,
          `লিমিট নির্ণয় করো: $\\lim_{x \\to ${c}} \\frac{${above}}{${below}}$`,
        ),
        answer: whole(right),
        hints: [
          both(
            `Putting in $x = ${c}$ gives zero over zero, which says nothing. Factor first.`,
            `$x = ${c}$ বসালে হয় শূন্য ভাগ শূন্য, যা কিছুই বলে না। আগে উৎপাদকে ভাঙো।`,
          ),
          both(
            `The numerator is $${kept}(${below})$: one factor cancels.`,
            `লব হলো $${kept}(${below})$: একটি উৎপাদক কেটে যায়।`,
          ),
          both(
            `What is left is $${kept}$, and at $${c}$: ${sum === `${right}` ? `$${right}$` : `$${sum} = ${right}$`}.`,
            `থাকে $${kept}$, আর $${c}$-তে তা ${sum === `${right}` ? `$${right}$` : `$${sum} = ${right}$`}।`,
          ),
        ],
        misconceptions: [
          trap(
            0,
            both('The numerator goes to 0, but so does the denominator.', 'লব ০-এর দিকে যায়, কিন্তু হরও তা-ই।'),
          ),
          trap(
            lead * other,
            both(`After cancelling, put in $x = ${c}$ as well.`, `কাটার পরে $x = ${c}$-ও বসাতে হবে।`),
          ),
          trap(
            lead * (c - other),
            both('Look at the sign of the factor that is left.', 'যে উৎপাদকটি রইল, তার চিহ্ন দেখো।'),
          ),
          trap(
            c,
            both(`That is where x goes. Where does the fraction go?`, `x সেদিকে যায়। ভগ্নাংশটি কোন দিকে যায়?`),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm12-from-first-principles',
    title: both('From first principles', 'মূল নিয়মে অন্তরজ'),
    skill: 'derivative-by-definition',
    strategy: 'cancel-h-then-let-it-go',
    lessons: lesson('from-first-principles'),
    make(dice, level) {
      if (level === 3 && dice.int(1, 2) === 1) return ofOneOverX(dice.int(1, 12), dice.int(2, 6));
      const [a, b] = [dice.int(level === 1 ? 1 : 2, 5), level === 1 ? dice.int(0, 4) : dice.intBut(-9, 9, 0)];
      const at = level === 1 ? dice.int(1, 6) : dice.intBut(-5, 6, 0);
      const right = 2 * a * at + b;
      const f = polynomial([a, b, 0]);
      return {
        question: both(
          `$f(x) = ${f}$. Find $f'(${at})$, the limit of $\\frac{f(${at} + h) - f(${at})}{h}$ as h goes to 0.`,
          `$f(x) = ${f}$। $f'(${at})$ নির্ণয় করো, অর্থাৎ h যখন ০-এর দিকে যায়, তখন $\\frac{f(${at} + h) - f(${at})}{h}$-এর লিমিট।`,
        ),
        answer: fraction(ratio(right)),
        hints: [
          both(
            `Work out $f(${at} + h)$ and take $f(${at}) = ${valueAt([a, b, 0], at)}$ from it. Everything left holds an h.`,
            `$f(${at} + h)$ বের করে তা থেকে $f(${at}) = ${valueAt([a, b, 0], at)}$ বাদ দাও। যা থাকে, তার সব পদে h আছে।`,
          ),
          both(
            `The difference is $${polynomial([a, right, 0], 'h')}$. Divide by h.`,
            `অন্তরটি $${polynomial([a, right, 0], 'h')}$। h দিয়ে ভাগ করো।`,
          ),
          both(
            `The quotient is $${polynomial([a, right], 'h')}$. As h goes to 0, it goes to $${right}$.`,
            `ভাগফল $${polynomial([a, right], 'h')}$। h যখন ০-এর দিকে যায়, এটি যায় $${right}$-এর দিকে।`,
          ),
        ],
        misconceptions: [
          trap(
            valueAt([a, b, 0], at),
            both(
              `That is $f(${at})$, the height. The question asks for the slope.`,
              `ওটা $f(${at})$, উচ্চতা। চাওয়া হয়েছে ঢাল।`,
            ),
          ),
          trap(
            right + a,
            both('That is the quotient at $h = 1$. Let h go to 0.', 'ওটা $h = 1$-এ ভাগফল। h-কে ০-এর দিকে নাও।'),
          ),
          trap(
            2 * a * at,
            both(
              `The term $${polynomial([b || 1, 0])}$ has a slope too.`,
              `$${polynomial([b || 1, 0])}$ পদটিরও ঢাল আছে।`,
            ),
          ),
          trap(0, both('The h cancels before it goes to 0.', 'h ০-এর দিকে যাওয়ার আগেই কেটে যায়।')),
        ],
      };
    },
  }),
];

function ofOneOverX(a: number, at: number) {
  const right = ratio(-a, at * at);
  return {
    question: both(
      `$f(x) = \\frac{${a}}{x}$. Find $f'(${at})$, the limit of $\\frac{f(${at} + h) - f(${at})}{h}$ as h goes to 0.`,
      `$f(x) = \\frac{${a}}{x}$। $f'(${at})$ নির্ণয় করো, অর্থাৎ h যখন ০-এর দিকে যায়, তখন $\\frac{f(${at} + h) - f(${at})}{h}$-এর লিমিট।`,
    ),
    answer: fraction(right),
    hints: [
      both(
        `Put $\\frac{${a}}{${at} + h} - \\frac{${a}}{${at}}$ over a common denominator.`,
        `$\\frac{${a}}{${at} + h} - \\frac{${a}}{${at}}$-কে সমহর করো।`,
      ),
      both(
        `It is $\\frac{-${a === 1 ? '' : a}h}{${at}(${at} + h)}$. Divide by h.`,
        `হয় $\\frac{-${a === 1 ? '' : a}h}{${at}(${at} + h)}$। h দিয়ে ভাগ করো।`,
      ),
      both(
        `What remains goes to $-\\frac{${a}}{${at}^2} = ${tex(right)}$.`,
        `যা থাকে, তা যায় $-\\frac{${a}}{${at}^2} = ${tex(right)}$-এর দিকে।`,
      ),
    ],
    misconceptions: [
      trap(
        ratio(a, at * at),
        both('The curve falls there: the slope is negative.', 'বক্ররেখাটি সেখানে নামছে: ঢাল ঋণাত্মক।'),
      ),
      trap(ratio(a, at), both(`That is $f(${at})$, the height.`, `ওটা $f(${at})$, উচ্চতা।`)),
      trap(ratio(-a, at), both('The denominator holds x twice: it is squared.', 'হরে x আছে দুবার: তার বর্গ হয়।')),
    ],
  };
}
