import { evaluate } from 'mathjs';
import { prove } from '../../testing/prove.ts';
import { at, pick } from '../../testing/read-question.ts';
import { timesAndDivision } from './class-3/times-and-division.ts';
import { anglesAndShapes } from './class-4/angles-and-shapes.ts';
import { numbersAndAreas } from './class-5/numbers-and-areas.ts';

const mathjs = (sum: string): number => evaluate(sum);

prove([...timesAndDivision, ...anglesAndShapes, ...numbersAndAreas], {
  'm3-multiply-in-columns': (q) => at(q, 0) * at(q, 1),
  'm3-share-equally': (q) => at(q, 0) / at(q, 1),
  'm3-what-is-left-over': (q) => mathjs(`mod(${at(q, 0)}, ${at(q, 1)})`),
  'm4-kind-of-angle': (q) => {
    const degrees = q.figure ? Number(q.figure.degrees) : at(q, 0);
    const cosine = Math.round(Math.cos((degrees * Math.PI) / 180) * 1e9);
    return pick(
      q,
      cosine > 0
        ? 'an acute angle'
        : cosine === 0
          ? 'a right angle'
          : cosine > -1e9
            ? 'an obtuse angle'
            : 'a straight angle',
    );
  },
  'm4-third-angle': (q) => `${180 - at(q, 0) - at(q, 1)}°`,
  'm4-around-a-rectangle': (q) =>
    q.text.startsWith('Going') ? at(q, 0) / 2 - at(q, 1) : `${at(q, 0) * 2 + at(q, 1) * 2} মিটার`,
  'm4-fourth-angle': ({ numbers }) => `${numbers.reduce((rest, one) => rest - one, 360)}°`,
  'm5-bells-ring-together': (q) => mathjs(`lcm(${at(q, 0)}, ${at(q, 1)})`),
  'm5-largest-equal-parts': (q) => mathjs(`gcd(${at(q, 0)}, ${at(q, 1)})`),
  'm5-price-of-one-first': (q) => mathjs(`${at(q, 1)} / ${at(q, 0)} * ${at(q, 2)}`),
  'm5-area-of-a-triangle': (q) => mathjs(`${at(q, 0)} * ${at(q, 1)} / 2`),
});
