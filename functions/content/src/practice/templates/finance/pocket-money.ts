import { both } from '../../bilingual.ts';
import { choice, quantity, trap, whole } from '../../make-answers.ts';
import { children } from '../../names.ts';
import { template } from '../../template.ts';

const lesson = (name: string) => [`free-pocket-money/${name}`];
const about = { subject: 'finance', class: 5 } as const;

/** What children save for, with what it may cost in taka. */
const goods = [
  { en: 'a badminton racket', bn: 'একটি ব্যাডমিন্টন র‍্যাকেট', from: 200, to: 800 },
  { en: 'a cricket ball', bn: 'একটি ক্রিকেট বল', from: 50, to: 350 },
  { en: 'a school bag', bn: 'একটি স্কুলব্যাগ', from: 400, to: 800 },
  { en: 'a box of colours', bn: 'এক বাক্স রং', from: 50, to: 400 },
];

/** Keeping account, saving and comparing prices. */
export const pocketMoney = [
  template({
    ...about,
    id: 'f5-balance',
    title: both('What is left in the purse', 'থলেতে কত থাকল'),
    skill: 'balance',
    strategy: 'income-less-spending',
    lessons: lesson('where-money-goes'),
    make(dice, level) {
      const child = dice.of(children);
      const left = level === 1 ? 0 : 5 * dice.int(4, 16);
      const income = 10 * dice.int(8, 10 + 6 * level);
      const spent = dice.shuffled(
        [15, 20, 25, 30, 35, 40, 10, 12].slice(0, level === 3 ? 8 : 6),
        level === 1 ? 2 : 3,
      );
      const out = spent.reduce((sum, one) => sum + one, 0);
      const all = left + income;
      const [spentEn, spentBn] = [listed(spent, 'and'), listed(spent, 'আর')];
      return {
        question: both(
          `${child.en} ${left ? `has ${left} taka left from last week. This week ${child.she ? 'she' : 'he'} ` : ''}gets ${income} taka and spends ${spentEn} taka. How much is in the purse now?`,
          `${left ? `${child.bnOf} হাতে আগের ${left} টাকা আছে। এ সপ্তাহে সে` : child.bn} ${income} টাকা পেল, খরচ করল ${spentBn} টাকা। এখন হাতে কত টাকা আছে?`,
        ),
        answer: quantity(all - out, 'taka'),
        hints: [
          both('Balance = what came in − what went out.', 'উদ্বৃত্ত = যা এল − যা গেল।'),
          left > 0
            ? both(
                `In: $${left} + ${income} = ${all}$ taka. Out: $${spent.join(' + ')} = ${out}$ taka.`,
                `এল: $${left} + ${income} = ${all}$ টাকা। গেল: $${spent.join(' + ')} = ${out}$ টাকা।`,
              )
            : both(
                `In: ${income} taka. Out: $${spent.join(' + ')} = ${out}$ taka.`,
                `এল: ${income} টাকা। গেল: $${spent.join(' + ')} = ${out}$ টাকা।`,
              ),
          both(`$${all} - ${out} = ${all - out}$ taka.`, `$${all} - ${out} = ${all - out}$ টাকা।`),
        ],
        misconceptions: [
          trap(
            income - out,
            both('The money left from last week counts as well.', 'আগের সপ্তাহের টাকাও ধরতে হবে।'),
          ),
          trap(all + out, both('What is spent goes out: take it away.', 'খরচের টাকা চলে যায়: বিয়োগ করো।')),
          trap(
            out,
            both(
              'That is what was spent. The question asks what is left.',
              'ওটা মোট খরচ। জানতে চাওয়া হয়েছে, কত থাকল।',
            ),
          ),
          trap(
            all - (spent[0] ?? 0),
            both(
              'More than one thing was bought. Take all of it away.',
              'একের বেশি খরচ আছে। সবগুলো বিয়োগ করো।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'f5-weeks-to-wait',
    title: both('How many weeks to save?', 'কত সপ্তাহ জমাতে হবে?'),
    skill: 'saving-time',
    strategy: 'divide-and-round-up',
    lessons: lesson('save-spend-share'),
    make(dice, level) {
      const [child, wished] = [dice.of(children), dice.of(goods)];
      const weekly = dice.of([20, 25, 30, 40, 50]);
      const has = level === 1 ? 0 : 10 * dice.int(3, 15);
      const weeks = dice.int(3, 12);
      const short = level === 3 ? 5 * dice.int(1, weekly / 5 - 1) : 0;
      const missing = weekly * weeks - short;
      const price = has + missing;
      const before = Math.floor(missing / weekly);
      const thing = [wished, ...goods].find(({ from, to }) => from <= price && price <= to) ?? wished;
      return {
        question: both(
          `${child.en} saves ${weekly} taka a week for ${thing.en}. It costs ${price} taka${has > 0 ? `, and ${has} taka are saved already` : ''}. After how many weeks can it be bought?`,
          `${child.bn} ${thing.bn} কেনার জন্য সপ্তাহে ${weekly} টাকা জমায়। দাম ${price} টাকা${has > 0 ? `, আগে থেকে জমা আছে ${has} টাকা` : ''}। কত সপ্তাহ পরে কেনা যাবে?`,
        ),
        answer: whole(weeks),
        hints: [
          has > 0
            ? both(
                `What is missing? $${price} - ${has} = ${missing}$ taka.`,
                `কত কম আছে? $${price} - ${has} = ${missing}$ টাকা।`,
              )
            : both('Nothing is saved yet: all of it is missing.', 'এখনো কিছু জমা নেই: পুরো টাকাটাই জমাতে হবে।'),
          both(
            `How often must ${weekly} come in until there are ${missing}?`,
            `${weekly} টাকা করে কতবার এলে ${missing} টাকা হবে?`,
          ),
          both(
            `${weeks} weeks bring $${weeks} \\times ${weekly} = ${weeks * weekly}$ taka, which is enough; ${weeks - 1} weeks are not. So ${weeks}.`,
            `${weeks} সপ্তাহে আসে $${weeks} \\times ${weekly} = ${weeks * weekly}$ টাকা, তাতে কুলায়; ${weeks - 1} সপ্তাহে কুলায় না। তাই ${weeks}।`,
          ),
        ],
        misconceptions: [
          trap(
            Math.ceil(price / weekly),
            both(
              `${has} taka are in the jar already. Only ${missing} are missing.`,
              `বয়ামে আগেই ${has} টাকা আছে। কম আছে শুধু ${missing} টাকা।`,
            ),
          ),
          trap(
            before,
            both(
              `After ${before} weeks there is still something missing. Round up.`,
              `${before} সপ্তাহ পরেও কিছু কম থাকে। পরের পূর্ণসংখ্যা নাও।`,
            ),
          ),
          trap(
            missing,
            both(
              'That is the missing money. The question asks for the number of weeks.',
              'ওটা কম থাকা টাকা। জানতে চাওয়া হয়েছে কত সপ্তাহ।',
            ),
          ),
          trap(weeks + 1, both('One week less is enough already.', 'এক সপ্তাহ কমেই কুলায়।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'f5-better-buy',
    title: both('The better buy', 'কোনটা কেনা ভালো'),
    skill: 'unit-price',
    strategy: 'same-amount-first',
    lessons: lesson('clever-and-safe'),
    make(dice, level) {
      const [a, b] = dice.shuffled([2, 3, 4, 5, 6, 8, 10].slice(0, 4 + level), 2).sort((x, y) => x - y) as [
        number,
        number,
      ];
      const unit = level === 1 ? dice.int(4, 12) : dice.int(8, 12 + 8 * level);
      const other = dice.intBut(Math.max(2, unit - 4), unit + 4, unit);
      const [cheaper, dearer] = [Math.min(unit, other), Math.max(unit, other)];
      const thing = dice.of(packs.filter(({ from, to }) => from <= cheaper && dearer <= to));
      const [small, large] = [a * unit, b * other];
      const isSmall = unit < other;
      const options = [both('the small packet', 'ছোট প্যাকেট'), both('the large packet', 'বড় প্যাকেট')] as const;
      const [right, wrong] = isSmall ? options : ([options[1], options[0]] as const);
      const same = both('both cost the same for one', 'দুটিতেই একটির দাম সমান');
      return {
        question: both(
          `A small packet has ${a} ${thing.en} and costs ${small} taka. A large one has ${b} and costs ${large} taka. In which does one cost less?`,
          `ছোট প্যাকেটে ${a}টি ${thing.bn}, দাম ${small} টাকা। বড় প্যাকেটে ${b}টি, দাম ${large} টাকা। কোনটিতে একটির দাম কম?`,
        ),
        ...choice(
          dice,
          right,
          [
            wrong,
            isSmall
              ? both(
                  'A large packet is not always the better buy. Find the price of one.',
                  'বড় প্যাকেট সব সময় সস্তা নয়। একটির দাম বের করো।',
                )
              : both(
                  'You pay less for it, but you get less too. Find the price of one.',
                  'দাম কম, কিন্তু জিনিসও কম। একটির দাম বের করো।',
                ),
          ],
          [
            same,
            both(
              'Divide each price by its number and compare again.',
              'প্রতিটি দামকে তার সংখ্যা দিয়ে ভাগ করে আবার মেলাও।',
            ),
          ],
        ),
        hints: [
          both(
            'To be fair, compare the price of the same amount: of one.',
            'ঠিকমতো তুলনা করতে সমান পরিমাণের দাম নাও: একটির।',
          ),
          both(
            `Small: $${small} \\div ${a} = ${unit}$ taka for one.`,
            `ছোট: $${small} \\div ${a} = ${unit}$ টাকা একটির।`,
          ),
          both(
            `Large: $${large} \\div ${b} = ${other}$ taka for one. So it is ${right.en}.`,
            `বড়: $${large} \\div ${b} = ${other}$ টাকা একটির। তাই ${right.bn}।`,
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'f5-instalments',
    title: both('What borrowing costs', 'ধারের দাম'),
    skill: 'cost-of-borrowing',
    strategy: 'total-less-cash',
    lessons: lesson('clever-and-safe'),
    make(dice, level) {
      const count = dice.of(level === 1 ? [5, 6, 10] : [6, 8, 10, 12]);
      const each = 50 * dice.int(4, 8 + 6 * level);
      const extra = 50 * dice.int(2, 4 + 4 * level);
      const all = count * each;
      const cash = all - extra;
      return {
        question: both(
          `A phone costs ${cash} taka in cash, or ${count} instalments of ${each} taka. How much more do the instalments cost?`,
          `একটি ফোনের দাম নগদে ${cash} টাকা, অথবা ${each} টাকা করে ${count} কিস্তি। কিস্তিতে কত টাকা বেশি লাগে?`,
        ),
        answer: quantity(extra, 'taka'),
        hints: [
          both('First: what do all instalments make together?', 'আগে: সব কিস্তি মিলে কত হয়?'),
          both(`$${count} \\times ${each} = ${all}$ taka.`, `$${count} \\times ${each} = ${all}$ টাকা।`),
          both(`$${all} - ${cash} = ${extra}$ taka more.`, `$${all} - ${cash} = ${extra}$ টাকা বেশি।`),
        ],
        misconceptions: [
          trap(
            all,
            both(
              'That is all you pay. The question asks how much more it is than in cash.',
              'ওটা মোট কিস্তি। জানতে চাওয়া হয়েছে, নগদের চেয়ে কত বেশি।',
            ),
          ),
          trap(
            Math.abs(cash - each),
            both(`There is not one instalment, but ${count}.`, `কিস্তি একটি নয়, ${count}টি।`),
          ),
          trap(
            all + cash,
            both('One pays in cash or in instalments, not both.', 'নগদে অথবা কিস্তিতে, দুটো একসঙ্গে নয়।'),
          ),
        ],
      };
    },
  }),
];

/** What comes in packets, with what one may cost in taka: pens at every price that comes up. */
const packs = [
  { en: 'biscuits', bn: 'বিস্কুট', from: 2, to: 12 },
  { en: 'soaps', bn: 'সাবান', from: 25, to: 80 },
  { en: 'eggs', bn: 'ডিম', from: 8, to: 18 },
  { en: 'pencils', bn: 'পেনসিল', from: 4, to: 20 },
  { en: 'pens', bn: 'কলম', from: 2, to: 40 },
];

function listed(values: readonly number[], and: string): string {
  return `${values.slice(0, -1).join(', ')} ${and} ${values.at(-1)}`;
}
