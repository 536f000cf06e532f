import { prove } from '../../testing/prove.ts';
import { pick } from '../../testing/read-question.ts';
import { learningToLearn } from './learning-to-learn.ts';

const startsWith = (options: readonly string[], ...words: readonly string[]) =>
  options.find((one) => words.some((word) => one.startsWith(word))) ?? '';

prove(learningToLearn, {
  'l6-pull-it-out': (q) => pick(q, startsWith(q.options, 'close', 'answer', 'explain', 'cover', 'draw')),
  // The text mentions box 1 between the numbers of cards. The other numbers are subtracted from the first.
  'l6-cards-in-box-one': ({ text }) => {
    const [all = 0, ...known] = [...text.replace(/box \d/g, '').matchAll(/\d+/g)].map(Number);
    return known.reduce((left, one) => left - one, all);
  },
  'l6-growing-gaps': ({ numbers }) => numbers.reduce((day, gap) => day + gap, 0),
  'l6-kind-of-mistake': (q) => {
    const isIdea = /says: “(One adds|Have is)|thinks|is sure/.test(q.text);
    const isGap = /no longer|any more|has forgotten/.test(q.text);
    return pick(q, isIdea ? 'a wrong idea' : isGap ? 'a gap' : 'a slip');
  },
  'l6-habit-order': (q) => {
    const isReward = (one: string) => /tick|plant|Grandmother/.test(one);
    const isAction = (one: string) => /^I (answer|do|read|write)/.test(one);
    const place = (one: string) => (isReward(one) ? 2 : isAction(one) ? 1 : 0);
    return pick(q, ...[...q.options].sort((a, b) => place(a) - place(b)));
  },
});
