import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  placeholders,
  type SchoolPage,
  type SchoolPageName,
  schoolPageNames,
} from '@pathshala/contract/content/school-page';
import { messageRefOf } from '@pathshala/contract/http/validation';
import {
  firstLanguage,
  forTranslations,
  type Language,
  type Translation,
} from '@pathshala/contract/text/languages';
import { splitFrontMatter } from './front-matter.ts';
import { schoolPageHeadSchema } from './kinds/source-schemas.ts';
import type { Problems } from './problems.ts';
import { renderMarkdown } from './render/render-lesson.ts';
import { pageIssues, schoolPageOf, withNamesOf } from './school-page-of.ts';

/** Where a page’s text is in the content folder: `pages/help.md`, a translation beside it, `pages/help.bn.md`. */
export function pageFile(name: string, language: Language): string {
  return `pages/${name}${language === firstLanguage ? '' : `.${language}`}.md`;
}

/**
 * Reads the pages that are text alone, `pages/<name>.md`. What comes before the first `## ` is for a child; each `## ` after
 * it is a section for a parent. A version in another language has as many sections; a page without one is there in the
 * first language.
 * @param folder absolute path of the content folder
 */
export function readPages(folder: string, problems: Problems): Record<Language, SchoolPage[]> {
  const pages = schoolPageNames.flatMap((name) => {
    const first = readPage(folder, name, firstLanguage, problems);
    return first ? [{ first, in: forTranslations((one) => readVersion(folder, first, one, problems)) }] : [];
  });
  return {
    [firstLanguage]: pages.map(({ first }) => first),
    ...forTranslations((language) => pages.map((page) => page.in[language])),
  };
}

/** A page in another language. Its sections go by the names of the first one's, so that a link to one finds it in both. */
function readVersion(
  folder: string,
  first: SchoolPage,
  language: Translation,
  problems: Problems,
): SchoolPage {
  const file = pageFile(first.name, language);
  const own = existsSync(join(folder, file)) ? readPage(folder, first.name, language, problems) : undefined;
  if (!own) return first;
  const [has, wants] = [own.sections.length, first.sections.length];
  if (has !== wants)
    problems.add(file, '(sections)', `has ${has} sections, but the first version has ${wants}`);
  return withNamesOf(first, own);
}

function readPage(
  folder: string,
  name: SchoolPageName,
  language: Language,
  problems: Problems,
): SchoolPage | undefined {
  const file = pageFile(name, language);
  const path = join(folder, file);
  if (!existsSync(path)) {
    problems.add(file, '(file)', 'is missing');
    return undefined;
  }
  const parts = splitFrontMatter(readFileSync(path, 'utf8'), file, [], problems);
  if (!parts) return undefined;
  const head = problems.check(schoolPageHeadSchema, parts.fields, file);
  for (const [, word = ''] of parts.body.matchAll(/\{(\w*)\}/g)) {
    if (!placeholders.some((known) => known === word)) problems.add(file, `{${word}}`, 'is not known');
  }
  for (const { messageRef } of pageIssues(parts.body)) problems.add(file, '(text)', messageRef);
  return head && schoolPageOf(name, { ...head, body: parts.body }, (text) => rendered(text, file, problems));
}

function rendered(markdown: string, file: string, problems: Problems): string {
  try {
    return renderMarkdown(markdown);
  } catch (error) {
    problems.add(file, '(text)', messageRefOf(error));
    return '';
  }
}
