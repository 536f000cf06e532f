import { prove } from '../../testing/prove.ts';
import { at, pick } from '../../testing/read-question.ts';
import { addingInTheHead } from './class-3/adding-in-the-head.ts';
import { multiplyingInTheHead } from './class-4/multiplying-in-the-head.ts';
import { percentAndChecking } from './class-5/percent-and-checking.ts';

prove([...addingInTheHead, ...multiplyingInTheHead, ...percentAndChecking], {
  'm3-jump-to-a-round-number': (q) => at(q, 0) + at(q, 1),
  'm3-how-far-is-it': (q) => at(q, 0) - at(q, 1),
  'm3-change-from-a-note': (q) => `${at(q, 1) - at(q, 0)} টাকা`,
  'm4-split-a-factor': (q) => at(q, 0) * at(q, 1),
  'm4-neighbours-of-ten': (q) => at(q, 0) * at(q, 1),
  'm5-percent-of-taka': (q) => (at(q, 0) * at(q, 1)) / 100,
  'm5-does-it-divide': (q) => pick(q, ...q.options.filter((option) => Number(option) % at(q, 0) === 0)),
});
