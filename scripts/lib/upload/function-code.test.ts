import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const state = mkdtempSync(join(tmpdir(), 'function-code-'));
vi.stubEnv('PATHSHALA_STATE_FOLDER', state);
const { writeFunctionCode } = await import('./function-code.ts');
afterAll(() => rmSync(state, { recursive: true }));

const kept = join(state, 'build', 'function-code');
const written = async (code: string) => {
  const file = join(state, 'index.js');
  await writeFunctionCode(file, code);
  return readFileSync(file, 'utf8');
};

test('the output of the same code is reused, and rebuilt for other code', async () => {
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, 'one.js'), 'made before');
  expect(await written('one')).toBe('made before');
  const made = await written('two');
  expect(made).toContain('createRequire');
  expect(readdirSync(kept)).toEqual(['two.js']);
  expect(readFileSync(join(kept, 'two.js'), 'utf8')).toBe(made);
}, 60_000);
