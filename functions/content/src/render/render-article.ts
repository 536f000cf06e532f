import type { StudioFields } from '@pathshala/contract/content/fields';
import type { SchoolPage, SchoolPageName } from '@pathshala/contract/content/published';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { firstLanguage, type Language, langOfLanguage } from '@pathshala/contract/text/languages';
import { fieldsIn } from '../kinds/fields-of.ts';
import { schoolPageOf, type WrittenPage, withNamesOf } from '../school-page-of.ts';
import { renderMarkdown } from './render-lesson.ts';

/** A part that cannot be rendered is shown as it was written. */
export const asWritten = (source: string) => `<code>${escapeHtml(source)}</code>`;

/** An article's Markdown as HTML. Never throws: older articles were published before their Markdown was checked. */
export function renderArticle(markdown: string, language: Language): string {
  try {
    return renderMarkdown(markdown, langOfLanguage(language), undefined, asWritten);
  } catch {
    return `<p>${escapeHtml(markdown)}</p>`;
  }
}

/** A page of text; without a version in the language it is there in the first one. */
export function pageIn(name: SchoolPageName, fields: StudioFields, language: Language): SchoolPage {
  const versionIn = (one: Language) =>
    schoolPageOf(name, fieldsIn('pages', fields, one) as unknown as WrittenPage, renderMarkdown);
  const first = versionIn(firstLanguage);
  return language === firstLanguage ? first : withNamesOf(first, versionIn(language));
}
