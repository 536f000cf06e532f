import { both } from '../../practice/bilingual.ts';
import { quantity } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { creative } from './creative.ts';

export const shapesOfClass10 = [
  creative({
    id: 'cq10-garden',
    subject: 'mathematics',
    class: 10,
    make(dice) {
      const [w, more, path] = [dice.int(6, 18), dice.int(2, 9), dice.int(1, 3)];
      const l = w + more;
      const outer = (w + 2 * path) * (l + 2 * path);
      const verdict =
        outer > 2 * w * l
          ? both('more than the garden: yes.', 'বাগানের চেয়ে বেশি: হ্যাঁ, নেয়।')
          : both('not more than the garden: no.', 'বাগানের চেয়ে বেশি নয়: না, নেয় না।');
      return {
        stem: both(
          `A garden is a rectangle of ${w * l} m². It is ${more} m longer than it is wide. Around it, outside, runs a path that is ${path} m wide everywhere.`,
          `একটি আয়তাকার বাগানের ক্ষেত্রফল ${w * l} বর্গমিটার। এর দৈর্ঘ্য প্রস্থের চেয়ে ${more} মিটার বেশি। বাগানের বাইরে চারদিকে ${path} মিটার চওড়া একটি পথ আছে।`,
        ),
        know: {
          question: both('What is a quadratic equation?', 'দ্বিঘাত সমীকরণ কাকে বলে?'),
          scheme: [
            both(
              'An equation in which the highest power of the unknown is the second: $ax^2 + bx + c = 0$, $a$ not $0$.',
              'যে সমীকরণে চলকের সর্বোচ্চ ঘাত দুই: $ax^2 + bx + c = 0$, যেখানে $a$ শূন্য নয়।',
            ),
          ],
        },
        understand: {
          question: both(
            'Explain why $x^2 + 4 = 0$ has no real root.',
            '$x^2 + 4 = 0$ সমীকরণের বাস্তব মূল নেই কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('The square of a real number is never negative.', 'বাস্তব সংখ্যার বর্গ কখনো ঋণাত্মক নয়।'),
            both('So $x^2 + 4$ is at least $4$ and never $0$.', 'তাই $x^2 + 4$ অন্তত $4$, কখনো $0$ নয়।'),
          ],
        },
        apply: {
          question: both('How wide is the garden?', 'বাগানটির প্রস্থ কত?'),
          answer: quantity(w, 'm'),
          worked: [
            both(
              `With the width $x$: $x(x + ${more}) = ${w * l}$.`,
              `প্রস্থ $x$ হলে: $x(x + ${more}) = ${w * l}$।`,
            ),
            both(
              `By factors: $(x - ${w})(x + ${l}) = 0$; a width is not negative.`,
              `উৎপাদকে: $(x - ${w})(x + ${l}) = 0$; প্রস্থ ঋণাত্মক হয় না।`,
            ),
            both(
              `$x = ${w}$ m, for $${w} \\times ${l} = ${w * l}$`,
              `$x = ${w}$ মিটার, কারণ $${w} \\times ${l} = ${w * l}$`,
            ),
          ],
        },
        judge: {
          question: both(
            'Does the path take up more ground than the garden? Analyse it mathematically, and give as your answer the area of the path.',
            'পথটি কি বাগানের চেয়ে বেশি জায়গা নেয়? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, পথটির ক্ষেত্রফল কত।',
          ),
          answer: quantity(outer - w * l, 'm2'),
          worked: [
            both(
              `The garden is $${w}$ m wide and $${l}$ m long.`,
              `বাগানের প্রস্থ $${w}$ মিটার, দৈর্ঘ্য $${l}$ মিটার।`,
            ),
            both(
              `With the path, on both sides: $${w} + 2 \\times ${path} = ${w + 2 * path}$ and $${l} + 2 \\times ${path} = ${l + 2 * path}$.`,
              `দুই পাশে পথসহ: $${w} + 2 \\times ${path} = ${w + 2 * path}$ ও $${l} + 2 \\times ${path} = ${l + 2 * path}$।`,
            ),
            both(
              `Together: $${w + 2 * path} \\times ${l + 2 * path} = ${outer}$ m².`,
              `একত্রে: $${w + 2 * path} \\times ${l + 2 * path} = ${outer}$ বর্গমিটার।`,
            ),
            both(
              `$${outer} - ${w * l} = ${outer - w * l}$ m², ${verdict.en}`,
              `$${outer} - ${w * l} = ${outer - w * l}$ বর্গমিটার, ${verdict.bn}`,
            ),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq10-ball',
    subject: 'mathematics',
    class: 10,
    make(dice) {
      const child = dice.of(children);
      const n = dice.int(2, 6);
      const v = 10 * n;
      const up = dice.int(1, n - 1);
      const down = 2 * n - up;
      const height = 5 * up * down;
      return {
        stem: both(
          `**Higher mathematics.** ${child.en} throws a ball straight up. After $t$ seconds it is $h = ${v}t - 5t^2$ metres high. A roof beside it is ${height} m high.`,
          `**উচ্চতর গণিত।** ${child.bn} একটি বল সোজা উপরে ছুড়ল। $t$ সেকেন্ড পরে বলটির উচ্চতা $h = ${v}t - 5t^2$ মিটার। পাশের একটি ছাদ ${height} মিটার উঁচু।`,
        ),
        know: {
          question: both('What is the vertex of a parabola?', 'পরাবৃত্তের শীর্ষবিন্দু কাকে বলে?'),
          scheme: [
            both(
              'The point at which it turns: its highest or its lowest point.',
              'যে বিন্দুতে এটি বাঁক নেয়: সবচেয়ে উঁচু বা সবচেয়ে নিচু বিন্দু।',
            ),
          ],
        },
        understand: {
          question: both(
            'Explain why the graph of $h$ opens downwards.',
            '$h$-এর লেখচিত্র নিচের দিকে খোলা কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('The number before $t^2$ is negative.', '$t^2$-এর সহগ ঋণাত্মক।'),
            both(
              'For large $t$ that term outweighs the other, so $h$ falls on both sides.',
              '$t$ বড় হলে এই পদটিই বেশি প্রভাব ফেলে, তাই দুই দিকেই $h$ কমে।',
            ),
          ],
        },
        apply: {
          question: both('How high does the ball get?', 'বলটি সবচেয়ে বেশি কত উঁচুতে ওঠে?'),
          answer: quantity(5 * n * n, 'm'),
          worked: [
            both(
              `It is highest at $\\frac{${v}}{2 \\times 5} = ${n}$ s.`,
              `সবচেয়ে উঁচুতে ওঠে $\\frac{${v}}{2 \\times 5} = ${n}$ সেকেন্ডে।`,
            ),
            both(`Put $t = ${n}$ into the formula.`, `সূত্রে $t = ${n}$ বসাও।`),
            both(
              `$${v} \\times ${n} - 5 \\times ${n}^2 = ${5 * n * n}$ m`,
              `$${v} \\times ${n} - 5 \\times ${n}^2 = ${5 * n * n}$ মিটার`,
            ),
          ],
        },
        judge: {
          question: both(
            `Is the ball higher than the roof for more than half of its flight of ${2 * n} s? Analyse it mathematically, and give as your answer for how many seconds it is higher.`,
            `বলটি $${2 * n}$ সেকেন্ড শূন্যে থাকে। এর অর্ধেকের বেশি সময় কি সেটি ছাদের চেয়ে উঁচুতে থাকে? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, বলটি কত সেকেন্ড ছাদের চেয়ে উঁচুতে থাকে।`,
          ),
          answer: quantity(down - up, 'second'),
          worked: [
            both(`At the roof: $${v}t - 5t^2 = ${height}$.`, `ছাদের সমান উঁচুতে: $${v}t - 5t^2 = ${height}$।`),
            both(
              `Divided by $5$: $t^2 - ${2 * n}t + ${up * down} = 0$.`,
              `$5$ দিয়ে ভাগ করে: $t^2 - ${2 * n}t + ${up * down} = 0$।`,
            ),
            both(
              `By factors: $(t - ${up})(t - ${down}) = 0$. On the way up at ${up} s, on the way down at ${down} s.`,
              `উৎপাদকে: $(t - ${up})(t - ${down}) = 0$। ওঠার সময় ${up} সেকেন্ডে, নামার সময় ${down} সেকেন্ডে।`,
            ),
            both(
              `$${down} - ${up} = ${down - up}$ s; half of the flight is $${n}$ s: ${down - up > n ? 'yes' : 'no'}.`,
              `$${down} - ${up} = ${down - up}$ সেকেন্ড; অর্ধেক সময় $${n}$ সেকেন্ড: ${down - up > n ? 'হ্যাঁ, থাকে' : 'না, থাকে না'}।`,
            ),
          ],
        },
      };
    },
  }),
] as const;
