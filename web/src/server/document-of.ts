import type { PageStart } from '@pathshala/boot/page-start';
import type { MadeOf, ShownDraft } from '@pathshala/contract/calls/site-server';
import { languageRows } from '@pathshala/contract/text/languages';
import type { StaticHandlerContext } from 'react-router-dom';
import type { DocumentParts } from '../app/document-parts.ts';
import type { PageFile } from '../page-files.ts';
import bodyBengali from '../theme/fonts/body-400-bengali.woff2?url';
import bodyDigits from '../theme/fonts/body-400-digits.woff2?url';
import bodyLatin from '../theme/fonts/body-400-latin.woff2?url';
import strongBengali from '../theme/fonts/body-600-bengali.woff2?url';
import strongDigits from '../theme/fonts/body-600-digits.woff2?url';
import strongLatin from '../theme/fonts/body-600-latin.woff2?url';
import formulas from '../theme/fonts/formulas.woff2?url';
import headingBengali from '../theme/fonts/heading-bengali.woff2?url';
import headingLatin from '../theme/fonts/heading-latin.woff2?url';
import { siteLanguage } from '../words/language.ts';
import { contentHashIn, filesIn } from './load-page.ts';

/** What the browser is given of the site that was built: the same for every page. */
export interface BuiltSite {
  readonly bootScript: string;
  /** Speculation rules. */
  readonly rules: string;
  /** Addresses of the modules of a page made of these files, each after those that it imports, and of its style sheets. */
  readonly madeOf: (files: readonly string[]) => MadeOf;
  /** The text of a style sheet. */
  readonly styles: (sheet: string) => string;
}

export interface DocumentOptions {
  readonly site: BuiltSite;
  /** There is no page in it, but what the browser draws whatever was asked for with. */
  readonly isDrawn?: boolean;
  /** It stands for pages whose content only the site can show. */
  readonly isShell?: boolean;
  /** Addresses of data that the page is nothing without. */
  readonly data?: readonly string[];
  /** It is not published: for somebody who has its link. */
  readonly draft?: ShownDraft;
}

/** What every page's words begin with. */
const firstFonts =
  languageRows[siteLanguage].script === 'Bengali'
    ? [headingBengali, bodyBengali, strongBengali, bodyDigits, strongDigits]
    : [headingLatin, bodyLatin, strongLatin];

/** @param start of a page, as text, with what was read for it */
const fontsOf = (start: string) => (start.includes('\\u003cmath ') ? [...firstFonts, formulas] : firstFonts);

function startOf(files: readonly PageFile[], { isDrawn, isShell }: DocumentOptions): PageStart['when'] {
  if (isDrawn) return 'now';
  return isShell || files.some(({ startsEarly }) => startsEarly) ? 'first-paint' : 'paint';
}

const asText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What is in the document around a page. */
export function documentOf(context: StaticHandlerContext, options: DocumentOptions): DocumentParts {
  const { site, isDrawn = false, data = [], draft } = options;
  const files = isDrawn ? [] : filesIn(context);
  const { modules, sheets } = site.madeOf(files.map(({ file }) => file));
  const start = asText({
    modules,
    sheets,
    data,
    when: startOf(files, options),
    page: context.matches.at(-1)?.route.id ?? '',
    isDrawn,
    loaderData: isDrawn ? {} : context.loaderData,
    errors: isDrawn ? null : context.errors,
  } satisfies PageStart);
  return {
    bootScript: site.bootScript,
    fonts: fontsOf(start),
    rules: site.rules,
    styles: sheets.map(site.styles).join(''),
    start,
    isDrawn,
    contentHash: isDrawn ? undefined : contentHashIn(context),
    ...(draft && { draft }),
  };
}
