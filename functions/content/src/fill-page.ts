import type { Placeholder, SchoolPage } from '@pathshala/contract/content/published';
import { escapeHtml } from '@pathshala/contract/text/encodings';

/** Unknown placeholders were already rejected. */
export function fillPage(page: SchoolPage, words: Readonly<Record<Placeholder, string>>): SchoolPage {
  const fill = (html: string) =>
    html.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(words[name as Placeholder]));
  return {
    ...page,
    simple: fill(page.simple),
    sections: page.sections.map((section) => ({ ...section, html: fill(section.html) })),
  };
}
