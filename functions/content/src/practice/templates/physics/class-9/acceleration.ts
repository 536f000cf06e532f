import { misconception, quantity } from '../../../make-answers.ts';
import type { Random } from '../../../random.ts';
import { asNumber, decimal, ratio } from '../../../rational.ts';
import { type Made, template } from '../../../template.ts';
import { say } from '../../../text.ts';
import { type Corner, named, plotOf } from '../plot.ts';

const lesson = (name: string) => [`c9-motion-and-graphs/${name}`];
const about = { subject: 'physics', class: 9 } as const;
const round = (value: number) => asNumber(decimal(value));

export const acceleration = [
  template({
    ...about,
    id: 'p9-acceleration',
    skill: 'acceleration',
    strategy: 'change-of-velocity-per-second',
    signs: ['minus', 'point'],
    lessons: lesson('acceleration-and-velocity-graphs'),
    make(random, level) {
      const t = random.of([2, 4, 5, 8, 10]);
      const a = (level === 1 ? random.int(1, 6) : random.intBut(-16, 12, 0)) / (level === 1 ? 1 : 4);
      const u = level === 1 ? 0 : random.int(Math.max(1, Math.ceil(-a * t)), 40);
      const v = round(u + a * t);
      const start = u === 0 ? say('p9-acceleration.from-rest') : say('p9-acceleration.from-speed', { u });
      return {
        question: say('p9-acceleration.question', { start, v, t }),
        answer: quantity(a, 'mps2'),
        hints: [
          say('p9-acceleration.hint-1'),
          say('p9-acceleration.hint-2', { v, u, vMinusU: round(v - u) }),
          say('p9-acceleration.hint-3', { v, u, t, a, isSlowing: a < 0 }),
        ],
        misconceptions: [
          misconception(round(v - u), say('p9-acceleration.mistake-1')),
          misconception(-a, say('p9-acceleration.mistake-2')),
          misconception(ratio(v * 10, t * 10), say('p9-acceleration.mistake-3')),
          misconception(round((v - u) * t), say('p9-acceleration.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'p9-area-under-a-graph',
    skill: 'velocity-time-graph',
    strategy: 'area-in-pieces',
    lessons: lesson('acceleration-and-velocity-graphs'),
    make(random, level) {
      const v = 2 * random.int(1, 8);
      const rise = level === 1 ? 0 : 2 * random.int(1, 5);
      const steady = 2 * random.int(2, 8);
      const fall = 2 * random.int(1, level === 3 ? 6 : 4);
      const [t2, t3] = [rise + steady, rise + steady + fall];
      const areas = [...(rise > 0 ? [(rise * v) / 2] : []), steady * v, (fall * v) / 2];
      const right = areas.reduce((sum, one) => sum + one, 0);
      const start: readonly Corner[] =
        rise > 0
          ? [
              [0, 0],
              [rise, v],
            ]
          : [[0, v]];
      const corners: readonly Corner[] = [...start, [t2, v], [t3, 0]];
      const figure = plotOf(corners, corners.slice(rise > 0 ? 1 : 0, -1), {
        y: 'v (ms⁻¹)',
        line: say('p9-area-under-a-graph.bus'),
        caption: say('p9-area-under-a-graph.caption', { corners: named(corners) }),
      });
      const pieces =
        rise > 0 ? say('p9-area-under-a-graph.pieces-three') : say('p9-area-under-a-graph.pieces-two');
      return {
        question: [say('p9-area-under-a-graph.question', { t3 }), figure],
        answer: quantity(right, 'm'),
        hints: [
          say('p9-area-under-a-graph.hint-1'),
          say('p9-area-under-a-graph.hint-2', { pieces }),
          say('p9-area-under-a-graph.hint-3', { areas: areas.join(' + '), right }),
        ],
        misconceptions: [
          misconception(v * t3, say('p9-area-under-a-graph.mistake-1')),
          misconception(
            rise * v + steady * v + fall * v - (fall * v) / 2,
            say('p9-area-under-a-graph.mistake-2'),
          ),
          misconception(steady * v, say('p9-area-under-a-graph.mistake-3')),
          misconception(v, say('p9-area-under-a-graph.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'p9-equations-of-motion',
    skill: 'equations-of-motion',
    strategy: 'choose-by-what-is-missing',
    signs: ['point'],
    lessons: lesson('the-equations-of-motion'),
    make: (random, level) => random.of([finalVelocity, displacement, braking].slice(0, level))(random, level),
  }),
];

function drawn(random: Random, level: number) {
  const u = level === 1 ? 0 : random.int(1, 20);
  return { u, a: random.int(1, 6), t: 2 * random.int(1, 6) };
}

function plane(u: number) {
  return u === 0 ? say('acceleration.plane-at-rest') : say('acceleration.plane-moving', { u });
}

function finalVelocity(random: Random, level: number): Made {
  const { u, t } = drawn(random, level);
  const a = random.int(1, 12) / 2;
  const v = u + a * t;
  return {
    question: say('acceleration.final-velocity-question', { u: plane(u), a, t }),
    answer: quantity(v, 'mps'),
    hints: [
      say('acceleration.final-velocity-known-wanted-v', { u, a, t }),
      say('acceleration.final-velocity-the-one-without-s'),
      `$v = ${u === 0 ? 'at =' : `${u} +`} ${a} \\times ${t} = ${v}$ ms⁻¹`,
    ],
    misconceptions: [
      misconception(a * t, say('acceleration.final-velocity-it-had-a-velocity')),
      misconception(u + a, say('acceleration.final-velocity-it-gains-ms', { a })),
      misconception(u * t + (a * t * t) / 2, say('acceleration.final-velocity-that-is-how-far')),
    ],
  };
}

function displacement(random: Random, level: number): Made {
  const { u, a, t } = drawn(random, level);
  const s = u * t + (a * t * t) / 2;
  return {
    question: say('acceleration.displacement-question', { u: plane(u), a, t }),
    answer: quantity(s, 'm'),
    hints: [
      say('acceleration.displacement-known-wanted-s', { u, a, t }),
      say('acceleration.displacement-the-one-without-v'),
      say('acceleration.displacement-m', { u, t, a, s }),
    ],
    misconceptions: [
      misconception(u * t + a * t * t, say('acceleration.displacement-the-half-is-missing')),
      misconception(u * t, say('acceleration.displacement-it-gets-faster-add')),
      misconception(u * t + (a * t) / 2, say('acceleration.displacement-the-time-is-squared')),
      misconception(u + a * t, say('acceleration.displacement-that-is-its-velocity')),
    ],
  };
}

function braking(random: Random): Made {
  const a = random.of([2, 4, 5, 8]);
  const u = random.int(2, 8) * (a === 5 ? 5 : 4);
  const s = (u * u) / (2 * a);
  return {
    question: say('acceleration.braking-question', { u, a }),
    answer: quantity(s, 'm'),
    hints: [
      say('acceleration.braking-known-wanted-s', { u, a }),
      say('acceleration.braking-the-one-without-t'),
      say('acceleration.braking-m', { u, a, s }),
    ],
    misconceptions: [
      misconception((u * u) / a, say('acceleration.braking-the-2-is-missing')),
      misconception(u / a, say('acceleration.braking-that-is-how-many')),
      misconception(u / (2 * a), say('acceleration.braking-the-velocity-is-squared')),
    ],
  };
}
