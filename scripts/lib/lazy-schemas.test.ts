import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** An API with a schema that cannot be compiled, which is noticed when it is. */
const api = {
  openapi: '3.0.0',
  info: { title: 'One call', version: '1' },
  paths: {
    '/': {
      'x-exegesis-controller': 'one',
      post: {
        operationId: 'call',
        requestBody: { content: { 'application/json': { schema: { type: 'string', pattern: '[' } } } },
        responses: { default: { description: 'Any' } },
      },
    },
  },
};

const asked = `const ofTools = require('node:module').createRequire(require.resolve('firebase-tools/package.json'));
ofTools('exegesis-express').middleware(${JSON.stringify(api)}, { controllers: { one: { call() {} } } })
  .then(() => console.log('later'), () => console.log('at once'));`;

test.each([
  [[], 'at once'],
  [['--import', join(import.meta.dirname, 'lazy-schemas.mjs')], 'later'],
])('node %j has schemas compiled %s', (flags, expected) => {
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
  expect(execFileSync(process.execPath, [...flags, '-e', asked], options).trim()).toBe(expected);
});
