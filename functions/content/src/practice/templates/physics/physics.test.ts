import { prove } from '../../testing/prove.ts';
import { at, type QuestionRead } from '../../testing/read-question.ts';
import { acceleration } from './class-9/acceleration.ts';
import { motion } from './class-9/motion.ts';

type Corner = readonly [x: number, y: number];
const corners = ({ figure }: QuestionRead): readonly Corner[] => {
  const [line] = (figure?.lines ?? []) as readonly { readonly points: readonly Corner[] }[];
  return line?.points ?? [];
};

/** The height at x of a line made of straight pieces. */
function heightAt(line: readonly Corner[], x: number): number {
  const next = line.findIndex(([right]) => right >= x);
  const [x2, y2] = line[Math.max(next, 1)] ?? [0, 0];
  const [x1, y1] = line[Math.max(next, 1) - 1] ?? [0, 0];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** The distance of a ride, in steps of half a second at the velocity in the middle of each step. */
function ride(u: number, a: number, seconds: number): number {
  let way = 0;
  for (let t = 0.25; t < seconds; t += 0.5) way += 0.5 * (u + a * t);
  return way;
}

prove([...motion, ...acceleration], {
  'p9-distance-and-displacement': ({ text }) => {
    const legs = [...text.matchAll(/(\d+) m (?:back )?(east|west)/g)].map(
      ([, metres, side]) => Number(metres) * (side === 'east' ? 1 : -1),
    );
    const sizes = text.includes('distance') ? legs.map(Math.abs) : legs;
    return Math.abs(sizes.reduce((sum, one) => sum + one, 0));
  },
  'p9-average-speed': (q) => {
    const [way = 0, there = 0, back = 0, stop = 0] = q.numbers;
    const minutes = (way * 60) / there + (way * 60) / back + stop * 60;
    return Math.round((2 * way * 60_000) / minutes) / 1000;
  },
  'p9-velocity-on-a-graph': (q) => {
    const middle = (at(q, 0) + at(q, 1)) / 2;
    return round((heightAt(corners(q), middle + 0.1) - heightAt(corners(q), middle - 0.1)) / 0.2);
  },
  'p9-acceleration': (q) => {
    const [u = 0, v = 0, t = 1] = q.text.includes('from rest') ? [0, ...q.numbers] : q.numbers;
    return `${round((v * 60 - u * 60) / 60 / t)} m/s²`;
  },
  // In strips of half a second, because corners are at whole seconds.
  'p9-area-under-a-graph': (q) => {
    let area = 0;
    for (let x = 0.25; x < at(q, 0); x += 0.5) area += 0.5 * heightAt(corners(q), x);
    return round(area);
  },
  'p9-equations-of-motion': (q) => {
    const [u = 0, a = 0, t = 0] = q.text.includes('from rest') ? [0, ...q.numbers] : q.numbers;
    if (q.text.includes('brakes')) return round(ride(0, a, Math.floor((u / a) * 2) / 2) + rest(u, a));
    return q.text.includes('How far') ? round(ride(u, a, t)) : round((ride(u, a, t) * 2) / t - u);
  },
});

/** The braking distance after the last full half second, calculated backwards from standstill. */
function rest(u: number, a: number): number {
  const whole = Math.floor((u / a) * 2) / 2;
  return (u / a - whole) * ((u + a * whole) / 2);
}
