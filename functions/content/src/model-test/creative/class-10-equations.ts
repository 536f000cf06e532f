import { both } from '../../practice/bilingual.ts';
import { quantity, whole } from '../../practice/make-answers.ts';
import { creative } from './creative.ts';

/** Boats: their own speed and the stream's in kmh⁻¹, and a way that takes whole hours up and down. */
const boats = [
  [5, 1, 12],
  [4, 2, 12],
  [10, 2, 24],
  [6, 2, 16],
  [6, 3, 18],
  [8, 4, 24],
  [9, 3, 36],
  [10, 5, 30],
  [12, 4, 32],
  [15, 5, 40],
] as const;

export const equationsOfClass10 = [
  creative({
    id: 'cq10-roots',
    subject: 'mathematics',
    class: 10,
    make(dice) {
      const [one, other] = [dice.int(2, 9), dice.int(2, 12)];
      const [s, p] = [one + other, one * other];
      const squares = s * s - 2 * p;
      return {
        stem: both(
          `**Higher mathematics.** The equation $x^2 - ${s}x + ${p} = 0$ has the roots $m$ and $n$.`,
          `**উচ্চতর গণিত।** $x^2 - ${s}x + ${p} = 0$ সমীকরণের মূল $m$ ও $n$।`,
        ),
        know: {
          question: both(
            'What is the discriminant of $ax^2 + bx + c = 0$?',
            '$ax^2 + bx + c = 0$ সমীকরণের নিশ্চায়ক কাকে বলে?',
          ),
          scheme: [both('The number $b^2 - 4ac$.', '$b^2 - 4ac$ রাশিটি।')],
        },
        understand: {
          question: both(
            'Explain what the parabola does where the discriminant is $0$.',
            'নিশ্চায়ক $0$ হলে পরাবৃত্তটি কেমন হয়? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('Then both roots are the same.', 'তখন দুটি মূল সমান।'),
            both(
              'So the parabola meets the $x$-axis in one point alone: it touches it.',
              'তাই পরাবৃত্ত $x$-অক্ষকে একটি বিন্দুতে স্পর্শ করে।',
            ),
          ],
        },
        apply: {
          question: both('What is the discriminant?', 'সমীকরণটির নিশ্চায়ক কত?'),
          answer: whole(s * s - 4 * p),
          worked: [
            both('$b^2 - 4ac$ with $a = 1$.', '$b^2 - 4ac$, এখানে $a = 1$।'),
            both(`$b = -${s}$ and $c = ${p}$.`, `$b = -${s}$ ও $c = ${p}$।`),
            both(
              `$${s}^2 - 4 \\times ${p} = ${s * s - 4 * p}$`,
              `$${s}^2 - 4 \\times ${p} = ${s * s - 4 * p}$`,
            ),
          ],
        },
        judge: {
          question: both(
            'Is $m^2 + n^2$ more than three times $mn$? Analyse it with the sum and the product of the roots, and give as your answer $m^2 + n^2$.',
            '$m^2 + n^2$ কি $mn$-এর তিন গুণের চেয়ে বড়? মূলদ্বয়ের যোগফল ও গুণফলের সাহায্যে বিশ্লেষণ করো। উত্তরে লেখো $m^2 + n^2$-এর মান।',
          ),
          answer: whole(squares),
          worked: [
            both(`The sum of the roots is $${s}$.`, `মূলদ্বয়ের যোগফল $${s}$।`),
            both(`Their product is $${p}$.`, `গুণফল $${p}$।`),
            both('$m^2 + n^2 = (m + n)^2 - 2mn$', '$m^2 + n^2 = (m + n)^2 - 2mn$'),
            both(
              `$${s}^2 - 2 \\times ${p} = ${squares}$, and $3 \\times ${p} = ${3 * p}$: ${squares > 3 * p ? 'yes' : 'no'}.`,
              `$${s}^2 - 2 \\times ${p} = ${squares}$, আর $3 \\times ${p} = ${3 * p}$: ${squares > 3 * p ? 'হ্যাঁ, বড়' : 'না, বড় নয়'}।`,
            ),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq10-boat',
    subject: 'mathematics',
    class: 10,
    make(dice) {
      const [v, c, way] = dice.of(boats);
      const [up, down] = [way / (v - c), way / (v + c)];
      const hours = up + down;
      const saved = Math.round(60 * (hours - (2 * way) / v));
      return {
        stem: both(
          `A boat goes ${way} km up a river and the same way back, in ${hours} hours altogether. The stream flows at ${c} kmh⁻¹. In still water the boat has always the same speed.`,
          `একটি নৌকা স্রোতের বিপরীতে ${way} কিমি যায়, আবার সেই পথেই ফেরে, মোট ${hours} ঘণ্টায়। স্রোতের বেগ ${c} kmh⁻¹। স্থির পানিতে নৌকার বেগ সব সময় একই।`,
        ),
        know: {
          question: both('What is a root of an equation?', 'সমীকরণের মূল কাকে বলে?'),
          scheme: [
            both('A value of the unknown with which the equation is true.', 'চলকের যে মানে সমীকরণটি সত্য হয়।'),
          ],
        },
        understand: {
          question: both(
            'Explain why, in a question from life, one of the two roots may have to be left out.',
            'বাস্তব সমস্যার সমীকরণে দুটি মূলের একটি বাদ দিতে হয় কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('Both roots make the equation true.', 'দুটি মূলই সমীকরণকে সত্য করে।'),
            both(
              'But a speed, a length or a number of things cannot be negative.',
              'কিন্তু বেগ, দৈর্ঘ্য বা জিনিসের সংখ্যা ঋণাত্মক হতে পারে না।',
            ),
          ],
        },
        apply: {
          question: both('How fast is the boat in still water?', 'স্থির পানিতে নৌকার বেগ কত?'),
          answer: quantity(v, 'kmph'),
          worked: [
            both(
              `With the speed $x$: $\\frac{${way}}{x - ${c}} + \\frac{${way}}{x + ${c}} = ${hours}$.`,
              `বেগ $x$ হলে: $\\frac{${way}}{x - ${c}} + \\frac{${way}}{x + ${c}} = ${hours}$।`,
            ),
            both(
              `Without fractions: $${hours}(x^2 - ${c * c}) = ${2 * way}x$.`,
              `ভগ্নাংশ ছাড়া: $${hours}(x^2 - ${c * c}) = ${2 * way}x$।`,
            ),
            both(
              `The positive root is $x = ${v}$ kmh⁻¹, for $${up} + ${down} = ${hours}$.`,
              `ধনাত্মক মূল $x = ${v}$ kmh⁻¹, কারণ $${up} + ${down} = ${hours}$।`,
            ),
          ],
        },
        judge: {
          question: both(
            'The boatman says: what the stream takes on the way up, it gives back on the way down. Is that right? Analyse it mathematically, and give as your answer how many minutes shorter the trip would be without a stream.',
            'মাঝি বললেন, উজানে স্রোত যতটা সময় নেয়, ভাটিতে ততটাই ফিরিয়ে দেয়। কথাটি কি ঠিক? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, স্রোত না থাকলে যাওয়া-আসায় কত মিনিট কম লাগত।',
          ),
          answer: quantity(saved, 'minute'),
          worked: [
            both(`The boat does $${v}$ kmh⁻¹ in still water.`, `স্থির পানিতে নৌকার বেগ $${v}$ kmh⁻¹।`),
            both(
              `Both ways are $2 \\times ${way} = ${2 * way}$ km.`,
              `যাওয়া-আসার পথ $2 \\times ${way} = ${2 * way}$ কিমি।`,
            ),
            both(
              `Without a stream: $\\frac{${2 * way} \\times 60}{${v}} = ${Math.round((120 * way) / v)}$ minutes.`,
              `স্রোত ছাড়া: $\\frac{${2 * way} \\times 60}{${v}} = ${Math.round((120 * way) / v)}$ মিনিট।`,
            ),
            both(
              `$${hours * 60} - ${Math.round((120 * way) / v)} = ${saved}$ minutes: it gives back less than it takes, so it is not right.`,
              `$${hours * 60} - ${Math.round((120 * way) / v)} = ${saved}$ মিনিট: যতটা নেয় ততটা ফেরত দেয় না, তাই কথাটি ঠিক নয়।`,
            ),
          ],
        },
      };
    },
  }),
] as const;
