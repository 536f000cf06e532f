import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { siteConfig } from '@pathshala/brand/site.config';
import { tokens } from '@pathshala/brand/tokens';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provideChromium } from './lib/chromium.ts';
import { root } from './lib/paths.ts';
import {
  drawsWith,
  tracesInPdf,
  tracesInPixels,
  tracesInText,
  writtenOut,
} from './lib/testing/brand-traces.ts';
import { makeRebrandedCopy, newName, otherColour } from './lib/testing/rebranded-copy.ts';
import { openSchool, type SchoolInBrowser, see } from './lib/testing/school-in-browser.ts';
import { pseudo, third, translatedLessons } from './lib/testing/third-language.ts';

/*
 * README.md, "Change the school", as somebody does it who changes name, mark, palette and fonts in web/brand and
 * nothing else: a copy of the tree gets another brand and a third language, and is built in that one; nothing of the old brand
 * may be in the build. What only another language would show, such as a message, is looked for in the sources.
 */
const copy = mkdtempSync(join(tmpdir(), 'rebrand-'));
const built = join(copy, 'web/build/client');
const filesOf = (glob: string) => globSync(glob, { cwd: built });
const read = (path: string) => readFileSync(join(built, path));

/** Runs a module in a folder of the copy with Node. Fails with what it said. */
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

/** The steps of build-languages.ts and finish-build.ts, for one language. */
const buildSteps = `
  import './build-steps/prepare.ts';
  await import('./build-steps/bundle-language.ts');
  const { copyPublic, copyBundles } = await import('./build-steps/copy-site.ts');
  copyPublic(process.cwd());
  copyBundles(process.cwd(), ['${third}']);
  await import('./build-steps/render-language.ts');
  const { writeWorker } = await import('./build-steps/offline/write-worker.ts');
  await writeWorker('${built}', true, ['${third}']);`;

let added: readonly string[] = [];

