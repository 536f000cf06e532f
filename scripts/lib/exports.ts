import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Written last into an export: without it, or when a file differs from it, the export is not whole. */
const sealName = 'pathshala-seal.json';
/** The current and the previous export. */
const kept = 2;

/** The files of an export that a name is no reason to leave out, with their hashes, as text. */
function hashesOf(folder: string, isMeant: (name: string) => boolean): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => isMeant(name) && statSync(join(folder, name)).isFile());
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return JSON.stringify(Object.fromEntries(files.map((name) => [name, hashOf(name)])));
}

const isData = (name: string) => name !== sealName;

/** All exports of a data folder, newest first. */
function exportsIn(data: string): { path: string; number: number }[] {
  if (!existsSync(data)) return [];
  return readdirSync(data)
    .map((name) => ({ path: join(data, name), number: Number(/^export-(\d+)$/.exec(name)?.[1]) }))
    .filter(({ number }) => number >= 0)
    .sort((a, b) => b.number - a.number);
}

function isWhole(path: string): boolean {
  const seal = join(path, sealName);
  return existsSync(seal) && readFileSync(seal, 'utf8') === hashesOf(path, isData);
}

/** The newest complete export, and the number of newer broken ones. */
export function newestWhole(data: string): { path: string | undefined; broken: number } {
  const all = exportsIn(data);
  const index = all.findIndex(({ path }) => isWhole(path));
  return index < 0 ? { path: undefined, broken: all.length } : { path: all[index]?.path, broken: index };
}

/** A new folder for the next export. */
export function nextExport(data: string): string {
  mkdirSync(data, { recursive: true });
  const newest = exportsIn(data)[0]?.number ?? 0;
  return join(data, `export-${String(newest + 1).padStart(6, '0')}`);
}

/** Marks an export as complete and removes old ones. */
export function seal(data: string, path: string): void {
  const hashes = hashesOf(path, isData);
  const draft = join(path, `${sealName}.draft`);
  writeFileSync(draft, hashes);
  renameSync(draft, join(path, sealName));
  const isSealed = (one: { path: string }) => existsSync(join(one.path, sealName));
  const all = exportsIn(data);
  const keep = new Set(all.filter(isSealed).slice(0, kept));
  for (const one of all) if (!keep.has(one)) rmSync(one.path, { recursive: true, force: true });
}

/** True when two exports hold the same data, whenever they were made, so that the newer one need not be kept. */
export function isSame(first: string, second: string): boolean {
  const isTimeless = (name: string) => isData(name) && !name.endsWith('.export_metadata');
  return hashesOf(first, isTimeless) === hashesOf(second, isTimeless);
}

/** Moves all data aside for a fresh beginning; what was aside before is gone. False when there was none. */
export function moveAside(data: string): boolean {
  if (!statSync(data, { throwIfNoEntry: false })?.isDirectory()) return false;
  const aside = `${data}.old`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(data, aside);
  return true;
}
