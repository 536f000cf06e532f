import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { allRoutes } from '@pathshala/contract/site/all-routes';
import { languageOfAddress } from '@pathshala/contract/text/language-address';
import { type Browser, chromium, type Page } from '@playwright/test';
import { quietArguments } from '../chromium.ts';

/** Success criteria of WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fake origin of the pages; no requests are made. */
const origin = 'http://site.example';

/** An empty page that knows axe, and asks nobody for anything. */
async function openEmpty(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, bypassCSP: true });
  await page.route('**', (route) => {
    if (route.request().resourceType() !== 'document') return route.abort();
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html>' });
  });
  await page.goto(origin);
  await page.evaluate(axe);
  return page;
}

/**
 * Axe's violations of a page without scripts. It is written into the window, which keeps axe: to read axe again for each page
 * takes a third of the time.
 */
async function issuesOf(page: Page, site: string, file: string): Promise<string[]> {
  const html = readFileSync(join(site, file), 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, '');
  await page.evaluate(`history.replaceState(null, '', ${JSON.stringify(`/${file}`)})`);
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
  const found = await page.evaluate(async (tags) => {
    const { axe: judge } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await judge.run({
      runOnly: tags,
      // Not a WCAG criterion, but helps people who navigate by landmarks.
      rules: { 'landmark-unique': { enabled: true } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)} (${nodes.length})`);
  }, wcag);
  return found.map((issue) => `${file}: ${issue}`);
}

/**
 * Checks pages with axe at the width of a small phone, with styles and without scripts.
 * @param program a Chromium
 * @param site absolute path of the built site
 * @param files paths of pages in it
 * @returns a line per kind of issue and page
 */
export async function accessibilityViolations(
  program: string,
  site: string,
  files: readonly string[],
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: program, args: quietArguments });
  const waiting = [...files];
  const lookOver = async () => {
    const page = await openEmpty(browser);
    const issues: string[] = [];
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      issues.push(...(await issuesOf(page, site, file)));
    }
    return issues;
  };
  try {
    return (await Promise.all([lookOver(), lookOver()])).flat();
  } finally {
    await browser.close();
  }
}

const rows = allRoutes.map(({ page, path }) => ({ page, pattern: path.replace(/:\w+/g, '*') }));

/** The kind of a built page: route and language. */
function kindOf(file: string): string {
  const address = `/${file.replace(/(?:\/?index)?\.html$/, '')}`;
  const { language, path } = languageOfAddress(address);
  const row = rows.find(({ pattern }) => posix.matchesGlob(path, pattern));
  return `${language} ${row?.page ?? path}`;
}

/**
 * Samples of every kind in every language: the first and the last, since open courses and later ones differ.
 * @param files paths of built pages in the site's folder
 */
export function oneOfEach(files: readonly string[]): string[] {
  const kinds = new Map<string, { first: string; last: string }>();
  for (const file of [...files].sort()) {
    const first = kinds.get(kindOf(file))?.first ?? file;
    kinds.set(kindOf(file), { first, last: file });
  }
  return [...new Set([...kinds.values()].flatMap(({ first, last }) => [first, last]))];
}
