import { lighten, palette, shade } from '../drawing/color.ts';
import { disc, fill, rect, stroke } from '../drawing/svg.ts';

/** Things that stand on a table. Each is about 100 units high, drawn round the middle of its foot at 0 0. */

/** A pile of lying books; colours from the bottom up. */
export function bookPile(colors: readonly string[]): string {
  let body = '';
  for (const [at, color] of colors.entries()) {
    const wide = 104 - ((at * 37) % 30);
    const left = -wide / 2 + ((at * 23) % 13) - 6;
    const top = -22 * (at + 1);
    body +=
      rect(left, top, wide, 21, color, 5) +
      rect(left + wide - 14, top + 4, 14, 13, palette.paper) +
      stroke(`M${left + 14} ${top + 6}v9M${left + 22} ${top + 6}v9`, lighten(color, 0.45), 3);
  }
  return body;
}

/** Upright books that lean on each other a little. */
export function bookRow(colors: readonly string[]): string {
  let x = -(colors.length * 18) / 2;
  let body = '';
  for (const [at, color] of colors.entries()) {
    const high = 70 + ((at * 31) % 28);
    body += rect(x, -high, 17, high, color, 3) + rect(x + 3, -high + 12, 11, 6, lighten(color, 0.5), 2);
    x += 18;
  }
  return body;
}

/** A pot of pencils. */
export function pencilPot(pot: string, pencils: readonly string[]): string {
  const body = pencils
    .map((color, at) => {
      const x = -16 + at * 13;
      const top = -92 + ((at * 17) % 14);
      return (
        fill(`M${x - 5} -40V${top}L${x} ${top - 14}L${x + 5} ${top}V-40z`, color) +
        fill(`M${x - 5} ${top}L${x} ${top - 14}L${x + 5} ${top}z`, '#F2D3A6') +
        disc(x, top - 11, 2, palette.ink)
      );
    })
    .join('');
  return (
    body +
    fill('M-27 -50H27L22 -4Q22 0 18 0H-18Q-22 0 -22 -4z', pot) +
    rect(-29, -54, 58, 11, shade(pot, 0.2), 5)
  );
}

/** A plant in a clay pot. */
export function plant(leaf: string): string {
  const blade = (turn: number, long: number) =>
    `<path d="M0 -42C-16 -60 -12 ${-long + 14} 0 ${-long}C12 ${-long + 14} 16 -60 0 -42z" fill="${leaf}" transform="rotate(${turn} 0 -42)"/>`;
  const darker = (turn: number, long: number) => blade(turn, long).replace(leaf, shade(leaf, 0.18));
  return (
    darker(-52, 92) +
    darker(52, 92) +
    blade(-26, 106) +
    blade(26, 106) +
    darker(0, 116) +
    fill('M-26 -44H26L19 0H-19z', '#B9623A') +
    rect(-30, -50, 60, 13, '#A24F2A', 4)
  );
}

/** A glass of tea, as every stall in Bangladesh pours it. */
export function teaGlass(): string {
  return (
    stroke('M-8 -66q-6 -8 0 -16M8 -66q-6 -8 0 -16', '#fff', 3.5, 'opacity=".7"') +
    fill('M-20 -54H20L15 0H-15z', '#F6EFE2') +
    fill('M-18.5 -44H18.5L15 -3H-15z', '#B4652F') +
    stroke('M-9 -38L-7 -9', '#E5A873', 3)
  );
}

/** A desk lamp, switched on. */
export function lamp(color: string): string {
  return (
    stroke('M0 -4L-24 -52L14 -86', palette.ink, 6) +
    fill('M2 -102L34 -88L30 -62L-8 -78z', color) +
    disc(12, -67, 8, '#FFE9A8') +
    rect(-26, -8, 52, 8, palette.ink, 4) +
    disc(-24, -52, 5, palette.ink)
  );
}

/** A slate with a few chalk lines. */
export function slate(chalk: string): string {
  return (
    rect(-52, -84, 104, 84, palette.wood, 8) +
    rect(-44, -76, 88, 68, palette.board, 4) +
    stroke(chalk, palette.chalk, 4)
  );
}

/** A school bell on its foot. */
export function bell(): string {
  return (
    fill('M-34 -16C-24 -30 -26 -72 0 -76C26 -72 24 -30 34 -16z', palette.marigold) +
    rect(-40, -20, 80, 10, '#D98F0A', 5) +
    disc(0, -8, 8, '#9A6206') +
    rect(-6, -92, 12, 20, palette.wood, 5) +
    stroke('M-14 -62q-5 14 -7 28', '#FFE2A0', 4)
  );
}

/** A paper boat. */
export function paperBoat(): string {
  return (
    fill('M-52 -34H52L30 0H-30z', '#fff') +
    fill('M0 -82L30 -34H-30z', '#F1ECE0') +
    fill('M0 -82L30 -34H0z', '#DDD6C6') +
    fill('M-52 -34L-30 0H-8z', '#E7E1D2')
  );
}

/** A paper kite with a tail. */
export function kite(color: string): string {
  return (
    stroke('M0 -20C12 -4 -14 8 2 24', color, 3.5) +
    fill('M0 -110L34 -66L0 -20L-34 -66z', color) +
    fill('M0 -110L34 -66L0 -66zM0 -20L-34 -66L0 -66z', shade(color, 0.18))
  );
}
