import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { charactersOf, faces, latin, type Style } from '@pathshala/art/fonts/faces';
import { type FaceText, type PageSubset, pageSubsets } from '@pathshala/art/fonts/page-subset';
import { joinedWord } from '@pathshala/boot/joined-word';
import { pageFontsAttribute, wholeFontsAttribute } from '@pathshala/boot/page-data';
import { languages, translations } from '@pathshala/contract/text/languages';
import { say } from '@pathshala/messages/say';
import { parse } from 'node-html-parser';
import { isQuick } from '../quick-site.ts';
import { partsIn } from './face-parts.ts';

/** Bytes: above this a page uses the site's fonts, which serve other pages too. */
const max = 56 * 1024;

/** The words with joined letters in a text, each once. */
export const wordsOf = (text: string): string[] => [...new Set(text.match(joinedWord))].sort();

/** The text of HTML, with placeholders of fields. @param between replaces tags */
function textIn(html: string, between: string): string {
  return html.replaceAll(/<(?:[^>]*\splaceholder="([^"]*)")?[^>]*>/g, (_, placeholder?: string) =>
    placeholder ? `\n${placeholder}\n` : between,
  );
}

/**
 * The visible words with joined letters, each once. Letters on both sides of a tag may join or not, depending on the
 * browser: both are words.
 */
export function joinedOf(html: string): string[] {
  return wordsOf(['\n', ''].map((between) => textIn(html, between)).join('\n'));
}

const isTranslation = (html: string) => translations.some((one) => html.includes(`<html lang="${one}"`));

const latinCharacters = new Set(charactersOf(latin));

/** The visible Latin letters and signs. */
function latinOf(html: string): string[] {
  const text = textIn(html, '');
  // HTML writes five signs as entities, such as `&gt;`.
  const signs = text.includes('&') ? `&<>"'` : '';
  return [...new Set(text + signs)].filter((one) => latinCharacters.has(one)).sort();
}

const offer = ['any-language.offer', 'any-language.offerGo', 'any-language.offerClose'] as const;
const offered = languages.flatMap((one) => offer.map((key) => say(one, key))).join('');

/**
 * The texts of a page's own fonts. Only a translated page has Latin letters in them, with those of its language
 * switch: a space and a comma would load three whole files, which other pages need anyway.
 * @param coming text that may appear on the page later, in any font
 */
function textsOf(html: string, coming: string): Record<Style, FaceText> {
  const page = parse(html);
  const textOf = (part: string, latin = ''): FaceText => ({
    words: wordsOf([...joinedOf(part), coming].join('\n')),
    others: isTranslation(html) ? latinOf(part + latin + coming) : [],
  });
  const [heading, heavier] = [partsIn('heading', page), partsIn('body-600', page)];
  for (const unseen of page.querySelectorAll('head, script, style')) unseen.remove();
  return {
    heading: textOf(heading.join('\n')),
    'body-400': textOf(page.toString(), offered),
    'body-600': textOf(heavier.join('\n'), offered),
  };
}

/**
 * Whether the beginning of a page has joined letters. Then its own fonts are preloaded, and fonts that arrive after
 * the paint wait for the next page: lines would break elsewhere and the text would move.
 */
function beginsJoined(html: string): boolean {
  const [heading = ''] = /<h1[\s>][\s\S]*?<\/h1>/.exec(html) ?? [];
  return wordsOf(heading).length > 0 || isTranslation(html);
}

/** The rules of the files that have the joined letters, in the built style sheets. */
const wholeFaces = new RegExp(
  `@font-face\\{[^}]*/assets/(?:${faces.flatMap(({ file, other }) => (other === 'letters' ? [file] : [])).join('|')})-[^}]*\\}`,
  'g',
);

/** Puts the rules of the whole fonts aside, for `page-fonts.ts` to bring back. */
function withoutWhole(html: string): string {
  const aside = html.match(wholeFaces) ?? [];
  const style = `<style ${wholeFontsAttribute} media="not all">${aside.join('')}</style></head>`;
  return html.replaceAll(wholeFaces, '').replace('</head>', () => style);
}

/** Fonts by their words: many pages have the same few words. */
const made = new Map<string, Promise<PageSubset[]>>();

function subsetsOf(texts: Record<Style, FaceText>): Promise<PageSubset[]> {
  const key = JSON.stringify(texts);
  const known = made.get(key) ?? pageSubsets(texts);
  made.set(key, known);
  return known;
}

/**
 * Gives a page with some joined letters fonts of exactly those words, a fraction of the whole. The site removes them
 * when it shows another page, or a word that they lack. In a quick build pages use the whole ones.
 * @param clientFolder absolute path of the built site
 * @param coming text that may appear on the page later: its words are in the fonts as well, and are listed with them
 */
export async function withFontSubsets(html: string, clientFolder: string, coming = ''): Promise<string> {
  if (isQuick) return html;
  const texts = textsOf(html, coming);
  if (texts['body-400'].words.length === 0) return html;
  const subsets = await subsetsOf(texts);
  if (subsets.reduce((sum, { woff2 }) => sum + woff2.length, 0) > max) return html;
  const isFirst = beginsJoined(html);
  const fonts = subsets.map(({ family, weight, ranges, woff2 }) => {
    const name = `font-subset-${createHash('sha256').update(woff2).digest('hex').slice(0, 12)}.woff2`;
    writeFileSync(join(clientFolder, 'assets', name), woff2);
    const address = `/assets/${name}`;
    const rule = `@font-face{font-family:"${family}";font-weight:${weight};font-display:${isFirst ? 'optional' : 'swap'};src:url("${address}") format("woff2");unicode-range:${ranges}}`;
    return { address, rule };
  });
  const rules = fonts.map(({ rule }) => rule).join('');
  const styled = html.replace(
    '</head>',
    () => `<style ${pageFontsAttribute}="${wordsOf(coming).join(' ')}">${rules}</style></head>`,
  );
  if (!isFirst) return styled;
  const preloads = fonts.map(
    ({ address }) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous">`,
  );
  return withoutWhole(styled).replace(/<title>|<\/head>/, (found) => preloads.join('') + found);
}
