import { prove } from '../../../testing/prove.ts';
import { at, pick, type QuestionRead } from '../../../testing/read-question.ts';
import { adding } from './adding.ts';
import { tensAndOnes } from './tens-and-ones.ts';

const sum = (q: QuestionRead) => at(q, 0) + at(q, 1);

interface Counters {
  readonly groups: readonly [{ readonly count: number }];
}

prove([...adding, ...tensAndOnes], {
  'm1-put-together': sum,
  'm1-how-many-to-ten': (q) =>
    q.figure ? at(q, 0) - (q.figure as unknown as Counters).groups[0].count : at(q, 1) - at(q, 0),
  'm1-tens-and-ones': ({ text }) => {
    const [tens = 0, loose = 0] = [...text.matchAll(/\d+/g)].map(Number);
    return Array.from({ length: tens }, () => 10).reduce((all, ten) => all + ten, loose);
  },
  'm1-in-the-hundred-house': (q) => (q.text.includes('more') ? sum(q) : at(q, 1) - at(q, 0)),
  'm1-smallest-first': (q) => pick(q, ...[...q.options].sort((a, b) => Number(a) - Number(b))),
});
