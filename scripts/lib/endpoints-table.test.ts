import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpointsTable, withEndpointsTable } from './endpoints-table.ts';
import { root } from './paths.ts';

test('docs/contract.md has the calls that there are', () => {
  const page = readFileSync(join(root, 'docs/contract.md'), 'utf8');
  expect(withEndpointsTable(page), 'run: npm run generate').toBe(page);
});

test('a row says name, call, who may make it and what is sent', () => {
  const rows = endpointsTable().split('\n');
  expect(rows).toContain('| `contact` | `POST /contact` | anyone | `name`, `email`, `message` |');
  expect(rows).toContain('| `makeAdmin` | `PUT /user/admin/:email` | admin |  |');
});

test('a page without the marks is refused', () => {
  expect(() => withEndpointsTable('# Contract')).toThrow('<!-- endpoints -->');
});
