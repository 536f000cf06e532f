import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfOtherScript } from '@pathshala/art/fonts/other-scripts';
import type { Book } from '@pathshala/contract/content/blog';
import { fileOf } from '@pathshala/contract/site/all-routes';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn } from '@pathshala/contract/text/language-address';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { fontsIn, type Site, sourcesOf, type Wanted } from './course-parts.ts';
import { keptModules } from './kept-modules.ts';

/** The parts of all books besides their PDFs: the page of books, and the way to all packs. */
export function wantedOfBooks(language: Language, { clientFolder, graph }: Site): Wanted[] {
  const whole = [paths.books, paths.downloads].map((path) => addressIn(language, path));
  const html = whole.map((at) => readFileSync(join(clientFolder, fileOf(at)), 'utf8'));
  const fonts = html.flatMap(fontsIn).filter((one) => language !== firstLanguage || !isOfOtherScript(one));
  const all = new Set([...whole, ...fonts, ...keptModules(sourcesOf(['books', 'downloads']), [], graph)]);
  return [...all].map((at) => ({ at }));
}

/** The size of the heaviest typeset book, bytes. Uploaded books that are too heavy are not kept. */
export function heaviestBook(clientFolder: string): number {
  const books = JSON.parse(readFileSync(join(clientFolder, 'built/blog2.json'), 'utf8')) as Book[];
  const typeset = books.filter(({ pdf }) => pdf.startsWith('/books/'));
  return Math.max(0, ...typeset.map(({ bytes }) => bytes));
}
