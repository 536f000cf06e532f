import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** The file in which Vite says which modules it has put where. */
export const manifestFile = 'manifest.json';

/** What the bundler has made of the site's modules. */
export interface ModuleGraph {
  /** What it has made of a module. @param source its path from the package's folder @throws Error where there is none */
  readonly chunkOf: (source: string) => ManifestChunk;
  /**
   * Chunks with those that they import at once, each after what it imports: run in this order, every one has only its own
   * work to do.
   */
  readonly withImports: (chunks: readonly ManifestChunk[]) => readonly ManifestChunk[];
}

/** @param manifest what the bundler says of its work, by the modules' sources */
export function moduleGraph(manifest: Manifest): ModuleGraph {
  // Modules of one file are one chunk, whichever row names it.
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const chunkOf = (source: string) => {
    const row = manifest[source];
    const chunk = row && chunks.get(row.file);
    if (!chunk) throw new Error(`The bundler has made nothing of ${source}`);
    return chunk;
  };
  const withImports = (chunks: readonly ManifestChunk[]) => {
    const inOrder = new Set<ManifestChunk>();
    const seen = new Set<ManifestChunk>();
    const take = (chunk: ManifestChunk) => {
      if (seen.has(chunk)) return;
      seen.add(chunk);
      for (const source of chunk.imports ?? []) take(chunkOf(source));
      inOrder.add(chunk);
    };
    chunks.forEach(take);
    return [...inOrder];
  };
  return { chunkOf, withImports };
}

/** @param folder absolute path of what was built for servers in one language */
export function readModuleGraph(folder: string): ModuleGraph {
  return moduleGraph(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as Manifest);
}

/** Where a file of the build is asked for. */
export const addressOf = (file: string): string => `/${file}`;
