import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const nameOfEndpoint = /\bendpoints\.(\w+)/g;

const endpointsIn = (text: string) => [...text.matchAll(nameOfEndpoint)].map(([, name]) => name);

/** The files of the API and of its tests. */
const filesBelow = (base: string, folder: string) =>
  readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);

/**
 * Whether some of the chosen emulator tests ask the site's own server for pages, which has to be built for them.
 * @param base absolute path of the repository
 * @param filters pieces of the tests' file names; none: all are chosen
 */
export function askForSite(base: string, filters: readonly string[]): boolean {
  return filesBelow(base, 'functions/src')
    .filter((path) => path.endsWith('.emulator.test.ts'))
    .filter((path) => filters.length === 0 || filters.some((filter) => path.includes(filter)))
    .some((path) => readFileSync(join(base, path), 'utf8').includes('/support/built-site.ts'));
}

/**
 * The emulator tests that a change in one feature of the API can break: those that lie in it, and those that call what
 * it answers.
 * @param base absolute path of the repository
 * @param feature a folder of `functions/src`
 * @returns paths from the repository's folder, in order
 */
export function emulatorTestsOf(base: string, feature: string): string[] {
  const own = `functions/src/${feature}/`;
  const text = (path: string) => readFileSync(join(base, path), 'utf8');
  const below = (folder: string) => filesBelow(base, folder);
  const answered = new Set(
    below(own.slice(0, -1))
      .filter((path) => path.endsWith('routes.ts'))
      .flatMap((path) => endpointsIn(text(path))),
  );
  return [...below('functions/src'), ...below('functions/test')]
    .filter((path) => path.endsWith('.emulator.test.ts'))
    .filter((path) => path.startsWith(own) || endpointsIn(text(path)).some((name) => answered.has(name)))
    .sort();
}
