import type { PageStart } from '@pathshala/boot/page-start';
import { drawnTokens } from '@pathshala/brand/palette';
import type { MadeOf, ShownDraft } from '@pathshala/contract/calls/site-server';
import { languageRows } from '@pathshala/contract/text/languages';
import type { StaticHandlerContext } from 'react-router-dom';
import type { DocumentParts } from '../app/document.tsx';
import { plainKey } from '../page/page-loader.ts';
import type { PageFile } from '../page-files.ts';
import { siteLanguage } from '../words/language.ts';
import { school } from '../words/school.ts';
import { contentHashIn, filesIn } from './load-page.ts';

/** The same for every page. */
export interface BuiltSite {
  readonly bootScript: string;
  /** Modules, each after its imports, and style sheets. */
  readonly madeOf: (files: readonly string[]) => MadeOf;
  readonly styles: (sheet: string) => string;
}

export interface DocumentOptions {
  readonly site: BuiltSite;
  /** A fallback page: the browser draws the content. */
  readonly isDrawn?: boolean;
  /** For pages whose content only the site can show. */
  readonly isShell?: boolean;
  /** Data without which the page is empty. */
  readonly data?: readonly string[];
  /** A draft, for people with its link. */
  readonly draft?: ShownDraft;
}

/** A font with its own digits needs no extra file for them. */
const fontFiles = import.meta.glob<string>('../theme/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fontsNamed = (...names: readonly string[]) =>
  names.flatMap((name) => fontFiles[`../theme/fonts/${name}.woff2`] ?? []);

/** Preloaded on every page. */
const firstFonts =
  languageRows[siteLanguage].script === 'Bengali'
    ? fontsNamed(
        ...['heading-bengali', 'body-400-bengali', 'body-600-bengali'],
        ...['body-400-digits', 'body-600-digits'],
      )
    : fontsNamed('heading-latin', 'body-400-latin', 'body-600-latin');

const fontsOf = (start: string) =>
  start.includes('\\u003cmath ') ? [...firstFonts, ...fontsNamed('formulas')] : firstFonts;

function startOf(files: readonly PageFile[], { isDrawn, isShell }: DocumentOptions): PageStart['when'] {
  if (isDrawn) return 'now';
  return isShell || files.some(({ startsEarly }) => startsEarly) ? 'first-paint' : 'paint';
}

/** The one page whose address says no more than the school's. */
const isHomeOfAll = ({ location }: StaticHandlerContext) =>
  location.pathname === '/' && siteLanguage !== school.firstLanguage;

/** Without what the document itself has as HTML. */
const asText = (value: unknown) =>
  JSON.stringify(value, (key, one) => (key === plainKey ? undefined : one)).replaceAll('<', '\\u003c');

/** Most courses are still being written: each page of those links to one file of styles. */
const isOpenCourse = ({ loaderData }: StaticHandlerContext) =>
  (loaderData.course as { course?: { complete?: boolean } } | undefined)?.course?.complete === true;

export function documentOf(
  context: StaticHandlerContext,
  options: DocumentOptions,
  footer: DocumentParts['footer'],
): DocumentParts {
  const { site, isDrawn = false, data = [], draft } = options;
  const files = isDrawn ? [] : filesIn(context);
  const { modules, sheets, sheet } = site.madeOf(files.map(({ file }) => file));
  const start = asText({
    modules,
    sheets,
    data,
    when: startOf(files, options),
    page: context.matches.at(-1)?.route.id ?? '',
    isDrawn,
    loaderData: isDrawn ? {} : context.loaderData,
    errors: isDrawn ? null : context.errors,
    // Others have it as HTML.
    ...(isDrawn && footer && { footer }),
  } satisfies PageStart);
  return {
    bootScript: site.bootScript,
    papers: [drawnTokens.light.paper, drawnTokens.dark.paper],
    fonts: fontsOf(start),
    ...(sheet && !draft && !isOpenCourse(context) ? { sheet } : { styles: sheets.map(site.styles).join('') }),
    start,
    isDrawn,
    firstLanguage: isHomeOfAll(context) ? school.firstLanguage : undefined,
    ...(footer && { footer }),
    contentHash: isDrawn ? undefined : contentHashIn(context),
    ...(draft && { draft }),
  };
}
