import { alike, both, plural } from '../../../bilingual.ts';
import { order, trap, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';

const lesson = (name: string) => [`c1-counting-to-hundred/${name}`];
const about = { subject: 'mathematics', class: 1 } as const;

/** Numbers to a hundred: counting, houses of tens and ones, steps. */
export const tensAndOnes = [
  template({
    ...about,
    id: 'm1-how-many-to-ten',
    title: both('Filling up to ten', 'দশ পূরণ করি'),
    skill: 'make-ten',
    strategy: 'empty-places',
    lessons: lesson('one-to-ten'),
    variety: 34,
    make(dice, level) {
      const full = level === 3 ? 20 : 10;
      const has = dice.int(1, full - 1);
      const isDrawn = level === 1;
      const figure = (caption: string, label: string) =>
        `\n\n\`\`\`figure\n${JSON.stringify({ kind: 'counters', groups: [{ count: has, label }], perRow: 5, caption })}\n\`\`\``;
      return {
        question: both(
          isDrawn
            ? `How many more counters make ${full}?${figure('Counters in rows of five.', 'so far')}`
            : `There ${has === 1 ? 'is' : 'are'} ${has}. How many more make ${full}?`,
          isDrawn
            ? `আর কয়টি গুটি হলে ${full} হবে?${figure('পাঁচটি করে সারিতে সাজানো গুটি।', 'এখন')}`
            : `আছে ${has}টি। আর কয়টি হলে ${full} হবে?`,
        ),
        answer: whole(full - has),
        hints: [
          both(`Begin at ${has} and count on to ${full}.`, `${has} থেকে ${full} পর্যন্ত গুনে যাও।`),
          both('Count your steps, one finger for each.', 'কয় ধাপ গেলে গোনো, প্রতি ধাপে একটি আঙুল।'),
          both(
            `$${has} + ${full - has} = ${full}$, so ${full - has} more.`,
            `$${has} + ${full - has} = ${full}$, তাই আর ${full - has}টি।`,
          ),
        ],
        misconceptions: [
          trap(
            full - has + 1,
            both(`Do not count ${has} itself: it is there already.`, `${has}-কে গুনবে না: সেটা তো আছেই।`),
          ),
          trap(
            full + has,
            both(`That is more than ${full}. How many are missing?`, `ওটা ${full}-এর বেশি। কয়টি কম আছে?`),
          ),
          trap(has, both('So many are there. How many are missing?', 'এতগুলো আছে। কয়টি কম আছে?')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm1-tens-and-ones',
    title: both('Tens and ones', 'দশক ও একক'),
    skill: 'place-value',
    strategy: 'bundles-of-ten',
    lessons: lesson('tens-and-ones'),
    variety: 200,
    make(dice, level) {
      const [tens, ones] = [dice.int(1, 9), dice.int(1, 9)];
      const number = tens * 10 + ones;
      const thing = dice.of(bundled);
      const isExtra = level === 3;
      const extra = isExtra ? dice.int(1, 9) : 0;
      const loose = ones + extra;
      const all = number + extra;
      return {
        question: both(
          `There ${tens === 1 ? 'is' : 'are'} ${plural(tens, thing.bundle, thing.bundles)} of ten ${thing.en} and ${loose} more. How many ${thing.en} are there?`,
          `দশটি করে ${thing.bnOf} ${tens}টি ${thing.bundleBn}, আর আলাদা ${loose}টি। মোট কয়টি?`,
        ),
        answer: whole(all),
        hints: [
          both(
            `Count the tens: ${Array.from({ length: tens }, (_, at) => (at + 1) * 10).join(', ')}.`,
            `দশ করে গোনো: ${Array.from({ length: tens }, (_, at) => (at + 1) * 10).join(', ')}।`,
          ),
          both(`Then count on by ${loose}.`, `তারপর আরও ${loose} ঘর গোনো।`),
          both(`$${tens * 10} + ${loose} = ${all}$`, `$${tens * 10} + ${loose} = ${all}$`),
        ],
        misconceptions: [
          trap(tens + loose, both('Every bundle has ten in it, not one.', 'প্রতিটিতে দশটি করে আছে, একটি নয়।')),
          ...(loose < 10
            ? [
                trap(
                  loose * 10 + tens,
                  both('The houses are swapped: tens stand on the left.', 'ঘর বদলে গেছে: দশক বসে বাঁয়ে।'),
                ),
              ]
            : [
                trap(
                  tens * 10 + loose - 10,
                  both(`The ${loose} loose ones make one more ten.`, `আলাদা ${loose}টিতে আরও একটি দশ হয়।`),
                ),
              ]),
          trap(tens * 10, both('Do not forget the loose ones.', 'আলাদাগুলো ভুলবে না।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm1-in-the-hundred-house',
    title: both('In the house of one hundred', 'একশোর বাড়িতে'),
    skill: 'neighbours-of-a-number',
    strategy: 'one-or-ten-steps',
    lessons: lesson('the-hundred-house'),
    make(dice, level) {
      const way = dice.of(level === 1 ? moves.slice(0, 2) : moves);
      const times = level === 3 ? dice.int(2, 3) : 1;
      const step = way.step * times;
      const from = dice.int(Math.max(2, 1 - step), Math.min(99, 100 - step));
      const right = from + step;
      return {
        question: both(
          `Which number is ${Math.abs(step)} ${way.en} than ${from}?`,
          `${from}-এর চেয়ে ${Math.abs(step)} ${way.bn} কোন সংখ্যা?`,
        ),
        answer: whole(right),
        hints: [
          both(
            `${way.en === 'more' ? 'More: go on.' : 'Less: go back.'}`,
            `${way.en === 'more' ? 'বেশি: সামনে যাও।' : 'কম: পেছনে যাও।'}`,
          ),
          Math.abs(way.step) === 10
            ? both(
                'Ten at a time, only the tens change. The ones stay.',
                'দশ করে গেলে শুধু দশক বদলায়। একক একই থাকে।',
              )
            : both('One at a time, go to the room next door.', 'এক করে গেলে পাশের ঘরে যাও।'),
          both(
            `$${from} ${step > 0 ? '+' : '-'} ${Math.abs(step)} = ${right}$`,
            `$${from} ${step > 0 ? '+' : '-'} ${Math.abs(step)} = ${right}$`,
          ),
        ],
        misconceptions: [
          trap(
            from - step,
            both(`You went the other way. Is it ${way.en}?`, `তুমি উল্টো দিকে গেছ। ${way.bn} হবে কি?`),
          ),
          trap(
            from + (Math.abs(way.step) === 10 ? step / 10 : step * 10),
            both('Tens and ones are mixed up.', 'দশক আর একক গুলিয়ে গেছে।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm1-smallest-first',
    title: both('Smallest first', 'ছোট থেকে বড়'),
    skill: 'compare-numbers',
    strategy: 'tens-before-ones',
    lessons: lesson('tens-and-ones'),
    make(dice, level) {
      const [t, o] = [dice.int(2, 8), dice.int(1, 9)];
      const first = t * 10 + o;
      const swapped = o * 10 + t;
      const list = new Set([first, ...(level > 1 && swapped !== first ? [swapped] : [])]);
      while (list.size < level + 2) list.add(dice.int(11, 99));
      const sorted = [...list].sort((a, b) => a - b);
      const byOnes = [...sorted].sort((a, b) => (a % 10) - (b % 10) || a - b);
      const items = sorted.map((one) => alike(String(one)));
      const item = (value: number) => items[sorted.indexOf(value)] ?? alike('');
      return {
        question: both(
          `Put them in order, the smallest first: ${[...list].join(', ')}`,
          `ছোট থেকে বড় সাজাও: ${[...list].join(', ')}`,
        ),
        ...order(
          dice,
          items,
          [[...items].reverse(), both('That is the largest first.', 'ওটা বড় থেকে ছোট।')],
          [
            byOnes.map(item),
            both('You went by the ones. Look at the tens first.', 'তুমি একক দেখে সাজিয়েছ। আগে দশক দেখো।'),
          ],
        ),
        hints: [
          both('Look at the tens first. Fewer tens come first.', 'আগে দশক দেখো। দশক কম হলে আগে।'),
          both('Are the tens equal? Then look at the ones.', 'দশক সমান? তাহলে একক দেখো।'),
          both(`So: ${sorted.join(', ')}.`, `তাই: ${sorted.join(', ')}।`),
        ],
      };
    },
  }),
];

const moves = [
  { step: 1, en: 'more', bn: 'বেশি' },
  { step: -1, en: 'less', bn: 'কম' },
  { step: 10, en: 'more', bn: 'বেশি' },
  { step: -10, en: 'less', bn: 'কম' },
] as const;

const bundled = [
  { en: 'sticks', bnOf: 'কাঠির', bundle: 'bundle', bundles: 'bundles', bundleBn: 'আঁটি' },
  { en: 'eggs', bnOf: 'ডিমের', bundle: 'box', bundles: 'boxes', bundleBn: 'বাক্স' },
  { en: 'mangoes', bnOf: 'আমের', bundle: 'crate', bundles: 'crates', bundleBn: 'ঝুড়ি' },
  { en: 'pencils', bnOf: 'পেনসিলের', bundle: 'packet', bundles: 'packets', bundleBn: 'প্যাকেট' },
] as const;
