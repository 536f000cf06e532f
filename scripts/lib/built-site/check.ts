import { hash as hashed } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@pathshala/content/load-content';
import { madeOnce } from '@pathshala/content/made-once';
import { builtFileOf } from '@pathshala/contract/site/all-routes';
import { isFull } from '@pathshala/contract/testing/full';
import { build, contentVariables } from '../build.ts';
import { provideChromium } from '../chromium.ts';
import { provideJdk } from '../java-runtime.ts';
import { logFolder, root } from '../paths.ts';
import { add, type Counts, failure, nothing } from '../results.ts';
import type { TestRun } from '../test-suites.ts';
import { axeViolations } from './axe.ts';
import { closedLessonsIn } from './closed-lessons.ts';
import { heavyPages } from './page-bytes.ts';
import { deadLinks, missingLicences, refusedScripts, wrongHeads } from './page-issues.ts';
import { type BuiltPage, readPage } from './read-page.ts';
import { w3cIssues } from './w3c.ts';

/** What Hosting sends. */
const site = join(root, 'web', 'build', 'client');

/** One test, listing all issues. */
function judged(name: string, issues: readonly string[]): Counts {
  return issues.length === 0 ? { ...nothing, passed: 1 } : failure([name, ...issues].join('\n'));
}

const textOf = (file: string) => readFileSync(join(site, file), 'utf8');

/** Pages by a trait that they share. */
const alike = (pages: readonly BuiltPage[], trait: (page: BuiltPage) => string) => [
  ...Map.groupBy(pages, trait).values(),
];
/** The HTML of some pages, or of every one at full length, by their paths. */
const textsOf = (some: readonly BuiltPage[], all: readonly BuiltPage[]) =>
  new Map((isFull ? all : some).map(({ file }) => [file, textOf(file)]));

/** Parts of courses that devices keep and that are not what their hash says: they would never come. docs/offline.md, "Courses". */
function brokenParts(): string[] {
  const packs = globSync('packs/*', { cwd: site }).map(
    (file) => JSON.parse(textOf(file)) as { parts: { at: string; hash: string }[] },
  );
  const hashes = new Map(packs.flatMap(({ parts }) => parts.map(({ at, hash }) => [at, hash])));
  const hashOf = (file: string) => hashed('sha256', readFileSync(join(site, file)), 'base64url');
  return [...hashes].filter(([at, hash]) => hashOf(builtFileOf(at)) !== hash).map(([at]) => at);
}

/**
 * Tests of the site as it is built: of every page links, head, scripts and what it shows of closed lessons, and of a page of each
 * kind what the W3C's checker and axe say. Builds what has changed, as the journeys do, which then find it up to date.
 * @throws PlainError where there is no Java
 */
export async function checkBuiltSite(test: TestRun): Promise<Counts> {
  const { java } = await provideJdk(process.env);
  return await build(['web'], async () => {
    const files = globSync('**/*.*', { cwd: site });
    const pages = files.filter((file) => file.endsWith('.html')).map((file) => readPage(file, textOf(file)));
    const { PATHSHALA_CONTENT: folder, PATHSHALA_CONTENT_OF: of = '' } = contentVariables();
    const content = madeOnce('content', loadContent, { folder, of });
    if (pages.length === 0) return failure(`There are no pages in ${site}`);
    const program = await provideChromium(join(logFolder, `${test.name}-chromium.log`));
    const ofEachKind = alike(pages, ({ page, language }) => `${page} ${language}`).flatMap(
      ([one]) => one ?? [],
    );
    // A layout is the same in each language: they take turns, and with them light and dark.
    const ofEachLayout = alike(ofEachKind, ({ page }) => page).flatMap(
      (all, at) => all[at % all.length] ?? [],
    );
    const [html, violations] = await Promise.all([
      w3cIssues(java, textsOf(ofEachKind, pages), join(test.folder, 'pages')),
      axeViolations(program, textsOf(ofEachLayout, pages)),
    ]);
    return [
      judged('Links of the site that lead nowhere', deadLinks(pages, files, content)),
      judged('What pages say wrongly of themselves', wrongHeads(pages, textOf('built/sitemap.xml'))),
      judged('Scripts that the content policy refuses', refusedScripts(pages)),
      judged('Packages whose licence is not shown', missingLicences(textOf('licenses.md'))),
      judged('Pages over their budgets', heavyPages(site)),
      judged('Parts of courses to keep that are not as they say', brokenParts()),
      judged('What of closed lessons anybody may fetch', closedLessonsIn(site, files, content)),
      judged('What the W3C’s checker says of the pages', html),
      judged('What axe says of the pages', violations),
    ].reduce(add);
  });
}
