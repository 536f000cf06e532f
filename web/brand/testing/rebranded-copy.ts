import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import * as fonts from '../fonts.ts';
import * as marks from '../mark.ts';
import * as owners from '../owner.config.ts';
import { siteIn } from '../site-in.ts';
import * as palettes from '../tokens.ts';
import { newWords, otherColour } from './brand-traces.ts';
import { addThirdLanguage, pseudo } from './third-language.ts';

const root = join(import.meta.dirname, '../../..');

/** A square in place of the book, and a bar in place of the sun. */
const newMark = {
  ...marks.mark,
  parts: [
    { d: 'M10 10h18v18h-18z', stroke: 'onLeaf', weight: 3 },
    { d: 'M13 20h12v4h-12z', fill: 'marigold' },
  ],
};

/** Changes every text of the data. */
function changed<Data>(data: Data, change: (text: string) => string): Data {
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? change(value) : value)),
  ) as Data;
}

/** One face for everything, so that any other is a trace. */
function oneFont() {
  const { family, files } = fonts.bodyFont;
  const file = files.semiBold;
  const headingFont = { family, weight: '600', files: { bold: file, extraBold: file } };
  const fontStacks = changed(fonts.fontStacks, (text) => text.replace(fonts.headingFont.family, family));
  const bodyFont = { family, files: { ...files, regularDigits: files.regular, semiBoldDigits: file } };
  return { ...fonts, headingFont, bodyFont, fontStacks };
}

/** Name of the copy. */
export const newName = 'Bondhu Academy';
/** In Bangla the old name also means school, which lessons may use: replaced, but not searched for. */
const replaced = [...newWords, [siteIn('bn').name, 'বন্ধু একাডেমি']] as const;
const ofNewSchool = (text: string) =>
  replaced.reduce((changed, [old, other]) => changed.replaceAll(old, other), text);

const newFiles = {
  'owner.config.ts': changed(owners, ofNewSchool),
  'tokens.ts': changed(palettes, otherColour),
  'mark.ts': { mark: newMark },
  'fonts.ts': oneFont(),
};

const moduleText = (exported: Readonly<Record<string, unknown>>) =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`)
    .join('\n');

/** Tools' caches, and our own packages. */
const notLinked = /^(\.cache|\.vite.*|@pathshala)$/;

/** As npm would install them: npm's in place, ours with their relative links in the copy. */
function linkPackages(copy: string): void {
  for (const folder of ['node_modules', 'functions/node_modules', 'web/node_modules']) {
    const from = join(root, folder);
    if (!existsSync(from)) continue;
    mkdirSync(join(copy, folder), { recursive: true });
    for (const name of readdirSync(from).filter((one) => !notLinked.test(one)))
      symlinkSync(join(from, name), join(copy, folder, name));
  }
  const own = 'node_modules/@pathshala';
  cpSync(join(root, own), join(copy, own), { recursive: true, verbatimSymlinks: true });
}

const madeOrTested = /^(node_modules|build|public|e2e|test-results|screenshots|.*\.test\.tsx?)$/;

/** Everything that the site and the mails are made of. @param copy absolute path of an empty folder */
export function makeCopy(copy: string): void {
  for (const part of ['functions', 'web', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (source) => source === join(root, part) || !madeOrTested.test(basename(source)),
    });
  }
  linkPackages(copy);
}

/** @returns the files that the third language has changed or added */
export function makeRebrandedCopy(copy: string): readonly string[] {
  makeCopy(copy);
  const added = addThirdLanguage(copy);
  for (const [file, exported] of Object.entries(newFiles)) {
    writeFileSync(join(copy, 'web/brand', file), moduleText(exported));
  }
  for (const file of ['web/brand/site.config.ts', 'functions/content/site/school.json']) {
    const place = join(copy, file);
    writeFileSync(
      place,
      ofNewSchool(readFileSync(place, 'utf8')).replaceAll(pseudo(siteIn('en').name), pseudo(newName)),
    );
  }
  // Two subjects have a colour of the brand.
  const subjects = join(copy, 'functions/content/subjects.json');
  const { ink, leaf } = palettes.tokens.light;
  const ofBrand = new RegExp(`${ink}|${leaf}`, 'g');
  writeFileSync(subjects, readFileSync(subjects, 'utf8').replaceAll(ofBrand, otherColour));
  return added;
}
