import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** The kept value with what it was made of; undefined if missing or written by an incompatible Node. */
function read(file: string): { readonly of: string; readonly made: unknown } | undefined {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return undefined;
  }
}

interface Keeping {
  /** A hash of what the value is made of; left out: of all the school's files. */
  readonly of?: string;
  /** Where values are kept, a folder for each version of the code; nowhere: none is kept. */
  readonly folder?: string | undefined;
}

/**
 * Computes a value from the school's files once for all steps of a build, and for later builds that would make the same.
 * @throws errors of `make`
 */
export function madeOnce<Made extends {}>(
  name: string,
  make: () => Made,
  { of = process.env.PATHSHALA_CONTENT_OF ?? '', folder = process.env.PATHSHALA_CONTENT }: Keeping = {},
): Made {
  if (!folder) return make();
  const file = join(folder, name);
  const kept = read(file);
  if (kept?.of === of) return kept.made as Made;
  const made = make();
  mkdirSync(folder, { recursive: true });
  // Atomic, so that no other step reads a partial file.
  const spare = `${file}.${process.pid}`;
  writeFileSync(spare, serialize({ of, made }));
  renameSync(spare, file);
  return made;
}
