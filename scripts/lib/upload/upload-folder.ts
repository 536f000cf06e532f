import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFiles } from '@pathshala/contract/calls/site-server';
import { searchIndexFile } from '@pathshala/contract/catalogue/search';
import { languages } from '@pathshala/contract/text/languages';
import { builtSearchIndex } from '@pathshala/search/build-index';
import { succeed } from '../children.ts';
import { logFolder, root } from '../paths.ts';
import { loadedLater, writeFunctionCode } from './function-code.ts';

/** Not bundled. `firebase deploy` runs firebase-functions, which needs firebase-admin. */
const installed = ['firebase-admin', 'firebase-functions', ...loadedLater];

/** What was installed there stays. The lockfile comes at deployment: npm takes seconds. @param folder absolute path */
export async function makeUploadFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFunctionCode(folder);
  for (const language of languages)
    await writeFile(join(folder, searchIndexFile(language)), builtSearchIndex(language));
  await copySite(join(root, 'web', 'build', 'server'), join(folder, 'site'));
  await copySettings(join(root, 'functions'), folder);
  await rm(join(folder, 'package-lock.json'), { force: true });
  await writeManifest(folder);
}

/** Without a built site, as under `npm run dev`, there are none, and the browser draws newer pages. */
export async function copySite(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const language of languages.filter((one) => existsSync(join(from, one, siteFiles.hashes)))) {
    for (const part of [...Object.values(siteFiles), 'assets'])
      await cp(join(from, language, part), join(to, language, part), { recursive: true });
  }
}

/** An owner's `.env` and `.env.<project>`, such as SITE_ORIGINS: firebase-tools reads them beside the code. */
export async function copySettings(from: string, to: string): Promise<void> {
  const isSettings = (name: string) => /^\.env(\.[\w-]+)?$/.test(name);
  // The example is for people, and `local` for one machine's emulators.
  const isUploaded = (name: string) => isSettings(name) && !/^\.env\.(example|local)$/.test(name);
  for (const name of (await readdir(to)).filter(isSettings)) await rm(join(to, name));
  for (const name of (await readdir(from)).filter(isUploaded))
    await copyFile(join(from, name), join(to, name));
}

async function writeManifest(folder: string): Promise<void> {
  const { version } = readJson<{ version: string }>(root, 'functions', 'package.json');
  const packages = packagesOfFunction();
  const versionOf = (name: string) => {
    const found = packages[`node_modules/${name}`]?.version;
    if (!found) throw new Error(`package-lock.json has no version of ${name}. Run npm install.`);
    return found;
  };
  const manifest = {
    name: 'pathshala-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: Object.fromEntries(installed.map((name) => [name, versionOf(name)])),
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** What npm has installed, by the folder that it is in. */
type Packages = Readonly<Record<string, Readonly<{ version?: string; link?: boolean }>>>;

const readJson = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

/** A package that npm did not lift out of `functions` hides the one above it. */
function packagesOfFunction(): Packages {
  const all = Object.entries(readJson<{ packages: Packages }>(root, 'package-lock.json').packages);
  const own = all
    .filter(([place]) => place.startsWith('functions/node_modules/'))
    .map(([place, entry]) => [place.slice('functions/'.length), entry] as const);
  const isHidden = (place: string) => own.some(([one]) => `${place}/`.startsWith(`${one}/`));
  const above = all.filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link && !isHidden(place),
  );
  return Object.fromEntries([...above, ...own]);
}

/** Offline: what the repository's lockfile does not name is an error. @throws PlainError naming npm's log */
export async function lockUpload(folder: string): Promise<void> {
  const { name, version, dependencies, engines } = readJson<Record<string, unknown>>(folder, 'package.json');
  const packages = { '': { name, version, dependencies, engines }, ...packagesOfFunction() };
  const lock = { name, version, lockfileVersion: 3, requires: true, packages };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const logFile = join(logFolder, 'upload-lock.log');
  const only = ['--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
  await succeed('The lockfile of the upload', 'npm', ['install', '--prefix', folder, ...only], { logFile });
}
