import { headingFont } from '../fonts.ts';
import { mark } from '../mark.ts';
import { owner } from '../owner.config.ts';
import { siteConfig } from '../site.config.ts';
import { siteIn } from '../site-in.ts';
import { subjectGrounds, tokens } from '../tokens.ts';

/** What the school is called and where it is reached, and what another one says there. */
export const newWords: readonly (readonly [old: string, other: string])[] = [
  [siteConfig.contactEmail, 'hello@bondhu.example'],
  [owner.privacyEmail, 'privacy@bondhu.example'],
  [owner.securityEmail, 'security@bondhu.example'],
  [new URL(siteConfig.origin).host, 'bondhu.example'],
  [owner.name, 'Bondhu Trust'],
  [siteConfig.name, 'Bondhu Academy'],
  [siteConfig.tagline, 'Learning among friends.'],
  [siteIn('bn').tagline, 'বন্ধুদের সঙ্গে শেখা।'],
];

/** A colour that is another: its channels change places. White and greys stay. */
export function otherColour(hex: string): string {
  return hex.replace(/^#(..)(..)(..)$/, '#$2$3$1');
}

const { light, dark, ...others } = tokens;
const colours = [light, dark, others, subjectGrounds]
  .flatMap((group) => Object.values<string>(group))
  .map((hex) => hex.toUpperCase());
const newColours = new Set(colours.map(otherColour));
/** A red of Material Design, which MUI's code carries whatever the theme is. */
const ofMaterial = '#FF8A80';
const oldColours = [...new Set(colours)].filter((hex) => !newColours.has(hex) && hex !== ofMaterial);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As hexadecimal digits, and as CSS and MUI write the three channels. */
function colourPattern(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `${hex}(?:[0-9a-f]{2})?\\b|\\b${red}, ?${green}, ?${blue}\\b|\\b${red} ${green} ${blue}\\b`;
}

const names = newWords.map(([old]) => escaped(old));
const drawn = [...mark.parts.map(({ d }) => escaped(d)), ...oldColours.map(colourPattern)];
/** Packages have the school's name in lower case, and the site's fonts are drawn with in tests of fonts. */
const inSources = [new RegExp(names.join('|'), 'g'), new RegExp(drawn.join('|'), 'gi')];
const inBuild = [new RegExp([...names, ...drawn, escaped(headingFont.family)].join('|'), 'gi')];

/**
 * What of the brand stands in texts: its words, colours and mark.
 * @returns a line each, at most a few
 */
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
