import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether some of the chosen emulator tests ask the site's own server for pages, which has to be built for them.
 * @param base absolute path of the repository
 * @param filters pieces of the tests' file names; none: all are chosen
 */
export function askForSite(base: string, filters: readonly string[]): boolean {
  return globSync('functions/src/**/*.emulator.test.ts', { cwd: base })
    .filter((path) => filters.length === 0 || filters.some((filter) => path.includes(filter)))
    .some((path) => readFileSync(join(base, path), 'utf8').includes('/support/built-site.ts'));
}
