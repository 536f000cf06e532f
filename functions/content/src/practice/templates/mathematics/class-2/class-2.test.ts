import { prove } from '../../../testing/prove.ts';
import { at, type QuestionRead } from '../../../testing/read-question.ts';
import { clock } from './clock.ts';
import { sums } from './sums.ts';

const shown = ({ figure }: QuestionRead) => {
  const { hour, minute } = figure as { readonly hour: number; readonly minute: number };
  return new Date(Date.UTC(2000, 0, 1, hour, minute)).toISOString().slice(11, 16).replace(/^0/, '');
};

prove([...clock, ...sums], {
  'm2-full-and-half-hours': shown,
  'm2-five-minute-steps': shown,
  'm2-how-long-does-it-take': ({ text }) => {
    const [from = 0, to = 0] = [...text.matchAll(/(\d+):(\d+)/g)].map(([, h, m]) =>
      Date.UTC(2000, 0, 1, Number(h), Number(m)),
    );
    return (to - from) / 60_000;
  },
  'm2-add-in-columns': (q) => at(q, 0) + at(q, 1),
  'm2-take-away-in-columns': (q) => at(q, 0) - at(q, 1),
  'm2-rows-of-things': (q) => at(q, 0) * at(q, 1),
});
