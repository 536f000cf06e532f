import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCopy } from '@pathshala/brand/testing/rebranded-copy';
import { loadContent, schoolFolder } from '@pathshala/content/load-content';
import { readSources, type Source } from '@pathshala/content/sources';
import { writeSchool } from '@pathshala/content/testing/content-folder';
import { fullOf } from '@pathshala/content/testing/each-kind';
import { busyDay, deskInMemory } from '@pathshala/content/testing/random-school';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from './testing/axe.ts';
import { deadLinks } from './testing/page-issues.ts';
import { readPage, withStyles } from './testing/read-page.ts';

/* Other schools: one with only home's hero and its pages of text, and the last random one
   (functions/content/src/publish-rule.test.ts). */
const copy = join(newFolder(), 'school');
beforeAll(() => makeCopy(copy));

/** Practice keeps its subjects: they cannot be unpublished. */
const begun = readSources(schoolFolder, ['pages', 'subjects']);
const heroAlone: Source = { kind: 'home', id: 'home', fields: { hero: fullOf.home.hero } };

async function madeByChance(): Promise<readonly Source[]> {
  const { desk, published } = deskInMemory([...begun, { ...heroAlone, fields: fullOf.home }]);
  await busyDay('day 60', desk);
  return published();
}

/** The language that is not built, and the footer's links to home. */
const isFine = /\/bn" leads nowhere$|"\/#(?:courses|blog|instructors)" finds nothing/;

/** The steps of build.ts, for one language. Both schools have the same bundles. */
const buildSteps = `
  import { existsSync } from 'node:fs';
  import './build-steps/prepare.ts';
  if (!existsSync('build/bundles')) await import('./build-steps/bundle-language.ts');
  const { copyPublic, copyBundles } = await import('./build-steps/copy-site.ts');
  copyPublic(process.cwd());
  copyBundles(process.cwd(), ['en']);
  await import('./build-steps/render-language.ts');`;

test.each([
  ['an empty school', async () => [...begun, heroAlone]],
  ['a school that chance made', madeByChance],
] as const)(
  '%s is built, its links lead somewhere, and axe finds nothing',
  { timeout: 900_000 },
  async (_name, items) => {
    const content = join(copy, 'functions/content');
    for (const part of [
      'courses',
      'lessons',
      'blogs',
      'notices',
      'pages',
      'instructors.json',
      'subjects.json',
    ])
      rmSync(join(content, part), { recursive: true, force: true });
    for (const file of globSync('books/*.json', { cwd: content })) rmSync(join(content, file));
    writeSchool(content, await items());
    const own = {
      NODE_ENV: 'production',
      PATHSHALA_LANGUAGE: 'en',
      PATHSHALA_CONTENT: join(copy, 'content-read'),
    };
    const env = { ...process.env, ...own };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', buildSteps], {
      ...{ cwd: join(copy, 'web'), env, maxBuffer: 1e8 },
    });
    const site = join(copy, 'web/build/client');
    const files = globSync('**/*.*', { cwd: site });
    const html = new Map(
      files
        .filter((file) => file.endsWith('.html'))
        .map((file) => [file, withStyles(site, readFileSync(join(site, file), 'utf8'))]),
    );
    const built = [...html].map(([file, text]) => readPage(file, text));
    const dead = deadLinks(built, files, loadContent(content));
    expect(dead.filter((one) => !isFine.test(one))).toEqual([]);
    // The first and the last of each kind.
    const some = [...Map.groupBy(built, ({ page }) => page).values()]
      .flatMap((all) => [...all.slice(0, 1), ...all.slice(1).slice(-1)])
      .map(({ file }) => [file, html.get(file) ?? ''] as const);
    expect(await axeViolations(new Map(some))).toEqual([]);
  },
);
