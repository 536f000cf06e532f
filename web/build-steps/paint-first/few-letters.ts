import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSubset, pageSubsets } from '@pathshala/art/fonts/page-subset';
import { pageFontsAttribute } from '@pathshala/boot/page-data';

/** A page with more different letters of Bangla than this is better served with the fonts of all of them. */
const few = 45;
const bangla = /[\u0980-\u09FF\u200C\u200D]+/g;

/** The Bangla in the text of a page that a reader sees, word by word. */
export function banglaOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  return body.replaceAll(/<[^>]*>/g, '\n').match(bangla) ?? [];
}

/** Made fonts by their letters: many pages have the same few. */
const made = new Map<string, Promise<PageSubset[]>>();

function subsetsOf(words: readonly string[]): Promise<PageSubset[]> {
  const letters = [...new Set(words.join(''))].sort().join('');
  const known = made.get(letters) ?? pageSubsets(words);
  made.set(letters, known);
  return known;
}

/**
 * A page in English with some letters of Bangla brings fonts of those letters, a fraction of the whole. The site takes
 * them away when it shows another page.
 * @param clientFolder absolute path of the built site
 */
export async function withFewLetters(html: string, clientFolder: string): Promise<string> {
  const words = banglaOf(html);
  const count = new Set(words.join('')).size;
  if (count === 0 || count > few) return html;
  const rules = (await subsetsOf(words)).map(({ family, weight, ranges, woff2 }) => {
    const name = `few-letters-${createHash('sha256').update(woff2).digest('hex').slice(0, 12)}.woff2`;
    writeFileSync(join(clientFolder, 'assets', name), woff2);
    return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/assets/${name}") format("woff2");unicode-range:${ranges}}`;
  });
  return html.replace('</head>', () => `<style ${pageFontsAttribute}="">${rules.join('')}</style></head>`);
}
