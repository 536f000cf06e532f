import type { Placeholder, SchoolPage } from '@pathshala/contract/content/published';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Unknown placeholders were already rejected. */
export function fillPage(page: SchoolPage, words: Readonly<Record<Placeholder, string>>): SchoolPage {
  const fill = (html: string) =>
    html.replace(/\{(\w+)\}/g, (_, name: string) => escaped(words[name as Placeholder]));
  return {
    ...page,
    simple: fill(page.simple),
    sections: page.sections.map((section) => ({ ...section, html: fill(section.html) })),
  };
}
