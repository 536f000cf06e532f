import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfOtherScript } from '@pathshala/art/fonts/other-scripts';
import { fileOf } from '@pathshala/contract/all-routes';
import type { Book } from '@pathshala/contract/blog';
import { packMost } from '@pathshala/contract/course-pack';
import { addressIn } from '@pathshala/contract/language-address';
import { firstLanguage, type Language } from '@pathshala/contract/languages';
import { paths } from '@pathshala/contract/paths';
import { anyBook, bytesOf, type PackFile, type Part, packFilePath } from '../../offline/packs/pack.ts';
import { fontsIn, type Site, sourcesOf, type Wanted } from './course-parts.ts';
import { keptModules } from './kept-modules.ts';

/** What all books need beside their PDFs: the page that they stand on, and the way to all packs. */
function wantedOfBooks(language: Language, { clientFolder, graph }: Site): Wanted[] {
  const whole = [paths.books, paths.downloads].map((path) => addressIn(language, path));
  const html = whole.map((at) => readFileSync(join(clientFolder, fileOf(at)), 'utf8'));
  const fonts = html.flatMap(fontsIn).filter((one) => language !== firstLanguage || !isOfOtherScript(one));
  const all = new Set([...whole, ...fonts, ...keptModules(sourcesOf(['books', 'downloads']), [], graph)]);
  return [...all].map((at) => ({ at }));
}

/** The heaviest of the books that the build has typeset: bytes. One that was uploaded and is too heavy is not kept. */
function heaviestBook(clientFolder: string): number {
  const books = JSON.parse(readFileSync(join(clientFolder, 'built/blog2.json'), 'utf8')) as Book[];
  const typeset = books.filter(({ pdf }) => pdf.startsWith('/books/'));
  return Math.max(0, ...typeset.map(({ bytes }) => bytes));
}

/**
 * Says for the books of a language what a device has to fetch to keep one beside its PDF, in a file for all of them.
 * @param partOf weighs a file of it
 * @returns addresses of what is in it
 * @throws Error where the heaviest book would weigh more than a pack may
 */
export function writeBookPacks(language: Language, site: Site, partOf: (wanted: Wanted) => Part): string[] {
  const parts = wantedOfBooks(language, site).map(partOf);
  const file: PackFile = { parts, lessons: heaviestBook(site.clientFolder) };
  const weight = bytesOf(parts) + file.lessons;
  if (weight > packMost) throw new Error(`A book in ${language} weighs ${weight} bytes to keep`);
  writeFileSync(join(site.clientFolder, packFilePath({ ...anyBook, language })), JSON.stringify(file));
  return parts.map(({ at }) => at);
}
