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
const sealName = 'pathshala-seal';
/** The current and the previous export. */
const kept = 2;
const exportMilliseconds = 60_000;

/** A hash of the names and bytes of an export's files. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name === sealName || !statSync(join(folder, name)).isFile()) continue;
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(folder, name)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** All exports of a data folder, newest first. */
function exportsIn(data: string): { path: string; number: number }[] {
  if (!existsSync(data)) return [];
  return readdirSync(data)
    .map((name) => ({ path: join(data, name), number: Number(/^export-(\d+)$/.exec(name)?.[1]) }))
    .filter(({ number }) => number >= 0)
    .sort((a, b) => b.number - a.number);
}

const isSealed = (path: string) => existsSync(join(path, sealName));
const isWhole = (path: string) =>
  isSealed(path) && readFileSync(join(path, sealName), 'utf8') === hashOf(path);

/** The newest complete export, so that a broken one never hides an older, whole one; and the number of newer broken ones. */
export function newestWhole(data: string): { path: string | undefined; broken: number } {
  const all = exportsIn(data);
  const index = all.findIndex(({ path }) => isWhole(path));
  return index < 0 ? { path: undefined, broken: all.length } : { path: all[index]?.path, broken: index };
}

/** Marks an export as complete and removes old ones. */
function seal(data: string, path: string): void {
  writeFileSync(join(path, sealName), hashOf(path));
  const all = exportsIn(data).map((one) => one.path);
  const keep = new Set(all.filter(isSealed).slice(0, kept));
  for (const one of all) if (!keep.has(one)) rmSync(one, { recursive: true });
}

/** Writes all that the emulators hold into a new export; false where that fails. */
async function saveData(hubPort: number, data: string): Promise<boolean> {
  mkdirSync(data, { recursive: true });
  const number = (exportsIn(data)[0]?.number ?? 0) + 1;
  const path = join(data, `export-${String(number).padStart(6, '0')}`);
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'pathshala' }),
    signal: AbortSignal.timeout(exportMilliseconds),
  });
  if (answer.ok) seal(data, path);
  else rmSync(path, { recursive: true, force: true });
  return answer.ok;
}

/** Saves the emulators' data periodically, so that whatever ends them costs at most one interval. */
export function keepSaving(hubPort: number, data: string, everyMilliseconds: number) {
  let last = Promise.resolve(true);
  /** Saves take turns: each waits for the one before it, whether that worked or not. False on failure. */
  const saveNow = () => {
    last = last.then(() => saveData(hubPort, data)).catch(() => false);
    return last;
  };
  const timer = setInterval(saveNow, everyMilliseconds);
  return { saveNow, stop: () => clearInterval(timer) };
}

/** Moves all data aside for a fresh beginning; what was aside before is gone. False when there was none. */
export function moveAside(data: string): boolean {
  if (!existsSync(data)) return false;
  const aside = `${data}.old`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(data, aside);
  return true;
}
