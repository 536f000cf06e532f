import { rmSync } from 'node:fs';
import { isSame, newestWhole, nextExport, seal } from './exports.ts';
import { PlainError } from './messages.ts';

const exportMilliseconds = 60_000;

/**
 * Writes everything that the emulators hold into a new export; one that changes nothing is thrown away again.
 * @param isWhole says at the end whether they held everything
 */
export async function exportData(hubPort: number, data: string, isWhole = () => true): Promise<void> {
  const before = newestWhole(data).path;
  const path = nextExport(data);
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'pathshala' }),
    signal: AbortSignal.timeout(exportMilliseconds),
  });
  if (!answer.ok) throw new PlainError(`The emulators could not save their data: ${await answer.text()}`);
  if (!isWhole()) {
    rmSync(path, { recursive: true, force: true });
    throw new PlainError('The emulators ended while they saved their data');
  }
  if (before && isSame(before, path)) rmSync(path, { recursive: true, force: true });
  else seal(data, path);
}
