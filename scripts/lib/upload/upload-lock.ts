import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../children.ts';
import { PlainError } from '../messages.ts';
import { logFolder } from '../paths.ts';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

/** What npm has installed, by the folder that it is in. */
export type Packages = Readonly<Record<string, LockEntry>>;

const readJson = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

/**
 * The packages of the repository's lockfile as the function finds them: what npm did not lift out of `functions` hides what
 * is at the same place above it.
 * @param base absolute path of the repository
 */
export function packagesOfFunction(base: string): Packages {
  const all = Object.entries(readJson<{ packages: Packages }>(base, 'package-lock.json').packages);
  const own = all
    .filter(([place]) => place.startsWith('functions/node_modules/'))
    .map(([place, entry]) => [place.slice('functions/'.length), entry] as const);
  const isHidden = (place: string) => own.some(([one]) => `${place}/`.startsWith(`${one}/`));
  const above = all.filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link && !isHidden(place),
  );
  return Object.fromEntries([...above, ...own]);
}

/**
 * Writes the lockfile of the upload beside its `package.json`: npm takes out of the repository's what the function does not
 * need. Offline, so that whatever that one does not name is an error, and no other version comes in its place.
 * @param folder absolute path of the upload
 * @param base absolute path of the repository
 * @throws PlainError naming npm's log
 */
export async function lockUpload(folder: string, base: string): Promise<void> {
  const { name, version, dependencies, engines } = readJson<Record<string, unknown>>(folder, 'package.json');
  const packages = { '': { name, version, dependencies, engines }, ...packagesOfFunction(base) };
  const lock = { name, version, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const logFile = join(logFolder, 'upload-lock.log');
  const only = ['--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
  const { code } = await run('npm', ['install', '--prefix', folder, ...only], { logFile });
  if (code !== 0) throw new PlainError('npm could not make the lockfile of the upload', logFile);
}
