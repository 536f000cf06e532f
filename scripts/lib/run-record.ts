import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Puts the content under the name in one step; with `link` an existing file is never replaced. */
function place(file: string, content: string, how: 'link' | 'rename'): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    if (how === 'rename') renameSync(draft, file);
    else linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead run's record away; gives it back unless a living run has taken the name in between. */
function takeAway(file: string): RunRecord | undefined {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return undefined;
  }
  const taken = read(aside);
  if (taken && isRunning(taken.owner)) place(file, JSON.stringify(taken), 'link');
  rmSync(aside, { force: true });
  return taken;
}

/**
 * Claims the file for this process. A living owner keeps it; a dead one's record is handed back in `left`, for the
 * caller to save its data and end what it left running.
 */
export function claim(file: string, folder: string): Claim {
  mkdirSync(dirname(file), { recursive: true });
  const record: RunRecord = { owner: mark(process.pid), groups: [], folder };
  let left: RunRecord | undefined;
  for (;;) {
    if (place(file, JSON.stringify(record), 'link')) return { held: true, left };
    const present = read(file);
    if (present && isRunning(present.owner)) return { held: false, by: present };
    left = takeAway(file) ?? left;
  }
}

/** Writes more about the run into the claimed file. */
export function update(file: string, changes: Partial<RunRecord>): RunRecord {
  const record: RunRecord = {
    ...(read(file) ?? { owner: mark(process.pid), groups: [], folder: '' }),
    ...changes,
  };
  place(file, JSON.stringify(record), 'rename');
  return record;
}

export function release(file: string): void {
  rmSync(file, { force: true });
}

/** The files in a folder of records whose owners no longer run. */
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
