import { quantity } from '../../../make-answers.ts';
import { children } from '../../../names.ts';
import { ratio } from '../../../rational.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';
import { type Corner, named, plotOf } from '../plot.ts';

/** Speeds there and back with a whole average, and a distance that takes whole times at both. */
const trips = [
  { there: 30, back: 60, way: 60, average: 40 },
  { there: 20, back: 30, way: 60, average: 24 },
  { there: 40, back: 60, way: 120, average: 48 },
  { there: 12, back: 6, way: 12, average: 8 },
  { there: 15, back: 10, way: 30, average: 12 },
  { there: 20, back: 60, way: 60, average: 30 },
  { there: 60, back: 15, way: 60, average: 24 },
  { there: 40, back: 24, way: 120, average: 30 },
  { there: 45, back: 90, way: 90, average: 60 },
  { there: 36, back: 18, way: 36, average: 24 },
  { there: 50, back: 75, way: 150, average: 60 },
  { there: 12, back: 4, way: 12, average: 6 },
] as const;
const vehicles = [
  say('motion.vehicles-van'),
  say('motion.vehicles-bus'),
  say('motion.vehicles-launch'),
  say('motion.vehicles-truck'),
] as const;

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
      const side =
        change < 0 ? say('p9-distance-and-displacement.west') : say('p9-distance-and-displacement.east');
      const more = again > 0 ? say('p9-distance-and-displacement.east-again', { again }) : '';
      const word = wantsPath
        ? say('p9-distance-and-displacement.word-wants-path-distance')
        : say('p9-distance-and-displacement.word-not-wants-path-displacement');
      const back = again > 0 ? ` + ${again}` : '';
      const sum = wantsPath
        ? `${east} + ${west}${back} = ${distance}`
        : change < 0
          ? `${west} - ${east}${back.replace('+', '-')} = ${right}`
          : `${east} - ${west}${back} = ${right}`;
      return {
        values: { east, west, more, word, sum, side, child: child.name, wantsPath },
        answer: quantity(right, 'm'),
        mistakes: [wantsPath ? Math.abs(change) : distance, east + again, west],
      };
    },
  },
  'p9-average-speed': {
    about: ['average-speed', 'whole-way-over-whole-time', 'speed-and-position'],
    make(random, level) {
      const { there, back, way: least, average } = random.of(trips);
      const way = least * random.int(1, level + 1);
      const [one, two] = [way / there, way / back];
      // Only stops that give a whole average.
      const stops = [1, 2, 3].filter((rest) => Number.isInteger((2 * way) / (one + two + rest)));
      const rest = level === 3 && stops.length > 0 ? random.of(stops) : 0;
      const time = one + two + rest;
      const right = (2 * way) / time;
      const vehicle = random.of(vehicles);
      const paused = rest > 0 ? say('p9-average-speed.paused', { rest }) : '';
      const plus = rest > 0 ? ` + ${rest}` : '';
      return {
        values: { vehicle, way, there, back, paused, plus, time, right, twoTimesWay: 2 * way },
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
