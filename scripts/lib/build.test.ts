import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuildPlace, buildChanged, type Target } from './build.ts';
import { hush, PlainError } from './messages.ts';
import { root } from './paths.ts';
import { readWorkspaces } from './workspaces.ts';

hush();

let base: string;
let environment: NodeJS.ProcessEnv = {};
/** What a build that fails gives. */
let code = 0;

function write(path: string, content: string): void {
  const file = join(base, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The repository's packages, with their real dependencies and next to nothing in them. */
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'build-'));
  environment = {};
  code = 0;
  for (const folder of ['.', ...readWorkspaces(root).map((one) => one.folder)]) {
    mkdirSync(join(base, folder), { recursive: true });
    cpSync(join(root, folder, 'package.json'), join(base, folder, 'package.json'));
  }
  for (const files of Object.keys(changes)) write(files, 'one');
});
afterEach(() => rmSync(base, { recursive: true }));

let builds = 0;

function place(): BuildPlace {
  const make = async ({ output }: Target) => {
    builds += 1;
    write(output, `build ${builds}`);
    return { code };
  };
  return { base, memory: join(base, '.pathshala', 'build'), environment, make };
}

const build = (isForced = false) => buildChanged(['functions', 'web'], place(), isForced);

const both = ['web', 'functions'];

/** A file of each package, and what has to be built when it changes. */
const changes: Record<string, string[]> = {
  'functions/contract/lists.ts': both,
  'functions/content/courses/class-1.json': both,
  'functions/content/src/load-content.ts': both,
  'functions/search/rank.ts': both,
  'functions/src/http/app.ts': ['functions'],
  'functions/.env': ['functions'],
  'web/boot/boot-script.ts': ['web'],
  'web/brand/tokens.ts': both,
  'web/messages/en.json': both,
  'web/art/covers/cover.ts': ['web'],
  'web/src/server.tsx': ['web'],
  'web/build-steps/prepare.ts': ['web'],
  'web/vite.config.ts': ['web'],
  'scripts/lib/upload/upload-lock.ts': ['functions'],
  'scripts/build-functions.ts': ['functions'],
  'package-lock.json': both,
  'tsconfig.base.json': both,
  // No build is made from these.
  'scripts/start.ts': [],
  'scripts/lib/build.ts': [],
  'functions/test/support/server.ts': [],
  'functions/src/http/app.test.ts': [],
  'functions/.env.example': [],
  'functions/README.md': [],
  'functions/build/index.js': [],
  'functions/node_modules/express/index.js': [],
  'web/e2e/home.spec.ts': [],
  'web/src/testing/render-page.tsx': [],
  'web/public/search-index.json': [],
  'web/src/theme/theme.css': [],
  'web/src/theme/widgets.css': [],
  'web/src/theme/fonts/body.woff2': [],
  'web/src/ui/pictures/error.svg': [],
  'firestore.rules': [],
};

describe('what has to be built again', () => {
  test.each(Object.entries(changes))('after a change of %s: %j', async (file, expected) => {
    expect(await build()).toEqual(both);
    expect(await build()).toEqual([]);
    write(file, 'two');
    expect(await build()).toEqual(expected);
    expect(await build()).toEqual([]);
  });

  test('every package has a file in the table', () => {
    for (const { folder } of readWorkspaces(root)) {
      expect(Object.keys(changes).some((file) => file.startsWith(`${folder}/`))).toBe(true);
    }
  });

  test('a new file and a removed one count', async () => {
    await build();
    write('web/art/covers/deep/other.ts', '');
    expect(await build()).toEqual(['web']);
    rmSync(join(base, 'functions/search/rank.ts'));
    expect(await build()).toEqual(both);
  });

  test('the function has the site’s servers with it, and follows each that is another one', async () => {
    await build();
    write('web/build/server/en/prints.json', 'another version');
    expect(await build()).toEqual(['functions']);
    expect(await build()).toEqual([]);
  });

  test('the variables that the site is built with count, others do not', async () => {
    await build();
    environment = { HOME: '/elsewhere' };
    expect(await build()).toEqual([]);
    environment = { VITE_PAGE_ID: '1' };
    expect(await build()).toEqual(['web']);
  });
});

test('a build made by hand is noticed', async () => {
  await build();
  utimesSync(join(base, 'functions/build/package.json'), new Date(0), new Date(0));
  expect(await build()).toEqual(['functions']);
});

test('a forced build builds what is up to date', async () => {
  await build();
  expect(await build(true)).toEqual(both);
});

test('a build that failed is tried again', async () => {
  code = 1;
  await expect(build()).rejects.toThrow(PlainError);
  code = 0;
  expect(await build()).toEqual(both);
  expect(readFileSync(join(base, 'web/build/client/index.html'), 'utf8')).toMatch(/^build/);
});
