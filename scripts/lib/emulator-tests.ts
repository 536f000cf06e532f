import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const nameOfEndpoint = /\bendpoints\.(\w+)/g;

const endpointsIn = (text: string) => [...text.matchAll(nameOfEndpoint)].map(([, name]) => name);

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
  const below = (folder: string) =>
    readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
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
