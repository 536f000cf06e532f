import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSubset, pageSubsets } from '@pathshala/art/fonts/page-subset';
import { pageFontsAttribute } from '@pathshala/boot/page-data';

/** Bytes: a page whose own fonts would be larger is better served with those of the site, which serve other pages too. */
const most = 48 * 1024;
const bangla = /[\u0964\u0965\u0980-\u09FF\u200C\u200D]+/g;

/**
 * The Bangla in the text of a page that a reader sees, each word once. Letters on both sides of a tag may join or not, as
 * the browser likes: both are words.
 */
export function banglaOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const words = ['\n', ''].flatMap((between) => body.replaceAll(/<[^>]*>/g, between).match(bangla) ?? []);
  return [...new Set(words)].sort();
}

/** Made fonts by their words: many pages have the same few. */
const made = new Map<string, Promise<PageSubset[]>>();

function subsetsOf(words: readonly string[]): Promise<PageSubset[]> {
  const key = words.join(' ');
  const known = made.get(key) ?? pageSubsets(words);
  made.set(key, known);
  return known;
}

/**
 * A page with some Bangla brings fonts of those very words, a fraction of the whole. The site takes them away when it shows
 * another page.
 * @param clientFolder absolute path of the built site
 */
export async function withFewLetters(html: string, clientFolder: string): Promise<string> {
  const words = banglaOf(html);
  if (words.length === 0) return html;
  const subsets = await subsetsOf(words);
  if (subsets.reduce((sum, { woff2 }) => sum + woff2.length, 0) > most) return html;
  const rules = subsets.map(({ family, weight, ranges, woff2 }) => {
    const name = `few-letters-${createHash('sha256').update(woff2).digest('hex').slice(0, 12)}.woff2`;
    writeFileSync(join(clientFolder, 'assets', name), woff2);
    return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/assets/${name}") format("woff2");unicode-range:${ranges}}`;
  });
  return html.replace('</head>', () => `<style ${pageFontsAttribute}="">${rules.join('')}</style></head>`);
}
