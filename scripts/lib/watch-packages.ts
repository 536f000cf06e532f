import { type FSWatcher, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { closureOf, countsForBuild, entriesOf, readWorkspaces, type Workspace } from './workspaces.ts';

/** What `npm run dev` does anew: the function, or what the site is prepared from before Vite serves it. */
export type Job = 'function' | 'site';

const functionsName = '@pathshala/functions';
const siteName = '@pathshala/web';

/** Vite sees the site's own code and its own configuration by itself. */
function isVites(path: string): boolean {
  return path.startsWith('web/src/') || /^web\/[^/]+$/.test(path);
}

/**
 * What has to be done anew after a change.
 * @param path of the changed file, from the repository's folder
 * @param owner the package that it lies in
 */
export function jobsAfter(workspaces: readonly Workspace[], owner: Workspace, path: string): Job[] {
  const isUnder = (name: string) => closureOf(workspaces, name).includes(owner);
  if (!countsForBuild(path)) return [];
  return [
    ...(isUnder(functionsName) ? (['function'] as const) : []),
    ...(isUnder(siteName) && !isVites(path) ? (['site'] as const) : []),
  ];
}

/**
 * Watches the packages that the function and the site are made from.
 * @param base absolute path of the repository
 * @param onChange called for each change with what it asks for, which is never nothing
 * @returns ends the watching
 */
export function watchPackages(base: string, onChange: (jobs: Job[]) => void): () => void {
  const workspaces = readWorkspaces(base);
  const watched = new Set([functionsName, siteName].flatMap((name) => closureOf(workspaces, name)));
  const watchers: FSWatcher[] = [];
  const look = (owner: Workspace, folder: string, recursive: boolean) => {
    const seen = (name: string | null) => {
      const jobs = name === null ? [] : jobsAfter(workspaces, owner, `${folder}/${name}`);
      if (jobs.length > 0) onChange(jobs);
    };
    watchers.push(watch(join(base, folder), { recursive }, (_event, name) => seen(name)));
  };
  for (const owner of watched) {
    const folders = entriesOf(base, workspaces, owner).filter((path) => statSync(path).isDirectory());
    for (const path of folders) look(owner, path.slice(base.length + 1), true);
    look(owner, owner.folder, false);
  }
  return () => {
    for (const one of watchers) one.close();
  };
}
