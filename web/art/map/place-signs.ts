import type { placeKinds } from '@pathshala/brand/owner-schema';
import { subjectGrounds } from '@pathshala/brand/tokens';
import { palette, shade } from '../drawing/color.ts';
import { disc, fill, group, num, rect, stroke } from '../drawing/svg.ts';

type PlaceKind = (typeof placeKinds)[number];

const water = '#7DBFCB';
const grass = '#A9CB8E';

const tree = (x: number, y: number) =>
  rect(x - 3, y, 6, 16, '#8A5A33', 2) + disc(x, y - 6, 16, '#5E9E4C') + disc(x - 5, y - 10, 7, '#79B565');

/** A small board on a post, for what is a house or a stop. */
const board = (color: string, drawn: string) =>
  rect(-3, 10, 6, 26, '#8A5A33', 2) +
  rect(-27, -34, 54, 50, shade(color, 0.28), 13) +
  rect(-27, -36, 54, 48, color, 13) +
  drawn;

const line = (d: string) => stroke(d, '#fff', 4);

/** How each kind of place is drawn, about 0 0. */
const signs: Readonly<Record<PlaceKind, () => string>> = {
  water: () =>
    fill(
      'M-128 -6C-120 -62 -40 -74 4 -52C52 -30 118 -50 128 2C134 46 60 40 20 34C-40 26 -134 50 -128 -6z',
      water,
    ) + stroke('M-72 -14q12 -9 24 0q12 9 24 0M10 4q12 -9 24 0q12 9 24 0', '#BDE1E5', 5),
  park: () =>
    fill('M-92 4C-92 -52 -30 -58 6 -50C60 -44 96 -34 90 10C84 44 20 34 -12 34C-60 36 -92 36 -92 4z', grass) +
    tree(-44, -6) +
    tree(-6, -24) +
    tree(42, -4),
  bus: () =>
    board(
      subjectGrounds.english,
      rect(-16, -28, 32, 24, '#fff', 6) +
        rect(-12, -24, 24, 9, subjectGrounds.english, 2) +
        disc(-9, -2, 4, '#fff') +
        disc(9, -2, 4, '#fff'),
    ),
  shop: () =>
    board(subjectGrounds.bangla, line('M-14 -14V2H14V-14') + fill('M-18 -28H18L20 -14H-20z', '#fff')),
  mosque: () => board(palette.leaf, fill('M-15 2V-10C-15 -20 0 -20 0 -30C0 -20 15 -20 15 -10V2z', '#fff')),
  hospital: () => board(subjectGrounds.social, line('M0 -26V2M-14 -12H14')),
};

/** The sign of a place, in the middle of `x`, `y`. */
export function placeSign(kind: PlaceKind, { x, y }: { readonly x: number; readonly y: number }): string {
  return group(`translate(${num(x)} ${num(y)})`, signs[kind]());
}
