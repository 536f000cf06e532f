import { both } from '../../practice/bilingual.ts';
import { fraction, quantity, whole } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { ratio, tex } from '../../practice/rational.ts';
import { creative } from './creative.ts';

/** Ladders that reach whole heights from two places of their foot, in cm: the ladder, and each foot with its height. */
const ladders = [
  [250, [70, 240], [150, 200]],
  [500, [140, 480], [300, 400]],
  [650, [160, 630], [250, 600]],
  [650, [250, 600], [330, 560]],
  [650, [330, 560], [390, 520]],
  [850, [360, 770], [400, 750]],
  [850, [130, 840], [510, 680]],
] as const;

export const mathematicsOfClass9 = [
  creative({
    id: 'cq9-savings',
    subject: 'mathematics',
    class: 9,
    make(dice) {
      const child = dice.of(children);
      const [a, d] = [10 * dice.int(5, 20), 10 * dice.int(1, 6)];
      const [n, all] = [dice.int(8, 15), 2 * dice.int(4, 10)];
      const inMonth = a + (n - 1) * d;
      const whole2 = 2 * a + (all - 1) * d;
      const sum = (all / 2) * whole2;
      const she = child.she ? 'she' : 'he';
      const limit = all + dice.of([-2, -1, 0, 1, 2]);
      const verdict = all <= limit ? both('possible', 'সম্ভব') : both('not possible', 'সম্ভব নয়');
      return {
        stem: both(
          `${child.en} saves ${a} taka in the first month, and in every month ${d} taka more than in the month before. A bicycle costs ${sum} taka.`,
          `${child.bn} প্রথম মাসে ${a} টাকা জমাল, আর প্রতি মাসে আগের মাসের চেয়ে ${d} টাকা বেশি জমায়। একটি সাইকেলের দাম ${sum} টাকা।`,
        ),
        know: {
          question: both('What is an arithmetic series?', 'সমান্তর ধারা কাকে বলে?'),
          scheme: [
            both(
              'A series in which each term is more than the one before by the same number.',
              'যে ধারায় প্রতিটি পদ আগের পদের চেয়ে একই সংখ্যায় বেশি (বা কম)।',
            ),
          ],
        },
        understand: {
          question: both(
            'Explain why $2 + 4 + 8 + 16$ is no arithmetic series.',
            '$2 + 4 + 8 + 16$ সমান্তর ধারা নয় কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('The differences are $2$, $4$ and $8$.', 'পার্থক্যগুলো $2$, $4$ ও $8$।'),
            both(
              'They are not the same; each term is twice the one before.',
              'এগুলো সমান নয়; প্রতিটি পদ আগেরটির দ্বিগুণ।',
            ),
          ],
        },
        apply: {
          question: both(`How much does ${she} save in month ${n}?`, `${n} নম্বর মাসে কত টাকা জমাবে?`),
          answer: quantity(inMonth, 'taka'),
          worked: [
            both('The $n$-th term is $a + (n - 1)d$.', '$n$-তম পদ $a + (n - 1)d$।'),
            both(`Here $a = ${a}$ and $d = ${d}$.`, `এখানে $a = ${a}$, $d = ${d}$।`),
            both(
              `$${a} + ${n - 1} \\times ${d} = ${inMonth}$ taka`,
              `$${a} + ${n - 1} \\times ${d} = ${inMonth}$ টাকা`,
            ),
          ],
        },
        judge: {
          question: both(
            `Is it possible to buy the bicycle within ${limit} months? Analyse it mathematically, and give as your answer the number of months after which ${she} has its price.`,
            `${limit} মাসের মধ্যে কি সাইকেলটি কেনা সম্ভব? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, কত মাস পরে সাইকেলের দামের সমান টাকা জমবে।`,
          ),
          answer: whole(all),
          worked: [
            both(
              `The sum of $n$ months is $\\frac{n}{2}(2a + (n - 1)d)$.`,
              `$n$ মাসের যোগফল $\\frac{n}{2}(2a + (n - 1)d)$।`,
            ),
            both(
              `It is to be ${sum}: $\\frac{n}{2}(${2 * a} + (n - 1) \\times ${d})$.`,
              `এটি হতে হবে ${sum}: $\\frac{n}{2}(${2 * a} + (n - 1) \\times ${d})$।`,
            ),
            both(
              'Solve for $n$; a negative number of months is none.',
              '$n$-এর জন্য সমাধান করো; মাসের সংখ্যা ঋণাত্মক হয় না।',
            ),
            both(
              `$n = ${all}$, for $\\frac{${all}}{2} \\times ${whole2} = ${sum}$: ${verdict.en} within ${limit} months.`,
              `$n = ${all}$, কারণ $\\frac{${all}}{2} \\times ${whole2} = ${sum}$: $${limit}$ মাসের মধ্যে ${verdict.bn}।`,
            ),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq9-ladder',
    subject: 'mathematics',
    class: 9,
    make(dice) {
      const [ladder, [foot, height], [next, lower]] = dice.of(ladders);
      const slope = ratio(height, foot);
      return {
        stem: both(
          `A ladder of ${ladder} cm leans against a wall. Its foot stands ${foot} cm from the wall. Then the foot slips away, until it is ${next} cm from the wall.`,
          `${ladder} সেমি লম্বা একটি মই দেয়ালে হেলান দেওয়া। মইয়ের গোড়া দেয়াল থেকে ${foot} সেমি দূরে। পরে গোড়া সরে গিয়ে দেয়াল থেকে ${next} সেমি দূরে গেল।`,
        ),
        know: {
          question: both(
            'What is the sine of an angle in a right-angled triangle?',
            'সমকোণী ত্রিভুজে কোণের সাইন কাকে বলে?',
          ),
          scheme: [both('The opposite side over the hypotenuse.', 'কোণের বিপরীত বাহু ভাগ অতিভুজ।')],
        },
        understand: {
          question: both(
            'Explain why the sine of an angle is never more than $1$.',
            'কোনো কোণের সাইন $1$-এর বেশি হয় না কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both(
              'In a right-angled triangle the hypotenuse is the longest side.',
              'সমকোণী ত্রিভুজে অতিভুজ সবচেয়ে বড় বাহু।',
            ),
            both(
              'So the opposite side over the hypotenuse is at most $1$.',
              'তাই বিপরীত বাহু ভাগ অতিভুজ $1$-এর বেশি হতে পারে না।',
            ),
          ],
        },
        apply: {
          question: both(
            'At first the ladder makes an angle $\\theta$ with the ground. What is $\\tan\\theta$?',
            'প্রথমে মইটি মাটির সঙ্গে $\\theta$ কোণ করে। $\\tan\\theta$-এর মান কত?',
          ),
          answer: fraction(slope),
          worked: [
            both(
              `The height: $\\sqrt{${ladder}^2 - ${foot}^2} = ${height}$ cm.`,
              `উচ্চতা: $\\sqrt{${ladder}^2 - ${foot}^2} = ${height}$ সেমি।`,
            ),
            both(
              'The tangent is the height over the distance of the foot.',
              'ট্যানজেন্ট হলো উচ্চতা ভাগ গোড়ার দূরত্ব।',
            ),
            both(
              `$\\frac{${height}}{${foot}} = ${tex(slope)}$`,
              `$\\frac{${height}}{${foot}} = ${tex(slope)}$`,
            ),
          ],
        },
        judge: {
          question: both(
            'A child says: the top of the ladder sinks by as much as its foot slips. Is that right? Analyse it mathematically, and give as your answer by how much the top sinks.',
            'একজন বলল, মইয়ের গোড়া যতটা সরেছে, মাথাও ততটাই নেমেছে। কথাটি কি ঠিক? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, মইয়ের মাথা কতটা নামল।',
          ),
          answer: quantity(height - lower, 'cm'),
          worked: [
            both(
              'The ladder keeps its length: use Pythagoras twice.',
              'মইয়ের দৈর্ঘ্য একই থাকে: দুবার পিথাগোরাসের উপপাদ্য প্রয়োগ করো।',
            ),
            both(
              `At first: $\\sqrt{${ladder}^2 - ${foot}^2} = ${height}$ cm.`,
              `প্রথমে: $\\sqrt{${ladder}^2 - ${foot}^2} = ${height}$ সেমি।`,
            ),
            both(
              `Afterwards: $\\sqrt{${ladder}^2 - ${next}^2} = ${lower}$ cm.`,
              `পরে: $\\sqrt{${ladder}^2 - ${next}^2} = ${lower}$ সেমি।`,
            ),
            both(
              `$${height} - ${lower} = ${height - lower}$ cm, but the foot slips $${next} - ${foot} = ${next - foot}$ cm: not right.`,
              `$${height} - ${lower} = ${height - lower}$ সেমি, কিন্তু গোড়া সরেছে $${next} - ${foot} = ${next - foot}$ সেমি: কথাটি ঠিক নয়।`,
            ),
          ],
        },
      };
    },
  }),
] as const;
