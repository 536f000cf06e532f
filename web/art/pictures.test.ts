import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnFaces } from '@pathshala/content/home';
import { schoolContent } from '@pathshala/content/testing/school-content';
import { avatarPath, avatars } from '@pathshala/contract/accounts/avatars';
import { drawnSubjects } from '@pathshala/contract/catalogue/subjects';
import {
  drawingsFor,
  type PictureUse,
  pictureFrames,
  subjectPaths,
} from '@pathshala/contract/pictures/item-picture';
import { homeSheet, unknownPortrait } from '@pathshala/contract/site/paths';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeAll, expect, it } from 'vitest';
import { openOutput } from './output.ts';
import { buildPictures } from './pictures.ts';

const content = schoolContent();

/** Largest size of a kind of picture, bytes before compression. */
const budgets: readonly (readonly [RegExp, number])[] = [
  [/^covers\/drawn\/program-/, 12_000],
  [/^covers\/(?:blog-|drawn\/article-)/, 14_000],
  [/^covers\/book-/, 24_000],
  // Bangla letters have more curves.
  [/^covers\/bn\//, 7_680],
  [/^covers\//, 6_144],
  [/^portraits\//, 8_000],
  [/^img\/moments\//, 32_000],
  // Fifteen faces, or six of at most 12,000.
  [/^img\/sheets\//, 72_000],
  [/^img\//, 12_000],
];

const pictures = new Map<string, string>();

beforeAll(async () => {
  const made = newFolder();
  await buildPictures(await openOutput(made, newFolder()), content, []);
  const entries = await readdir(made, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    pictures.set(file.slice(made.length + 1), await readFile(file, 'utf8'));
  }
});

const fileAt = (path: string) => path.slice(1);
const offeredFor = (subject: string) =>
  (Object.keys(pictureFrames) as PictureUse[]).flatMap((use) => drawingsFor(use, subject));

it('there is a cover for every course, article and book, a portrait for every person, a picture for every moment, and each drawing to choose from', async () => {
  const { courses, home, instructors } = content;
  const wanted = [
    ...courses.map((course) => `covers/${course._id}.svg`),
    ...content.articles.map((article) => fileAt(article.img)),
    ...content.books.map((book) => `covers/book-${book._id}.svg`),
    ...drawnSubjects.flatMap((one) => [subjectPaths.bookCover(one), ...offeredFor(one)]).map(fileAt),
    ...[...instructors, ...home.testimonials].map(({ picture }) => picture?.slice(1)),
    ...[...avatars.map((name) => avatarPath(name)), unknownPortrait].map(fileAt),
    ...home.moments.map((moment) => `img/moments/${moment.scene}.svg`),
  ];
  expect(courses.length).toBeGreaterThanOrEqual(19 * 8);
  expect(wanted.filter((path) => !pictures.has(path ?? ''))).toEqual([]);
});

it('every program and every drawn face is on a sheet of home', () => {
  const faces = [...drawnFaces(content.home, content.instructors).values()];
  const wanted = [
    ...['instructors', 'learners'].map(homeSheet).map((sheet) => {
      const onIt = faces.filter((at) => at.startsWith(`${sheet}#`));
      return [sheet, onIt.map((at) => at.slice(sheet.length + 1))] as const;
    }),
    ...Object.entries(content.home.programs).map(
      ([grade, programs]) => [homeSheet(grade), programs.map(({ id }) => id)] as const,
    ),
  ];
  for (const [path, names] of wanted) {
    const views = [...(pictures.get(path.slice(1)) ?? '').matchAll(/<view id="([^"]+)"/g)];
    expect([path, ...views.map(([, name]) => name)]).toEqual([path, ...names]);
  }
});

it('pictures need no font, other file or script, and contain no broken number', () => {
  const bad = [...pictures].filter(([, drawing]) =>
    /<text|<image|<script|<style|font-family|var\(|color-mix|href="(?!#)|NaN|undefined|Infinity/.test(
      drawing,
    ),
  );
  expect(bad.map(([path]) => path)).toEqual([]);
});

it('every picture is within its budget', () => {
  const heavy = [...pictures].filter(([path, drawing]) => {
    const limit = budgets.find(([kind]) => kind.test(path))?.[1] ?? 0;
    return Buffer.byteLength(drawing) > limit;
  });
  expect(heavy.map(([path, drawing]) => `${path} ${drawing.length}`)).toEqual([]);
});
