import type { KindFields } from '../content/fields.ts';
import type { FooterPage } from '../content/published.ts';
import type { InOneLanguage } from '../text/local-text.ts';

/** The school's settings, as they are kept: texts in each language. */
export type SchoolFile = KindFields['school'];
export type SchoolIn = InOneLanguage<SchoolFile>;

export const socialNetworks = ['facebook', 'youtube', 'instagram', 'linkedin'] as const;

/** Whose maps pages may frame: hosts and the beginning of the path, for the content policy and the settings alike. */
export const mapFrames = ['https://www.openstreetmap.org/', 'https://www.google.com/maps/'] as const;

/** Of a colour written as #rrggbb: relative luminance, 0 to 1 (WCAG 2.2). */
export function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21 (WCAG 2.2). @param ground a luminance */
export function contrastOf(colour: string, ground: number): number {
  const [dark = 0, light = 0] = [luminanceOf(colour), ground].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Of small text on its ground. */
export const leastContrast = 4.5;

export const isColour = (text: unknown): text is string =>
  typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

/** The colours that the settings change, in a colour scheme. */
export type SchoolColours = Readonly<
  Record<'leaf' | 'leafDark' | 'onLeaf' | 'marigold' | 'marigoldDark', string>
>;

/** What `GET /school` answers: what the site shows of the settings, in one language. */
export interface ShownSchool extends SchoolIn {
  /** After `colours`. */
  readonly palette: Readonly<Record<'light' | 'dark', SchoolColours>>;
  readonly footer?: readonly FooterPage[];
}
