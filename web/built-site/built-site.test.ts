import { hash as hashed } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtContent } from '@pathshala/content/load-content';
import { builtFileOf } from '@pathshala/contract/site/all-routes';
import { isFull } from '@pathshala/contract/testing/full';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from './testing/axe.ts';
import { closedLessonsIn } from './testing/closed-lessons.ts';
import { heavyPages } from './testing/page-bytes.ts';
import { deadLinks, missingLicences, refusedScripts, wrongHeads } from './testing/page-issues.ts';
import { type BuiltPage, readPage } from './testing/read-page.ts';
import { w3cIssues } from './testing/w3c.ts';

/*
 * The site as it is built. Of every page are tested links, head, scripts and what it shows of closed lessons; the W3C's checker
 * looks at one page of each kind and language, axe at one of each kind; at full length the checker looks at every page, axe at
 * one of each kind and language. `npm test -- --only pages` builds the site, and finds the Java and the Chromium that they need.
 */
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

/** Pages by a trait that they share. */
const alike = (some: readonly BuiltPage[], trait: (page: BuiltPage) => string) => [
  ...Map.groupBy(some, trait).values(),
];
const ofEachKind = () =>
  alike(pages, ({ page, language }) => `${page} ${language}`).flatMap(([first]) => first ?? []);
/** A layout is the same in each language: they take turns, and with them light and dark. */
const ofEachLayout = () =>
  alike(ofEachKind(), ({ page }) => page).flatMap((all, at) => all[at % all.length] ?? []);
/** The HTML of pages by their paths. */
const textsOf = (some: readonly BuiltPage[]) => new Map(some.map(({ file }) => [file, textOf(file)]));

/** Parts of courses that devices keep and that are not what their hash says: they would never come. docs/offline.md, "Courses". */
function brokenParts(): string[] {
  const packs = globSync('packs/*', { cwd: site }).map(
    (file) => JSON.parse(textOf(file)) as { parts: { at: string; hash: string }[] },
  );
  const hashes = new Map(packs.flatMap(({ parts }) => parts.map(({ at, hash }) => [at, hash])));
  const hashOf = (file: string) => hashed('sha256', readFileSync(join(site, file)), 'base64url');
  return [...hashes].filter(([at, hash]) => hashOf(builtFileOf(at)) !== hash).map(([at]) => at);
}

/** The first two are other programs at work, and wait for them beside the rest. */
test.concurrent.for<readonly [what: string, find: () => string[] | Promise<string[]>]>([
  ['what the W3C’s checker says of the pages', () => w3cIssues(textsOf(isFull ? pages : ofEachKind()))],
  ['what axe says of the pages', () => axeViolations(textsOf(isFull ? ofEachKind() : ofEachLayout()))],
  ['links of the site that lead nowhere', () => deadLinks(pages, files, content)],
  ['what pages say wrongly of themselves', () => wrongHeads(pages, textOf('built/sitemap.xml'))],
  ['scripts that the content policy refuses', () => refusedScripts(pages)],
  ['packages whose licence is not shown', () => missingLicences(textOf('licenses.md'))],
  ['pages over their budgets', () => heavyPages(site)],
  ['parts of courses to keep that are not as they say', brokenParts],
  ['what of closed lessons anybody may fetch', () => closedLessonsIn(site, files, content)],
])('%s: nothing', { timeout: 900_000 }, async ([, find]) => {
  expect(await find()).toEqual([]);
});
