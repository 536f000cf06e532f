import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bundles are kept in `folder`, with the hash of their code. */
const stampIn = (folder: string) => join(folder, 'made-of.txt');

/** @param code the hash of the current code; undefined: unknown */
export function isMadeOf(folder: string, code: string | undefined): boolean {
  const stamp = stampIn(folder);
  return Boolean(code) && existsSync(stamp) && readFileSync(stamp, 'utf8') === code;
}

/** Makes the bundles and records the hash last. @throws what `make` throws */
export async function remake(
  folder: string,
  code: string | undefined,
  make: () => Promise<void>,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await make();
  if (code) writeFileSync(stampIn(folder), code);
}
