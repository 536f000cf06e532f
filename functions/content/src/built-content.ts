import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { loadContent, type SchoolContent } from './load-content.ts';

/** What was kept; undefined where nothing was, or by a Node that writes it in another way. */
function read(file: string): unknown {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
}

/**
 * Makes what follows from the school's files and the code that reads them once for all steps of a build.
 * @param folder another one for other files or code; where none is named, nothing is kept
 * @throws what `make` throws
 */
export function madeOnce<Made extends {}>(
  name: string,
  make: () => Made,
  folder: string | undefined = process.env.PATHSHALA_CONTENT,
): Made {
  if (!folder) return make();
  const file = join(folder, name);
  const kept = read(file);
  if (kept !== undefined) return kept as Made;
  const made = make();
  mkdirSync(folder, { recursive: true });
  // In one step: another step never reads half of it.
  const spare = `${file}.${process.pid}`;
  writeFileSync(spare, serialize(made));
  renameSync(spare, file);
  return made;
}

/** What the school's files say, checked. @throws ContentError as `loadContent` does */
export const builtContent = (): SchoolContent => madeOnce('content', loadContent);
