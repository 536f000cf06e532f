import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const state = mkdtempSync(join(tmpdir(), 'function-code-'));
vi.stubEnv('PATHSHALA_STATE_FOLDER', state);
const { writeFunctionCode } = await import('./function-code.ts');
afterAll(() => rmSync(state, { recursive: true }));

const kept = join(state, 'build', 'function-code');
const folder = join(state, 'functions');
const written = async (code: string) => {
  await writeFunctionCode(folder, code);
  return readdirSync(folder).sort();
};

test('the output of the same code is reused, and rebuilt for other code', async () => {
  for (const name of [folder, join(kept, 'one')]) mkdirSync(name, { recursive: true });
  writeFileSync(join(kept, 'one', 'index.js'), 'made before');
  writeFileSync(join(folder, 'older-A1.js'), '');
  writeFileSync(join(folder, 'search-index.json'), '');
  expect(await written('one')).toEqual(['index.js', 'search-index.json']);
  expect(readFileSync(join(folder, 'index.js'), 'utf8')).toBe('made before');
  const made = await written('two');
  expect(readFileSync(join(folder, 'index.js'), 'utf8')).toContain('createRequire');
  expect(readdirSync(kept)).toEqual(['two']);
  expect(made).toEqual([...readdirSync(join(kept, 'two')), 'search-index.json'].sort());
}, 60_000);
