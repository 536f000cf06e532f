import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GeneratedFile, generatedFiles, textOf, writeGenerated } from './generated.ts';
import { root } from './paths.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(generatedFiles)('$file is what `npm run generate` makes', (one) => {
  const { current, wanted } = textOf(one, root);
  expect(current, `${one.file} is stale: npm run generate`).toBe(wanted);
});

test('stale and missing files are written, the others left alone', () => {
  const files: GeneratedFile[] = [
    { file: 'fresh.md', make: () => 'one\n' },
    { file: 'part.md', make: (current) => current.replace(/\[.*\]/, '[new]') },
    { file: 'missing.json', make: () => '{"a":[1]}' },
  ];
  writeFileSync(join(folder, 'fresh.md'), 'one\n');
  writeFileSync(join(folder, 'part.md'), 'by hand [old] by hand\n');
  expect(writeGenerated(files, folder)).toEqual(['part.md', 'missing.json']);
  expect(readFileSync(join(folder, 'part.md'), 'utf8')).toBe('by hand [new] by hand\n');
  expect(readFileSync(join(folder, 'missing.json'), 'utf8')).toBe('{ "a": [1] }\n');
  expect(writeGenerated(files, folder)).toEqual([]);
});
