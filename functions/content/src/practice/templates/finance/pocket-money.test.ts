import { prove } from '../../testing/prove.ts';
import { at, pick } from '../../testing/read-question.ts';
import { pocketMoney } from './pocket-money.ts';

prove(pocketMoney, {
  'f5-balance': ({ text, numbers }) => {
    const income = text.includes('last week') ? 2 : 1;
    return numbers.reduce((sum, one, place) => (place < income ? sum + one : sum - one), 0);
  },
  'f5-weeks-to-wait': (q) => {
    let [weeks, saved] = [0, q.numbers[2] ?? 0];
    while (saved < at(q, 1)) {
      saved += at(q, 0);
      weeks += 1;
    }
    return weeks;
  },
  'f5-better-buy': (q) =>
    pick(q, at(q, 1) * at(q, 2) < at(q, 3) * at(q, 0) ? 'the small packet' : 'the large packet'),
  'f5-instalments': (q) => at(q, 1) * at(q, 2) - at(q, 0),
});
