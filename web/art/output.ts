import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptFiles } from './kept-files.ts';

/** A generated folder: writes changed files, remembers what slow ones were made from, removes the rest. */
export interface Output {
  readonly dir: string;
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Makes a slow file, unless it exists and was made from the same `input`. */
  make(path: string, input: string, build: () => Promise<Uint8Array>): Promise<void>;
  finish(kept?: readonly string[]): Promise<OutputSummary>;
}

export interface OutputSummary {
  readonly files: number;
  readonly written: number;
}

type Memory = Record<string, string>;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

async function readMemory(file: string): Promise<Memory> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Memory;
  } catch {
    return {}; // None yet, or half written: everything is simply made again.
  }
}

async function sameContent(file: string, content: string | Uint8Array): Promise<boolean> {
  try {
    return (await readFile(file)).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

/**
 * Writes a file unless it has that content already. A rename replaces the old one, so that a parallel run never reads
 * half a file. `spareDir` is on the same disk.
 * @returns whether it was written
 */
export async function writeChanged(
  file: string,
  content: string | Uint8Array,
  spareDir: string,
): Promise<boolean> {
  if (await sameContent(file, content)) return false;
  const spare = join(spareDir, `${process.pid}-${digest(file)}`);
  await mkdir(spareDir, { recursive: true });
  await writeFile(spare, content);
  await mkdir(dirname(file), { recursive: true });
  await rename(spare, file);
  return true;
}

async function removeEmpty(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmpty(join(dir, entry.name));
  }
  if ((await readdir(dir)).length === 0) await rmdir(dir);
}

/** Opens `dir`; `memoryFile` is outside it, because all of `dir` may be published. `kept` are slow files of other runs. */
export async function openOutput(
  dir: string,
  memoryFile: string,
  kept: KeptFiles = (_inputs, make) => make(),
): Promise<Output> {
  const before = await readMemory(memoryFile);
  const after: Memory = {};
  const requested = new Set<string>();
  let written = 0;

  async function put(path: string, content: string | Uint8Array): Promise<void> {
    if (await writeChanged(join(dir, path), content, dirname(memoryFile))) written += 1;
  }

  return {
    dir,
    async write(path, content) {
      requested.add(path);
      await put(path, content);
    },
    async make(path, input, build) {
      requested.add(path);
      const key = digest(input);
      if (before[path] !== key || !existsSync(join(dir, path))) {
        await put(path, await kept([path, input], build));
      }
      after[path] = key;
    },
    async finish(others = []) {
      const found = await readdir(dir, { recursive: true, withFileTypes: true });
      for (const entry of found.filter((candidate) => candidate.isFile())) {
        const path = join(entry.parentPath, entry.name)
          .slice(dir.length + 1)
          .replaceAll('\\', '/');
        if (!requested.has(path) && !others.includes(path)) await rm(join(dir, path), { force: true });
      }
      await removeEmpty(dir);
      await writeChanged(memoryFile, JSON.stringify(after), dirname(memoryFile));
      return { files: requested.size, written };
    },
  };
}
