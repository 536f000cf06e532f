import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the library of the Auth emulator makes of options that do not say when to compile. */
const asked = `const ofTools = require('node:module').createRequire(require.resolve('firebase-tools/package.json'));
const file = require('node:path').join(ofTools.resolve('exegesis'), '../options.js');
console.log(ofTools(file).compileOptions({}).lazyCompileValidationSchemas)`;

test.each([
  [[], 'false'],
  [['--import', join(import.meta.dirname, 'lazy-schemas.mjs')], 'true'],
])('node %j has schemas compiled when they are needed: %s', (flags, expected) => {
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, [...flags, '-e', asked], options).trim()).toBe(expected);
});
