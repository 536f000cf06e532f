import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '@pathshala/contract/blog';

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');

/**
 * Books that the build has typeset and whose PDF is not what the list of books says: no device could keep them.
 * @param site absolute path of the built site
 */
export function bookFaults(site: string): string[] {
  const list = join(site, 'built/blog2.json');
  if (!existsSync(list)) return ['There is no list of books'];
  const books = JSON.parse(readFileSync(list, 'utf8')) as readonly Book[];
  const typeset = books.filter(({ pdf }) => pdf.startsWith('/books/'));
  return typeset
    .filter(({ pdf, hash }) => !existsSync(join(site, pdf)) || hashOf(join(site, pdf)) !== hash)
    .map(({ pdf }) => `${pdf} is not what its hash says`);
}
