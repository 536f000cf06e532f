import { choiceAmong, misconception, quantity } from '../../../make-answers.ts';
import { template } from '../../../template.ts';
import { say } from '../../../text.ts';

const lesson = (name: string) => [`c4-angles-and-shapes/${name}`];
const about = { subject: 'mathematics', class: 4 } as const;

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
export const anglesAndShapes = [
  template({
    ...about,
    id: 'm4-kind-of-angle',
    skill: 'kinds-of-angles',
    strategy: 'compare-with-a-corner',
    lessons: lesson('what-an-angle-is'),
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
        question: isDrawn
          ? [say('m4-kind-of-angle.question-drawn'), { figure }]
          : say('m4-kind-of-angle.question', { degrees }),
        ...choiceAmong(
          random,
          right.name,
          kinds.filter((_, index) => index !== at),
          ({ name, feedback }) => [name, feedback],
        ),
        hints: [
          say('m4-kind-of-angle.hint-1'),
          isDrawn
            ? say('m4-kind-of-angle.hint-2-drawn')
            : say('m4-kind-of-angle.hint-2-not-drawn', { degrees }),
          say('m4-kind-of-angle.hint-3', { rightSays: right.feedback, rightName: right.name }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-third-angle',
    skill: 'angles-of-a-triangle',
    strategy: 'rest-of-180',
    lessons: lesson('triangles'),
    make(random, level) {
      const step = level === 1 ? 10 : level === 2 ? 5 : 1;
      const a = step * random.int(Math.ceil(25 / step), Math.floor(85 / step));
      const b = step * random.int(Math.ceil(25 / step), Math.floor(85 / step));
      const right = 180 - a - b;
      return {
        question: say('m4-third-angle.question', { a, b }),
        answer: quantity(right, 'degree'),
        hints: [
          say('m4-third-angle.hint-1'),
          say('m4-third-angle.hint-2', { a, b, aPlusB: a + b }),
          say('m4-third-angle.hint-3', { aPlusB: a + b, right }),
        ],
        misconceptions: [
          misconception(a + b, say('m4-third-angle.mistake-1')),
          misconception(180 - a, say('m4-third-angle.mistake-2', { b })),
          misconception(180 - b, say('m4-third-angle.mistake-3', { a })),
          misconception(360 - a - b, say('m4-third-angle.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-around-a-rectangle',
    skill: 'perimeter',
    strategy: 'add-all-sides',
    lessons: lesson('four-sides-and-circles'),
    make(random, level) {
      const [a, b] = [random.int(3, 10 * level), random.int(12, 12 + 12 * level)];
      const isBack = level === 3;
      const around = 2 * (a + b);
      return {
        question: isBack
          ? say('m4-around-a-rectangle.question-back', { around, b })
          : say('m4-around-a-rectangle.question-not-back', { b, a }),
        answer: quantity(isBack ? a : around, 'm'),
        hints: [
          say('m4-around-a-rectangle.hint-1'),
          isBack
            ? say('m4-around-a-rectangle.hint-2-back', { around, aPlusB: a + b })
            : say('m4-around-a-rectangle.hint-2-not-back', { b, a, aPlusB: a + b }),
          isBack
            ? say('m4-around-a-rectangle.hint-3-back', { aPlusB: a + b, b, a })
            : say('m4-around-a-rectangle.hint-3-not-back', { aPlusB: a + b, around }),
        ],
        misconceptions: isBack
          ? [
              misconception(around - b, say('m4-around-a-rectangle.one-side')),
              misconception(around - 2 * b, say('m4-around-a-rectangle.both-short-sides')),
            ]
          : [
              misconception(a + b, say('m4-around-a-rectangle.half-way')),
              misconception(a * b, say('m4-around-a-rectangle.area')),
            ],
      };
    },
  }),
  template({
    ...about,
    id: 'm4-fourth-angle',
    skill: 'angles-of-a-quadrilateral',
    strategy: 'rest-of-360',
    lessons: lesson('four-sides-and-circles'),
    make(random, level) {
      const step = level === 1 ? 10 : 5;
      const [a, b, c] = Array.from(
        { length: 3 },
        () => step * random.int(Math.ceil(60 / step), Math.floor(110 / step)),
      ) as [number, number, number];
      const sum = a + b + c;
      return {
        question: say('m4-fourth-angle.question', { a, b, c }),
        answer: quantity(360 - sum, 'degree'),
        hints: [
          say('m4-fourth-angle.hint-1'),
          say('m4-fourth-angle.hint-2', { a, b, c, sum }),
          say('m4-fourth-angle.hint-3', { sum, n360MinusSum: 360 - sum }),
        ],
        misconceptions: [
          misconception(Math.abs(180 - sum), say('m4-fourth-angle.mistake-1')),
          misconception(sum, say('m4-fourth-angle.mistake-2')),
          misconception(360 - a - b, say('m4-fourth-angle.mistake-3', { c })),
        ],
      };
    },
  }),
];
