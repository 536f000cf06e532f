import { quantity, whole } from '../../practice/make-answers.ts';
import { say } from '../../practice/text.ts';
import { creative } from './creative.ts';

/** Boats: their own speed and the stream's in kmh⁻¹, and a way that takes whole hours up and down. */
const boats = [
  [5, 1, 12],
  [4, 2, 12],
  [10, 2, 24],
  [6, 2, 16],
  [6, 3, 18],
  [8, 4, 24],
  [9, 3, 36],
  [10, 5, 30],
  [12, 4, 32],
  [15, 5, 40],
] as const;

export const equationsOfClass10 = [
  creative({
    id: 'cq10-roots',
    subject: 'mathematics',
    class: 10,
    make(random) {
      const [one, other] = [random.int(2, 9), random.int(2, 12)];
      const [s, p] = [one + other, one * other];
      const squares = s * s - 2 * p;
      return {
        stem: say('cq10-roots.stem', { s, p }),
        know: {
          question: say('cq10-roots.know-question'),
          scheme: [say('cq10-roots.know-line')],
        },
        understand: {
          question: say('cq10-roots.understand-question'),
          scheme: [say('cq10-roots.understand-line-1'), say('cq10-roots.understand-line-2')],
        },
        apply: {
          question: say('cq10-roots.apply-question'),
          answer: whole(s * s - 4 * p),
          worked: [
            say('cq10-roots.apply-step-1'),
            say('cq10-roots.apply-step-2', { s, p }),
            `$${s}^2 - 4 \\times ${p} = ${s * s - 4 * p}$`,
          ],
        },
        judge: {
          question: say('cq10-roots.judge-question'),
          answer: whole(squares),
          worked: [
            say('cq10-roots.judge-step-1', { s }),
            say('cq10-roots.judge-step-2', { p }),
            '$m^2 + n^2 = (m + n)^2 - 2mn$',
            say('cq10-roots.judge-step-4', {
              s,
              p,
              squares,
              threeTimesP: 3 * p,
              isMore: squares > 3 * p,
            }),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq10-boat',
    subject: 'mathematics',
    class: 10,
    make(random) {
      const [v, c, way] = random.of(boats);
      const [up, down] = [way / (v - c), way / (v + c)];
      const hours = up + down;
      const saved = Math.round(60 * (hours - (2 * way) / v));
      return {
        stem: say('cq10-boat.stem', { way, hours, c }),
        know: {
          question: say('cq10-boat.know-question'),
          scheme: [say('cq10-boat.know-line')],
        },
        understand: {
          question: say('cq10-boat.understand-question'),
          scheme: [say('cq10-boat.understand-line-1'), say('cq10-boat.understand-line-2')],
        },
        apply: {
          question: say('cq10-boat.apply-question'),
          answer: quantity(v, 'kmph'),
          worked: [
            say('cq10-boat.apply-step-1', { way, c, hours }),
            say('cq10-boat.apply-step-2', { hours, cTimesC: c * c, twoTimesWay: 2 * way }),
            say('cq10-boat.apply-step-3', { v, up, down, hours }),
          ],
        },
        judge: {
          question: say('cq10-boat.judge-question'),
          answer: quantity(saved, 'minute'),
          worked: [
            say('cq10-boat.judge-step-1', { v }),
            say('cq10-boat.judge-step-2', { way, twoTimesWay: 2 * way }),
            say('cq10-boat.judge-step-3', {
              twoTimesWay: 2 * way,
              v,
              n120TimesWayOverV: Math.round((120 * way) / v),
            }),
            say('cq10-boat.judge-step-4', {
              longer: hours * 60,
              still: Math.round((120 * way) / v),
              saved,
            }),
          ],
        },
      };
    },
  }),
] as const;
