import type { PageStart } from '@pathshala/boot/page-start';
import { tokens } from '@pathshala/brand/tokens';
import type { MadeOf, ShownDraft } from '@pathshala/contract/calls/site-server';
import { languageRows } from '@pathshala/contract/text/languages';
import type { StaticHandlerContext } from 'react-router-dom';
import type { DocumentParts } from '../app/document-parts.ts';
import type { PageFile } from '../page-files.ts';
import { siteLanguage } from '../words/language.ts';
import { contentHashIn, filesIn } from './load-page.ts';

/** What the browser is given of the site that was built: the same for every page. */
export interface BuiltSite {
  readonly bootScript: string;
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

/** The addresses of font files. A brand whose face has digits of its own needs no file of them. */
const fontFiles = import.meta.glob<string>('../theme/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fontsNamed = (...names: readonly string[]) =>
  names.flatMap((name) => fontFiles[`../theme/fonts/${name}.woff2`] ?? []);

/** What every page's words begin with. */
const firstFonts =
  languageRows[siteLanguage].script === 'Bengali'
    ? fontsNamed(
        ...['heading-bengali', 'body-400-bengali', 'body-600-bengali'],
        ...['body-400-digits', 'body-600-digits'],
      )
    : fontsNamed('heading-latin', 'body-400-latin', 'body-600-latin');

/** @param start of a page, as text, with what was read for it */
const fontsOf = (start: string) =>
  start.includes('\\u003cmath ') ? [...firstFonts, ...fontsNamed('formulas')] : firstFonts;

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
    papers: [tokens.light.paper, tokens.dark.paper],
    fonts: fontsOf(start),
    styles: sheets.map(site.styles).join(''),
    start,
    isDrawn,
    contentHash: isDrawn ? undefined : contentHashIn(context),
    ...(draft && { draft }),
  };
}
