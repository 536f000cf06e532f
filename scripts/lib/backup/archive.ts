import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { PlainError } from '../messages.ts';

const manifestName = 'manifest.json';
/** Backups contain personal data, so only their owner may read them. */
const ownerOnly = { folder: 0o700, file: 0o600 } as const;

/** A file of a backup, in JSON Lines. */
export interface KeptFile {
  readonly lines: number;
  readonly sha256: string;
}

/** A backup's manifest. Written last: without it a backup is incomplete. */
export interface Manifest {
  readonly format: 2;
  readonly project: string;
  /** ISO 8601, UTC: when it was started. */
  readonly at: string;
  readonly files: Readonly<Record<string, KeptFile>>;
}

/**
 * Creates a backup's folder.
 * @throws PlainError if it exists
 */
export function beginArchive(folder: string): void {
  if (existsSync(folder)) throw new PlainError(`${folder} is there already; a backup needs a new folder`);
  mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
}

/** Writes a stream of values as JSON Lines. */
export async function writeLines(file: string, values: AsyncIterable<unknown>): Promise<KeptFile> {
  const hash = createHash('sha256');
  let lines = 0;
  async function* texts() {
    for await (const value of values) {
      const line = `${JSON.stringify(value)}\n`;
      lines += 1;
      hash.update(line);
      yield line;
    }
  }
  await pipeline(texts, createWriteStream(file, { mode: ownerOnly.file }));
  return { lines, sha256: hash.digest('hex') };
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: ownerOnly.file,
  });
}

/**
 * Verifies a backup before it is used.
 * @throws PlainError naming missing or changed files
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  if (!existsSync(path)) throw new PlainError(`${folder} is no whole backup: it has no ${manifestName}`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  if (manifest.format !== 2) throw new PlainError(`${folder} has the format ${manifest.format}, not 2`);
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const file = join(folder, name);
    const found = existsSync(file) ? await hashOf(file) : 'missing';
    if (found !== sha256)
      throw new PlainError(`${file} is ${found === 'missing' ? found : 'not as it was written'}`);
  }
  return manifest;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The values of a file, in groups of at most `size`. */
export async function* readGroups<T>(file: string, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    group.push(JSON.parse(line) as T);
    if (group.length === size) {
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}
