import { cpSync, globSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as fonts from '@pathshala/brand/fonts';
import * as marks from '@pathshala/brand/mark';
import * as owners from '@pathshala/brand/owner.config';
import * as sites from '@pathshala/brand/site.config';
import { siteIn } from '@pathshala/brand/site-in';
import * as palettes from '@pathshala/brand/tokens';
import { linkPackages } from '../linked-packages.ts';
import { root } from '../paths.ts';
import { addThirdLanguage, pseudo, third } from './third-language.ts';

/** The name that the copy has. */
export const newName = 'Bondhu Academy';

/** A square in place of the book, and a bar in place of the sun. */
const newMark = {
  ...marks.mark,
  parts: [
    { d: 'M10 10h18v18h-18z', stroke: 'onLeaf', weight: 3 },
    { d: 'M13 20h12v4h-12z', fill: 'marigold' },
  ],
};

/** A colour that is another: its channels change places. White and greys stay. */
export function otherColour(hex: string): string {
  return hex.replace(/^#(..)(..)(..)$/, '#$2$3$1');
}

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
  const headingFont = {
    family,
    weight: '600',
    files: { bold: file, extraBold: file },
  };
  const fontStacks = changed(fonts.fontStacks, (text) => text.replace(fonts.headingFont.family, family));
  const bodyFont = { family, files: { ...files, regularDigits: files.regular, semiBoldDigits: file } };
  return { ...fonts, headingFont, bodyFont, fontStacks };
}

const { siteConfig } = sites;
const { owner } = owners;

/** What the old school is called and where it is reached, and what is there instead. */
export const newWords: readonly (readonly [old: string, other: string])[] = [
  [siteConfig.contactEmail, 'hello@bondhu.example'],
  [owner.privacyEmail, 'privacy@bondhu.example'],
  [owner.securityEmail, 'security@bondhu.example'],
  [new URL(siteConfig.origin).host, 'bondhu.example'],
  [owner.name, 'Bondhu Trust'],
  [siteConfig.name, newName],
  [siteConfig.tagline, 'Learning among friends.'],
  [siteIn('bn').tagline, 'বন্ধুদের সঙ্গে শেখা।'],
];

/** In Bangla the old name is the word for a school, too, which lessons may use: it is replaced and not looked for. */
const replaced = [...newWords, [siteIn('bn').name, newName]] as const;

const ofNewSchool = (text: string) =>
  replaced.reduce((changed, [old, other]) => changed.replaceAll(old, other), text);

/** What the school says of itself in the third language. */
const siteInThird = {
  name: pseudo(newName),
  ...changed(
    { tagline: siteConfig.tagline, description: siteConfig.description, claims: siteConfig.claims },
    pseudo,
  ),
  mapLabel: pseudo(siteConfig.mapLabel),
};

/** What is in each file of `web/brand` that makes the brand. */
const newFiles = {
  'site.config.ts': changed(
    { ...sites, translatedSite: { ...sites.translatedSite, [third]: siteInThird } },
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

/** Pages of every kind are in the build all the same; a book takes a second, and so does every picture of articles. */
function keepFew(copy: string, folder: string, extensions: readonly string[], kept: readonly string[]): void {
  const path = join(copy, 'functions/content', folder);
  for (const file of readdirSync(path)) {
    const [name = '', ...endings] = file.split('.');
    const extension = endings.at(-1) ?? '';
    if (extensions.includes(extension) && !name.startsWith('_') && !kept.includes(name))
      rmSync(join(path, file));
  }
}

/**
 * A copy of everything that the site and the mails are made of, with few articles and one book in its two languages.
 * @param copy absolute path of an empty folder
 */
export function makeCopy(copy: string): void {
  for (const part of ['functions', 'web', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (source) => source === join(root, part) || !madeOrTested.test(basename(source)),
    });
  }
  linkPackages(copy);
  keepFew(copy, 'blogs', ['json'], ['close-the-book', 'bn-math-fear']);
  keepFew(copy, 'books', ['json', 'typ'], ['times-tables']);
}

/** Each lesson is read in every language: of a course that has to be bought, the first alone, which everybody may read. */
function keepFewLessons(copy: string): void {
  for (const file of globSync('functions/content/lessons/c*/*', { cwd: copy }))
    if (!basename(file).startsWith('1-')) rmSync(join(copy, file));
}

/**
 * What is made in hundreds, each like the next and a tenth of a second of work, and what is in front of the module that
 * makes it. Of the pages there are those of one course that opens later, and of practice those that a lesson leads to, and one for
 * each subject, kind of answer and kind of figure; share pictures are those that somebody looks at.
 */
const fewOf = {
  'functions/content/src/page-ids.ts': `
    import { templates } from './practice/templates/all-templates.ts';
    import { pageIds as all } from './whole-page-ids.ts';
    const kindOf = ({ subject, generate }) => {
      const { question, answer } = generate(0, 1);
      const figures = JSON.stringify(question).match(/"figure":{"kind":"[^"]+/g) ?? [];
      return [subject, answer.kind, ...figures].join();
    };
    const ofEachKind = new Set(new Map(templates.map((one) => [kindOf(one), one.id])).values());
    export const pageIds = ({ courses, articles }) => {
      const [one, ...others] = courses.filter(({ complete }) => !complete);
      const left = new Set(others);
      const few = all({ courses: courses.filter((course) => !left.has(course)), articles });
      const lessons = new Set(courses.flatMap(({ _id, outline }) => outline.map(({ id }) => _id + '/' + id)));
      const linked = templates.filter((one) => one.lessons.some((lesson) => lessons.has(lesson)));
      const skills = new Set([...ofEachKind, ...linked.map(({ id }) => id)]);
      return { ...few, skills: [...skills].map((skillId) => ({ skillId })) };
    };`,
  'web/art/share/build-share.ts': `
    import { buildShare as all } from './whole-build-share.ts';
    export * from './whole-build-share.ts';
    const few = ({ courses, articles }) => ({ courses: courses.filter(({ id }) => /^(?:c1|free)-/.test(id)), articles });
    const inFirstLanguage = /^og\\/(?:(?:subject|blog|course)\\/)?[^/]+$/;
    export const buildShare = ({ make, ...output }, subjects, texts) =>
      all(
        { ...output, make: async (path, ...how) => inFirstLanguage.test(path) && make(path, ...how) },
        Object.fromEntries(Object.entries(subjects).map(([language, all]) => [language, few(all)])),
        texts,
      );`,
} as const;

/** @throws Error where one of the modules is not there */
function makeFew(copy: string): void {
  for (const [path, text] of Object.entries(fewOf)) {
    const module = join(copy, path);
    renameSync(module, join(dirname(module), `whole-${basename(module)}`));
    writeFileSync(module, text);
  }
}

/**
 * The same with another brand and a third language, and of what is made in hundreds a few.
 * @param copy absolute path of an empty folder
 * @returns the files that the third language has changed or added
 */
export function makeRebrandedCopy(copy: string): readonly string[] {
  makeCopy(copy);
  keepFewLessons(copy);
  makeFew(copy);
  const added = addThirdLanguage(copy);
  for (const [file, exported] of Object.entries(newFiles)) {
    writeFileSync(join(copy, 'web/brand', file), moduleText(exported));
  }
  return added;
}
