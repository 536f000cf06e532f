import { escapeHtml } from '@pathshala/contract/text/encodings';
import { type Language, langOfLanguage } from '@pathshala/contract/text/languages';
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
