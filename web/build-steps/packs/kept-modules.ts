import type { ManifestChunk } from 'vite';
import { addressOf, type ModuleGraph } from '../render/module-graph.ts';

/**
 * Of the modules that come later, those that somebody may need who reads and practises without a connection: who is signed
 * in, the way around a lesson, its voice, what leads to practice and makes exercises.
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
  'src/features/course/keep-course-box.tsx',
  'src/features/lesson/read-aloud/read-aloud.tsx',
  'src/features/practice/engine.ts',
  'src/features/practice/own-log.tsx',
  'src/course-ui/certificate-link.tsx',
  'src/course-ui/packs/keep-book-box.tsx',
  'src/ui/read-more-dialog.tsx',
  'src/ui/side-drawer.tsx',
  '../functions/content/src/practice/lesson-links.ts',
];

/**
 * Addresses of modules with all that they import at once, what of it comes later and is kept, and the styles of these.
 * @param sources of the modules: paths from the package's folder
 * @param templates sources of what makes the exercises that are kept
 * @throws Error for a source that no module has, of `keptLater` too: it is called otherwise by now
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
