import { both } from '../../../bilingual.ts';
import { trap, whole } from '../../../make-answers.ts';
import { children, things } from '../../../names.ts';
import { template } from '../../../template.ts';

const withinTen = [5, 9, 10] as const;

/** Adding and taking away with things that one can count. */
export const adding = [
  template({
    id: 'm1-put-together',
    title: both('Putting together', 'একসঙ্গে করা'),
    skill: 'add-within-twenty',
    subject: 'mathematics',
    class: 1,
    strategy: 'count-on',
    lessons: ['c1-counting-to-hundred/one-to-ten'],
    make(dice, level) {
      const most = withinTen[level - 1] ?? 10;
      const [a, b] = [dice.int(2, most), dice.int(1, most)];
      const [child, thing] = [dice.of(children), dice.of(things)];
      return {
        question: both(
          `${child.en} has ${a} ${thing.many} and gets ${b} more. How many ${thing.many} are there now?`,
          `${child.bnOf} কাছে ${a}টি ${thing.bn} আছে। সে আরও ${b}টি পেল। এখন মোট কয়টি ${thing.bn}?`,
        ),
        answer: whole(a + b),
        hints: [
          both('“Gets more” means: put together.', '“আরও পেল” মানে: একসঙ্গে করো।'),
          both(`Say ${a}, then count on ${b} more on your fingers.`, `${a} বলো, তারপর আঙুলে আরও ${b} ঘর গোনো।`),
          both(
            `$${a} + ${b} = ${a + b}$, so there are ${a + b}.`,
            `$${a} + ${b} = ${a + b}$, তাই মোট ${a + b}টি।`,
          ),
        ],
        misconceptions: [
          trap(
            a + b - 1,
            both(
              `One too few. Begin to count at ${a + 1}: the ${a} are there already.`,
              `একটি কম হলো। গোনা শুরু করো ${a + 1} থেকে: ${a}টি তো আগেই আছে।`,
            ),
          ),
          trap(
            Math.abs(a - b),
            both('You took away. Here more is coming.', 'তুমি বিয়োগ করেছ। এখানে তো আরও আসছে।'),
          ),
          trap(a + b + 1, both('One too many. Count once more.', 'একটি বেশি হলো। আরেকবার গোনো।')),
        ],
      };
    },
  }),
];
