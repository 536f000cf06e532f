/**
 * Makes the folder that `firebase deploy` uploads: the function in one file, its search index, and a package.json to
 * install from.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent } from '@pathshala/content/load-content';
import { buildSearchIndex } from '@pathshala/search/build-index';
import { build, type Plugin } from 'esbuild';

const here = import.meta.dirname;

/** The parts of a lockfile (version 3) that are read here. */
interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

interface PackageJson {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The project's own packages go into the file; npm's are installed beside it. */
const workspacesInside: Plugin = {
  name: 'workspaces-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^@pathshala\// }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
    }));
  },
};

/**
 * Builds into a folder, which is emptied first but for what was installed there.
 * @param folder absolute path
 */
export async function buildFunctions(folder: string): Promise<void> {
  const own = await readJson<PackageJson>(join(here, 'package.json'));
  const lockfile = await readJson<Lockfile>(join(here, '..', 'package-lock.json'));
  await mkdir(folder, { recursive: true });
  await rm(join(folder, 'index.js'), { force: true });
  await build({
    entryPoints: [join(here, 'src', 'index.ts')],
    outfile: join(folder, 'index.js'),
    bundle: true,
    packages: 'external',
    plugins: [workspacesInside],
    platform: 'node',
    format: 'esm',
    target: 'node24',
    legalComments: 'none',
    logLevel: 'warning',
  });
  await writeFile(join(folder, 'search-index.json'), buildSearchIndex(loadContent()));
  await copySettings(folder);
  const manifest = {
    name: 'pathshala-functions',
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: exactVersions(await allDependencies(own), lockfile),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** An owner's `functions/.env` and `.env.<project>`, such as SITE_ORIGINS: firebase-tools reads them beside the code. */
async function copySettings(folder: string): Promise<void> {
  const names = (await readdir(here)).filter((name) => /^\.env(\.[\w-]+)?$/.test(name));
  for (const name of names) await copyFile(join(here, name), join(folder, name));
}

/** What has to be installed from npm: this package's dependencies and those of the packages that go into the file. */
async function allDependencies({ dependencies }: PackageJson): Promise<string[]> {
  const names = new Set<string>();
  for (const name of Object.keys(dependencies)) {
    if (!name.startsWith('@pathshala/')) names.add(name);
    else {
      const file = fileURLToPath(import.meta.resolve(`${name}/package.json`));
      for (const one of await allDependencies(await readJson<PackageJson>(file))) names.add(one);
    }
  }
  return [...names].sort();
}

/** The versions that were tested, so that a deploy installs those and no newer ones. */
function exactVersions(names: readonly string[], lockfile: Lockfile): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, lockedVersion(lockfile, name)]));
}

function lockedVersion({ packages }: Lockfile, name: string): string {
  const entry = packages[`functions/node_modules/${name}`] ?? packages[`node_modules/${name}`];
  if (!entry?.version) throw new Error(`package-lock.json has no version of ${name}. Run npm install.`);
  return entry.version;
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

if (import.meta.main) await buildFunctions(join(here, 'build'));
