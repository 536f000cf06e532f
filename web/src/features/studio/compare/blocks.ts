import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { langOfMarkdown } from '@pathshala/content/render/lesson-record';
import { renderInline, renderMarkdown } from '@pathshala/content/render/render-lesson';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Lang, Language } from '@pathshala/contract/text/languages';
import { escapeHtml } from './escape-html.ts';

/** A part of an item's page to compare: a paragraph, a figure, a question's option or a field. */
export interface Block {
  /** Path of its field, for `fieldLabel`. */
  readonly path: string;
  /** Its sort, such as `p` or `figure`: a part can only have changed into one of the same sort. */
  readonly sort: string;
  readonly html: string;
}

/** The fields in Markdown, by kind. The texts of a quiz are in Markdown too. */
const markdownFields: Partial<Readonly<Record<StudioKind, string>>> = { lessons: 'body', pages: 'body' };

const written = (source: string) => `<code>${escapeHtml(source)}</code>`;

function tried(render: () => string, source: string): string {
  try {
    return render();
  } catch {
    // Shows the source of what cannot be rendered.
    return `<pre>${escapeHtml(source)}</pre>`;
  }
}

function bodyBlocks(path: string, markdown: string, lang: Lang): Block[] {
  const html = tried(() => renderMarkdown(markdown, lang, undefined, written), markdown);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.children].map((element) => ({
    path,
    sort: element.localName,
    html: element.outerHTML,
  }));
}

function plainBlocks(path: string, text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ path, sort: `text ${path}`, html: `<p>${escapeHtml(paragraph.trim())}</p>` }));
}

function blocksIn(path: string, value: unknown, isMarkdown: boolean, lang: Lang): Block[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string' && isMarkdown) {
    const html = tried(() => renderInline(value, lang, written), value);
    return [{ path, sort: path.replace(/\[\d+\]/g, ''), html: `<div>${html}</div>` }];
  }
  if (Array.isArray(value))
    return value.flatMap((one: unknown, at) => blocksIn(`${path}[${at}]`, one, isMarkdown, lang));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) =>
      blocksIn(`${path}.${name}`, one, isMarkdown && name !== 'compute', lang),
    );
  // The files count options from 0, people from 1.
  return plainBlocks(path, String(path.endsWith('.answer') ? Number(value) + 1 : value));
}

/** The parts of an item's page, in the order of its fields, made by the renderer that also publishes it. */
export function blocksOf(kind: StudioKind, fields: StudioFields, language: Language): Block[] {
  const own = fieldsIn(kind, fields, language);
  const body = markdownFields[kind];
  const lang = langOfMarkdown(String(own[body ?? ''] ?? ''));
  return Object.entries(own).flatMap(([name, value]) =>
    name === body && typeof value === 'string'
      ? bodyBlocks(name, value, lang)
      : blocksIn(name, value, name === 'quiz', lang),
  );
}
