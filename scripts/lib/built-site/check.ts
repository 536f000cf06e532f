import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.ts';
import { provideChromium } from '../chromium.ts';
import { provideJdk } from '../java-runtime.ts';
import { logFolder, root, stateFolder } from '../paths.ts';
import { add, type Counts, failure, nothing } from '../results.ts';
import type { TestRun } from '../test-suites.ts';
import { accessibilityViolations, oneOfEach } from './accessibility.ts';
import { closedLessonsIn } from './closed-lessons.ts';
import { deadLinks, siteTargets } from './dead-links.ts';
import { headIssues } from './head-issues.ts';
import { htmlIssues, pagesToCheck } from './html-checker.ts';
import { keptIssues } from './kept-issues.ts';
import { readPage } from './read-page.ts';

/** What Hosting sends. */
const site = join(root, 'web', 'build', 'client');

/** Paths of all files, from the folder. */
function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((path) => statSync(join(folder, path)).isFile());
}

/** One test, listing all issues. */
function judged(name: string, issues: readonly string[]): Counts {
  return issues.length === 0 ? { ...nothing, passed: 1 } : failure([name, ...issues].join('\n'));
}

/**
 * Six tests of the site as it is built, every page of it: the W3C's checker has nothing to say (of pages that it has not seen
 * before), no link of the site leads nowhere, each page says of itself to search engines and to who shares it what it is, every
 * course that devices keep is what it says and light, no file has anything of a lesson that is not open to all, and axe finds no accessibility violation in a page of each kind in each language
 * (`PATHSHALA_EVERY_PAGE=1`: in every page). Builds what has changed, as the journeys do, which then find it up to date.
 * @throws PlainError where there is no Java
 */
export async function checkBuiltSite(test: TestRun): Promise<Counts> {
  const { java } = await provideJdk(process.env);
  return await build(['web'], async () => {
    const files = filesIn(site);
    const pages = files.filter((file) => file.endsWith('.html'));
    if (pages.length === 0) return failure(`There are no pages in ${site}`);
    const memory = join(stateFolder, 'checked-pages');
    const unchecked = pagesToCheck(site, pages, memory, join(test.folder, 'pages'));
    const program = await provideChromium(join(logFolder, `${test.name}-chromium.log`));
    // Started first: it takes longest, in its own process.
    const checking = htmlIssues(java, unchecked.files, join(logFolder, `${test.name}-html.log`));
    // Errors are thrown where it is awaited.
    checking.catch(() => undefined);
    const read = pages.map((file) => readPage(file, readFileSync(join(site, file), 'utf8')));
    const targets = siteTargets(files);
    const links = judged('Links of the site that lead nowhere', deadLinks(read, targets));
    const sitemap = readFileSync(join(site, 'built', 'sitemap.xml'), 'utf8');
    const heads = judged('What pages say wrongly of themselves', headIssues(read, sitemap, targets));
    const packs = judged('Courses and books to keep that are not as they say', keptIssues(site));
    const closed = judged('What of closed lessons anybody may fetch', closedLessonsIn(site, files));
    const looked = process.env.PATHSHALA_EVERY_PAGE ? pages : oneOfEach(pages);
    const violations = judged(
      'What axe says of the pages',
      await accessibilityViolations(program, site, looked),
    );
    const issues = await checking;
    if (issues.length === 0) unchecked.remember();
    const html = judged('What the W3C’s checker says of the pages', issues);
    return [links, heads, html, violations, packs, closed].reduce(add);
  });
}
