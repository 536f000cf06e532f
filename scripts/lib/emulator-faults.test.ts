import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

/** A server whose answers break off, as a function's do when it is stopped in the middle of one. */
const broken = `const { Readable } = require('node:stream');
const { createServer } = require('node:http');
const answer = () => Readable.from((async function* () { yield 'half'; throw new Error('other side closed'); })());
createServer((_, response) => answer().pipe(response)).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

const flags = ['--import', join(import.meta.dirname, 'emulator-faults.mjs'), '-e', broken];
const server = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });

afterEach(() => server.kill());

test('an answer that breaks off is cut off for its visitor alone', async () => {
  const [port] = await once(server.stdout, 'data');
  const read = async () => await (await fetch(`http://127.0.0.1:${Number(port)}`)).text();
  await expect(read()).rejects.toThrow('terminated');
  await expect(read()).rejects.toThrow('terminated');
  expect(server.exitCode).toBeNull();
});
