import type { ManifestChunk } from 'vite';
import { addressOf, type ModuleGraph } from '../render/module-graph.ts';

/**
 * The modules loaded later that reading and practising without a connection may need: the session, a lesson's
 * navigation and voice, links to practice, and what makes exercises.
 */
export const keptLater: readonly string[] = [
  'src/app/arrival.ts',
  'src/app/mobile-menu-drawer.tsx',
  'src/app/profile-menu-list.tsx',
  'src/app/signed-in-watch.tsx',
  'src/api/kept-store.ts',
  'src/auth/firebase-auth.ts',
  'src/auth/session-store.ts',
  'src/features/course/course-books.tsx',
  'src/features/lesson/read-aloud.tsx',
  'src/features/practice/engine.ts',
  'src/features/practice/own-log.tsx',
  'src/course-ui/certificate-link.tsx',
  'src/course-ui/packs/keep-offline.tsx',
  'src/ui/read-more-dialog.tsx',
  'src/ui/side-drawer.tsx',
  '../functions/content/src/practice/lesson-links.ts',
];

/**
 * Addresses of modules with their static imports, their wanted later ones, and the styles of both.
 * @param sources of the modules: paths from the package's folder
 * @param templates source files of the kept exercises
 * @throws Error for a source without a module, of `keptLater` too: it was renamed
 */
export function keptModules(
  sources: readonly string[],
  templates: readonly string[],
  { chunkOf, withImports }: ModuleGraph,
): ReadonlySet<string> {
  const wanted = new Set([...keptLater, ...templates].map(chunkOf));
  const chunkSet = new Set<ManifestChunk>();
  const take = (chunks: readonly ManifestChunk[]) => {
    for (const chunk of withImports(chunks)) {
      if (chunkSet.has(chunk)) continue;
      chunkSet.add(chunk);
      take((chunk.dynamicImports ?? []).map(chunkOf).filter((later) => wanted.has(later)));
    }
  };
  take(sources.map(chunkOf));
  return new Set([...chunkSet].flatMap(({ file, css = [] }) => [file, ...css].map(addressOf)));
}
