import { quantity } from '../../../make-answers.ts';
import type { Random } from '../../../random.ts';
import { asNumber, decimal, ratio } from '../../../rational.ts';
import { type Made, topic } from '../../../template.ts';
import { say } from '../../../text.ts';
import { type Corner, named, plotOf } from '../plot.ts';

const round = (value: number) => asNumber(decimal(value));

export const acceleration = topic('physics', 9, 'c9-motion-and-graphs', {
  'p9-acceleration': {
    about: ['acceleration', 'change-of-velocity-per-second', 'acceleration-and-velocity-graphs'],
    signs: ['minus', 'point'],
    make(random, level) {
      const t = random.of([2, 4, 5, 8, 10]);
      const a = (level === 1 ? random.int(1, 6) : random.intBut(-16, 12, 0)) / (level === 1 ? 1 : 4);
      const u = level === 1 ? 0 : random.int(Math.max(1, Math.ceil(-a * t)), 40);
      const v = round(u + a * t);
      const start = u === 0 ? say('p9-acceleration.from-rest') : say('p9-acceleration.from-speed', { u });
      return {
        values: { start, v, t, u, a, vMinusU: round(v - u), isSlowing: a < 0 },
        answer: quantity(a, 'mps2'),
        mistakes: [round(v - u), -a, ratio(v * 10, t * 10), round((v - u) * t)],
      };
    },
  },
  'p9-area-under-a-graph': {
    about: ['velocity-time-graph', 'area-in-pieces', 'acceleration-and-velocity-graphs'],
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
        values: { t3, pieces, right, areas: areas.join(' + ') },
        ...figure,
        answer: quantity(right, 'm'),
        mistakes: [v * t3, rise * v + steady * v + fall * v - (fall * v) / 2, steady * v, v],
      };
    },
  },
  'p9-equations-of-motion': {
    about: ['equations-of-motion', 'choose-by-what-is-missing', 'the-equations-of-motion'],
    signs: ['point'],
    make: (random, level) => random.of([finalVelocity, displacement, braking].slice(0, level))(random, level),
  },
});

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
    texts: 'final-velocity',
    values: { plane: plane(u), u, a, t },
    answer: quantity(v, 'mps'),
    worked: `$v = ${u === 0 ? 'at =' : `${u} +`} ${a} \\times ${t} = ${v}$ ms⁻¹`,
    mistakes: [a * t, u + a, u * t + (a * t * t) / 2],
  };
}

function displacement(random: Random, level: number): Made {
  const { u, a, t } = drawn(random, level);
  const s = u * t + (a * t * t) / 2;
  return {
    texts: 'displacement',
    values: { plane: plane(u), u, a, t, s },
    answer: quantity(s, 'm'),
    mistakes: [u * t + a * t * t, u * t, u * t + (a * t) / 2, u + a * t],
  };
}

function braking(random: Random): Made {
  const a = random.of([2, 4, 5, 8]);
  const u = random.int(2, 8) * (a === 5 ? 5 : 4);
  const s = (u * u) / (2 * a);
  return {
    texts: 'braking',
    values: { u, a, s },
    answer: quantity(s, 'm'),
    mistakes: [(u * u) / a, u / a, u / (2 * a)],
  };
}
