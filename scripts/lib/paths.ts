import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** State of the commands between runs; ignored by git. Tests use their own. */
export const stateFolder = process.env.PATHSHALA_STATE_FOLDER ?? join(root, '.pathshala');
export const logFolder = join(stateFolder, 'logs');
export const dataFolder = join(stateFolder, 'data');
export const runsFolder = join(stateFolder, 'runs');
export const lockFolder = join(stateFolder, 'locks');

/** A path relative to the repository. */
export function shown(path: string): string {
  const short = relative(root, path);
  return short.startsWith('..') ? path : short;
}
