import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const styleElement = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * The same pages with each style in the first page alone that has it: in the others its element is empty. Every page brings
 * its styles along, mostly those of all others, and to look at them takes the checker longer than at everything else.
 * @param pages their HTML
 * @returns their HTML in the same order
 */
function withStylesOnce(pages: readonly string[]): string[] {
  const known = new Set<string>();
  return pages.map((html) =>
    html.replace(styleElement, (whole: string, open: string, style: string, close: string) => {
      if (known.has(style)) return open + close;
      known.add(style);
      return whole;
    }),
  );
}

/**
 * Writes such pages beside the site, under their own names.
 * @param site absolute path of the built site
 * @param pages their paths in it
 * @param folder absolute path of where they are written
 * @returns absolute paths of what was written
 */
export function writeWithStylesOnce(site: string, pages: readonly string[], folder: string): string[] {
  const texts = withStylesOnce(pages.map((page) => readFileSync(join(site, page), 'utf8')));
  return pages.map((page, at) => {
    const path = join(folder, page);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, texts[at] ?? '');
    return path;
  });
}
