import type { Placeholder, SchoolPage, SchoolPageSection } from '@pathshala/contract/content/published';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import type { MessageInLine } from './render/check-markdown.ts';

export interface WrittenPage extends Omit<SchoolPage, 'name' | 'simple' | 'sections'> {
  readonly body: string;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
  readonly line: number;
}

function splitSections(body: string): { readonly simple: string; readonly parts: readonly Part[] } {
  const [simple = '', ...rest] = body.split(/^## +/m);
  let line = simple.split('\n').length;
  const parts = rest.map((source): Part => {
    const [title = '', ...lines] = source.split('\n');
    const part = { id: idOf(title), title: title.trim(), markdown: lines.join('\n'), line };
    line += lines.length;
    return part;
  });
  return { simple, parts };
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function pageIssues(body: string): MessageInLine[] {
  const { simple, parts } = splitSections(body);
  const missing: MessageInLine[] = simple.trim() ? [] : [{ line: 1, key: 'faults.pageBegins' }];
  // A title without Latin letters has no name of its own.
  const names = parts.map(({ id, title }) => id || title);
  const twice = parts.flatMap(({ line }, at): MessageInLine[] => {
    const part = names[at] ?? '';
    return names.indexOf(part) === at ? [] : [{ line, key: 'faults.twice', params: { part } }];
  });
  return [...missing, ...twice];
}

export function schoolPageOf(
  name: string,
  { body, ...head }: WrittenPage,
  render: (markdown: string) => string,
): SchoolPage {
  const { simple, parts } = splitSections(body);
  const sections = parts.map(
    ({ id, title, markdown }): SchoolPageSection => ({ id, title, html: render(markdown) }),
  );
  // From before pages had titles.
  return { ...head, title: head.title || name, name, simple: render(simple), sections };
}

/** Its sections take the names of the first language's, so that a link works in both languages. */
export function withNamesOf(first: SchoolPage, page: SchoolPage): SchoolPage {
  const sections = page.sections.map((one, at) => ({ ...one, id: first.sections[at]?.id ?? one.id }));
  return { ...page, sections };
}

export function fillPage(page: SchoolPage, words: Readonly<Record<Placeholder, string>>): SchoolPage {
  const fill = (html: string) =>
    html.replace(/\{(\w+)\}/g, (_, name: string) => escapeHtml(words[name as Placeholder]));
  return {
    ...page,
    simple: fill(page.simple),
    sections: page.sections.map((section) => ({ ...section, html: fill(section.html) })),
  };
}
