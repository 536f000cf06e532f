import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withFolderLock } from './folder-lock.mjs';
import { isRunning, mark, type ProcessMark } from './processes.ts';

/** What a running command writes down about itself, so that the next one knows of it and can clean up after it. */
export interface RunRecord {
  owner: ProcessMark;
  /** The leaders of the process groups that the run started. */
  groups: ProcessMark[];
  /** The run's own folder: the emulators' configuration and working directory. */
  folder: string;
  /** The port of the emulator hub, once the suite holds a whole, seeded school. */
  hubPort?: number;
  /** Where the site is, once it is ready. */
  url?: string;
}

export type Claim = { held: true; left: RunRecord | undefined } | { held: false; by: RunRecord };

function read(file: string): RunRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  } catch {
    return undefined;
  }
}

/** Puts the record under its name in one step, so that nobody reads half of it. */
function write(file: string, record: RunRecord): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(record));
  renameSync(draft, file);
}

/**
 * Claims the file for this process. A living owner keeps it; a dead one's record is handed back in `left`, for the
 * caller to save its data and end what it left running. Until the caller writes down groups of its own, the record
 * names the dead one's, so that they are found even if the caller is killed before it could end them.
 */
export async function claim(file: string, folder: string): Promise<Claim> {
  return await withFolderLock(join(dirname(file), 'lock'), async () => {
    const left = read(file);
    if (left && isRunning(left.owner)) return { held: false, by: left };
    write(file, { owner: mark(process.pid), groups: left?.groups ?? [], folder });
    return { held: true, left };
  });
}

/** Writes more about the run into the file that this process has claimed. */
export function update(file: string, changes: Partial<RunRecord>): void {
  const record = read(file) ?? { owner: mark(process.pid), groups: [], folder: '' };
  write(file, { ...record, ...changes });
}

/** Gives up the claimed file. */
export function release(file: string): void {
  rmSync(file, { force: true });
}

/** The files in a folder of records whose owners do not run at this moment; to do something about one, claim it. */
export function deadRecords(folder: string): Array<{ file: string; record: RunRecord }> {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .flatMap((file) => {
      const record = read(file);
      return record && !isRunning(record.owner) ? [{ file, record }] : [];
    });
}
