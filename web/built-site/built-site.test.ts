import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtContent } from '@pathshala/content/load-content';
import { firstLesson } from '@pathshala/contract/courses/lesson-access';
import { allRoutes, type Route, type SavedFiles, savedFilesPath } from '@pathshala/contract/site/all-routes';
import { isFreeAddress } from '@pathshala/contract/site/free-address';
import { paths } from '@pathshala/contract/site/paths';
import { isFull } from '@pathshala/contract/testing/full';
import { languages } from '@pathshala/contract/text/languages';
import { beforeAll, expect, test } from 'vitest';
import { pageFiles } from '../src/page-files.ts';
import { axeViolations } from './testing/axe.ts';
import { closedLessonsIn } from './testing/closed-lessons.ts';
import { heavyPages } from './testing/page-bytes.ts';
import { deadLinks, missingLicences, refusedScripts, wrongHeads } from './testing/page-issues.ts';
import { type BuiltPage, readPage, withStyles } from './testing/read-page.ts';
import { w3cIssues } from './testing/w3c.ts';

/* The built site: links, head, scripts and closed lessons of every page; the W3C's checker and axe on one page of each layout. At
   full length the checker sees every page, axe one of each kind and language. `npm test -- --only pages` builds the site, and
   finds Java and Chromium. */
const site = join(import.meta.dirname, '../build/client');
const content = builtContent();
const textOf = (file: string) => readFileSync(join(site, file), 'utf8');

let files: readonly string[];
let pages: readonly BuiltPage[];
beforeAll(() => {
  files = globSync('**/*.*', { cwd: site });
  pages = files.filter((file) => file.endsWith('.html')).map((file) => readPage(file, textOf(file)));
  expect(pages.length, 'No site is built here: npm test -- --only pages').toBeGreaterThan(0);
});

const routes = new Map<string, Route>(allRoutes.map((row) => [row.page, row]));
/** Pages with the same layout: those of one module, and all shells. */
function layoutOf({ page }: BuiltPage): string {
  const row = routes.get(page);
  if (!row) return page;
  return row.audience === 'anyone' ? pageFiles[row.page].file : row.audience;
}
/** Groups pages by a trait. */
const alike = (some: readonly BuiltPage[], trait: (page: BuiltPage) => string) => [
  ...Map.groupBy(some, trait).values(),
];
const ofEachKind = () =>
  alike(pages, ({ page, language }) => `${page} ${language}`).flatMap(([first]) => first ?? []);
/** Languages share layouts, so they take turns, with light and dark. */
const ofEachLayout = () => alike(ofEachKind(), layoutOf).flatMap((all, at) => all[at % all.length] ?? []);
/** The HTML of pages by their paths. */
const textsOf = (some: readonly BuiltPage[]) =>
  new Map(some.map(({ file }) => [file, withStyles(site, textOf(file))]));

/** Missing files keep pages from being saved or opened. docs/offline.md, "Save offline" */
function brokenParts(): string[] {
  const saved = new Set(['course', 'lesson', 'practiceSkill', 'books', 'downloads']);
  const namesIn = ({ files, skills }: SavedFiles) => new Set([...files, ...Object.values(skills).flat()]);
  const lists = new Map(languages.map((one) => [one, namesIn(JSON.parse(textOf(savedFilesPath(one))))]));
  const unlisted = pages
    .filter(({ page }) => saved.has(page))
    .flatMap(({ file, language }) => {
      const modules = textOf(file).match(/\/assets\/[\w.~-]+\.js\b/g) ?? [];
      return modules.filter((one) => !lists.get(language)?.has(one));
    });
  const built = new Set(files.map((file) => `/${file}`));
  return [
    ...unlisted,
    ...[...lists.values()].flatMap((names) => [...names].filter((one) => !built.has(one))),
  ];
}

/** Names at the root of the site that a page of the school's own could take from it. */
function openNames(): string[] {
  const own = new Set(content.pages.map(({ name }) => name));
  const names = new Set(files.map((file) => file.split('/')[0] ?? ''));
  return [...names].filter((name) => isFreeAddress(name) && !own.has(name));
}

/** The first two wait for other programs, so they start first. */
test.concurrent.for<readonly [what: string, find: () => string[] | Promise<string[]>]>([
  ['what the W3C’s checker says of the pages', () => w3cIssues(textsOf(isFull ? pages : ofEachLayout()))],
  ['what axe says of the pages', () => axeViolations(textsOf(isFull ? ofEachKind() : ofEachLayout()))],
  ['links of the site that lead nowhere', () => deadLinks(pages, files, content)],
  ['what pages say wrongly of themselves', () => wrongHeads(pages, textOf('built/sitemap.xml'))],
  ['scripts that the content policy refuses', () => refusedScripts(pages)],
  ['packages whose licence is not shown', () => missingLicences(textOf('licenses.md'))],
  ['pages over their budgets', () => heavyPages(site)],
  ['files of saved pages that no list names, or that are not there', brokenParts],
  ['addresses of the site that a page of one’s own could take', openNames],
  ['what of closed lessons anybody may fetch', () => closedLessonsIn(site, files, content)],
])('%s: nothing', { timeout: 900_000 }, async ([, find]) => {
  expect(await find()).toEqual([]);
});

test('an open course and its lessons have their styles inside; a course that is being written links to them', () => {
  const { courseId, lessonId } = firstLesson;
  const written = content.courses.find(({ complete }) => !complete);
  const addresses = [
    paths.course(courseId),
    paths.lesson(courseId, lessonId),
    paths.course(written?._id ?? ''),
  ];
  const links = addresses.map((one) => textOf(`${one}/index.html`).includes('<link rel="stylesheet"'));
  expect(links).toEqual([false, false, true]);
});

test('no script imports one that imports it: one of them would run before what it needs', () => {
  const importsOf = (file: string) =>
    [...textOf(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`);
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    expect(way).not.toContain(file);
    if (done.has(file)) return;
    for (const one of importsOf(file)) follow(one, [...way, file]);
    done.add(file);
  };
  for (const file of files) if (/^assets\/.*\.js$/.test(file)) follow(file, []);
});
