import { choiceAmong, quantity } from '../../../make-answers.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

const kinds = [
  {
    name: say('angles-and-shapes.kinds-name-an-acute-angle'),
    feedback: say('angles-and-shapes.kinds-an-acute-angle'),
  },
  {
    name: say('angles-and-shapes.kinds-name-a-right-angle'),
    feedback: say('angles-and-shapes.kinds-a-right-angle'),
  },
  {
    name: say('angles-and-shapes.kinds-name-an-obtuse-angle'),
    feedback: say('angles-and-shapes.kinds-an-obtuse-angle'),
  },
  {
    name: say('angles-and-shapes.kinds-name-a-straight-angle'),
    feedback: say('angles-and-shapes.kinds-a-straight-angle'),
  },
] as const;
const kindAt = (degrees: number) => (degrees < 90 ? 0 : degrees === 90 ? 1 : degrees < 180 ? 2 : 3);

/** Angles, the sums of angles, and what lies around a shape. */
export const anglesAndShapes = topic('mathematics', 4, 'c4-angles-and-shapes', {
  'm4-kind-of-angle': {
    about: ['kinds-of-angles', 'compare-with-a-corner', 'what-an-angle-is'],
    variety: 120,
    make(random, level) {
      const degrees = random.of(
        [
          90,
          180,
          random.int(2, 17) * 5,
          random.int(19, 35) * 5,
          random.int(85, 95),
          random.int(10, 179),
        ].slice(0, level * 2 + 1),
      );
      const at = kindAt(degrees);
      const right = kinds[at] ?? kinds[0];
      const isDrawn = level === 1;
      const figure = { kind: 'angle', degrees, label: '?', caption: say('m4-kind-of-angle.caption') };
      return {
        values: { degrees, isDrawn, rightSays: right.feedback, rightName: right.name },
        ...(isDrawn && { asks: 'drawn', figure }),
        ...choiceAmong(
          random,
          right.name,
          kinds.filter((_, index) => index !== at),
          ({ name, feedback }) => [name, feedback],
        ),
      };
    },
  },
  'm4-third-angle': {
    about: ['angles-of-a-triangle', 'rest-of-180', 'triangles'],
    make(random, level) {
      const step = level === 1 ? 10 : level === 2 ? 5 : 1;
      const a = step * random.int(Math.ceil(25 / step), Math.floor(85 / step));
      const b = step * random.int(Math.ceil(25 / step), Math.floor(85 / step));
      const right = 180 - a - b;
      return {
        values: { a, b, right, aPlusB: a + b },
        answer: quantity(right, 'degree'),
        mistakes: [a + b, 180 - a, 180 - b, 360 - a - b],
      };
    },
  },
  'm4-around-a-rectangle': {
    about: ['perimeter', 'add-all-sides', 'four-sides-and-circles'],
    make(random, level) {
      const [a, b] = [random.int(3, 10 * level), random.int(12, 12 + 12 * level)];
      const isBack = level === 3;
      const around = 2 * (a + b);
      return {
        values: { around, b, a, aPlusB: a + b, isBack },
        asks: isBack ? 'back' : 'not-back',
        answer: quantity(isBack ? a : around, 'm'),
        mistakes: [isBack && around - b, isBack && around - 2 * b, !isBack && a + b, !isBack && a * b],
      };
    },
  },
  'm4-fourth-angle': {
    about: ['angles-of-a-quadrilateral', 'rest-of-360', 'four-sides-and-circles'],
    make(random, level) {
      const step = level === 1 ? 10 : 5;
      const [a, b, c] = Array.from(
        { length: 3 },
        () => step * random.int(Math.ceil(60 / step), Math.floor(110 / step)),
      ) as [number, number, number];
      const sum = a + b + c;
      return {
        values: { a, b, c, sum, n360MinusSum: 360 - sum },
        answer: quantity(360 - sum, 'degree'),
        mistakes: [Math.abs(180 - sum), sum, 360 - a - b],
      };
    },
  },
});
