import { join } from 'node:path';
import type { Route } from '@pathshala/contract/site/all-routes';
import type { Rolldown } from 'vite';
import { type PageFile, routeFiles } from '../src/page-files.ts';

/** Groups of similar pages: a reader of one often opens another of the same group. */
type Family = 'home' | 'reading' | 'practice' | 'forms' | 'account' | 'members';

function familyOf({ audience, tabOf, path }: Route, { file, widgets, startsEarly }: PageFile): Family {
  if (audience !== 'anyone') return 'members';
  if (tabOf || path === '/') return 'home';
  if (widgets) return startsEarly ? 'account' : 'forms';
  return /^features\/(?:learn|practice)\//.test(file) ? 'practice' : 'reading';
}

/** By the absolute path of the page's module. */
const familiesOf = new Map<string, Set<Family>>();
for (const [route, files] of routeFiles) {
  const page = files.at(-1);
  for (const { file } of page ? files : []) {
    const path = join(import.meta.dirname, '../src', file);
    familiesOf.set(path, (familiesOf.get(path) ?? new Set()).add(familyOf(route, page as PageFile)));
  }
}

/** A module shared by this many families goes into one file for all. */
const most = 4;
/** Characters. Less is not worth a request: what reading pages share goes into the file for all. */
const little = 1000;
const isPublic = (family: Family) => family === 'reading' || family === 'practice' || family === 'account';

const entry = join(import.meta.dirname, '../src/entry.browser.tsx');
const isOfPackage = (id: string) => id.includes('/node_modules/');
const wordOf = /\/compiled\/messages\/word-(\w+)\.js$/;
const indexOfWords = (word: string) => word.replace(/word-\w+\.js$/, '_index.js');

/** The modules that use each message. All of them import the index of messages, so that import is ignored. */
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
 * Puts code that several pages share into one file for each set of families: a page then loads about ten files with little
 * that it does not use. Messages and small tables are in the file for all. MUI's widgets are separate. The bundler places the
 * rest.
 */
export function chunkOfModule(): Rolldown.CodeSplittingNameFunction {
  let wordUsers: ReadonlyMap<string, readonly string[]> | undefined;
  let atStart: ReadonlySet<string> | undefined;
  return (id, graph) => {
    // Exercises are loaded one by one: practice-chunks.ts.
    if (/\/functions\/content\/src\/(?:practice|model-test|render)\//.test(id)) return null;
    const usersOf = (one: string) => {
      const [, word] = wordOf.exec(one) ?? [];
      if (word === undefined) return graph.getModuleInfo(one)?.importers ?? [];
      wordUsers ??= readWordUsers(indexOfWords(one), graph);
      return wordUsers.get(word) ?? [];
    };
    const ownCode = (one: string) => graph.getModuleInfo(one)?.code ?? '';
    const importsOf = (one: string) => graph.getModuleInfo(one)?.importedIds ?? [];
    const withImports = (modules: readonly string[]) => {
      // A set may grow while it is iterated.
      const below = new Set(modules);
      for (const one of below) for (const used of importsOf(one)) below.add(used);
      return below;
    };
    const needsWidgets = (one: string) =>
      [...withImports([one])].some((each) => /\/node_modules\/@(?:mui|emotion)\//.test(each));
    const above = new Set([id]);
    for (const one of above) for (const user of usersOf(one)) above.add(user);
    const pages = [...above].filter((one) => familiesOf.has(one));
    const families = new Set(pages.flatMap((page) => [...(familiesOf.get(page) ?? [])]));
    // Home and its tabs are always opened together.
    if (families.size === 1 && families.has('home')) return 'shared~home';
    const forAll = families.has('home') ? 'shared~all' : 'shared~most';
    // What reading and practice share is too little for a file.
    const isOfBoth = families.has('reading') && families.has('practice');
    if (families.size >= most || families.has('home') || isOfBoth) return forAll;
    const isPart = (one: string) =>
      !familiesOf.has(one) && (graph.getModuleInfo(one)?.dynamicImporters ?? []).length > 0;
    const isOfParts = [...above].some(isPart);
    atStart ??= withImports([entry]);
    const start = atStart;
    const isOfShell = [...above].some((one) =>
      graph.getModuleInfo(one)?.dynamicImporters.some((by) => start.has(by)),
    );
    const isSmall = (one: string) => ownCode(one).length < little && !/node_modules|\.css$/.test(one);
    const isAlone = (one: string) => start.has(one) || (isSmall(one) && importsOf(one).length === 0);
    const isLittle = wordOf.test(id) || (isSmall(id) && importsOf(id).every(isAlone));
    const isShared = families.size > 1 || isOfParts;
    const isForAll = isOfShell ? families.size > 0 : [...families].some(isPublic);
    if (isLittle && isForAll && isShared) return forAll;
    const isRule = id.includes('/functions/contract/') && ![...withImports([id])].some(isOfPackage);
    if (isRule && isShared && families.has('account')) return forAll;
    // A page in a named file would lose its exports if one of its parts needs some of them.
    if (pages.length < 2 && families.size < 2) return null;
    if (needsWidgets(id) && families.has('account') && families.has('forms')) return 'shared~widgets';
    return `shared~${[...families].sort().join('~')}${needsWidgets(id) ? '~widgets' : ''}`;
  };
}
