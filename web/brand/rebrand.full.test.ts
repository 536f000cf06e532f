import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandTraces } from './testing/brand-traces.ts';
import { makeRebrandedCopy, newName } from './testing/rebranded-copy.ts';
import { pseudo, third, translatedLesson } from './testing/third-language.ts';

/* README.md, "Change the school", and docs/recipes.md, "A language": a copy gets another brand and a third language, and is
   built in that one. Traces that only another language would show, check-config.test.ts finds in the sources. */
const copy = mkdtempSync(join(tmpdir(), 'rebrand-'));
const built = join(copy, 'web/build/client');
const textsOf = (glob: string) =>
  globSync(glob, { cwd: built }).map((path) => [path, readFileSync(join(built, path), 'utf8')] as const);

/** @throws with the module's output */
async function run(folder: string, module: string): Promise<string> {
  const options = {
    cwd: join(copy, folder),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATHSHALA_LANGUAGE: third,
      PATHSHALA_CONTENT: join(copy, 'content-read'),
    },
    maxBuffer: 1e8,
  };
  const parts = ['--input-type=module', '--eval', module];
  return (await promisify(execFile)(process.execPath, parts, options)).stdout;
}

/** The steps of build.ts, for one language. */
const buildSteps = `
  import './build-steps/prepare.ts';
  await import('./build-steps/bundle-language.ts');
  const { copyPublic, copyBundles } = await import('./build-steps/copy-site.ts');
  copyPublic(process.cwd());
  copyBundles(process.cwd(), ['${third}']);
  await import('./build-steps/render-language.ts');
  const { writeWorker } = await import('./build-steps/write-worker.ts');
  await writeWorker('${built}', true);`;

let added: readonly string[] = [];
let browser: Browser;

beforeAll(async () => {
  added = makeRebrandedCopy(copy);
  await run('web', buildSteps);
  browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  rmSync(copy, { recursive: true, force: true });
});

test.each([
  ['pages, with titles and structured data', '{**/*.html,**/data.json}', 180],
  ['scripts and stylesheets', '**/*.{js,css}', 100],
  ['drawings', '**/*.svg', 200],
  ['lists, manifest, sitemap, robots.txt, security.txt', '{*,built/*}.{json,webmanifest,xml,txt}', 6],
])('nothing of the old brand is in %s', (_, glob, atLeast) => {
  const texts = textsOf(glob);
  expect(texts.length).toBeGreaterThan(atLeast);
  expect(brandTraces('build', texts)).toEqual([]);
});

test('the new name is in pages, manifest and sitemap', () => {
  for (const [page, html] of textsOf('**/index.html')) expect(html, page).toContain(pseudo(newName));
  expect(textsOf('manifest.webmanifest')[0]?.[1]).toContain(`"name":"${newName}"`);
  expect(textsOf('built/sitemap.xml')[0]?.[1]).toContain('https://bondhu.example/');
});

test('mails are signed with it', async () => {
  const mails = await run(
    'functions',
    `import { siteIn } from '@pathshala/brand/site-in';
     import { parentMail } from './src/accounts/parent.ts';
     import { inactivityMail } from './src/retention/inactive-accounts.ts';
     const child = { uid: 'u', displayName: 'Rima', school: siteIn('en').name, language: 'en', site: 'https://bondhu.example' };
     console.log(JSON.stringify([parentMail('a@b.test', child, 'token'), inactivityMail('a@b.test', child.site, 'en', child.school)]));`,
  );
  expect(mails.split(newName).length).toBeGreaterThan(4);
  expect(brandTraces('build', [['mails', mails]])).toEqual([]);
});

test('a language is added by data alone', () => {
  const data =
    /^functions\/(?:content\/.*\.(?:json|md)|contract\/text\/languages\.ts)$|^web\/messages\/\w+\.json$/;
  expect(added.filter((file) => !data.test(file))).toEqual([]);
});

/** Run in the page: its visible text, without signs, code, formulas, names and addresses. */
const seen = String.raw`(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest('script, style, noscript, math, svg, code, pre')) continue;
    if (node.parentElement.closest('[lang]').lang !== '${third}') continue;
    const text = node.data.replace(/Google Play|App Store|\S+@\S+/g, '');
    if (/[A-Za-z]{2}|\p{Script=Bengali}/u.test(text)) texts.push(text);
  }
  const { lang, dir, scrollWidth } = document.documentElement;
  return { lang, dir, tooWide: scrollWidth - innerWidth, texts };
})()`;

const [course, lesson = ''] = translatedLesson.split('/');
test.each([
  ['home', ''],
  ['a lesson with a quiz', `/course/${course}/lesson/${lesson.replace(/^\d+-/, '')}`],
  ['an exercise', '/practice/m5-add-fractions'],
  ['a page that is not there', '/nowhere'],
])('%s has no word of another language that is not marked as one', async (_, path) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    const own = [pathname, `${pathname}/index.html`].map((file) => join(built, decodeURIComponent(file)));
    const file = own.find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
    if (file) return route.fulfill({ path: file });
    const isPage = route.request().resourceType() === 'document';
    return isPage ? route.fulfill({ path: join(built, third, '404/index.html') }) : route.abort();
  });
  await page.goto(`http://127.0.0.1:5000/${third}${path}`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(seen)).toEqual({ lang: third, dir: 'rtl', tooWide: 0, texts: [] });
  await page.close();
});
