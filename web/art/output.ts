import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptFiles } from './kept-files.ts';

/** A generated folder: writes changed files, removes the rest. */
export interface Output {
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Makes a slow file, unless one made from the same `input` is kept. */
  make(path: string, input: string, build: () => Promise<Uint8Array>): Promise<void>;
  /** @returns how many files there are, and how many were rewritten */
  finish(): Promise<{ readonly files: number; readonly written: number }>;
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
  const spare = join(spareDir, `${process.pid}-${encodeURIComponent(file).slice(-200)}`);
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

/** Opens `dir`; `spareDir` is outside it, because all of `dir` may be published. `kept` are slow files of other runs. */
export async function openOutput(
  dir: string,
  spareDir: string,
  kept: KeptFiles = (_inputs, make) => make(),
): Promise<Output> {
  const requested = new Set<string>();
  let written = 0;

  async function put(path: string, content: string | Uint8Array): Promise<void> {
    if (await writeChanged(join(dir, path), content, spareDir)) written += 1;
  }

  return {
    async write(path, content) {
      requested.add(path);
      await put(path, content);
    },
    async make(path, input, build) {
      requested.add(path);
      await put(path, await kept([path, input], build));
    },
    async finish() {
      const found = await readdir(dir, { recursive: true, withFileTypes: true });
      for (const entry of found.filter((candidate) => candidate.isFile())) {
        const path = join(entry.parentPath, entry.name)
          .slice(dir.length + 1)
          .replaceAll('\\', '/');
        if (!requested.has(path)) await rm(join(dir, path), { force: true });
      }
      await removeEmpty(dir);
      return { files: requested.size, written };
    },
  };
}
