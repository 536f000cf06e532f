import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Vite's manifest of modules and chunks. */
export const manifestFile = 'manifest.json';

/** The bundler's output for the site's modules. */
export interface ModuleGraph {
  /** The output for a module. @param source its path from the package's folder @throws Error if there is none */
  readonly chunkOf: (source: string) => ManifestChunk;
  /** Chunks with their static imports, each after its imports: run in this order, every one does only its own work. */
  readonly withImports: (chunks: readonly ManifestChunk[]) => readonly ManifestChunk[];
}

/** @param manifest the bundler's, by source file */
export function moduleGraph(manifest: Manifest): ModuleGraph {
  // Modules of one file are one chunk.
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

/** @param folder absolute path of the server bundle of one language */
export function readModuleGraph(folder: string): ModuleGraph {
  return moduleGraph(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as Manifest);
}

/** The address of a file of the build. */
export const addressOf = (file: string): string => `/${file}`;
