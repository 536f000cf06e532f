import { relative } from 'node:path';
import { watch } from 'chokidar';
import { closureOf, countsForBuild, ownerOf, readWorkspaces, type Workspace } from './workspaces.ts';

/** What `npm run dev` does again: the function, or what the site is prepared from before Vite serves it. */
export type Job = 'function' | 'site';

const functionsName = '@pathshala/functions';
const siteName = '@pathshala/web';

/** Vite sees the site's own code and its own configuration by itself. */
function isVites(path: string): boolean {
  return /^web\/(src(\/|$)|[^/]+\.\w+$)/.test(path);
}

/**
 * What has to be done again after a change.
 * @param path of the changed file, from the repository's folder
 */
export function jobsAfter(workspaces: readonly Workspace[], path: string): Job[] {
  const owner = ownerOf(workspaces, path);
  if (!owner || !countsForBuild(path) || isVites(path)) return [];
  const isUnder = (name: string) => closureOf(workspaces, name).includes(owner);
  return [
    ...(isUnder(functionsName) ? (['function'] as const) : []),
    ...(isUnder(siteName) ? (['site'] as const) : []),
  ];
}

/**
 * Watches the packages that the function and the site are made from.
 * @param base absolute path of the repository
 * @param onChange called for each change with what it asks for, which is never nothing
 */
export function watchPackages(base: string, onChange: (jobs: Job[]) => void): void {
  const workspaces = readWorkspaces(base);
  const watched = new Set([functionsName, siteName].flatMap((name) => closureOf(workspaces, name)));
  const isIgnored = (path: string) => !countsForBuild(path) || isVites(path);
  const folders = [...watched].map(({ folder }) => folder);
  const ignored = (path: string) => isIgnored(relative(base, path));
  watch(folders, { cwd: base, ignoreInitial: true, ignored }).on('all', (_event, path) => {
    const jobs = jobsAfter(workspaces, path);
    if (jobs.length > 0) onChange(jobs);
  });
}
