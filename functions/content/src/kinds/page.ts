import { isLocalText, type StudioFields } from '@pathshala/contract/content/fields';
import { linkedPages, placeholders } from '@pathshala/contract/content/published';
import { limits } from '@pathshala/contract/http/limits';
import type { Issue } from '@pathshala/contract/http/validation';
import { isFreeAddress } from '@pathshala/contract/site/free-address';
import { paths } from '@pathshala/contract/site/paths';
import { schoolDay } from '@pathshala/contract/site/region';
import { type Language, languages, translations } from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import type { MessageInLine } from '../render/check-markdown.ts';
import { pageIssues } from '../school-page-of.ts';
import { calledBy, choice, day, defineKind, pdf, text, words } from './define-kind.ts';

const sectionsIn = (body: unknown, language: Language) =>
  isLocalText(body) ? (textIn(body, language).text.match(/^## /gm)?.length ?? 0) : 0;

/** All versions of a page have the same number of sections, which take their names from the first version. */
function sectionIssues({ body }: StudioFields): Issue[] {
  const [wants, ...others] = languages.map((language) => sectionsIn(body, language));
  return translations.flatMap((language, at) => {
    const has = others[at] ?? 0;
    const params = { has, wants: wants ?? 0 };
    return has === wants ? [] : [{ path: `body (${language})`, key: 'faults.sections', params }];
  });
}

function unknownPlaceholders(markdown: string): MessageInLine[] {
  const lineAt = lineCounter(markdown);
  return [...markdown.matchAll(/\{(\w*)\}/g)]
    .filter(([, word]) => !placeholders.some((known) => known === word))
    .map(({ index, 0: braces }) => ({
      line: lineAt(index),
      key: 'faults.unknownPlaceholder',
      params: { braces },
    }));
}

const fields = {
  title: words([2, 60], 'studio.title', 'studio-help.entryTitle'),
  lead: words([50, 170], 'studio-fields.lead', 'studio-help.pageLead', { rows: 2 }),
  updated: day('studio-fields.updated', 'studio-help.updated'),
  body: text({
    ...{ max: limits.pageTextMax, untrimmed: true, translatable: true, markdown: true },
    ...{ control: 'markdown', label: 'studio-fields.body', hint: 'studio-help.body' },
  }),
  file: pdf('studio-pdf.toDownload', 'studio-pdf.toDownloadHint'),
  footer: choice(['yes', 'no'], 'studio-footer', {
    ...{ label: 'studio-fields.footer', hint: 'studio-help.footer' },
  }),
} as const;

export const page = defineKind({
  one: 'page',
  called: calledBy('studio.pages', 'studio.page'),
  title: 'title',
  isFree: isFreeAddress,
  stays: linkedPages,
  begins: () => ({ updated: schoolDay(Date.now()), footer: 'yes' }),
  dated: 'updated',
  page: paths.page,
  perLanguage: true,
  files: { as: 'markdown', at: 'pages' },
  search: {
    ...{ group: 'pages', text: [] },
    alone: { called: '', note: 'lead', topics: 'body' },
  },
  textIssues: (markdown) => [...unknownPlaceholders(markdown), ...pageIssues(markdown)],
  versionIssues: sectionIssues,
  fields,
});

/** Line numbers of offsets in a text, from 1; ascending offsets are counted incrementally. */
export function lineCounter(text: string): (at: number) => number {
  let [line, from] = [1, 0];
  return (at) => {
    if (at < from) [line, from] = [1, 0];
    line += text.slice(from, at).split('\n').length - 1;
    from = at;
    return line;
  };
}
