import { join } from 'node:path';
import type { Route } from '@pathshala/contract/site/all-routes';
import type { Rolldown } from 'vite';
import { type PageFile, routeFiles } from '../src/page-files.ts';

/** Pages that are put together of much the same: somebody who opens one often opens another. */
type Family = 'home' | 'reading' | 'practice' | 'forms' | 'account' | 'members' | 'office';

function familyOf({ audience, tabOf, path }: Route, { file, widgets, startsEarly }: PageFile): Family {
  if (audience !== 'anyone') return audience === 'signed-in' ? 'members' : 'office';
  if (tabOf || path === '/') return 'home';
  if (widgets) return startsEarly ? 'account' : 'forms';
  return file.startsWith('features/practice/') ? 'practice' : 'reading';
}

/** The families of each page and layout, by the absolute path of its module. */
const familiesOf = new Map<string, Set<Family>>();
for (const [route, files] of routeFiles) {
  const page = files.at(-1);
  for (const { file } of page ? files : []) {
    const path = join(import.meta.dirname, '../src', file);
    familiesOf.set(path, (familiesOf.get(path) ?? new Set()).add(familyOf(route, page as PageFile)));
  }
}

/** What that many families share, all get in one file. */
const most = 5;

const wordOf = /\/compiled\/messages\/word-(\w+)\.js$/;
const indexOfWords = (word: string) => word.replace(/word-\w+\.js$/, '_index.js');

/** The modules that say each word. All import the index of words, which by itself tells nothing. */
function readWordUsers(
  index: string,
  graph: Rolldown.ChunkingContext,
): ReadonlyMap<string, readonly string[]> {
  const importersOf = (id: string) => graph.getModuleInfo(id)?.importers ?? [];
  const direct = importersOf(index);
  const users = [...direct, ...direct.filter((id) => id.endsWith('/words/words.ts')).flatMap(importersOf)];
  const usersOf = new Map<string, string[]>();
  for (const id of users)
    for (const [, key = ''] of (graph.getModuleInfo(id)?.code ?? '').matchAll(/\bwords\[["'`]([\w.-]+)/g)) {
      const name = key.replace(/\W/g, '_');
      usersOf.set(name, [...(usersOf.get(name) ?? []), id]);
    }
  return usersOf;
}

/**
 * Puts what several pages need at once into one file for the same families of pages: a page is
 * then some twenty files, and brings little that it has no use for. What MUI's widgets need is apart, and so is what parts of
 * pages need that are loaded later: a dialog would bring whole pages. What they alone need is left to the bundler.
 */
export function chunkOfModule(): Rolldown.CodeSplittingNameFunction {
  let wordUsers: ReadonlyMap<string, readonly string[]> | undefined;
  return (id, graph) => {
    // Exercises are loaded one by one: practice-chunks.ts.
    if (id.includes('/functions/content/')) return null;
    const usersOf = (one: string) => {
      const [, word] = wordOf.exec(one) ?? [];
      if (word === undefined) return graph.getModuleInfo(one)?.importers ?? [];
      wordUsers ??= readWordUsers(indexOfWords(one), graph);
      return wordUsers.get(word) ?? [];
    };
    const needsWidgets = (one: string) => {
      const below = new Set([one]);
      for (const each of below) {
        if (each.includes('/node_modules/@mui/') || each.includes('/node_modules/@emotion/')) return true;
        for (const used of graph.getModuleInfo(each)?.importedIds ?? []) below.add(used);
      }
      return false;
    };
    // A set takes what is added while it is read.
    const above = new Set([id]);
    for (const one of above) for (const user of usersOf(one)) above.add(user);
    const pages = [...above].filter((one) => familiesOf.has(one));
    const families = new Set(pages.flatMap((page) => [...(familiesOf.get(page) ?? [])]));
    if (families.size >= most) return families.has('home') ? 'shared~all' : 'shared~most';
    const isPart = (one: string) =>
      !familiesOf.has(one) && (graph.getModuleInfo(one)?.dynamicImporters ?? []).length > 0;
    const isOfParts = [...above].some(isPart);
    if (families.size === 1 && isOfParts) return null;
    // A page in a file that is named here loses its exports where a part of it needs some of them.
    if (pages.length < 2) return null;
    return `shared~${[...families].sort().join('~')}${needsWidgets(id) ? '~widgets' : ''}${isOfParts ? '~parts' : ''}`;
  };
}
