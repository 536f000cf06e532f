import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { beforeEach, expect, test } from 'vitest';
import { type BuildPlace, buildChanged } from './build.ts';
import { hush } from './messages.ts';

hush();

let base: string;
let meanwhile = () => {};
let told: NodeJS.ProcessEnv = {};

function write(path: string, content: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), content);
}

const lesson = 'functions/content/lessons/c1/a.md';
const both = ['web', 'functions'];

const changes: Record<string, string[]> = {
  'functions/content/src/load-content.ts': both,
  [lesson]: both,
  'functions/src/http/app.ts': ['functions'],
  'web/brand/tokens.ts': both,
  'web/src/server.ts': ['web'],
  'scripts/lib/upload/upload-lock.ts': ['functions'],
  'package-lock.json': both,
  'web/build/server/en/hashes.json': ['functions'],
  'scripts/start.ts': [],
};

beforeEach(async () => {
  base = newFolder();
  meanwhile = () => {};
  for (const files of Object.keys(changes)) write(files, 'one');
  await build();
});

function build(isForced?: boolean): Promise<string[]> {
  const make: BuildPlace['make'] = async ({ name, output }, _logFile, variables) => {
    if (name === 'web') told = variables;
    meanwhile();
    write(output, 'built');
  };
  const place = { base, memory: join(base, '.pathshala', 'build'), make };
  return buildChanged(['functions', 'web'], place, isForced);
}

test.each(Object.entries(changes))('after a change of %s is built again: %j', async (file, expected) => {
  write(file, 'two');
  expect(await build()).toEqual(expected);
  expect(await build()).toEqual([]);
});

test('after a change of a lesson the bundles are what they were, and what was read of other lessons is kept', async () => {
  const before = told;
  write(lesson, 'two');
  await build();
  const { PATHSHALA_CONTENT_OF: of, ...rest } = before;
  expect(told).toMatchObject(rest);
  expect(told.PATHSHALA_CONTENT_OF).not.toBe(of);
  write('functions/content/src/load-content.ts', 'two');
  await build();
  expect(told.PATHSHALA_CODE).not.toBe(before.PATHSHALA_CODE);
  expect(told.PATHSHALA_CONTENT).not.toBe(before.PATHSHALA_CONTENT);
  expect(await build(true)).toEqual(both);
  expect(told).toEqual({});
});

test('a new file counts, and what changes while it is built, and a build by hand', async () => {
  write('web/art/covers/deep/other.ts', '');
  meanwhile = () => write('web/src/server.ts', 'two');
  expect(await build()).toEqual(['web']);
  expect(await build()).toEqual(['web']);
  utimesSync(join(base, 'functions/build/package.json'), new Date(0), new Date(0));
  expect(await build()).toEqual(['functions']);
});
