import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash in the name of a built file, which is another one after each change of the code, and nothing to the checker. */
const hashInName = /-[\w-]{8}(?=\.(?:js|css|woff2|svg|png|webp)\b)/g;

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file, 'utf8').replace(hashInName, '')).digest('base64url');
}

/**
 * The pages that the W3C's checker has not found in order before.
 * @param site absolute path of the built site
 * @param pages their paths in it
 * @param memory the file that remembers them from run to run
 * @param checker what judges them: another one looks at all of them anew
 * @returns the pages, and what is called when they are in order
 */
export function uncheckedPages(site: string, pages: readonly string[], memory: string, checker: string) {
  const text = existsSync(memory) ? readFileSync(memory, 'utf8') : '';
  const [by, ...hashes] = text.split('\n');
  const known = new Set(by === checker ? hashes : []);
  const now = pages.map((page) => [page, hashOf(join(site, page))] as const);
  return {
    pages: now.filter(([, hash]) => !known.has(hash)).map(([page]) => page),
    remember: () => writeFileSync(memory, [checker, ...new Set(now.map(([, hash]) => hash))].join('\n')),
  };
}
