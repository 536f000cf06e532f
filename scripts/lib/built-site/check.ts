import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.ts';
import { provideChromium } from '../chromium.ts';
import { provideJdk } from '../java-runtime.ts';
import { pagesOverBudget } from '../page-budgets/page-budgets.ts';
import { logFolder, root, stateFolder } from '../paths.ts';
import { add, type Counts, failure, nothing } from '../results.ts';
import type { TestRun } from '../test-suites.ts';
import { barriersIn, oneOfEach } from './barriers.ts';
import { closedLessonsIn } from './closed-lessons.ts';
import { deadLinks, siteTargets } from './dead-links.ts';
import { headFaults } from './head-faults.ts';
import { htmlFaults, pagesToCheck } from './html-checker.ts';
import { keptFaults } from './kept-faults.ts';
import { readPage } from './read-page.ts';

/** What Hosting sends. */
const site = join(root, 'web', 'build', 'client');

/** Paths of all files, from the folder. */
function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return all.filter((path) => statSync(join(folder, path)).isFile());
}

/** One test: every fault is named. */
function judged(name: string, faults: readonly string[]): Counts {
  return faults.length === 0 ? { ...nothing, passed: 1 } : failure([name, ...faults].join('\n'));
}

/**
 * Seven tests of the site as it is built, every page of it: the W3C's checker has nothing to say (of pages that it has not seen
 * before), no link of the site leads nowhere, each page says of itself to search engines and to who shares it what it is, no kind
 * of page weighs more than its budget, every course that devices keep is what it says and light, no file has anything of a lesson
 * that is not open to all, and axe finds no barrier in a page of each kind in each language
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
    // It takes longest, in a process of its own.
    const checking = htmlFaults(java, unchecked.files, join(logFolder, `${test.name}-html.log`));
    // What it throws is thrown where it is waited for.
    checking.catch(() => undefined);
    const read = pages.map((file) => readPage(file, readFileSync(join(site, file), 'utf8')));
    const targets = siteTargets(files);
    const links = judged('Links of the site that lead nowhere', deadLinks(read, targets));
    const sitemap = readFileSync(join(site, 'built', 'sitemap.xml'), 'utf8');
    const heads = judged('What pages say wrongly of themselves', headFaults(read, sitemap, targets));
    const heavy = judged('Pages over their budgets', pagesOverBudget(site));
    const packs = judged('Courses and books to keep that are not as they say', keptFaults(site));
    const closed = judged('What of closed lessons anybody may fetch', closedLessonsIn(site, files));
    const looked = process.env.PATHSHALA_EVERY_PAGE ? pages : oneOfEach(pages);
    const barriers = judged('What axe says of the pages', await barriersIn(program, site, looked));
    const faults = await checking;
    if (faults.length === 0) unchecked.remember();
    const html = judged('What the W3C’s checker says of the pages', faults);
    return [links, heads, html, barriers, heavy, packs, closed].reduce(add);
  });
}
