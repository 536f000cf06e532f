import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The current save and the one before it. */
const kept = 2;
const saveEveryMilliseconds = 10_000;
const exportMilliseconds = 60_000;

/** The saves of a data folder, oldest first. One that is still being written has another name. */
function savesIn(data: string): string[] {
  const names = existsSync(data) ? readdirSync(data).filter((name) => /^export-\d+$/.test(name)) : [];
  return names.sort().map((name) => join(data, name));
}

export const newestSave = (data: string): string | undefined => savesIn(data).at(-1);

/** False where that fails. */
async function saveData(hubPort: number, data: string): Promise<boolean> {
  mkdirSync(data, { recursive: true });
  const number = Number(newestSave(data)?.split('-').at(-1) ?? 0) + 1;
  const path = join(data, `export-${String(number).padStart(8, '0')}`);
  const part = `${path}.part`;
  rmSync(part, { recursive: true, force: true });
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: part, initiatedBy: 'pathshala' }),
    signal: AbortSignal.timeout(exportMilliseconds),
  });
  if (!answer.ok) return false;
  renameSync(part, path);
  for (const old of savesIn(data).slice(0, -kept)) rmSync(old, { recursive: true });
  return true;
}

/** Saves the emulators' data periodically, so that whatever ends them costs at most one interval. */
export function keepSaving(hubPort: number, data: string) {
  let last = Promise.resolve(true);
  /** Saves run one after another, even after a failure. False on failure. */
  const saveNow = () => {
    last = last.then(() => saveData(hubPort, data)).catch(() => false);
    return last;
  };
  const timer = setInterval(saveNow, saveEveryMilliseconds);
  return { saveNow, stop: () => clearInterval(timer) };
}

/** Replaces what was set aside before. False when there was no data. */
export function moveAside(data: string): boolean {
  if (!existsSync(data)) return false;
  const aside = `${data}.old`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(data, aside);
  return true;
}
