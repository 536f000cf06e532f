import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

export const manifestFile = 'manifest.json';

export interface ModuleGraph {
  /** The output for a module. @param source its path from the package's folder @throws Error if there is none */
  readonly chunkOf: (source: string) => ManifestChunk;
  /** Chunks with their static imports, each after its imports. */
  readonly withImports: (chunks: readonly ManifestChunk[]) => readonly ManifestChunk[];
}

export function moduleGraph(manifest: Manifest): ModuleGraph {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const chunkOf = (source: string) => {
    const row = manifest[source];
    const chunk = row && chunks.get(row.file);
    if (!chunk) throw new Error(`The bundler made no file from ${source}`);
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

export function readModuleGraph(folder: string): ModuleGraph {
  return moduleGraph(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as Manifest);
}

export const addressOf = (file: string): string => `/${file}`;
