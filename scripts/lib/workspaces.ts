import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** One package of the repository, as its `package.json` says. */
export interface Workspace {
  /** `@pathshala/contract`. */
  readonly name: string;
  /** From the repository's folder: `functions/contract`. */
  readonly folder: string;
  /** The packages of ours that it depends on, for running or for building. */
  readonly needs: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * The packages of a repository, in the order of its `package.json`.
 * @param base absolute path of the repository
 */
export function readWorkspaces(base: string): Workspace[] {
  const manifests = (readManifest(base).workspaces ?? []).map((folder) => ({
    folder,
    ...readManifest(join(base, folder)),
  }));
  const names = manifests.map(({ name }) => name);
  return manifests.map(({ name, folder, dependencies, devDependencies }) => ({
    name,
    folder,
    needs: names.filter((other) => other in { ...dependencies, ...devDependencies }),
  }));
}

/**
 * A package and everything of ours that it depends on, directly or through others.
 * @throws Error for a name that no package has
 */
export function closureOf(workspaces: readonly Workspace[], name: string): Workspace[] {
  const found = new Set<Workspace>();
  const take = (wanted: string) => {
    const one = workspaces.find((workspace) => workspace.name === wanted);
    if (!one) throw new Error(`No workspace is called ${wanted}`);
    if (found.has(one)) return;
    found.add(one);
    one.needs.forEach(take);
  };
  take(name);
  return [...found];
}

/** The package that a path is in: the innermost, where one is in another. */
export function ownerOf(workspaces: readonly Workspace[], path: string): Workspace | undefined {
  return workspaces
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
}

/** What builds and tests write, and npm. */
const writtenFolders = new Set(['node_modules', 'build', 'screenshots', 'test-results', 'playwright-report']);
/** The same, where only the whole path tells: the site's preparation fills these. */
const writtenPaths = new Set([
  'web/public',
  'web/src/theme/fonts',
  'web/src/theme/fonts.css',
  'web/src/theme/formula-fonts.css',
  'web/src/theme/theme.css',
  'web/src/theme/widgets.css',
  'web/src/ui/pictures',
  'web/src/words/compiled',
]);
const testFolders = new Set(['test', 'testing', 'e2e']);
/** Files that no build reads. */
const isIdle = (name: string) =>
  /\.(test|spec)\.tsx?$/.test(name) ||
  ['test-setup.ts', 'playwright.config.ts', 'README.md', '.env.example', '.DS_Store'].includes(name);

/**
 * Whether a file or folder may count for a build, by its path alone: nothing that is written by builds, no tests.
 * @param path from the repository's folder
 */
export function countsForBuild(path: string): boolean {
  const name = basename(path);
  return !(writtenFolders.has(name) || testFolders.has(name) || writtenPaths.has(path) || isIdle(name));
}

/**
 * The files at or below an absolute path that count for a build, in a fixed order; none where nothing is there.
 * @param others folders from the repository's that are left out
 */
export function filesBelow(base: string, path: string, others: readonly string[] = []): string[] {
  const own = relative(base, path);
  if (!existsSync(path) || !countsForBuild(own) || others.includes(own)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesBelow(base, join(path, name), others));
}

/**
 * Every file that a build of the package is made from: its own and those of the packages under it. One that is in another
 * counts where somebody depends on it.
 * @param name as in `package.json`: `@pathshala/web`
 */
export function inputsOf(base: string, name: string): string[] {
  const workspaces = readWorkspaces(base);
  return closureOf(workspaces, name).flatMap(({ folder }) => {
    const others = workspaces.map((one) => one.folder).filter((other) => other !== folder);
    return filesBelow(base, join(base, folder), others);
  });
}
