import { misconception, quantity, text } from '../../../make-answers.ts';
import { children } from '../../../names.ts';
import { gcd } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const lesson = (name: string) => [`c6-ratio-and-percentage/${name}`];
const about = { subject: 'mathematics', class: 6 } as const;

/** Comparing by dividing, and sharing in a ratio. */
export const ratio = [
  template({
    ...about,
    id: 'm6-simplest-ratio',
    skill: 'simplify-a-ratio',
    strategy: 'divide-both-sides',
    lessons: lesson('what-a-ratio-is'),
    make(random, level) {
      const m = random.int(1, 5 + level);
      const n = random.of([2, 3, 4, 5, 7, 8, 9, 11].filter((one) => one !== m && gcd(one, m) === 1));
      const by = random.int(2, 4 + 4 * level);
      const [a, b] = [m * by, n * by];
      const part =
        Array.from({ length: by - 1 }, (_, at) => at + 1)
          .filter((one) => by % one === 0)
          .at(-1) ?? 1;
      return {
        question: say('m6-simplest-ratio.question', { a, b }),
        answer: text(`${m}:${n}`, `${m} : ${n}`),
        hints: [
          say('m6-simplest-ratio.hint-1', { a, b }),
          say('m6-simplest-ratio.hint-2', { a, b }),
          say('m6-simplest-ratio.hint-3', { by, a, m, b, n }),
        ],
        misconceptions: [
          misconception(`${n}:${m}`, say('m6-simplest-ratio.mistake-1')),
          misconception(`${a}:${b}`, say('m6-simplest-ratio.mistake-2', { by })),
          misconception(`${a / part}:${b / part}`, say('m6-simplest-ratio.mistake-3')),
          misconception(`${m}:${m + n}`, say('m6-simplest-ratio.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm6-share-in-a-ratio',
    skill: 'share-in-a-ratio',
    strategy: 'one-part-first',
    lessons: lesson('sharing-and-proportion'),
    make(random, level) {
      const m = random.int(1, 3 + level);
      const n = random.intBut(2, 4 + level, m);
      const part = 10 * random.int(2, 5 + 10 * level);
      const [one, other] = random.shuffled(children, 2);
      if (!one || !other) throw new Error('two children share');
      const all = part * (m + n);
      return {
        question: say('m6-share-in-a-ratio.question', { one: one.name, other: other.name, all, m, n }),
        answer: quantity(part * m, 'taka'),
        hints: [
          say('m6-share-in-a-ratio.hint-1', { m, n, mPlusN: m + n }),
          say('m6-share-in-a-ratio.hint-2', { all, mPlusN: m + n, part }),
          say('m6-share-in-a-ratio.hint-3', { one: one.name, m, part, mTimesPart: m * part }),
        ],
        misconceptions: [
          misconception(
            part * n,
            say('m6-share-in-a-ratio.mistake-1', { other: other.name, otherOf: other.of }),
          ),
          misconception(part, say('m6-share-in-a-ratio.mistake-2', { one: one.name, m })),
          misconception(Math.round((all / n) * m), say('m6-share-in-a-ratio.mistake-3', { mPlusN: m + n })),
          misconception(all / 2, say('m6-share-in-a-ratio.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm6-price-after-discount',
    skill: 'percent-decrease',
    strategy: 'what-is-left-of-100',
    lessons: lesson('percentage'),
    make(random, level) {
      const percent = random.of(
        [
          [10, 20, 25, 50],
          [5, 15, 30, 40],
          [12, 18, 35, 45],
        ][level - 1] ?? [10],
      );
      const price = 100 * random.int(2, 6 + 6 * level);
      const off = (price * percent) / 100;
      return {
        question: say('m6-price-after-discount.question', { price, percent }),
        answer: quantity(price - off, 'taka'),
        hints: [
          say('m6-price-after-discount.hint-1', { percent }),
          say('m6-price-after-discount.hint-2', { percent, price, off }),
          say('m6-price-after-discount.hint-3', { price, off, priceMinusOff: price - off }),
        ],
        misconceptions: [
          misconception(off, say('m6-price-after-discount.mistake-1')),
          misconception(price - percent, say('m6-price-after-discount.mistake-2', { percent })),
          misconception(price + off, say('m6-price-after-discount.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm6-profit-percent',
    skill: 'profit-and-loss',
    strategy: 'compare-with-cost',
    lessons: lesson('percentage'),
    make(random, level) {
      const percent = random.of(
        [
          [10, 20, 50],
          [5, 15, 20, 25, 30],
          [4, 8, 12, 16, 35, 45],
        ][level - 1] ?? [10],
      );
      const cost = 100 * random.int(2, 8 + 8 * level);
      const isProfit = random.int(1, 2) === 1;
      const change = (cost * percent) / 100;
      const sold = isProfit ? cost + change : cost - change;
      const word = isProfit
        ? say('m6-profit-percent.word-profit-profit')
        : say('m6-profit-percent.word-not-profit-loss');
      return {
        question: say('m6-profit-percent.question', { cost, sold, word }),
        answer: quantity(percent, 'percent'),
        hints: [
          say('m6-profit-percent.hint-1', {
            word,
            larger: Math.max(sold, cost),
            smaller: Math.min(sold, cost),
            change,
          }),
          say('m6-profit-percent.hint-2', { cost }),
          say('m6-profit-percent.hint-3', { change, cost, percent }),
        ],
        misconceptions: [
          misconception(Math.round((change / sold) * 10_000) / 100, say('m6-profit-percent.mistake-1')),
          misconception(change, say('m6-profit-percent.mistake-2')),
          misconception(Math.round((sold / cost) * 100), say('m6-profit-percent.mistake-3')),
        ],
      };
    },
  }),
];
