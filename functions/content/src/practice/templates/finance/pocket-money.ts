import { choice, misconception, quantity, whole } from '../../make-answers.ts';
import { children } from '../../names.ts';
import { template } from '../../template.ts';
import { say } from '../../text.ts';

const lesson = (name: string) => [`free-pocket-money/${name}`];
const about = { subject: 'finance', class: 5 } as const;

/** Things that children save for, with possible prices in taka. */
const goods = [
  { name: say('pocket-money.wish-a-badminton-racket'), from: 200, to: 800 },
  { name: say('pocket-money.wish-a-cricket-ball'), from: 50, to: 350 },
  { name: say('pocket-money.wish-a-school-bag'), from: 400, to: 800 },
  { name: say('pocket-money.wish-a-box'), from: 50, to: 400 },
];

/** Keeping accounts, saving and comparing prices. */
export const pocketMoney = [
  template({
    ...about,
    id: 'f5-balance',
    skill: 'balance',
    strategy: 'income-less-spending',
    lessons: lesson('where-money-goes'),
    make(random, level) {
      const child = random.of(children);
      const left = level === 1 ? 0 : 5 * random.int(4, 16);
      const income = 10 * random.int(8, 10 + 6 * level);
      const spent = random.shuffled(
        [15, 20, 25, 30, 35, 40, 10, 12].slice(0, level === 3 ? 8 : 6),
        level === 1 ? 2 : 3,
      );
      const out = spent.reduce((sum, one) => sum + one, 0);
      const all = left + income;
      const last = spent.at(-1) ?? 0;
      return {
        question: say(left > 0 ? 'f5-balance.question-left' : 'f5-balance.question', {
          child: child.name,
          childOf: child.of,
          she: child.she,
          left,
          income,
          spent: spent.slice(0, -1).join(', '),
          last,
        }),
        answer: quantity(all - out, 'taka'),
        hints: [
          say('f5-balance.hint-1'),
          left > 0
            ? say('f5-balance.hint-2-left', { left, income, all, spent: spent.join(' + '), out })
            : say('f5-balance.hint-2', { income, spent: spent.join(' + '), out }),
          say('f5-balance.hint-3', { all, out, allMinusOut: all - out }),
        ],
        misconceptions: [
          misconception(income - out, say('f5-balance.mistake-1')),
          misconception(all + out, say('f5-balance.mistake-2')),
          misconception(out, say('f5-balance.mistake-3')),
          misconception(all - (spent[0] ?? 0), say('f5-balance.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'f5-weeks-to-wait',
    skill: 'saving-time',
    strategy: 'divide-and-round-up',
    lessons: lesson('save-spend-share'),
    make(random, level) {
      const [child, wished] = [random.of(children), random.of(goods)];
      const weekly = random.of([20, 25, 30, 40, 50]);
      const has = level === 1 ? 0 : 10 * random.int(3, 15);
      const weeks = random.int(3, 12);
      const short = level === 3 ? 5 * random.int(1, weekly / 5 - 1) : 0;
      const missing = weekly * weeks - short;
      const price = has + missing;
      const before = Math.floor(missing / weekly);
      const thing = [wished, ...goods].find(({ from, to }) => from <= price && price <= to) ?? wished;
      return {
        question: say('f5-weeks-to-wait.question', {
          child: child.name,
          weekly,
          thing: thing.name,
          price,
          hasSaved: has > 0,
          saved: has,
        }),
        answer: whole(weeks),
        hints: [
          has > 0
            ? say('f5-weeks-to-wait.hint-1-saved', { price, has, missing })
            : say('f5-weeks-to-wait.hint-1'),
          say('f5-weeks-to-wait.hint-2', { weekly, missing }),
          say('f5-weeks-to-wait.hint-3', {
            weeks,
            weekly,
            all: weeks * weekly,
            fewer: weeks - 1,
          }),
        ],
        misconceptions: [
          misconception(Math.ceil(price / weekly), say('f5-weeks-to-wait.mistake-1', { has, missing })),
          misconception(before, say('f5-weeks-to-wait.mistake-2', { before })),
          misconception(missing, say('f5-weeks-to-wait.mistake-3')),
          misconception(weeks + 1, say('f5-weeks-to-wait.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'f5-better-buy',
    skill: 'unit-price',
    strategy: 'same-amount-first',
    lessons: lesson('clever-and-safe'),
    make(random, level) {
      const [a, b] = random.shuffled([2, 3, 4, 5, 6, 8, 10].slice(0, 4 + level), 2).sort((x, y) => x - y) as [
        number,
        number,
      ];
      const unit = level === 1 ? random.int(4, 12) : random.int(8, 12 + 8 * level);
      const other = random.intBut(Math.max(2, unit - 4), unit + 4, unit);
      const [cheaper, dearer] = [Math.min(unit, other), Math.max(unit, other)];
      const thing = random.of(packs.filter(({ from, to }) => from <= cheaper && dearer <= to));
      const [small, large] = [a * unit, b * other];
      const isSmall = unit < other;
      const options = [
        say('f5-better-buy.options-the-small-packet'),
        say('f5-better-buy.options-the-large-packet'),
      ] as const;
      const [right, wrong] = isSmall ? options : ([options[1], options[0]] as const);
      const same = say('f5-better-buy.same-both-cost-the-same');
      return {
        question: say('f5-better-buy.question', { a, thing: thing.name, small, b, large }),
        ...choice(
          random,
          right,
          [
            wrong,
            isSmall ? say('f5-better-buy.small-a-large-packet') : say('f5-better-buy.not-small-you-pay-less'),
          ],
          [same, say('f5-better-buy.divide-each-price')],
        ),
        hints: [
          say('f5-better-buy.hint-1'),
          say('f5-better-buy.hint-2', { small, a, unit }),
          say('f5-better-buy.hint-3', { large, b, other, right }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'f5-instalments',
    skill: 'cost-of-borrowing',
    strategy: 'total-less-cash',
    lessons: lesson('clever-and-safe'),
    make(random, level) {
      const count = random.of(level === 1 ? [5, 6, 10] : [6, 8, 10, 12]);
      const each = 50 * random.int(4, 8 + 6 * level);
      const extra = 50 * random.int(2, 4 + 4 * level);
      const all = count * each;
      const cash = all - extra;
      return {
        question: say('f5-instalments.question', { cash, count, each }),
        answer: quantity(extra, 'taka'),
        hints: [
          say('f5-instalments.hint-1'),
          say('f5-instalments.hint-2', { count, each, all }),
          say('f5-instalments.hint-3', { all, cash, extra }),
        ],
        misconceptions: [
          misconception(all, say('f5-instalments.mistake-1')),
          misconception(Math.abs(cash - each), say('f5-instalments.mistake-2', { count })),
          misconception(all + cash, say('f5-instalments.mistake-3')),
        ],
      };
    },
  }),
];

/** Things sold in packets, with possible prices of one in taka. Pens cover every price that comes up. */
const packs = [
  { name: say('pocket-money.ware-biscuits'), from: 2, to: 12 },
  { name: say('pocket-money.ware-soaps'), from: 25, to: 80 },
  { name: say('pocket-money.ware-eggs'), from: 8, to: 18 },
  { name: say('pocket-money.ware-pencils'), from: 4, to: 20 },
  { name: say('pocket-money.ware-pens'), from: 2, to: 40 },
];
