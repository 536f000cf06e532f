import { createHash } from 'node:crypto';
import { colorSchemeScript } from '@pathshala/boot/color-scheme-script';
import { mark } from '@pathshala/brand/mark';
import { siteIn } from '@pathshala/brand/site-in';
import { policyOf } from '@pathshala/contract/site/security-headers';
import { addressIn } from '@pathshala/contract/text/language-address';
import { type Language, languageRows } from '@pathshala/contract/text/languages';
import type { OfflineParts } from '../../offline/stores.ts';
import { words } from '../../src/words/words.ts';
import { offlineStyle } from './offline-style.ts';

const nameIn = (language: Language): string => siteIn(language).name;

function logo(): string {
  const { box } = mark;
  const parts = mark.parts.map(({ d, fill, stroke, weight }) => {
    const line = stroke ? ` stroke="var(--${stroke})" stroke-width="${weight}" stroke-linejoin="round"` : '';
    return `<path d="${d}" fill="${fill ? `var(--${fill})` : 'none'}"${line}/>`;
  });
  const ground = `<rect width="${box}" height="${box}" rx="${box * mark.radius}" fill="var(--leaf)"/>`;
  return `<svg viewBox="0 0 ${box} ${box}" width="${box}" height="${box}" aria-hidden="true">${ground}${parts.join('')}</svg>`;
}

/** The page that the worker shows where there is neither a connection nor a kept page, in a language. */
export function offlineParts(language: Language): OfflineParts {
  const own = { locale: language };
  const school = nameIn(language);
  const title = words['offline.title']({}, own);
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} · ${school}</title>`,
    `<script>${colorSchemeScript}</script><style>${offlineStyle}</style>`,
  ].join('');
  const home = `<header><a href="${addressIn(language, '/')}">${logo()}<span>${school}</span></a></header>`;
  // The link without a path reloads this address.
  const again = `<a class="again" href="">${words['ui.tryAgain']({}, own)}</a>`;
  const said = `<div class="board"><h1>${title}</h1><p>${words['offline.text']({}, own)}</p>${again}</div>`;
  return {
    before: `<!doctype html><html lang="${language}" dir="${languageRows[language].dir}"><head>${head}</head><body>${home}<main>${said}`,
    after: '</main></body></html>',
    here: words['offline.here']({}, own),
    school,
  };
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page's Content-Security-Policy: only its script and its style. */
export const offlinePolicy = policyOf({
  'default-src': ["'none'"],
  'script-src': [sourceOf(colorSchemeScript)],
  'style-src': [sourceOf(offlineStyle)],
  // The browser fetches the site's icon.
  'img-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});
