import { both } from '../../../bilingual.ts';
import { trap, whole } from '../../../make-answers.ts';
import { things } from '../../../names.ts';
import { template } from '../../../template.ts';

const about = { subject: 'mathematics', class: 2, lessons: [] } as const;

/** Columns and the times tables. */
export const sums = [
  template({
    ...about,
    id: 'm2-add-in-columns',
    title: both('Adding with a ten to carry', 'হাতে রেখে যোগ'),
    skill: 'add-two-digits',
    strategy: 'column-with-carry',
    lessons: [],
    make(dice, level) {
      const [o1, o2] = level === 1 ? [dice.int(1, 5), dice.int(1, 4)] : [dice.int(3, 9), dice.int(7, 9)];
      const most = level === 3 ? 8 : 4;
      const [a, b] = [dice.int(1, most) * 10 + o1, dice.int(1, most) * 10 + o2];
      const ones = o1 + o2;
      const carries = ones > 9;
      const tens = a - o1 + b - o2;
      return {
        question: both(`Add: $${a} + ${b}$`, `যোগ করো: $${a} + ${b}$`),
        answer: whole(a + b),
        hints: [
          both(
            `Add the ones first: $${o1} + ${o2} = ${ones}$.`,
            `আগে একক যোগ করো: $${o1} + ${o2} = ${ones}$।`,
          ),
          carries
            ? both(
                `${ones} ones are one ten and ${ones - 10}. The ten goes to the tens.`,
                `${ones}টি একক মানে 1 দশক ও ${ones - 10} একক। দশকটি হাতে রাখো।`,
              )
            : both(
                `Then the tens: $${a - o1} + ${b - o2} = ${tens}$.`,
                `তারপর দশক: $${a - o1} + ${b - o2} = ${tens}$।`,
              ),
          both(`$${tens} + ${ones} = ${a + b}$`, `$${tens} + ${ones} = ${a + b}$`),
        ],
        misconceptions: [
          ...(carries
            ? [
                trap(a + b - 10, both('The ten that you kept in hand is missing.', 'হাতে রাখা দশটি বাদ পড়েছে।')),
                trap(
                  (tens / 10) * 100 + ones,
                  both(
                    'The ones may have one digit only: carry the ten.',
                    'এককের ঘরে একটিই অঙ্ক বসে: দশটি হাতে রাখো।',
                  ),
                ),
              ]
            : [
                trap(
                  a + b + 10,
                  both(
                    `There is no ten to carry: the ones make only ${ones}.`,
                    `হাতে রাখার মতো দশ নেই: এককে হয়েছে মাত্র ${ones}।`,
                  ),
                ),
              ]),
          trap(Math.abs(a - b), both('You took away. The sign says plus.', 'তুমি বিয়োগ করেছ। চিহ্নটি যোগের।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm2-take-away-in-columns',
    title: both('Taking away with a ten to open', 'ধার করে বিয়োগ'),
    skill: 'subtract-two-digits',
    strategy: 'column-with-borrow',
    lessons: [],
    make(dice, level) {
      const opens = level > 1;
      const [o1, o2] = opens ? [dice.int(0, 5), dice.int(6, 9)] : [dice.int(5, 9), dice.int(1, 4)];
      const t2 = dice.int(1, level === 3 ? 6 : 4);
      const a = dice.int(t2 + 1, 9) * 10 + o1;
      const b = t2 * 10 + o2;
      return {
        question: both(`Take away: $${a} - ${b}$`, `বিয়োগ করো: $${a} - ${b}$`),
        answer: whole(a - b),
        hints: [
          opens
            ? both(
                `${o1} ${o1 === 1 ? 'one is' : 'ones are'} too few for ${o2}. Open one ten.`,
                `${o1} থেকে ${o2} যায় না। একটি দশক ভাঙো।`,
              )
            : both(`The ones: $${o1} - ${o2} = ${o1 - o2}$.`, `একক: $${o1} - ${o2} = ${o1 - o2}$।`),
          opens
            ? both(
                `Now the ones are $${o1 + 10} - ${o2} = ${o1 + 10 - o2}$, and one ten fewer is left.`,
                `এখন একক $${o1 + 10} - ${o2} = ${o1 + 10 - o2}$, আর দশক একটি কমল।`,
              )
            : both(
                `The tens: $${a - o1} - ${b - o2} = ${a - o1 - b + o2}$.`,
                `দশক: $${a - o1} - ${b - o2} = ${a - o1 - b + o2}$।`,
              ),
          both(
            `$${a} - ${b} = ${a - b}$; check: $${a - b} + ${b} = ${a}$.`,
            `$${a} - ${b} = ${a - b}$; মিলিয়ে দেখো: $${a - b} + ${b} = ${a}$।`,
          ),
        ],
        misconceptions: [
          trap(
            (Math.floor(a / 10) - t2) * 10 + Math.abs(o1 - o2),
            both(
              'You took the smaller digit from the larger. The upper number loses.',
              'তুমি বড় অঙ্ক থেকে ছোট অঙ্ক নিয়েছ। উপরের সংখ্যা থেকে কমবে।',
            ),
          ),
          opens
            ? trap(
                a - b + 10,
                both('You opened a ten, so one ten fewer is left.', 'একটি দশক ভেঙেছ, তাই দশক একটি কম থাকবে।'),
              )
            : trap(
                a - b - 10,
                both('No ten has to be opened here: the ones are enough.', 'এখানে দশক ভাঙতে হয় না: এককেই কুলায়।'),
              ),
          trap(a + b, both('You added. The sign says minus.', 'তুমি যোগ করেছ। চিহ্নটি বিয়োগের।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm2-rows-of-things',
    title: both('Times tables', 'নামতা'),
    skill: 'times-tables',
    strategy: 'equal-rows',
    lessons: [],
    make(dice, level) {
      const a = dice.of(
        [
          [2, 5, 10],
          [2, 3, 4, 5, 10],
          [6, 7, 8, 9],
        ][level - 1] ?? [2],
      );
      const b = dice.int(2, 10);
      const thing = dice.of(things);
      return {
        question: both(
          `There are ${b} rows with ${a} ${thing.many} in each. How many ${thing.many} are there?`,
          `${b}টি সারি, প্রতি সারিতে ${a}টি ${thing.bn}। মোট কয়টি ${thing.bn}?`,
        ),
        answer: whole(a * b),
        hints: [
          both(`${b} times the same: count in steps of ${a}.`, `একই সংখ্যা ${b} বার: ${a} করে গোনো।`),
          both(
            `$${Array.from({ length: Math.min(b, 4) }, () => a).join(' + ')}$${b > 4 ? ' and so on' : ''}`,
            `$${Array.from({ length: Math.min(b, 4) }, () => a).join(' + ')}$${b > 4 ? ' এভাবে' : ''}`,
          ),
          both(`$${b} \\times ${a} = ${a * b}$`, `$${b} \\times ${a} = ${a * b}$`),
        ],
        misconceptions: [
          trap(
            a + b,
            both(
              'You added rows and things. Every row has so many.',
              'তুমি সারি আর জিনিস যোগ করেছ। প্রতি সারিতেই ততটি আছে।',
            ),
          ),
          trap(a * (b - 1), both(`One row is missing: there are ${b}.`, `একটি সারি বাদ পড়েছে: সারি ${b}টি।`)),
          trap(a * (b + 1), both(`One row too many: there are ${b}.`, `একটি সারি বেশি: সারি ${b}টি।`)),
        ],
      };
    },
  }),
];
