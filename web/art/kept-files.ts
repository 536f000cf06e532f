import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that take time to make, kept by a hash of what they are made from; every language and run uses the same ones. */
export type KeptFiles = (
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
const dayInMs = 24 * 60 * 60 * 1000;
/** A file that no build has used for so long is removed. */
const unusedDays = 30;
const hashLength = 32;

/** The file without the hash that it starts with; undefined where there is none, or a broken one. */
function readKept(file: string): Uint8Array | undefined {
  try {
    const kept = readFileSync(file);
    const content = kept.subarray(hashLength);
    if (!kept.subarray(0, hashLength).equals(sha256(content))) return undefined;
    utimesSync(file, new Date(), new Date());
    return content;
  } catch {
    return undefined;
  }
}

function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const when = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - when > unusedDays * dayInMs) rmSync(file, { force: true });
  }
}

/**
 * @param folder where the files are; made where it is missing
 * @param code what the makers are: where it differs, everything is made again
 * @returns a function that gives a file of some inputs: the kept one, or the one that `make` makes. It throws what `make` throws
 */
export function keptFiles(folder: string, code: string): KeptFiles {
  mkdirSync(folder, { recursive: true });
  removeUnused(folder);
  return async (inputs, make) => {
    const key = sha256([code, ...inputs.map((input) => sha256(input).toString('hex'))].join('\n'));
    const file = join(folder, key.toString('hex'));
    const kept = readKept(file);
    if (kept) return kept;
    const made = await make();
    // The new file takes its place in one step: a build beside this one never reads half of it.
    const spare = `${file}.${process.pid}`;
    writeFileSync(spare, Buffer.concat([sha256(made), made]));
    renameSync(spare, file);
    return made;
  };
}

/** The drawings, the code that makes them and the versions of the libraries. */
function artCode(): string {
  const artDir = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(artDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(ts|svg)$/.test(name) && !name.includes('node_modules'))
    .sort()
    .map((name) => join(artDir, name));
  return [...sources, join(artDir, '../../package-lock.json')]
    .map((file) => sha256(readFileSync(file)).toString('hex'))
    .join('\n');
}

let opened: KeptFiles | undefined;

/** Kept in the clone's folder for what the commands keep between runs. */
export const keptArt: KeptFiles = (inputs, make) => {
  const state =
    process.env.PATHSHALA_STATE_FOLDER ?? fileURLToPath(new URL('../../.pathshala', import.meta.url));
  opened ??= keptFiles(join(state, 'cache'), artCode());
  return opened(inputs, make);
};
