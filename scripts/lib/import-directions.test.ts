import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './paths.ts';

/** Imports that docs/architecture.md, "Packages", forbids: the file that would hold it, and what it would import. */
const forbidden = [
  ['web/src/features/home/x.ts', '../contact/contact-form.tsx'],
  ['web/src/features/home/x.ts', '../../app/shell.tsx'],
  ['web/src/ui/x.ts', '../features/home/hero.tsx'],
  ['web/src/auth/x.ts', '../app/shell.tsx'],
  ['functions/contract/x.ts', 'express'],
  ['functions/contract/x.ts', '../src/index.ts'],
  ['functions/search/x.ts', '../src/http/app.ts'],
  ['functions/src/http/x.ts', '../users/roles.ts'],
  ['functions/src/http/x.ts', '../firestore/collections.ts'],
  ['functions/src/firestore/x.ts', '../routes.ts'],
  ['functions/src/firestore/x.ts', '../domain/ledger.ts'],
  ['functions/src/domain/x.ts', '../checkout/settings.ts'],
  ['functions/src/domain/x.ts', '../rate-limit/limiter.ts'],
  ['functions/src/rate-limit/x.ts', '../contact/contact-limit.ts'],
  ['functions/src/users/x.ts', '../api.ts'],
  ['functions/src/catalogue/x.ts', '../users/roles.ts'],
  ['functions/src/users/x.ts', '../index.ts'],
] as const;

const allowed = [
  ['web/src/features/home/x.ts', '../../ui/wrap.tsx'],
  ['web/src/features/home/x.ts', './hero.tsx'],
  ['web/src/app/x.ts', '../features/home/hero.tsx'],
  ['web/src/auth/x.ts', '../api/client.ts'],
  ['functions/contract/x.ts', './lists.ts'],
  ['functions/search/x.ts', '../contract/lists.ts'],
  ['functions/src/catalogue/x.ts', '../http/route.ts'],
  ['functions/src/catalogue/x.ts', '../../contract/lists.ts'],
  ['functions/src/firestore/x.ts', '../http/problem.ts'],
  ['functions/src/domain/x.ts', '../firestore/collections.ts'],
  ['functions/src/rate-limit/x.ts', '../http/problem.ts'],
  ['functions/src/catalogue/x.ts', '../domain/courses.ts'],
  ['functions/src/contact/x.ts', '../rate-limit/limiter.ts'],
  ['functions/src/http/x.ts', '../../contract/errors.ts'],
] as const;

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-directions-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  // The folder is no repository and has no packages.
  const config = JSON.parse(readFileSync(join(folder, 'biome.json'), 'utf8'));
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter says of a file with this import alone. */
function lint(file: string, imported: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from '${imported}';\n\nconsole.log(thing);\n`);
  try {
    const biome = join(root, 'node_modules', '.bin', 'biome');
    return execFileSync(biome, ['lint', '--colors=off', file], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  } finally {
    rmSync(path);
  }
}

describe('the linter knows which way imports go', () => {
  test.each(forbidden)('%s may not import %s', (file, imported) => {
    expect(lint(file, imported)).toContain('noRestrictedImports');
  });

  test.each(allowed)('%s may import %s', (file, imported) => {
    const said = lint(file, imported);
    expect(said).toContain('Checked 1 file');
    expect(said).not.toContain('noRestrictedImports');
  });
});
