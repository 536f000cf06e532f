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
import { join, relative } from 'node:path';

/** Written last into an export: without it, or when a file differs from it, the export is not whole. */
const sealName = 'pathshala-seal.json';
const folderName = /^export-(\d+)$/;
/** The export in use and the one before it. */
const kept = 2;

/** Every file below a folder, as paths relative to it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

function hashes(folder: string): Record<string, string> {
  const names = filesIn(folder).filter((name) => name !== sealName);
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** The exports of a data folder, newest first, whole or not. */
function exportsIn(data: string): Array<{ path: string; number: number }> {
  if (!existsSync(data)) return [];
  return readdirSync(data)
    .flatMap((name) => {
      const number = folderName.exec(name)?.[1];
      return number === undefined ? [] : [{ path: join(data, name), number: Number(number) }];
    })
    .sort((a, b) => b.number - a.number);
}

export function isWhole(path: string): boolean {
  try {
    const sealed = JSON.parse(readFileSync(join(path, sealName), 'utf8')) as Record<string, string>;
    const found = hashes(path);
    const names = Object.keys(sealed);
    return names.length === Object.keys(found).length && names.every((name) => sealed[name] === found[name]);
  } catch {
    return false;
  }
}

/** The newest whole export, and how many newer ones had to be passed over because they were broken. */
export function newestWhole(data: string): { path: string | undefined; broken: number } {
  const all = exportsIn(data);
  const index = all.findIndex(({ path }) => isWhole(path));
  return index < 0 ? { path: undefined, broken: all.length } : { path: all[index]?.path, broken: index };
}

/** Where the next export goes: a folder that does not exist yet. */
export function nextExport(data: string): string {
  mkdirSync(data, { recursive: true });
  const newest = exportsIn(data)[0]?.number ?? 0;
  return join(data, `export-${String(newest + 1).padStart(6, '0')}`);
}

/** Declares a finished export whole and removes the ones that nobody needs any more. */
export function seal(data: string, path: string): void {
  const draft = join(path, `${sealName}.draft`);
  writeFileSync(draft, JSON.stringify(hashes(path)));
  renameSync(draft, join(path, sealName));
  const sealed = exportsIn(data).filter((entry) => existsSync(join(entry.path, sealName)));
  const keep = new Set(sealed.slice(0, kept).map((entry) => entry.path));
  for (const entry of exportsIn(data)) {
    if (!keep.has(entry.path)) rmSync(entry.path, { recursive: true, force: true });
  }
}

/** True when two exports hold the same data, whenever they were made, so that the newer one need not be kept. */
export function isSame(first: string, second: string): boolean {
  const data = (folder: string) =>
    JSON.stringify(Object.entries(hashes(folder)).filter(([name]) => !name.endsWith('.export_metadata')));
  return data(first) === data(second);
}

/** Moves all data aside for a fresh beginning; what was aside before is gone. False when there was none. */
export function moveAside(data: string): boolean {
  if (!existsSync(data) || !statSync(data).isDirectory()) return false;
  const aside = `${data}.old`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(data, aside);
  return true;
}
