import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  allRoutes,
  type PageName,
  type SavedFiles,
  savedFilesPath,
} from '@pathshala/contract/site/all-routes';
import type { Language } from '@pathshala/contract/text/languages';
import type { ManifestChunk } from 'vite';
import { filesAround } from '../src/page-files.ts';
import { clientFolder, serverFolder } from './built-language.ts';
import { templateLocations } from './practice-chunks.ts';
import { entrySource } from './render/built-site.ts';
import { addressOf, type ModuleGraph, readModuleGraph } from './render/module-graph.ts';

const savedPages: readonly PageName[] = ['course', 'lesson', 'practiceSkill', 'books', 'downloads'];

/** Modules loaded later that reading and practising offline may need. */
const loadedLater: readonly string[] = [
  'src/app/arrival.ts',
  'src/app/mobile-menu-drawer.tsx',
  'src/app/profile-menu-list.tsx',
  'src/app/signed-in-watch.tsx',
  'src/api/kept-store.ts',
  'src/auth/firebase-auth.ts',
  'src/auth/session-store.ts',
  'src/features/course/course-books.tsx',
  'src/features/practice/engine.ts',
  'src/features/practice/own-log.tsx',
  'src/course-ui/certificate-link.tsx',
  'src/ui/read-more-dialog.tsx',
  'src/ui/side-drawer.tsx',
  '../functions/content/src/practice/lesson-links.ts',
];

/**
 * Addresses of modules, their static imports, wanted lazy ones, and styles.
 * @param sources paths from the package's folder
 * @throws Error for a source without a module: it was renamed
 */
export function filesOf(sources: readonly string[], { chunkOf, withImports }: ModuleGraph): string[] {
  const wanted = new Set(loadedLater.map(chunkOf));
  const all = new Set<ManifestChunk>();
  const take = (chunks: readonly ManifestChunk[]) => {
    for (const chunk of withImports(chunks)) {
      if (all.has(chunk)) continue;
      all.add(chunk);
      take((chunk.dynamicImports ?? []).map(chunkOf).filter((later) => wanted.has(later)));
    }
  };
  take(sources.map(chunkOf));
  return [...new Set([...all].flatMap(({ file, css = [] }) => [file, ...css].map(addressOf)))];
}

/** docs/offline.md @param webDir absolute path of the package */
export async function writeSavedFiles(webDir: string, language: Language): Promise<void> {
  const graph = readModuleGraph(join(webDir, serverFolder(language)));
  const around = allRoutes.filter(({ page }) => savedPages.includes(page)).flatMap(filesAround);
  const files = filesOf([entrySource, ...new Set(around.map(({ file }) => `src/${file}`))], graph);
  const skills = [...(await templateLocations())].map(([id, { file }]) => {
    const own = filesOf([relative(webDir, file)], graph);
    return [id, own.filter((one) => !files.includes(one))];
  });
  const list: SavedFiles = { files, skills: Object.fromEntries(skills) };
  const path = join(webDir, clientFolder, savedFilesPath(language));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(list));
}
