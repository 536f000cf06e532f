import { quantity, whole } from '../../practice/make-answers.ts';
import { creative } from './creative.ts';

/** Boats: their own speed and the stream's in kmh⁻¹, and a distance that takes whole hours up and down. */
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
        values: { s, p, discriminant: s * s - 4 * p, squares, threeTimesP: 3 * p, isMore: squares > 3 * p },
        apply: whole(s * s - 4 * p),
        judge: whole(squares),
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
        values: {
          way,
          hours,
          c,
          cTimesC: c * c,
          twoTimesWay: 2 * way,
          v,
          up,
          down,
          stillMinutes: Math.round((120 * way) / v),
          longer: hours * 60,
          saved,
        },
        apply: quantity(v, 'kmph'),
        judge: quantity(saved, 'minute'),
      };
    },
  }),
] as const;
