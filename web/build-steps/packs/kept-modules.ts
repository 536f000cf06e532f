import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../paint-first/imports-first.ts';
import { noTemplate } from '../practice-chunks.ts';

/**
 * Of the modules that come later, those that somebody may need who reads and practises without a connection, by their
 * names: who is signed in, the way around a lesson, its voice, what leads to practice and makes exercises.
 */
export const keptLater = [
  'arrival',
  'session-store',
  'firebase-auth',
  'signed-in-watch',
  'mobile-menu-drawer',
  'side-drawer',
  'profile-menu-list',
  'keep-course-box',
  'course-books',
  'keep-book-box',
  'read-more-dialog',
  'certificate-link',
  'kept-store',
  'lesson-links',
  'read-aloud',
  'engine',
  'own-log',
] as const;

/** `import("./a-hash.js")` as the bundler writes it; what it needs beside it follows as a list of places. */
const laterImport = /\bimport\(([`"'])\.\/([\w.-]+\.js)\1\)/g;

/** `engine-CbXrVojr.js`: a hash of eight signs stands behind the name. */
const nameOf = (file: string) => file.slice(0, -'-12345678.js'.length);

interface Later {
  readonly file: string;
  /** Addresses of the style sheets that have to be there before it runs. */
  readonly styles: readonly string[];
}

/** What a module may import later, by its text. */
export function laterIn(text: string): Later[] {
  const listed = /\bm\.f=(\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
  const needed = JSON.parse(listed) as string[];
  const found = [...text.matchAll(laterImport)];
  return found.map(({ 2: file = '', index }, at) => {
    const rest = text.slice(index, found[at + 1]?.index);
    const places = /__vite__mapDeps\(\[([\d,]*)\]\)/.exec(rest)?.[1] ?? '';
    const beside = places.split(',').flatMap((place) => needed[place === '' ? -1 : Number(place)] ?? []);
    return { file, styles: beside.filter((one) => one.endsWith('.css')).map((one) => `/${one}`) };
  });
}

/**
 * The file that a skill's template lies in, by the text of the module that fetches them: web/build-steps/practice-chunks.ts
 * @throws Error where it names none
 */
export function templateFile(text: string, skill: string): string {
  const row = text.indexOf(`"${skill}":`);
  const file = row < 0 ? undefined : laterIn(text.slice(row, row + 300))[0]?.file;
  if (!file) throw new Error(`No file has the template ${skill}`);
  return file;
}

/**
 * Modules, with all that they import at once, what of it comes later and is kept, and its styles.
 * @param first addresses of modules
 * @param skills what can be practised: the templates that are kept
 * @param clientFolder absolute path of the built site
 */
export function keptModules(
  first: readonly string[],
  skills: readonly string[],
  clientFolder: string,
): ReadonlySet<string> {
  const kept = new Set<string>();
  const take = (address: string) => {
    if (kept.has(address)) return;
    kept.add(address);
    importsOf(address, clientFolder).forEach(take);
    const text = readFileSync(join(clientFolder, address), 'utf8');
    for (const { file, styles } of laterIn(text)) {
      if (!keptLater.some((name) => name === nameOf(file))) continue;
      for (const style of styles) kept.add(style);
      take(`/assets/${file}`);
    }
    if (text.includes(noTemplate)) for (const skill of skills) take(`/assets/${templateFile(text, skill)}`);
  };
  first.forEach(take);
  return kept;
}

/** Names of `keptLater` that no address has: a module was called otherwise. */
export function missingLater(addresses: Iterable<string>): string[] {
  const names = new Set([...addresses].map((address) => nameOf(address.replace('/assets/', ''))));
  return keptLater.filter((name) => !names.has(name));
}
