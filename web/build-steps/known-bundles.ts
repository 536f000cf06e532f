import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the bundler made is kept in `folder` with the hash of the code that it was made from. */
const stampIn = (folder: string) => join(folder, 'made-of.txt');

/** @param code the hash of the code that is there now; undefined: nobody knows */
export function isMadeOf(folder: string, code: string | undefined): boolean {
  const stamp = stampIn(folder);
  return Boolean(code) && existsSync(stamp) && readFileSync(stamp, 'utf8') === code;
}

/**
 * Makes what is in the folder again, and says of what once it is whole.
 * @throws what `make` throws
 */
export async function remake(
  folder: string,
  code: string | undefined,
  make: () => Promise<void>,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await make();
  if (code) writeFileSync(stampIn(folder), code);
}
