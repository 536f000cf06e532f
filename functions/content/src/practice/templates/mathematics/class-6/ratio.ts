import { quantity, text } from '../../../make-answers.ts';
import { children } from '../../../names.ts';
import { gcd } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

/** Comparing by dividing, and sharing in a ratio. */
export const ratio = topic('mathematics', 6, 'c6-ratio-and-percentage', {
  'm6-simplest-ratio': {
    about: ['simplify-a-ratio', 'divide-both-sides', 'what-a-ratio-is'],
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
        values: { a, b, by, m, n },
        answer: text(`${m}:${n}`, `${m} : ${n}`),
        mistakes: [`${n}:${m}`, `${a}:${b}`, `${a / part}:${b / part}`, `${m}:${m + n}`],
      };
    },
  },
  'm6-share-in-a-ratio': {
    about: ['share-in-a-ratio', 'one-part-first', 'sharing-and-proportion'],
    make(random, level) {
      const m = random.int(1, 3 + level);
      const n = random.intBut(2, 4 + level, m);
      const part = 10 * random.int(2, 5 + 10 * level);
      const [one, other] = random.shuffled(children, 2);
      if (!one || !other) throw new Error('two children share');
      const all = part * (m + n);
      const [mPlusN, mTimesPart] = [m + n, m * part];
      return {
        values: { all, m, n, part, one: one.name, other: other.name, mPlusN, mTimesPart, otherOf: other.of },
        answer: quantity(part * m, 'taka'),
        mistakes: [part * n, part, Math.round((all / n) * m), all / 2],
      };
    },
  },
  'm6-price-after-discount': {
    about: ['percent-decrease', 'what-is-left-of-100', 'percentage'],
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
        values: { price, percent, off, priceMinusOff: price - off },
        answer: quantity(price - off, 'taka'),
        mistakes: [off, price - percent, price + off],
      };
    },
  },
  'm6-profit-percent': {
    about: ['profit-and-loss', 'compare-with-cost', 'percentage'],
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
      const larger = Math.max(sold, cost);
      return {
        values: { cost, sold, word, change, percent, larger, smaller: Math.min(sold, cost) },
        answer: quantity(percent, 'percent'),
        mistakes: [Math.round((change / sold) * 10_000) / 100, change, Math.round((sold / cost) * 100)],
      };
    },
  },
});
