import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { charactersOf, latin } from '@pathshala/art/fonts/faces';
import { type PageSubset, pageSubsets } from '@pathshala/art/fonts/page-subset';
import { banglaWord } from '@pathshala/boot/bangla-word';
import { pageFontsAttribute } from '@pathshala/boot/page-data';
import { languageOffers } from '../../src/words/language-offers.ts';

/** Bytes: a page whose own fonts would be larger is better served with those of the site, which serve other pages too. */
const most = 56 * 1024;

/** The Bangla in a text, each word once. */
export const wordsOf = (text: string): string[] => [...new Set(text.match(banglaWord))].sort();

/**
 * The Bangla in the text of a page that a reader sees, each word once. Letters on both sides of a tag may join or not, as
 * the browser likes: both are words.
 */
export function banglaOf(html: string): string[] {
  const body = bodyOf(html);
  return wordsOf(['\n', ''].map((between) => body.replaceAll(/<[^>]*>/g, between)).join('\n'));
}

/** What a reader sees, with its tags. */
function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
}

const latinCharacters = new Set(charactersOf(latin));

const offered = Object.values(languageOffers).flatMap(Object.values).join('');

/**
 * The Latin letters and signs of a page in Bangla, and of its offer of other languages: a space and a comma would bring it
 * three whole files. In any other page those come with the site.
 */
function latinOf(html: string): string[] {
  if (!/<html lang="bn"/.test(html)) return [];
  const text = bodyOf(html).replaceAll(/<[^>]*>/g, '');
  // Five signs are written as letters in HTML, such as `&gt;`.
  const signs = text.includes('&') ? `&<>"'` : '';
  return [...new Set(text + signs + offered)].filter((one) => latinCharacters.has(one)).sort();
}

/**
 * Whether Bangla is among the first that a page shows. Its own fonts are fetched with the page then, and those that come
 * after it is painted are left for the next page: their lines break elsewhere, and what somebody reads would move.
 */
function beginsInBangla(html: string): boolean {
  const [heading = ''] = /<h1[\s>][\s\S]*?<\/h1>/.exec(html) ?? [];
  return wordsOf(heading).length > 0 || /<html lang="bn"/.test(html);
}

/** Made fonts by their words: many pages have the same few. */
const made = new Map<string, Promise<PageSubset[]>>();

function subsetsOf(words: readonly string[], others: readonly string[]): Promise<PageSubset[]> {
  const key = [...words, ...others].join(' ');
  const known = made.get(key) ?? pageSubsets(words, others);
  made.set(key, known);
  return known;
}

/**
 * A page with some Bangla brings fonts of those very words, a fraction of the whole. The site takes them away when it shows
 * another page, or a word that they lack.
 * @param clientFolder absolute path of the built site
 * @param coming what the site may show on the page later: its words are in the fonts as well, and are named with them
 */
export async function withFewLetters(html: string, clientFolder: string, coming = ''): Promise<string> {
  const known = wordsOf(coming);
  const words = [...new Set([...banglaOf(html), ...known])].sort();
  if (words.length === 0) return html;
  const subsets = await subsetsOf(words, latinOf(html));
  if (subsets.reduce((sum, { woff2 }) => sum + woff2.length, 0) > most) return html;
  // What comes later needs its font then, however late it is.
  const isFirst = known.length === 0 && beginsInBangla(html);
  const fonts = subsets.map(({ family, weight, ranges, woff2 }) => {
    const name = `few-letters-${createHash('sha256').update(woff2).digest('hex').slice(0, 12)}.woff2`;
    writeFileSync(join(clientFolder, 'assets', name), woff2);
    const address = `/assets/${name}`;
    const rule = `@font-face{font-family:"${family}";font-weight:${weight};font-display:${isFirst ? 'optional' : 'swap'};src:url("${address}") format("woff2");unicode-range:${ranges}}`;
    return { address, rule };
  });
  const rules = fonts.map(({ rule }) => rule).join('');
  const styled = html.replace(
    '</head>',
    () => `<style ${pageFontsAttribute}="${known.join(' ')}">${rules}</style></head>`,
  );
  if (!isFirst) return styled;
  const preloads = fonts.map(
    ({ address }) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  );
  return styled.replace(/<title>|<\/head>/, (found) => preloads.join('') + found);
}
