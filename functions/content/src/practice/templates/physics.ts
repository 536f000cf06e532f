import { quantity } from '../make-answers.ts';
import type { Random } from '../random.ts';
import { numberRows, ratio, rounded } from '../rational.ts';
import { children, type Made, topic } from '../template.ts';
import { type Figure, say, type Text, words } from '../text.ts';

type Corner = readonly [x: number, y: number];

/** `(0, 4), (10, 4)` */
const named = (corners: readonly Corner[]) => corners.map(([x, y]) => `(${x}, ${y})`).join(', ');

/** @param corners from left to right, none of them below the axis */
function plotOf(
  corners: readonly Corner[],
  marked: readonly Corner[],
  words: Readonly<Record<'y' | 'line' | 'caption', Text>>,
): Figure {
  const width = Math.max(...corners.map(([x]) => x));
  const height = Math.max(...corners.map(([, y]) => y));
  return {
    figure: {
      kind: 'plot',
      x: [0, Math.ceil(width * 1.15)],
      y: [0, Math.ceil(height * 1.25)],
      xLabel: 't (s)',
      yLabel: words.y,
      lines: [{ points: corners, label: words.line }],
      points: marked.map(([x, y]) => ({ x, y, label: say('plot.corner', { x, y }) })),
      caption: words.caption,
    },
  };
}

/** Speeds there and back with a whole average, and a distance that takes whole times at both. */
const trips = numberRows<[there: number, back: number, way: number, average: number]>(
  '30 60 60 40, 20 30 60 24, 40 60 120 48, 12 6 12 8, 15 10 30 12, 20 60 60 30, ' +
    '60 15 60 24, 40 24 120 30, 45 90 90 60, 36 18 36 24, 50 75 150 60, 12 4 12 6',
);

const vehicles = words('motion.vehicles', 4);

export const motion = topic('physics', 9, 'c9-motion-and-graphs', {
  'p9-distance-and-displacement': {
    about: ['displacement', 'path-or-straight-change', 'speed-and-position'],
    make(random, level) {
      const child = random.of(children);
      const east = 10 * random.int(12, 40);
      const west = 10 * random.int(3, 11 + (level > 1 ? 30 : 0));
      const again = level === 3 ? 10 * random.int(2, 9) : 0;
      const distance = east + west + again;
      const change = east - west + again;
      const wantsPath = random.int(1, 3) === 1;
      const right = wantsPath ? distance : Math.abs(change);
      const back = again > 0 ? ` + ${again}` : '';
      const sum = wantsPath
        ? `${east} + ${west}${back} = ${distance}`
        : change < 0
          ? `${west} - ${east}${back.replace('+', '-')} = ${right}`
          : `${east} - ${west}${back} = ${right}`;
      return {
        values: {
          ...{ east, west, again, turnsAgain: again > 0, sum, child: child.name },
          ...{ wantsPath, goesWest: change < 0 },
        },
        answer: quantity(right, 'm'),
        mistakes: [wantsPath ? Math.abs(change) : distance, east + again, west],
      };
    },
  },
  'p9-average-speed': {
    about: ['average-speed', 'whole-way-over-whole-time', 'speed-and-position'],
    make(random, level) {
      const [there, back, least, average] = random.of(trips);
      const way = least * random.int(1, level + 1);
      const [one, two] = [way / there, way / back];
      // Only stops that give a whole average.
      const stops = [1, 2, 3].filter((rest) => Number.isInteger((2 * way) / (one + two + rest)));
      const rest = level === 3 && stops.length > 0 ? random.of(stops) : 0;
      const time = one + two + rest;
      const right = (2 * way) / time;
      const vehicle = random.of(vehicles);
      const plus = rest > 0 ? ` + ${rest}` : '';
      return {
        values: { vehicle, way, there, back, rests: rest > 0, rest, plus, time, right, twoTimesWay: 2 * way },
        answer: quantity(right, 'kmph'),
        mistakes: [ratio(there + back, 2), 0, ratio(way, time), average],
      };
    },
  },
  'p9-velocity-on-a-graph': {
    about: ['position-time-graph', 'slope-of-a-piece', 'speed-and-position'],
    signs: ['minus'],
    make(random, level) {
      const [first, rest, last] = [random.int(2, 6), random.int(2, 5), random.int(2, 5)];
      const out = random.int(2, 6);
      const wished = level === 1 ? random.int(1, 5) : random.intBut(-3, 5, 0);
      const [t1, t2, t3] = [first, first + rest, first + rest + last];
      // Riding back leads no further than home.
      const top = first * out;
      const then = Math.max(wished, -Math.floor(top / last));
      const ends = top + last * then;
      const piece = level === 1 ? random.of([0, 1, 2]) : random.of([0, 2, 2]);
      const [from, to] = piece === 0 ? [0, t1] : piece === 1 ? [t1, t2] : [t2, t3];
      const [low, high] = piece === 0 ? [0, top] : piece === 1 ? [top, top] : [top, ends];
      const right = (high - low) / (to - from);
      const corners: readonly Corner[] = [
        [0, 0],
        [t1, top],
        [t2, top],
        [t3, ends],
      ];
      const figure = plotOf(corners, corners.slice(1), {
        y: say('p9-velocity-on-a-graph.position'),
        line: say('p9-velocity-on-a-graph.cyclist'),
        caption: say('p9-velocity-on-a-graph.caption', { corners: named(corners) }),
      });
      return {
        values: { from, to, low, high },
        ...figure,
        answer: quantity(right, 'mps'),
        worked: `$\\frac{${high} - ${low}}{${to} - ${from}} = ${right}$ ms⁻¹`,
        mistakes: [
          ratio(high, to),
          high - low,
          high,
          -right,
          high === low ? to - from : ratio(to - from, high - low),
        ],
      };
    },
  },
});

export const acceleration = topic('physics', 9, 'c9-motion-and-graphs', {
  'p9-acceleration': {
    about: ['acceleration', 'change-of-velocity-per-second', 'acceleration-and-velocity-graphs'],
    signs: ['minus', 'point'],
    make(random, level) {
      const t = random.of([2, 4, 5, 8, 10]);
      const a = (level === 1 ? random.int(1, 6) : random.intBut(-16, 12, 0)) / (level === 1 ? 1 : 4);
      const u = level === 1 ? 0 : random.int(Math.max(1, Math.ceil(-a * t)), 40);
      const v = rounded(u + a * t);
      return {
        values: { fromRest: u === 0, v, t, u, a, vMinusU: rounded(v - u), isSlowing: a < 0 },
        answer: quantity(a, 'mps2'),
        mistakes: [rounded(v - u), -a, ratio(v * 10, t * 10), rounded((v - u) * t)],
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
      const top: readonly Corner[] = [
        [rise, v],
        [t2, v],
      ].map(([x = 0, y = 0]) => [x, y]);
      const corners: readonly Corner[] = [...(rise > 0 ? [[0, 0] as const] : []), ...top, [t3, 0]];
      const figure = plotOf(corners, top, {
        y: 'v (ms⁻¹)',
        line: say('p9-area-under-a-graph.bus'),
        caption: say('p9-area-under-a-graph.caption', { corners: named(corners) }),
      });
      return {
        values: { t3, isRising: rise > 0, right, areas: areas.join(' + ') },
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
