import { headingFont } from '../fonts.ts';
import { mark } from '../mark.ts';
import { owner } from '../owner.config.ts';
import { siteConfig } from '../site.config.ts';
import { siteIn } from '../site-in.ts';
import { tokens } from '../tokens.ts';

/** Names and addresses of the school, and their replacements. */
export const newWords: readonly (readonly [old: string, other: string])[] = [
  [siteIn('en').email, 'hello@bondhu.example'],
  [owner.privacyEmail, 'privacy@bondhu.example'],
  [owner.securityEmail, 'security@bondhu.example'],
  [new URL(siteConfig.origin).host, 'bondhu.example'],
  [owner.name, 'Bondhu Trust'],
  [siteIn('en').name, 'Bondhu Academy'],
  [siteIn('en').tagline, 'Learning among friends.'],
  [siteIn('bn').tagline, 'বন্ধুদের সঙ্গে শেখা।'],
];

/** Swaps the channels; white and greys stay. */
export function otherColour(hex: string): string {
  return hex.replace(/^#(..)(..)(..)$/, '#$2$3$1');
}

const { light, dark, ...others } = tokens;
const colours = [light, dark, others]
  .flatMap((group) => Object.values<string>(group))
  .map((hex) => hex.toUpperCase());
const newColours = new Set(colours.map(otherColour));
/** A red of Material Design, in MUI's code whatever the theme is. */
const ofMaterial = '#FF8A80';
const oldColours = [...new Set(colours)].filter((hex) => !newColours.has(hex) && hex !== ofMaterial);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Hexadecimal, and the three channels as CSS and MUI write them. */
function colourPattern(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `${hex}(?:[0-9a-f]{2})?\\b|\\b${red}, ?${green}, ?${blue}\\b|\\b${red} ${green} ${blue}\\b`;
}

const names = newWords.map(([old]) => escaped(old));
const drawn = [...mark.parts.map(({ d }) => escaped(d)), ...oldColours.map(colourPattern)];
/** Packages have the school's name in lower case, and tests of fonts draw with the site's. */
const inSources = [new RegExp(names.join('|'), 'g'), new RegExp(drawn.join('|'), 'gi')];
const inBuild = [new RegExp([...names, ...drawn, escaped(headingFont.family)].join('|'), 'gi')];

/** Finds the brand's words, colours and mark in texts. @returns a line each, at most a few */
export function brandTraces(
  where: 'sources' | 'build',
  texts: Iterable<readonly [path: string, text: string]>,
) {
  const patterns = where === 'sources' ? inSources : inBuild;
  const found: string[] = [];
  for (const [path, text] of texts)
    for (const pattern of patterns)
      for (const [trace] of text.matchAll(pattern)) found.push(`${path}: ${trace}`);
  return [...new Set(found)].slice(0, 40);
}
