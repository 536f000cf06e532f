import { quantity, whole } from '../make-answers.ts';
import { children, topic } from '../template.ts';
import { say } from '../text.ts';

/** Things that children save for, with possible prices in taka. */
const goods = [
  { name: say('pocket-money.wish-a-badminton-racket'), from: 200, to: 800 },
  { name: say('pocket-money.wish-a-cricket-ball'), from: 50, to: 350 },
  { name: say('pocket-money.wish-a-school-bag'), from: 400, to: 800 },
  { name: say('pocket-money.wish-a-box'), from: 50, to: 400 },
];

export const pocketMoney = topic('finance', 5, 'free-pocket-money', {
  'f5-balance': {
    about: ['balance', 'income-less-spending', 'where-money-goes'],
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
      const isLeft = left > 0;
      return {
        values: {
          ...{ child: child.name, childOf: child.of, she: child.she, left, income, all, out, last, isLeft },
          ...{ before: spent.slice(0, -1).join(', '), spent: spent.join(' + '), allMinusOut: all - out },
        },
        asks: isLeft && 'left',
        answer: quantity(all - out, 'taka'),
        mistakes: [income - out, all + out, out, all - (spent[0] ?? 0)],
      };
    },
  },
  'f5-weeks-to-wait': {
    about: ['saving-time', 'divide-and-round-up', 'save-spend-share'],
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
        values: {
          ...{ weekly, price, has, missing, weeks, before, child: child.name, thing: thing.name },
          ...{ hasSaved: has > 0, all: weeks * weekly, fewer: weeks - 1 },
        },
        answer: whole(weeks),
        mistakes: [Math.ceil(price / weekly), before, missing, weeks + 1],
      };
    },
  },
  'f5-better-buy': {
    about: ['unit-price', 'same-amount-first', 'clever-and-safe'],
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
      const options = [say('f5-better-buy.options-the-1'), say('f5-better-buy.options-the-2')] as const;
      const [right, wrong] = isSmall ? options : ([options[1], options[0]] as const);
      return {
        values: { a, small, b, large, unit, other, right, isSmall, thing: thing.name },
        right,
        wrong: [wrong, say('f5-better-buy.same-both-cost-the-same')],
      };
    },
  },
  'f5-instalments': {
    about: ['cost-of-borrowing', 'total-less-cash', 'clever-and-safe'],
    make(random, level) {
      const count = random.of(level === 1 ? [5, 6, 10] : [6, 8, 10, 12]);
      const each = 50 * random.int(4, 8 + 6 * level);
      const extra = 50 * random.int(2, 4 + 4 * level);
      const all = count * each;
      const cash = all - extra;
      return {
        values: { cash, count, each, all, extra },
        answer: quantity(extra, 'taka'),
        mistakes: [all, Math.abs(cash - each), all + cash],
      };
    },
  },
});

/** Things sold in packets, with possible prices of one in taka. Pens cover every price that comes up. */
const packs = [
  { name: say('pocket-money.ware-biscuits'), from: 2, to: 12 },
  { name: say('pocket-money.ware-soaps'), from: 25, to: 80 },
  { name: say('pocket-money.ware-eggs'), from: 8, to: 18 },
  { name: say('pocket-money.ware-pencils'), from: 4, to: 20 },
  { name: say('pocket-money.ware-pens'), from: 2, to: 40 },
];
