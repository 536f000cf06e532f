import { number, object } from 'yup';
import { figureKind, shared } from './kind.ts';
import { circle, ink, leaf, marigold, type Point, segment, text } from './svg.ts';

const schema = object({
  ...shared,
  hour: number().integer().min(0).max(23).required(),
  minute: number().integer().min(0).max(59).required(),
}).noUnknown();

const centre = 120;
export const handLengths = { hour: 44, minute: 67 } as const;

/** The point at `turn` of a full turn clockwise from twelve. */
function at(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return [centre + radius * Math.sin(angle), centre - radius * Math.cos(angle)];
}

/** A clock face. Its hour hand moves between the hours, as on a real clock. */
export const clock = figureKind('clock', schema, ({ hour, minute }, numeral) => {
  const marks = Array.from({ length: 60 }, (_, index) =>
    segment(at(index / 60, index % 5 === 0 ? 97 : 102), at(index / 60, 107), {
      stroke: ink,
      width: index % 5 === 0 ? 3 : 1.5,
    }),
  );
  const numerals = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = at((index + 1) / 12, 81);
    return text([x, y + 7], numeral(index + 1), { size: 20, weight: 600 });
  });
  const turnOfHour = ((hour % 12) + minute / 60) / 12;
  const body = [
    circle([centre, centre], 114, { fill: 'none', stroke: ink, width: 4 }),
    ...marks,
    ...numerals,
    segment(at(turnOfHour, -10), at(turnOfHour, handLengths.hour), { stroke: ink, width: 8 }),
    segment(at(minute / 60, -14), at(minute / 60, handLengths.minute), { stroke: leaf, width: 5 }),
    circle([centre, centre], 7, { fill: marigold, stroke: ink }),
  ];
  return {
    width: 240,
    height: 240,
    body: body.join(''),
  };
});
