import { subjectGrounds } from '@pathshala/brand/tokens';
import { lighten, palette, shade } from '../drawing/color.ts';
import { disc, fill, group, num, rect, stroke } from '../drawing/svg.ts';

/** Simple people for scenes. Each is drawn round the middle of the foot at 0 0; a child stands about 130 high. */
export interface Figure {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  /** Trousers or skirt. */
  readonly bottom: string;
  /** 1 looks right, -1 looks left, 0 looks at us; 'away' shows the back of the head. */
  readonly look: -1 | 0 | 1 | 'away';
  readonly dress?: boolean;
  readonly locks?: 'plaits' | 'tail' | 'bun' | 'bob' | 'scarf' | 'curly';
  readonly scarf?: string;
  readonly bag?: string;
  readonly glasses?: boolean;
}

/** The head, its middle at 0 0. */
export function head({ skin, hair, look, locks, scarf, glasses }: Figure): string {
  const away = look === 'away';
  const side = away ? 0 : look;
  const behind =
    locks === 'plaits'
      ? stroke('M-17 6q-7 14 -5 28M17 6q7 14 5 28', hair, 8)
      : locks === 'tail'
        ? stroke(`M${-16 * (side || 1)} -4q${-14 * (side || 1)} 10 ${-10 * (side || 1)} 32`, hair, 11)
        : locks === 'bun'
          ? disc(-6 * side, -23, 10, hair)
          : locks === 'bob'
            ? fill('M-23 -4C-23 -30 23 -30 23 -4L24 14Q0 22 -24 14z', hair)
            : locks === 'curly'
              ? [-18, -8, 4, 15].map((x, i) => disc(x, -13 - (i % 3) * 4, 10, hair)).join('')
              : '';
  if (locks === 'scarf') {
    const cloth = scarf ?? subjectGrounds.religious;
    const outer = fill('M0 -25C-24 -25 -25 -2 -23 8L-27 30Q0 42 27 30L23 8C25 -2 24 -25 0 -25z', cloth);
    if (away) return outer + stroke('M-10 12Q0 20 12 10', shade(cloth, 0.2), 3);
    return `${outer}<ellipse cx="${2 * side}" cy="0" rx="15.5" ry="17.5" fill="${skin}"/>${face(side, glasses)}`;
  }
  // Who looks aside shows one ear.
  const ears = side === 0 ? disc(-19.5, 3, 4.5, skin) + disc(19.5, 3, 4.5, skin) : '';
  const skull = disc(0, 0, 20, skin) + ears;
  if (away) return behind + skull + fill('M-21 4C-23 -30 23 -30 21 4Q18 16 0 17T-21 4z', hair);
  const fringe =
    side === 0
      ? 'M-21 2C-24 -30 24 -30 21 2Q18 -6 14 -10Q0 -4 -12 -11Q-18 -6 -21 2z'
      : side > 0
        ? 'M-21 8C-25 -28 16 -32 20 -7Q8 -6 0 -11Q-6 -2 -10 6Q-14 14 -21 8z'
        : 'M21 8C25 -28 -16 -32 -20 -7Q-8 -6 0 -11Q6 -2 10 6Q14 14 21 8z';
  return behind + skull + face(side, glasses) + fill(fringe, hair);
}

function face(side: -1 | 0 | 1, glasses = false): string {
  const x = side * 6;
  const eyes = disc(x - 6.5, 1, 2.3, '#241A1C') + disc(x + 6.5, 1, 2.3, '#241A1C');
  const cheeks = `<g fill="#D9534F" opacity=".3">${disc(x - 9.5, 7, 3.2, '#D9534F')}${disc(x + 9.5, 7, 3.2, '#D9534F')}</g>`;
  const frames = glasses
    ? `<g fill="none" stroke="#1F2430" stroke-width="2"><circle cx="${x - 7}" cy="1" r="5.5"/><circle cx="${x + 7}" cy="1" r="5.5"/></g>`
    : '';
  return cheeks + eyes + stroke(`M${x - 4.5} 9q4.5 4.5 9 0`, '#7C2B30', 2.4) + frames;
}

function arm(
  from: readonly [number, number],
  to: readonly [number, number],
  sleeve: string,
  skin: string,
): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const [mx, my] = [x1 + (x2 - x1) * 0.5, y1 + (y2 - y1) * 0.5];
  return (
    stroke(`M${num(mx)} ${num(my)}L${x2} ${y2}`, skin, 7.5) +
    stroke(`M${x1} ${y1}L${num(mx)} ${num(my)}`, sleeve, 10) +
    disc(x2, y2, 5, skin)
  );
}

