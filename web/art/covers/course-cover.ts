import { subjectOf } from '@pathshala/content/kinds/known-subjects';
import { palette, shade } from '../drawing/color.ts';
import { patterns } from '../drawing/patterns.ts';
import { between, hash, randomOf } from '../drawing/random.ts';
import { fill, rect, svg } from '../drawing/svg.ts';
import { raisedSign } from '../signs/sign.ts';
import { outline, textWidth } from '../text/outline.ts';

export interface CoverOptions {
  /** Seed of the drawing: two ids never have the same cover. */
  readonly id: string;
  readonly subject: string;
  readonly chip: string;
  /** The number of this cover among those of its subject: neighbours get different patterns. */
  readonly turn: number;
}

const [width, height] = [400, 300];

function chip(text: string): string {
  const [x, y, size] = [20, 20, 30];
  const inside = Math.max(textWidth(text, { font: 'heading', size }) + size * 0.9, size * 1.9);
  const tall = size * 1.5;
  const word = outline(text, {
    font: 'heading',
    size,
    x: x + inside / 2,
    y: y + tall * 0.715,
    anchor: 'middle',
  });
  return rect(x, y, inside, tall, palette.marigold, tall * 0.32) + fill(word, palette.ink);
}

/** Broad and low signs are enlarged, so that all look equally strong. */
const boost: Readonly<Record<string, number>> = {
  english: 1.22,
  chemistry: 1.3,
  coding: 1.12,
  finance: 1.08,
};

export function coverGround(options: Omit<CoverOptions, 'chip'>): string {
  const { colour: ground, sign } = subjectOf(options.subject);
  const random = randomOf(options.id);
  const pattern = patterns[(hash(options.subject) + options.turn) % patterns.length] ?? patterns[0];
  const drawn = pattern ? pattern(random, width, height) : '';
  const enlarged = boost[sign] ?? 1;
  const place = {
    x: width * between(random, 0.6, 0.66) - (enlarged > 1.15 ? 0.05 * width : 0),
    y: height * between(random, 0.52, 0.58),
    size: height * between(random, 0.68, 0.77) * enlarged,
    turn: between(random, 5, 11) * (random() > 0.5 ? 1 : -1),
  };
  return (
    rect(0, 0, width, height, ground) +
    `<g fill="#fff" opacity=".13">${drawn}</g>` +
    raisedSign(options.subject, shade(ground, 0.42), place)
  );
}

/** Hundreds of covers share a few words, whose outlines take longer than the rest of a cover. */
const chips = new Map<string, string>();

export function courseCover(options: CoverOptions): string {
  const word = chips.get(options.chip) ?? chip(options.chip);
  chips.set(options.chip, word);
  return svg(width, height, coverGround(options) + word);
}
