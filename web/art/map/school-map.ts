import type { MapSketch } from '@pathshala/brand/owner-schema';
import { palette, shade } from '../drawing/color.ts';
import { drawingFile } from '../drawing/drawing-file.ts';
import { between, randomOf } from '../drawing/random.ts';
import { fill, group, num, rect, svg } from '../drawing/svg.ts';
import { letterBlock } from '../props/block.ts';
import { outline, textWidth } from '../text/outline.ts';

type Road = MapSketch['roads'][number];
type Spot = Road['from'];

const [width, height] = [1000, 800];
const ground = '#EFE7D3';
const paved = '#FFFFFF';

/** Metres from the school's door to units of the drawing: the school is in the middle, north is up. */
const at = ({ east, north }: Spot) => ({ x: width / 2 + east, y: height / 2 - north });

const line = ({ from, to }: Road, color: string, thick: number) => {
  const [a, b] = [at(from), at(to)];
  return `<path d="M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}" stroke="${color}" stroke-width="${thick}" stroke-linecap="round" fill="none"/>`;
};

const thickness = ({ wide, name }: Road) => (wide ? 46 : name ? 30 : 18);

/** Houses between the roads, off roads, signs and the school. */
function houses({ roads, places }: MapSketch): string {
  const random = randomOf(JSON.stringify(roads));
  const tones = ['#E5D9BD', '#E9DCC4', '#DFD2B4'] as const;
  let drawn = '';
  for (let x = 30; x < width - 30; x += 54) {
    for (let y = 30; y < height - 30; y += 50) {
      const spot = { x: x + between(random, -8, 8), y: y + between(random, -7, 7) };
      const [wide, high] = [between(random, 26, 40), between(random, 22, 34)];
      const tone = tones[Math.floor(random() * tones.length)] ?? tones[0];
      const near = [...places.map(at), { x: width / 2, y: height / 2 }];
      const free = near.every((one) => Math.abs(one.x - spot.x) > 120 || Math.abs(one.y - spot.y) > 84);
      if (!free || roads.some((road) => distance(spot, road) < thickness(road) / 2 + 30)) continue;
      drawn += rect(spot.x - wide / 2, spot.y - high / 2, wide, high, tone, 5);
    }
  }
  return drawn;
}

/** The distance of a point from a road's middle line. */
function distance({ x, y }: { x: number; y: number }, { from, to }: Road): number {
  const [a, b] = [at(from), at(to)];
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
  const share = Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length));
  return Math.hypot(x - a.x - share * (b.x - a.x), y - a.y - share * (b.y - a.y));
}

/** A road's name along it, a third of the way, never upside down. */
function roadName(road: Road): string {
  if (!road.name) return '';
  const [a, b] = [at(road.from), at(road.to)];
  const raw = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const turn = raw > 90 || raw <= -90 ? raw + 180 : raw;
  const share = 0.28;
  const spot = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  const size = road.wide ? 23 : 20;
  const text = outline(road.name, { font: 'strong', size, y: size * 0.35, anchor: 'middle' });
  return group(`translate(${num(spot.x)} ${num(spot.y)}) rotate(${num(turn)})`, fill(text.d, '#6B6250'));
}

/** The content of a file, as a part of the map. */
const linesOf = (path: string) => drawingFile(path).replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** The sign of a kind of place. Its file has its middle at 0 0. */
function placeSign({ kind, ...spot }: MapSketch['places'][number]): string {
  const { x, y } = at(spot);
  return group(`translate(${num(x)} ${num(y)})`, linesOf(`map/signs/${kind}`));
}

function placeName(name: string, x: number, y: number): string {
  const size = 23;
  const half = textWidth(name, { font: 'strong', size }) / 2;
  const middle = Math.min(width - half - 14, Math.max(half + 14, x));
  const text = outline(name, { font: 'strong', size, x: middle, y, anchor: 'middle' });
  return (
    `<path d="${text.d}" fill="none" stroke="${ground}" stroke-width="7" stroke-linejoin="round"/>` +
    fill(text.d, palette.ink)
  );
}

/** The school: its block on a pin, and its name on a flag. */
function schoolPin(name: string): string {
  const [x, y] = [width / 2, height / 2];
  const size = 30;
  const wide = textWidth(name, { font: 'heading', size }) + 44;
  const text = outline(name, { font: 'heading', size, x, y: y + 58, anchor: 'middle' });
  return (
    `<ellipse cx="${x}" cy="${y + 6}" rx="34" ry="10" fill="${palette.ink}" opacity=".22"/>` +
    fill(`M${x} ${y + 6}L${x - 24} ${y - 40}H${x + 24}z`, shade(palette.leaf, 0.25)) +
    letterBlock(name.slice(0, 1), palette.leaf, 92, { x, y: y - 26, turn: -5 }) +
    rect(x - wide / 2, y + 22, wide, 52, palette.board, 14) +
    fill(text.d, palette.chalk)
  );
}

/**
 * The map around the school, from the owner's settings: 1000 × 800 units, a unit a metre, north up.
 * @param name on the school's flag
 */
export function schoolMap(name: string, mapSketch: MapSketch): string {
  const { roads, places } = mapSketch;
  const narrowFirst = [...roads].sort((a, b) => thickness(a) - thickness(b));
  const signs = places.map(placeSign).join('');
  const names = places.map((place) => placeName(place.name, at(place).x, at(place).y + 62)).join('');
  return svg(
    width,
    height,
    rect(0, 0, width, height, ground) +
      houses(mapSketch) +
      narrowFirst.map((road) => line(road, '#D8CBA9', thickness(road) + 6)).join('') +
      narrowFirst.map((road) => line(road, paved, thickness(road))).join('') +
      signs +
      roads.map(roadName).join('') +
      names +
      schoolPin(name) +
      linesOf('map/legend'),
  );
}
