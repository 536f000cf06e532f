import { both } from '../../../bilingual.ts';
import { quantity, trap, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';
import { inBrackets, polynomial, valueAt } from '../polynomial.ts';
import { byChain, byProduct, bySum } from './slope-rules.ts';

const lesson = (name: string) => [`c12-derivatives/${name}`];
const about = { subject: 'mathematics', class: 12 } as const;

const signs = ['+ to −', '− to +'] as const;

export const derivatives = [
  template({
    ...about,
    id: 'm12-slope-by-the-rules',
    title: both('Slopes by the rules', 'নিয়মে ঢাল নির্ণয়'),
    skill: 'rules-of-differentiation',
    strategy: 'which-step-comes-last',
    lessons: lesson('the-rules-and-why'),
    make(dice, level) {
      const at = level === 1 ? dice.int(1, 4) : dice.intBut(-3, 4, 0);
      const kinds = [bySum, byProduct, byChain].slice(0, level);
      const { y, rule, worked, right, wrong } = dice.of(level === 3 ? kinds.slice(1) : kinds)(dice, at);
      return {
        question: both(
          `What is the slope of $y = ${y}$ at $x = ${at}$?`,
          `$x = ${at}$ বিন্দুতে $y = ${y}$-এর ঢাল কত?`,
        ),
        answer: whole(right),
        hints: [
          both('The slope is the value of the derivative there.', 'ঢাল হলো সেখানে অন্তরজের মান।'),
          both(...rule),
          both(`At $x = ${at}$: $${worked}$.`, `$x = ${at}$-এ: $${worked}$।`),
        ],
        misconceptions: wrong.map(([value, en, bn]) => trap(value, both(en, bn))),
      };
    },
  }),
  template({
    ...about,
    id: 'm12-turning-points',
    title: both('Highest and lowest points', 'গুরুমান ও লঘুমান'),
    skill: 'stationary-points',
    strategy: 'zero-slope-and-its-sign',
    lessons: lesson('using-derivatives'),
    make(dice, level) {
      const low = dice.int(level === 1 ? 0 : -5, 3);
      const high = low + 2 * dice.int(1, 3);
      const isLeast = dice.int(1, 2) === 1;
      const f = [1, (-3 * (low + high)) / 2, 3 * low * high, level === 1 ? 0 : dice.int(-9, 9)];
      const slope = polynomial([3, -3 * (low + high), 3 * low * high]);
      const [x, otherX] = isLeast ? [high, low] : [low, high];
      const asksValue = level === 3;
      const right = asksValue ? valueAt(f, x) : x;
      const second = 6 * x - 3 * (low + high);
      const kind = isLeast ? both('a local minimum', 'লঘুমান') : both('a local maximum', 'গুরুমান');
      const end = asksValue
        ? both(` There $f(${x}) = ${right}$.`, ` সেখানে $f(${x}) = ${right}$।`)
        : both('', '');
      const shown = polynomial(f);
      return {
        question: asksValue
          ? both(
              `$f(x) = ${shown}$ has ${kind.en}. What is its value there?`,
              `$f(x) = ${shown}$ ফাংশনের ${kind.bn} কত?`,
            )
          : both(
              `At which value of x does $f(x) = ${shown}$ have ${kind.en}?`,
              `x-এর কোন মানের জন্য $f(x) = ${shown}$-এর ${kind.bn} পাওয়া যায়?`,
            ),
        answer: whole(right),
        hints: [
          both(`Where is the derivative $${slope}$ zero?`, `অন্তরজ $${slope}$ কোথায় শূন্য?`),
          both(
            `At $x = ${low}$ and at $x = ${high}$. At ${kind.en} its sign changes from ${signs[isLeast ? 1 : 0]}.`,
            `$x = ${low}$ ও $x = ${high}$-এ। ${kind.bn} যেখানে, সেখানে তার চিহ্ন বদলায় ${isLeast ? '− থেকে +' : '+ থেকে −'}।`,
          ),
          both(
            `The second derivative at $${x}$ is $6 \\times ${inBrackets(x)} - ${inBrackets(3 * (low + high))} = ${second}$: ${kind.en}.${end.en}`,
            `$${x}$-এ দ্বিতীয় অন্তরজ $6 \\times ${inBrackets(x)} - ${inBrackets(3 * (low + high))} = ${second}$: ${kind.bn}।${end.bn}`,
          ),
        ],
        misconceptions: [
          trap(
            asksValue ? valueAt(f, otherX) : otherX,
            isLeast
              ? both(
                  'That is the maximum. A minimum has a positive second derivative.',
                  'ওটা গুরুমান। লঘুমানে দ্বিতীয় অন্তরজ ধনাত্মক।',
                )
              : both(
                  'That is the minimum. A maximum has a negative second derivative.',
                  'ওটা লঘুমান। গুরুমানে দ্বিতীয় অন্তরজ ঋণাত্মক।',
                ),
          ),
          trap(
            asksValue ? x : valueAt(f, x),
            asksValue
              ? both('That is the place x. Put it into f.', 'ওটা x-এর মান। f-এ বসাও।')
              : both('That is the value of f. The question asks for x.', 'ওটা f-এর মান। চাওয়া হয়েছে x।'),
          ),
          trap(
            asksValue ? 0 : (low + high) / 2,
            asksValue
              ? both('The slope is 0 there, not the value.', 'সেখানে ঢাল ০, মান নয়।')
              : both(
                  'There the second derivative is 0. Where is the first one?',
                  'সেখানে দ্বিতীয় অন্তরজ ০। প্রথমটি ০ কোথায়?',
                ),
          ),
          trap(-right, both('Look at the signs of the factors.', 'উৎপাদকের চিহ্নগুলো দেখো।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm12-tangent-at-the-y-axis',
    title: both('Where a tangent meets the y axis', 'স্পর্শক যেখানে y অক্ষকে ছেদ করে'),
    skill: 'tangents',
    strategy: 'point-and-slope',
    lessons: lesson('using-derivatives'),
    make(dice, level) {
      const a = level === 1 ? 1 : dice.intBut(-3, 4, 0);
      const [b, c] = level === 1 ? [0, 0] : [dice.intBut(-6, 6, 0), dice.intBut(-9, 9, 0)];
      const at = level === 1 ? dice.intBut(-15, 15, 0) : dice.intBut(-5, 5, 0);
      const [height, slope] = [valueAt([a, b, c], at), 2 * a * at + b];
      const right = height - slope * at;
      const y = polynomial([a, b, c]);
      return {
        question: both(
          `The tangent of $y = ${y}$ at $x = ${at}$ is $y = mx + k$. What is k?`,
          `$x = ${at}$ বিন্দুতে $y = ${y}$-এর স্পর্শক $y = mx + k$। k-এর মান কত?`,
        ),
        answer: whole(right),
        hints: [
          both(
            `The tangent goes through the point $(${at}, ${height})$ of the curve.`,
            `স্পর্শকটি বক্ররেখার $(${at}, ${height})$ বিন্দু দিয়ে যায়।`,
          ),
          both(
            `The derivative is $${polynomial([2 * a, b])}$, so the slope there is $m = ${slope}$.`,
            `অন্তরজ $${polynomial([2 * a, b])}$, তাই সেখানে ঢাল $m = ${slope}$।`,
          ),
          both(
            `$k = ${height} - ${inBrackets(slope)} \\times ${inBrackets(at)} = ${right}$`,
            `$k = ${height} - ${inBrackets(slope)} \\times ${inBrackets(at)} = ${right}$`,
          ),
        ],
        misconceptions: [
          trap(
            height,
            both(
              'That is the height of the point. How far down to the y axis?',
              'ওটা বিন্দুটির উচ্চতা। y অক্ষ পর্যন্ত আরও যেতে হবে।',
            ),
          ),
          trap(
            height + slope * at,
            both('Going back to $x = 0$ takes $m$ times x away.', '$x = 0$-তে ফিরতে m গুণ x বিয়োগ হয়।'),
          ),
          trap(slope, both('That is the slope m.', 'ওটা ঢাল, m।')),
          trap(
            c,
            both(
              'That is where the curve meets the y axis, not the tangent.',
              'বক্ররেখাটি সেখানে y অক্ষকে ছেদ করে, স্পর্শক নয়।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm12-velocity-from-position',
    title: both('Velocity from position', 'অবস্থান থেকে বেগ'),
    skill: 'rates-of-change',
    strategy: 'differentiate-once-or-twice',
    lessons: lesson('using-derivatives'),
    make(dice, level) {
      const [a, b, c] = [dice.int(1, 3), dice.intBut(-9, 9, 0), dice.int(1, 12)];
      const at = dice.int(1, level === 1 ? 3 : 5);
      const velocity = 3 * a * at ** 2 + 2 * b * at + c;
      const acceleration = 6 * a * at + 2 * b;
      const isSecond = level === 3;
      const right = isSecond ? acceleration : velocity;
      const s = polynomial([a, b, c, 0], 't');
      return {
        question: isSecond
          ? both(
              `A trolley on a straight rail is at $s = ${s}$ metres after t seconds. What is its acceleration at $t = ${at}$ s, in ms⁻²?`,
              `সোজা রেলে একটি ট্রলির অবস্থান t সেকেন্ড পরে $s = ${s}$ মিটার। $t = ${at}$ সেকেন্ডে তার ত্বরণ কত ms⁻²?`,
            )
          : both(
              `A trolley on a straight rail is at $s = ${s}$ metres after t seconds. What is its velocity at $t = ${at}$ s?`,
              `সোজা রেলে একটি ট্রলির অবস্থান t সেকেন্ড পরে $s = ${s}$ মিটার। $t = ${at}$ সেকেন্ডে তার বেগ কত?`,
            ),
        answer: quantity(right, isSecond ? 'mps2' : 'mps'),
        hints: [
          both(
            'Velocity is the derivative of position, acceleration is the derivative of velocity.',
            'অবস্থানের অন্তরজ বেগ, বেগের অন্তরজ ত্বরণ।',
          ),
          both(`$v = ${polynomial([3 * a, 2 * b, c], 't')}$`, `$v = ${polynomial([3 * a, 2 * b, c], 't')}$`),
          isSecond
            ? both(
                `$a = ${polynomial([6 * a, 2 * b], 't')}$, and at ${at} s: $${6 * a} \\times ${at} + ${inBrackets(2 * b)} = ${right}$ ms⁻².`,
                `$a = ${polynomial([6 * a, 2 * b], 't')}$, আর ${at} সেকেন্ডে: $${6 * a} \\times ${at} + ${inBrackets(2 * b)} = ${right}$ ms⁻²।`,
              )
            : both(
                `At ${at} s: $${3 * a} \\times ${at}^2 + ${inBrackets(2 * b)} \\times ${at} + ${c} = ${right}$ ms⁻¹.`,
                `${at} সেকেন্ডে: $${3 * a} \\times ${at}^2 + ${inBrackets(2 * b)} \\times ${at} + ${c} = ${right}$ ms⁻¹।`,
              ),
        ],
        misconceptions: [
          trap(
            valueAt([a, b, c, 0], at),
            both('That is the position. Differentiate it.', 'ওটা অবস্থান। তার অন্তরজ নাও।'),
          ),
          trap(
            isSecond ? velocity : acceleration,
            isSecond
              ? both('That is the velocity. Differentiate once more.', 'ওটা বেগ। আরেকবার অন্তরজ নাও।')
              : both(
                  'That is the acceleration: one derivative too far.',
                  'ওটা ত্বরণ: একবার বেশি অন্তরজ নেওয়া হয়েছে।',
                ),
          ),
          trap(isSecond ? 6 * a * at : velocity - c, both('One term is left out.', 'একটি পদ বাদ পড়েছে।')),
        ],
      };
    },
  }),
];
