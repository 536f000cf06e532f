import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuildOptions, type BuildPlace, buildChanged } from './build.ts';
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
/** What the last build of the site was told. */
let told: NodeJS.ProcessEnv = {};

function place(): BuildPlace {
  const make: BuildPlace['make'] = async ({ name, output }, _logFile, variables) => {
    builds += 1;
    if (name === 'web') told = variables;
    write(output, `build ${builds}`);
    return { code };
  };
  return { base, memory: join(base, '.pathshala', 'build'), environment, make };
}

const build = (options?: BuildOptions) => buildChanged(['functions', 'web'], place(), options);

const both = ['web', 'functions'];

/** A file of each package, and what has to be built when it changes. */
const changes: Record<string, string[]> = {
  'functions/contract/catalogue/lists.ts': both,
  'functions/content/courses/class-1.json': both,
  'functions/content/src/load-content.ts': both,
  'functions/search/rank.ts': both,
  'functions/src/http/app.ts': ['functions'],
  'functions/.env': ['functions'],
  'web/boot/boot-script.ts': ['web'],
  'web/brand/tokens.ts': both,
  'web/messages/en.json': both,
  'web/art/covers/cover.ts': ['web'],
  'web/src/server.ts': ['web'],
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
  'web/src/theme/fonts.css': [],
  'web/src/theme/formula-fonts.css': [],
  'web/src/theme/theme.css': [],
  'web/src/theme/widgets.css': [],
  'web/src/theme/fonts/body.woff2': [],
  'web/src/ui/pictures/offline.svg': [],
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
    write('web/build/server/en/hashes.json', 'another version');
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

describe('a quick build', () => {
  const quick = () => build({ extent: 'quick' });

  test('is asked for by name, of the site alone', async () => {
    expect(await quick()).toEqual(both);
    expect(told.PATHSHALA_QUICK_SITE).toBe('1');
    await build();
    expect(told.PATHSHALA_QUICK_SITE).toBe('');
  });

  test('is never taken for a whole one', async () => {
    await quick();
    expect(await quick()).toEqual([]);
    expect(await build()).toEqual(['web']);
  });

  test('is not made where a whole one is there', async () => {
    await build();
    expect(await quick()).toEqual([]);
    write('web/src/server.ts', 'two');
    expect(await quick()).toEqual(['web']);
    expect(await build()).toEqual(['web']);
  });

  test('that failed leaves neither', async () => {
    await build();
    write('web/src/server.ts', 'two');
    code = 1;
    await expect(quick()).rejects.toThrow(PlainError);
    code = 0;
    write('web/src/server.ts', 'one');
    expect(await build()).toEqual(['web']);
  });
});

describe('what the bundler made', () => {
  const codeAfter = async (change: () => void) => {
    change();
    await build();
    return told.PATHSHALA_CODE;
  };

  test.each([
    ['functions/content/lessons/c1/a.md', true],
    ['functions/content/courses/class-1.json', true],
    ['functions/content/glossary.json', false],
    ['functions/content/src/load-content.ts', false],
    ['web/src/server.ts', false],
    ['package-lock.json', false],
  ])('after a change of %s is what it was: %s', async (file, isSame) => {
    const before = await codeAfter(() => undefined);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    const after = await codeAfter(() => write(file, 'two'));
    expect(after === before).toBe(isSame);
  });

  test('is the same for a quick build, and another with other variables', async () => {
    const before = await codeAfter(() => undefined);
    write('functions/content/lessons/c1/a.md', 'two');
    await build({ extent: 'quick' });
    expect(told.PATHSHALA_CODE).toBe(before);
    environment = { VITE_PAGE_ID: '1' };
    expect(await codeAfter(() => undefined)).not.toBe(before);
  });

  test('is not asked for by a forced build', async () => {
    await build({ isForced: true });
    expect(told.PATHSHALA_CODE).toBeUndefined();
    expect(told.PATHSHALA_CONTENT).toBeUndefined();
  });
});

describe('what was made of the school’s files', () => {
  const toldAfter = async (file: string) => {
    write(file, 'two');
    await build();
    const { PATHSHALA_CONTENT: folder = '', PATHSHALA_CONTENT_OF: of } = told;
    return { folder, of };
  };

  test('is kept as long as the code is the same that made it, with what it was made of', async () => {
    const before = await toldAfter('web/src/server.ts');
    mkdirSync(before.folder, { recursive: true });
    expect(await toldAfter('web/src/site.ts')).toEqual(before);
    const lesson = await toldAfter('functions/content/lessons/c1/a.md');
    expect(lesson.folder).toBe(before.folder);
    expect(lesson.of).not.toBe(before.of);
    expect(existsSync(before.folder)).toBe(true);
    const code = await toldAfter('functions/content/src/load-content.ts');
    expect(code.of).toBe(lesson.of);
    expect(code.folder).not.toBe(before.folder);
    expect(existsSync(before.folder)).toBe(false);
  });
});

test('what changes while it is built is built next time', async () => {
  const { make, ...rest } = place();
  const slow: BuildPlace['make'] = async (...all) => {
    const outcome = await make(...all);
    write('web/src/server.ts', 'two');
    return outcome;
  };
  await buildChanged(['web'], { ...rest, make: slow });
  expect(await buildChanged(['web'], place())).toEqual(['web']);
});

test('a build made by hand is noticed', async () => {
  await build();
  utimesSync(join(base, 'functions/build/package.json'), new Date(0), new Date(0));
  expect(await build()).toEqual(['functions']);
});

test('a forced build rebuilds everything', async () => {
  await build();
  expect(await build({ isForced: true })).toEqual(both);
});

test('a build that failed is tried again', async () => {
  code = 1;
  await expect(build()).rejects.toThrow(PlainError);
  code = 0;
  expect(await build()).toEqual(both);
  expect(readFileSync(join(base, 'web/build/client/index.html'), 'utf8')).toMatch(/^build/);
});
