import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { loadContent, type SchoolContent } from './load-content.ts';

/** The cached value; undefined if missing or written by an incompatible Node. */
function read(file: string): unknown {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
}

/**
 * Computes a value from the school's files once for all steps of a build.
 * @param folder cache folder, per version of files and code; default: no caching
 * @throws errors of `make`
 */
export function madeOnce<Made extends {}>(
  name: string,
  make: () => Made,
  folder: string | undefined = process.env.PATHSHALA_CONTENT,
): Made {
  if (!folder) return make();
  const file = join(folder, name);
  const stored = read(file);
  if (stored !== undefined) return stored as Made;
  const made = make();
  mkdirSync(folder, { recursive: true });
  // Atomic, so that no other step reads a partial file.
  const spare = `${file}.${process.pid}`;
  writeFileSync(spare, serialize(made));
  renameSync(spare, file);
  return made;
}

/**
 * The validated content of the school's files.
 * @throws ContentError as `loadContent`
 */
export const builtContent = (): SchoolContent => madeOnce('content', loadContent);
