import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes } from '@pathshala/contract/all-routes';
import type { PageAudience } from '@pathshala/contract/endpoint';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

const who: Readonly<Record<string, PageAudience>> = {
  anyone: 'anyone',
  'signed in': 'signed-in',
  'teacher, admin': 'editor',
  admin: 'admin',
};

interface Documented {
  /** Matches the paths that the row of the page means. */
  readonly pattern: RegExp;
  readonly audience: PageAudience | undefined;
}

/** The rows of `docs/contract.md`, "Screens and routes": who may open which address. */
function documented(): Documented[] {
  const page = readFileSync(join(root, 'docs/contract.md'), 'utf8');
  const table = /## Screens and routes\n([\s\S]*?)\n### /.exec(page)?.[1] ?? '';
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|/gm)].flatMap(([, addresses = '', audience = '']) =>
    [...addresses.matchAll(/`(.+?)`/g)].map(([, address = '']) => ({
      pattern: new RegExp(`^${address.replace(/\?.*/, '').replace(/<\w+>/g, '[^/]+')}$`),
      audience: who[audience],
    })),
  );
}

const rows = documented();

test('the page on the contract says of every route who may open it, and means no other', () => {
  const pages = allRoutes.filter(({ anyOther }) => !anyOther);
  for (const { path, audience } of pages) {
    const row = rows.find(({ pattern }) => pattern.test(path));
    expect(row?.audience, `who may open ${path}`).toBe(audience);
  }
  for (const { pattern } of rows) expect(pages.filter(({ path }) => pattern.test(path))).not.toEqual([]);
});
