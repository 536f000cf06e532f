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

export type KeptFiles = (
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
const dayInMs = 24 * 60 * 60 * 1000;
/** Files that no build has used for so long are removed. */
const unusedDays = 30;
const hashLength = 32;

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
 * @param folder of the files; made if it is missing
 * @param code a hash of the code: if it differs, everything is made again
 * @returns a function that gives the file of some inputs, kept or made by `make`. It throws what `make` throws
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
    // A rename, so that a parallel build never reads half a file.
    const spare = `${file}.${process.pid}`;
    writeFileSync(spare, Buffer.concat([sha256(made), made]));
    renameSync(spare, file);
    return made;
  };
}

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

export const keptArt: KeptFiles = (inputs, make) => {
  const state =
    process.env.PATHSHALA_STATE_FOLDER ?? fileURLToPath(new URL('../../.pathshala', import.meta.url));
  opened ??= keptFiles(join(state, 'cache'), artCode());
  return opened(inputs, make);
};
