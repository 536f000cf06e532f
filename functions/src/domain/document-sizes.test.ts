import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { growingDocuments } from './document-sizes.ts';

test.each(growingDocuments())(
  'what happens at the limit of %s has its test',
  (_name, { test: [file, name] }) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(`test('${name}'`);
  },
);
