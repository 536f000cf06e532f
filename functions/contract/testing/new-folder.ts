import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, which is removed after the tests of the file. @returns its absolute path */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pathshala-'));
  made.push(folder);
  return folder;
}
