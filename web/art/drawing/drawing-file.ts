import { readFileSync } from 'node:fs';
import { isKnown, subjectOf } from '@pathshala/content/kinds/known-subjects';
import { isDrawn } from '@pathshala/contract/catalogue/subjects';
import { signLines } from '../signs/sign.ts';
import { type FontName, outline } from '../text/outline.ts';
import { mix, palette } from './color.ts';
import { fill } from './svg.ts';

const brand: Readonly<Record<string, string>> = palette;

/** A school may leave out subjects that drawings show. */
const isSubject = (name: string) => isDrawn(name) || isKnown(name);

function attributesOf(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

function outlined(tag: string, text: string): string {
  const { x = '0', y = '0', 'font-family': font, 'font-size': size, fill: ink = '' } = attributesOf(tag);
  const anchor = tag.includes('text-anchor="middle"') ? 'middle' : 'start';
  const place = { x: Number(x), y: Number(y), size: Number(size), anchor } as const;
  return fill(outline(text, { font: font as FontName, ...place }), ink);
}

function colourOf(name: string): string {
  const colour = brand[name] ?? (isSubject(name) ? subjectOf(name).colour : undefined);
  if (!colour) throw new Error(`The brand has no colour called ${name}`);
  return colour;
}

function signOf(name: string): string {
  if (!isSubject(name)) throw new Error(`No subject is called ${name}`);
  return signLines(name, 'currentColor');
}

const mixture = /color-mix\(in srgb, (#\w{6}), (#\w{6}) ([\d.]+)%\)/g;

function mixed(drawing: string): string {
  const next = drawing.replaceAll(mixture, (_, from: string, to: string, percent: string) =>
    mix(from, to, Number(percent) / 100),
  );
  return next === drawing ? drawing : mixed(next);
}

/**
 * Fills in the brand's values: `var(--leaf)` and mixtures of such colours, letters (`<text>`), and signs of subjects
 * (`<use href="#english"/>`).
 * @throws Error for an unknown colour or sign
 */
export function inBrand(drawing: string): string {
  const whole = drawing.replaceAll(/>\s+</g, '><');
  return mixed(whole.replaceAll(/var\(--(\w+)\)/g, (_, name: string) => colourOf(name)))
    .replaceAll(/<text ([^>]*)>([^<]*)<\/text>/g, (_, tag: string, text: string) => outlined(tag, text))
    .replaceAll(
      /<use ([^>]*)href="#(\w+)"([^>]*)\/>/g,
      (_, before: string, name: string, after: string) => `<g ${before}${after.trim()}>${signOf(name)}</g>`,
    )
    .trim();
}

export function drawingFile(path: string): string {
  return inBrand(readFileSync(new URL(`../${path}.svg`, import.meta.url), 'utf8'));
}