export interface Pose {
  /** Where the hands are, left and right. */
  readonly hands?: readonly [readonly [number, number], readonly [number, number]];
  /** Width of the step. */
  readonly step?: number;
}

/** Somebody who stands or walks. */
export function standing(
  figure: Figure,
  {
    hands = [
      [-24, -48],
      [24, -48],
    ],
    step = 9,
  }: Pose = {},
): string {
  const { skin, top, bottom, dress, bag, look } = figure;
  const legColor = dress ? skin : bottom;
  const legs =
    stroke(`M-7 -46L${-step} -8M7 -46L${step} -8`, legColor, 11) +
    fill(`M${-step - 8} 0q0 -9 8 -9t9 9zM${step - 8} 0q0 -9 8 -9t9 9z`, '#2A2230');
  const trunk = dress
    ? fill('M-17 -88Q0 -96 17 -88L27 -28Q0 -20 -27 -28z', top) + stroke('M-26 -33Q0 -25 26 -33', bottom, 4)
    : fill('M-18 -88Q0 -96 18 -88L20 -42Q0 -36 -20 -42z', top);
  const carried = bag
    ? look === 'away'
      ? rect(-17, -88, 34, 40, bag, 9) + rect(-10, -66, 20, 13, shade(bag, 0.2), 4)
      : strapped(bag, look)
    : '';
  const arms = arm([-16, -84], hands[0], top, skin) + arm([16, -84], hands[1], top, skin);
  const neck = rect(-5, -98, 10, 12, shade(skin, 0.12));
  const inFront = look === 'away' ? arms + trunk + carried : carried + trunk + arms;
  return legs + neck + inFront + group('translate(0 -110)', head(figure));
}

/** A school bag seen from the side or its straps from the front. */
function strapped(bag: string, look: -1 | 0 | 1): string {
  if (look === 0) return rect(-23, -84, 46, 34, bag, 10);
  const x = look > 0 ? -33 : 7;
  return rect(x, -86, 26, 40, bag, 10) + rect(x + 5, -66, 16, 14, shade(bag, 0.2), 4);
}

/** Somebody who sits on the floor, legs crossed, over an open book. */
export function reader(figure: Figure, cover: string): string {
  const { skin, top, bottom } = figure;
  const legs =
    fill('M-44 -4C-50 -26 -20 -30 0 -26C20 -30 50 -26 44 -4Q30 6 0 2Q-30 6 -44 -4z', bottom) +
    stroke('M-30 -6Q-6 -16 20 -6', shade(bottom, 0.2), 4);
  const trunk = fill('M-19 -74Q0 -84 19 -74L24 -20Q0 -12 -24 -20z', top);
  const book =
    fill('M0 -24L-28 -34V-56L0 -46L28 -56V-34z', cover) +
    fill('M0 -29L-24 -38V-58L0 -49L24 -58V-38z', palette.paper) +
    stroke('M0 -49V-29M-18 -50l12 4M-18 -44l12 4M18 -50l-12 4M18 -44l-12 4', '#CFC6B4', 1.8);
  const arms = arm([-17, -68], [-26, -38], top, skin) + arm([17, -68], [26, -38], top, skin);
  const neck = rect(-5, -84, 10, 12, shade(skin, 0.12));
  return legs + neck + trunk + book + arms + group('translate(0 -93)', head(figure));
}

/** A pupil on a bench, seen from behind: shoulders and head over the bench's back at 0 0. */
export function fromBehind(figure: Figure, raised = false): string {
  const { skin, top } = figure;
  const up = raised ? arm([17, -34], [34, -76], top, skin) : '';
  return (
    up +
    rect(-5, -50, 10, 12, shade(skin, 0.12)) +
    fill('M-27 4C-27 -34 -20 -44 0 -44S27 -34 27 4z', top) +
    stroke('M-14 -40Q0 -30 14 -40', lighten(top, 0.3), 3) +
    group('translate(0 -62)', head({ ...figure, look: 'away' }))
  );
}

export const skins = ['#E0AC7E', '#C98D5C', '#B27446', '#94592F'] as const;
export const black = '#1E1715';
