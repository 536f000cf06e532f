import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as fonts from '@pathshala/brand/fonts';
import * as marks from '@pathshala/brand/mark';
import * as owners from '@pathshala/brand/owner.config';
import * as sites from '@pathshala/brand/site.config';
import { siteIn } from '@pathshala/brand/site-in';
import * as palettes from '@pathshala/brand/tokens';
import { linkPackages } from '../linked-packages.ts';
import { root } from '../paths.ts';
import { newWords, otherColour } from './brand-traces.ts';
import { addThirdLanguage, pseudo, third } from './third-language.ts';

/** A square in place of the book, and a bar in place of the sun. */
const newMark = {
  ...marks.mark,
  parts: [
    { d: 'M10 10h18v18h-18z', stroke: 'onLeaf', weight: 3 },
    { d: 'M13 20h12v4h-12z', fill: 'marigold' },
  ],
};

/** The same data with every text changed by `change`. */
function changed<Data>(data: Data, change: (text: string) => string): Data {
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? change(value) : value)),
  ) as Data;
}

/** One face for everything, so that nothing of the other may be left. */
function oneFont() {
  const { family, files } = fonts.bodyFont;
  const file = files.semiBold;
  const headingFont = { family, weight: '600', files: { bold: file, extraBold: file } };
  const fontStacks = changed(fonts.fontStacks, (text) => text.replace(fonts.headingFont.family, family));
  const bodyFont = { family, files: { ...files, regularDigits: files.regular, semiBoldDigits: file } };
  return { ...fonts, headingFont, bodyFont, fontStacks };
}

const { siteConfig, translatedSite } = sites;
/** The name that the copy has. */
export const newName = 'Bondhu Academy';
/** In Bangla the old name is the word for a school, too, which lessons may use: it is replaced and not looked for. */
const replaced = [...newWords, [siteIn('bn').name, newName]] as const;
const ofNewSchool = (text: string) =>
  replaced.reduce((changed, [old, other]) => changed.replaceAll(old, other), text);

/** What the school says of itself in the third language. */
const { tagline, description, claims, mapLabel } = siteConfig;
const siteInThird = { name: pseudo(newName), ...changed({ tagline, description, claims, mapLabel }, pseudo) };

/** What is in each file of `web/brand` that makes the brand. */
const newFiles = {
  'site.config.ts': changed(
    { ...sites, translatedSite: { ...translatedSite, [third]: siteInThird } },
    ofNewSchool,
  ),
  'owner.config.ts': changed(owners, ofNewSchool),
  'tokens.ts': changed(palettes, otherColour),
  'mark.ts': { mark: newMark },
  'fonts.ts': oneFont(),
};

const moduleText = (exported: Readonly<Record<string, unknown>>) =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`)
    .join('\n');

const madeOrTested = /^(node_modules|build|public|e2e|test-results|screenshots|.*\.test\.tsx?)$/;

/**
 * A copy of everything that the site and the mails are made of, with another brand and a third language.
 * @param copy absolute path of an empty folder
 * @returns the files that the third language has changed or added
 */
export function makeRebrandedCopy(copy: string): readonly string[] {
  for (const part of ['functions', 'web', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (source) => source === join(root, part) || !madeOrTested.test(basename(source)),
    });
  }
  linkPackages(copy);
  const added = addThirdLanguage(copy);
  for (const [file, exported] of Object.entries(newFiles)) {
    writeFileSync(join(copy, 'web/brand', file), moduleText(exported));
  }
  return added;
}
