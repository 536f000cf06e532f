import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorSchemeScript } from '@pathshala/boot/color-scheme-script';
import { mark } from '@pathshala/brand/mark';
import { siteIn } from '@pathshala/brand/site-in';
import { builtFileOf, spaFallback } from '@pathshala/contract/site/all-routes';
import { policyOf } from '@pathshala/contract/site/security-headers';
import { addressIn } from '@pathshala/contract/text/language-address';
import { type Language, languageRows } from '@pathshala/contract/text/languages';
import type { OfflineParts } from '../../offline/stores.ts';
import { words } from '../../src/words/words.ts';
import { offlineStyle } from './offline-style.ts';

function logo(): string {
  const { box } = mark;
  const parts = mark.parts.map(({ d, fill, stroke, weight }) => {
    const line = stroke ? ` stroke="var(--${stroke})" stroke-width="${weight}" stroke-linejoin="round"` : '';
    return `<path d="${d}" fill="${fill ? `var(--${fill})` : 'none'}"${line}/>`;
  });
  const ground = `<rect width="${box}" height="${box}" rx="${box * mark.radius}" fill="var(--leaf)"/>`;
  return `<svg viewBox="0 0 ${box} ${box}" width="${box}" height="${box}" aria-hidden="true">${ground}${parts.join('')}</svg>`;
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const textsOf = (element: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([^<]*)<`, 'g'))].map(([, text = '']) => sourceOf(text));

/** The page's Content-Security-Policy: only its script, its styles and the site's fonts. */
const policyFor = (html: string) =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': textsOf('script', html),
    'style-src': textsOf('style', html),
    'font-src': ["'self'"],
    // The browser fetches the site's icon.
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/**
 * The page that the worker shows where there is neither a connection nor a kept page, in a language. Its fonts are those that
 * all pages in the language begin with.
 * @param clientFolder absolute path of the built site
 */
export function offlineParts(language: Language, clientFolder: string): OfflineParts {
  const own = { locale: language };
  const school = siteIn(language).name;
  const title = words['offline.title']({}, own);
  const here = words['offline.here']({}, own);
  const site = readFileSync(join(clientFolder, builtFileOf(addressIn(language, spaFallback))), 'utf8');
  // Nothing else is being waited for, and a device may have no letters of its own for the script.
  const faces = (site.match(/@font-face\{[^}]*\}/g) ?? []).join('').replaceAll('optional', 'block');
  const preloads = site.match(/<link rel="preload"[^>]*\.woff2"[^>]*>/g) ?? [];
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} · ${school}</title>`,
    `<script>${colorSchemeScript}</script><style>${faces}${offlineStyle}</style>`,
    ...preloads,
  ].join('');
  const home = `<header><a href="${addressIn(language, '/')}">${logo()}<span>${school}</span></a></header>`;
  // The link without a path reloads this address.
  const again = `<a class="again" href="">${words['ui.tryAgain']({}, own)}</a>`;
  const said = `<div class="board"><h1>${title}</h1><p>${words['offline.text']({}, own)}</p>${again}</div>`;
  const before = `<!doctype html><html lang="${language}" dir="${languageRows[language].dir}"><head>${head}</head><body>${home}<main>${said}`;
  const fonts = preloads.flatMap((link) => /(?<=href=")[^"]+/.exec(link) ?? []);
  return { before, after: '</main></body></html>', here, school, fonts, policy: policyFor(before) };
}
