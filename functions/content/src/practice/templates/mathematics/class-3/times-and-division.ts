import { both } from '../../../bilingual.ts';
import { trap, whole } from '../../../make-answers.ts';
import { children, things } from '../../../names.ts';
import { template } from '../../../template.ts';

const about = { subject: 'mathematics', class: 3, lessons: [] } as const;

/** Multiplying in columns, and sharing with a rest. */
export const timesAndDivision = [
  template({
    ...about,
    id: 'm3-multiply-in-columns',
    title: both('Multiplying with a ten to carry', 'হাতে রেখে গুণ'),
    skill: 'multiply-by-one-digit',
    strategy: 'column-with-carry',
    make(dice, level) {
      const ones = dice.int(level === 1 ? 1 : 4, level === 1 ? 3 : 9);
      const high = dice.int(1, 9) * 10 + (level === 3 ? 100 * dice.int(1, 4) : 0);
      const [a, by] = [high + ones, level === 1 ? dice.int(2, 3) : dice.int(3, 9)];
      const low = ones * by;
      return {
        question: both(`Multiply: $${a} \\times ${by}$`, `গুণ করো: $${a} \\times ${by}$`),
        answer: whole(a * by),
        hints: [
          both(
            `Begin with the ones: $${ones} \\times ${by} = ${low}$.`,
            `একক থেকে শুরু: $${ones} \\times ${by} = ${low}$।`,
          ),
          both(
            `Then the rest: $${high} \\times ${by} = ${high * by}$.`,
            `তারপর বাকিটা: $${high} \\times ${by} = ${high * by}$।`,
          ),
          both(`$${high * by} + ${low} = ${a * by}$`, `$${high * by} + ${low} = ${a * by}$`),
        ],
        misconceptions: [
          ...(low > 9
            ? [
                trap(
                  high * by + (low % 10),
                  both(
                    `You did not add the ${Math.floor(low / 10)} that you kept in hand.`,
                    `হাতে রাখা ${Math.floor(low / 10)} যোগ করা হয়নি।`,
                  ),
                ),
              ]
            : []),
          trap(
            high + low,
            both(
              `Only the ones were multiplied. The rest is ${by} times as well.`,
              `শুধু একক গুণ হয়েছে। বাকিটাও ${by} গুণ হবে।`,
            ),
          ),
          trap(a + by, both('You added. The sign says times.', 'তুমি যোগ করেছ। চিহ্নটি গুণের।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm3-share-equally',
    title: both('Sharing equally', 'সমান ভাগ'),
    skill: 'divide-by-one-digit',
    strategy: 'table-backwards',
    make(dice, level) {
      const by = dice.int(2, level === 1 ? 5 : 9);
      const each = dice.int(3, [10, 15, 30][level - 1] ?? 10);
      const thing = dice.of(things);
      const all = by * each;
      return {
        question: both(
          `${all} ${thing.many} are shared equally among ${by} children. How many does each get?`,
          `${all}টি ${thing.bn} ${by} জন শিশুর মধ্যে সমান ভাগ করা হলো। প্রত্যেকে কয়টি পেল?`,
        ),
        answer: whole(each),
        hints: [
          both('To share equally is to divide.', 'সমান ভাগ করা মানে ভাগ অঙ্ক।'),
          both(`Which number times ${by} makes ${all}?`, `কোন সংখ্যাকে ${by} দিয়ে গুণ করলে ${all} হয়?`),
          both(
            `$${each} \\times ${by} = ${all}$, so $${all} \\div ${by} = ${each}$.`,
            `$${each} \\times ${by} = ${all}$, তাই $${all} \\div ${by} = ${each}$।`,
          ),
        ],
        misconceptions: [
          trap(all - by, both('You took away. Sharing divides.', 'তুমি বিয়োগ করেছ। সমান ভাগে ভাগ করতে হয়।')),
          trap(
            all * by,
            both('You multiplied. Each child gets fewer than all.', 'তুমি গুণ করেছ। একজন তো সবার চেয়ে কম পাবে।'),
          ),
          trap(
            each + 1,
            both(
              `Then ${by * (each + 1)} would be needed. Try one less.`,
              `তাহলে ${by * (each + 1)}টি লাগত। এক কম ধরো।`,
            ),
          ),
          trap(
            each - 1,
            both(`Then ${by} would be left over. Try one more.`, `তাহলে ${by}টি বেঁচে যেত। এক বেশি ধরো।`),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm3-what-is-left-over',
    title: both('What is left over', 'ভাগশেষ'),
    skill: 'remainder',
    strategy: 'largest-multiple-below',
    make(dice, level) {
      const by = dice.int(level === 1 ? 3 : 4, level === 1 ? 5 : 9);
      const full = dice.int(2, [8, 12, 25][level - 1] ?? 8);
      const rest = dice.int(1, by - 1);
      const all = by * full + rest;
      const [child, thing] = [dice.of(children), dice.of(things)];
      return {
        question: both(
          `${child.en} packs ${all} ${thing.many} into bags of ${by}. How many ${thing.many} are left over?`,
          `${child.bn} ${all}টি ${thing.bn} ${by}টি করে থলেতে ভরল। কয়টি ${thing.bn} বেঁচে গেল?`,
        ),
        answer: whole(rest),
        hints: [
          both(`How many full bags of ${by} can be made?`, `${by}টি করে কয়টি থলে পুরো ভরে?`),
          both(
            `$${full} \\times ${by} = ${full * by}$, and the next would be ${(full + 1) * by}: too many.`,
            `$${full} \\times ${by} = ${full * by}$, পরেরটি হতো ${(full + 1) * by}: বেশি।`,
          ),
          both(
            `$${all} - ${full * by} = ${rest}$ are left over.`,
            `$${all} - ${full * by} = ${rest}$টি বেঁচে যায়।`,
          ),
        ],
        misconceptions: [
          trap(
            full,
            both(
              'That is how many bags are full. The question asks what is left over.',
              'ওটা কয়টি থলে ভরল। জানতে চাওয়া হয়েছে, কয়টি বাঁচল।',
            ),
          ),
          trap(rest + by, both('So many would fill one more bag.', 'এতগুলোতে আরও একটি থলে ভরে।')),
          trap(
            by - rest,
            both('That is how many are missing for one more bag.', 'আরেকটি থলে ভরতে ওই কয়টি কম আছে।'),
          ),
        ],
      };
    },
  }),
];
