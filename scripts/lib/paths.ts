import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything that the commands keep between runs; ignored by git. Tests of the commands bring a folder of their own. */
export const stateFolder = process.env.PATHSHALA_STATE_FOLDER ?? join(root, '.pathshala');
export const logFolder = join(stateFolder, 'logs');
export const dataFolder = join(stateFolder, 'data');
export const runsFolder = join(stateFolder, 'runs');
export const lockFolder = join(stateFolder, 'locks');

/** A path as a person in the repository's folder would type it. */
export function shown(path: string): string {
  const short = relative(root, path);
  return short.startsWith('..') ? path : short;
}
