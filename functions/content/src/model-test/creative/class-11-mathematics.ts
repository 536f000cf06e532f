import { both } from '../../practice/bilingual.ts';
import { decimal, fraction, whole } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { ratio, tex } from '../../practice/rational.ts';
import { creative } from './creative.ts';

export const mathematicsOfClass11 = [
  creative({
    id: 'cq11-triangle',
    subject: 'mathematics',
    class: 11,
    make(dice) {
      const [x1, y1] = [dice.int(1, 4), dice.int(1, 5)];
      const [x2, y2] = [x1 + dice.int(2, 8), y1 + dice.int(1, 6)];
      const slope = ratio(y2 - y1, x2 - x1);
      // Above the line through both, so that the three make a triangle.
      const [x3, y3] = [x1 + dice.int(1, x2 - x1), y2 + dice.int(3, 8)];
      const side = dice.int(2, 5);
      const twice = Math.abs(x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2));
      return {
        stem: both(
          `The points $A(${x1}, ${y1})$, $B(${x2}, ${y2})$ and $C(${x3}, ${y3})$ are the corners of a triangle.`,
          `$A(${x1}, ${y1})$, $B(${x2}, ${y2})$ ও $C(${x3}, ${y3})$ একটি ত্রিভুজের তিনটি শীর্ষ।`,
        ),
        know: {
          question: both('What is the slope of a line?', 'সরলরেখার ঢাল কাকে বলে?'),
          scheme: [
            both(
              'The change of $y$ over the change of $x$ between two of its points.',
              'রেখার দুটি বিন্দুর মধ্যে $y$-এর পরিবর্তন ভাগ $x$-এর পরিবর্তন।',
            ),
          ],
        },
        understand: {
          question: both(
            'Explain why parallel lines have the same slope.',
            'সমান্তরাল রেখাগুলোর ঢাল সমান কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both(
              'Parallel lines make the same angle with the $x$-axis.',
              'সমান্তরাল রেখা $x$-অক্ষের সঙ্গে সমান কোণ করে।',
            ),
            both(
              'The slope is the tangent of that angle, so it is the same.',
              'ঢাল হলো সেই কোণের ট্যানজেন্ট, তাই ঢালও সমান।',
            ),
          ],
        },
        apply: {
          question: both('What is the slope of $AB$?', '$AB$ রেখার ঢাল কত?'),
          answer: fraction(slope),
          worked: [
            both(
              `The change of $y$: $${y2} - ${y1} = ${y2 - y1}$.`,
              `$y$-এর পরিবর্তন: $${y2} - ${y1} = ${y2 - y1}$।`,
            ),
            both(
              `The change of $x$: $${x2} - ${x1} = ${x2 - x1}$.`,
              `$x$-এর পরিবর্তন: $${x2} - ${x1} = ${x2 - x1}$।`,
            ),
            both(
              `$\\frac{${y2 - y1}}{${x2 - x1}} = ${tex(slope)}$`,
              `$\\frac{${y2 - y1}}{${x2 - x1}} = ${tex(slope)}$`,
            ),
          ],
        },
        judge: {
          question: both(
            `Is the triangle larger than a square with sides of ${side} units? Analyse it mathematically, and give as your answer its area in square units.`,
            `ত্রিভুজটি কি $${side}$ একক বাহুর বর্গের চেয়ে বড়? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, ত্রিভুজটির ক্ষেত্রফল কত বর্গ একক।`,
          ),
          answer: decimal(twice / 2),
          worked: [
            both(
              'Twice the area is $x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)$, without its sign.',
              'ক্ষেত্রফলের দ্বিগুণ $x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)$, চিহ্ন ছাড়া।',
            ),
            both(
              `Put in: $${x1} \\times (${y2} - ${y3}) + ${x2} \\times (${y3} - ${y1}) + ${x3} \\times (${y1} - ${y2})$.`,
              `মান বসাও: $${x1} \\times (${y2} - ${y3}) + ${x2} \\times (${y3} - ${y1}) + ${x3} \\times (${y1} - ${y2})$।`,
            ),
            both(`That is $${twice}$ without its sign.`, `চিহ্ন ছাড়া এটি $${twice}$।`),
            both(
              `$\\frac{${twice}}{2} = ${twice / 2}$, and $${side}^2 = ${side * side}$: ${twice / 2 > side * side ? 'yes' : 'no'}.`,
              `$\\frac{${twice}}{2} = ${twice / 2}$, আর $${side}^2 = ${side * side}$: ${twice / 2 > side * side ? 'হ্যাঁ, বড়' : 'না, বড় নয়'}।`,
            ),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq11-shelf',
    subject: 'mathematics',
    class: 11,
    make(dice) {
      const child = dice.of(children);
      const n = dice.int(4, 7);
      const fewer = dice.int(2, 3);
      const product = (from: number, to: number): number => (from > to ? 1 : from * product(from + 1, to));
      const all = product(1, n);
      const some = product(n - fewer + 1, n);
      const factors = Array.from({ length: fewer }, (_, at) => n - at).join(' \\times ');
      const apart = all - 2 * product(1, n - 1);
      return {
        stem: both(
          `${child.en} has ${n} different books, two of which are a dictionary and an atlas. The small shelf holds ${fewer} books, the long one all of them.`,
          `${child.bnOf} কাছে ${n}টি আলাদা বই আছে, তার মধ্যে একটি অভিধান ও একটি মানচিত্রের বই। ছোট তাকে ${fewer}টি বই ধরে, লম্বা তাকে সবগুলো।`,
        ),
        know: {
          question: both('What is a permutation?', 'বিন্যাস কাকে বলে?'),
          scheme: [
            both(
              'An arrangement of things in which their order counts.',
              'জিনিস এমনভাবে সাজানো, যেখানে ক্রম বদলালে সাজানোও বদলায়।',
            ),
          ],
        },
        understand: {
          question: both('Explain why $0! = 1$.', '$0! = 1$ কেন? ব্যাখ্যা করো।'),
          scheme: [
            both(
              'For every $n$ above $0$: $n! = n \\times (n - 1)!$.',
              '$0$-এর চেয়ে বড় প্রতিটি $n$-এর জন্য $n! = n \\times (n - 1)!$।',
            ),
            both(
              'With $n = 1$ that is true only if $0!$ is $1$; there is one way to arrange nothing.',
              '$n = 1$ হলে এটি সত্য হয় শুধু $0!$-এর মান $1$ হলে; কিছু না সাজানোর উপায় একটিই।',
            ),
          ],
        },
        apply: {
          question: both(
            'In how many ways can the small shelf be filled, where the order counts?',
            'ক্রম ধরে ছোট তাকটি কতভাবে ভরা যায়?',
          ),
          answer: whole(some),
          worked: [
            both(`For the first place there are $${n}$ books.`, `প্রথম জায়গার জন্য $${n}$টি বই আছে।`),
            both('For each further place there is one book less.', 'পরের প্রতিটি জায়গার জন্য একটি করে বই কমে।'),
            both(`$${factors} = ${some}$`, `$${factors} = ${some}$`),
          ],
        },
        judge: {
          question: both(
            'All books stand on the long shelf. Are there more ways with the dictionary and the atlas apart than with both side by side? Analyse it mathematically, and give as your answer the number of ways with both apart.',
            'লম্বা তাকে সব বই রাখা হলো। অভিধান ও মানচিত্রের বই পাশাপাশি রাখার চেয়ে আলাদা রাখার উপায় কি বেশি? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, দুটিকে আলাদা রেখে কতভাবে সাজানো যায়।',
          ),
          answer: whole(apart),
          worked: [
            both(`All arrangements: $${n}! = ${all}$.`, `মোট বিন্যাস: $${n}! = ${all}$।`),
            both(
              `With both as one thing there are $${n - 1}! = ${all / n}$.`,
              `দুটিকে একটি ধরলে $${n - 1}! = ${all / n}$।`,
            ),
            both(
              `The two may change places: $2 \\times ${all / n} = ${(2 * all) / n}$.`,
              `দুটি নিজেদের মধ্যে জায়গা বদলাতে পারে: $2 \\times ${all / n} = ${(2 * all) / n}$।`,
            ),
            both(
              `$${all} - ${(2 * all) / n} = ${apart}$: ${apart > (2 * all) / n ? 'yes, more' : 'no, not more'} than $${(2 * all) / n}$.`,
              `$${all} - ${(2 * all) / n} = ${apart}$: $${(2 * all) / n}$-এর চেয়ে ${apart > (2 * all) / n ? 'বেশি' : 'বেশি নয়'}।`,
            ),
          ],
        },
      };
    },
  }),
] as const;
