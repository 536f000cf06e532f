import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { firstLanguage, languageOfAddress } from '@pathshala/contract/text/languages';
import { type Browser, chromium, type Page } from '@playwright/test';

/** Each window would load two pages of the address bar, a third of a small machine's time. */
const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/** Success criteria of WCAG 2.2, levels A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The size of a small phone, with axe and without requests. */
async function openEmpty(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, bypassCSP: true });
  await page.route('**', (route) => {
    if (route.request().resourceType() !== 'document') return route.abort();
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html>' });
  });
  await page.goto('http://site.example');
  await page.evaluate(axe);
  return page;
}

/**
 * Without scripts, translations in dark mode. The page is written into a window that keeps axe: loading axe for each takes a
 * third of the time.
 */
async function issuesOf(page: Page, path: string, html: string): Promise<string[]> {
  await page.evaluate(`history.replaceState(null, '', ${JSON.stringify(`/${path}`)})`);
  const withoutScripts = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const { language } = languageOfAddress(`/${path}`);
  const coloured = withoutScripts.replace('<html', language === firstLanguage ? '$&' : '$& class="dark"');
  await page.setContent(coloured, { waitUntil: 'domcontentloaded' });
  const found = await page.evaluate(async (tags) => {
    // They are like the others.
    const { document: shown } = globalThis as unknown as {
      document: { querySelectorAll: (one: string) => Iterable<{ remove: () => void }> };
    };
    for (const row of shown.querySelectorAll(':is(li, tr, article, dl > *):nth-of-type(n + 21)'))
      row.remove();
    const { axe: judge } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await judge.run({
      runOnly: tags,
      // No WCAG criterion, but it helps people who navigate by landmarks.
      rules: { 'landmark-unique': { enabled: true } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)} (${nodes.length})`);
  }, wcag);
  return found.map((issue) => `${path}: ${issue}`);
}

/** At the width of a small phone. @param pages HTML by path @returns a line per kind of issue and page */
export async function axeViolations(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: quietArguments,
  });
  const waiting = pages.entries();
  const lookOver = async () => {
    const page = await openEmpty(browser);
    const issues: string[] = [];
    for (const [path, html] of waiting) issues.push(...(await issuesOf(page, path, html)));
    return issues;
  };
  try {
    return (await Promise.all([lookOver(), lookOver()])).flat();
  } finally {
    await browser.close();
  }
}