beforeAll(async () => {
  added = makeRebrandedCopy(copy);
  await run('web', buildSteps);
}, 600_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What of the old brand stands where, at most a few of each. */
function found(paths: readonly string[], tracesIn: (path: string) => readonly string[]): string[] {
  const all = paths.flatMap((path) => tracesIn(path).map((trace) => `${path}: ${trace}`));
  return all.slice(0, 40);
}

describe('a school with another brand', () => {
  test.each([
    ['pages, with titles and structured data', '{**/*.html,**/data.json}', 180],
    ['scripts and stylesheets', '**/*.{js,css}', 100],
    ['drawings', '**/*.svg', 200],
    ['lists, manifest, sitemap, robots.txt, security.txt', '{*,built/*}.{json,webmanifest,xml,txt}', 6],
  ])('has nothing of the old one in its %s', (_, glob, atLeast) => {
    const paths = filesOf(glob);
    expect(paths.length).toBeGreaterThan(atLeast);
    expect(found(paths, (path) => tracesInText(read(path).toString()))).toEqual([]);
  });

  test('has its own name in pages, manifest and sitemap', () => {
    for (const page of filesOf('**/index.html'))
      expect(read(page).toString(), page).toContain(pseudo(newName));
    expect(JSON.parse(read('manifest.webmanifest').toString())).toMatchObject({ name: newName });
    expect(read('built/sitemap.xml').toString()).toContain('https://bondhu.example/');
  });

  test('has its colours in its icons and share pictures', async () => {
    const paths = [...filesOf('*.png'), ...filesOf('og/*.png'), ...filesOf('og/{blog,course,subject}/*.png')];
    expect(paths.length).toBeGreaterThan(20);
    const old: string[] = [];
    for (const path of paths) {
      const { data, info } = await sharp(read(path))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      old.push(...tracesInPixels(data, info.channels).map((trace) => `${path}: ${trace}`));
    }
    expect(old).toEqual([]);
  });

  test('has its colours and fonts in its books', () => {
    const books = filesOf('books/*.pdf');
    expect(books).toHaveLength(2);
    expect(found(books, (path) => tracesInPdf(read(path)))).toEqual([]);
    for (const book of books) expect(drawsWith(read(book), otherColour(tokens.light.ink)), book).toBe(true);
  });

  test('signs its mails', async () => {
    const mails = await run(
      'functions',
      `import { parentMail } from './src/consent/parent-mail.ts';
       import { inactivityMail } from './src/retention/inactivity-mail.ts';
       const mail = { to: 'a@b.test', uid: 'u', name: 'Rima', language: 'en', site: 'https://bondhu.example', link: 'https://bondhu.example/parent' };
       console.log(JSON.stringify([parentMail(mail), inactivityMail('a@b.test', mail.site, 'en')]));`,
    );
    expect(mails.split(newName).length).toBeGreaterThan(4);
    expect(tracesInText(mails)).toEqual([]);
  });
});

/*
 * docs/languages.md, "Another language": the copy has one more, which is read from right to left. It was added by a row, a file
 * of messages and content.
 */
describe('a third language', () => {
  let school: SchoolInBrowser;
  const shell = (path: string) =>
    `${third}/${path.startsWith(`/${third}/studio`) || path === `/${third}/login` ? '__spa-fallback' : '404/index'}.html`;
  beforeAll(async () => {
    const program = await provideChromium(join(copy, 'chromium.log'));
    school = await openSchool(built, shell, program);
  }, 600_000);
  afterAll(() => school.close());

  /** No word of another language that is not marked as one, and nothing for axe. */
  async function expectInOrder(): Promise<void> {
    const { texts, ...page } = await see(school.page);
    const wrong = texts.filter(
      ({ lang, text }) => lang === third && /[A-Za-z]{2}|\p{Script=Bengali}/u.test(text),
    );
    expect(wrong).toEqual([]);
    expect(page).toEqual({ lang: third, dir: 'rtl', tooWide: 0, issues: [] });
  }

  test('is added by data alone', () => {
    expect(
      added.filter(
        (file) =>
          !/^functions\/(?:content\/.*\.(?:json|md)|contract\/text\/languages\.ts)$|^web\/messages\/ar\.json$/.test(
            file,
          ),
      ),
    ).toEqual([]);
    expect(added.filter((file) => file.endsWith(`.${third}.md`))).toHaveLength(translatedLessons);
  });

  test.each([
    ['home', ''],
    ['a lesson with a quiz', '/course/free-fractions-from-zero/lesson/fair-shares'],
    ['an exercise', '/practice/m5-add-fractions'],
    ['a page that is not there', '/nowhere'],
  ])('has %s', async (_, path) => {
    await school.page.goto(`/${third}${path}`, { waitUntil: 'networkidle' });
    await expectInOrder();
  });

  test('has the studio, with a column for each language', async () => {
    const { page } = school;
    await page.goto(`/${third}/studio`);
    await page.locator('input[type=email]').fill('rima@bondhu.example');
    await page.locator('input[type=password]').fill('a long password');
    await page.locator('main form button[type=submit]').click();
    await page.waitForURL(`**/${third}/studio`);
    await page.locator('main h2').first().waitFor();
    await expectInOrder();
    await page.goto(`/${third}/studio/courses/sums`);
    await page.locator('main input').nth(1).waitFor();
    await expectInOrder();
    const titles = await Promise.all([0, 1, 2].map((at) => page.locator('main input').nth(at).inputValue()));
    expect(titles).toEqual(['Sums', 'যোগ', '']);
  });
});

test('nothing outside web/brand names the school or has one of its colours', () => {
  /** What is made of the brand stands among the sources: prepare-code.ts. */
  const made = /^(pictures|(theme|widgets)\.css)$/;
  const others = /^(node_modules|build|public|brand|e2e|screenshots|README\.md|.*\.test\.tsx?)$/;
  const sources = globSync('{functions,web,scripts}/**/*.{ts,tsx,mjs,css,json,md,typ,svg}', {
    cwd: root,
    exclude: (path) => [made, others].some((one) => one.test(basename(path))),
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(found(sources, (path) => writtenOut(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('the search finds the old brand where it is', async () => {
  const home = readFileSync(join(root, 'web/brand/site.config.ts'), 'utf8');
  const palette = readFileSync(join(root, 'web/brand/tokens.ts'), 'utf8');
  expect(tracesInText(home)).toContain(siteConfig.name);
  expect(tracesInText(palette).length).toBeGreaterThan(20);
  const green = await sharp({ create: { width: 8, height: 8, channels: 3, background: tokens.light.leaf } })
    .raw()
    .toBuffer();
  expect(tracesInPixels(green, 3).length).toBeGreaterThan(0);
});
