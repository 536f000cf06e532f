import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { langOfMarkdown } from '@pathshala/content/render/lesson-record';
import { renderInline, renderMarkdown } from '@pathshala/content/render/render-lesson';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Lang, Language } from '@pathshala/contract/text/languages';
import { escapeHtml } from './escape-html.ts';

/** A part of an item's page that is compared with its like: a paragraph, a figure, a question's option, a field. */
export interface Block {
  /** The field that it is in, as `fieldLabel` takes it. */
  readonly path: string;
  /** What it is, such as `p` or `figure`: only parts of the same sort are the same part changed. */
  readonly sort: string;
  readonly html: string;
}

/** The fields that are Markdown, by kind; a quiz's texts are, too. */
const markdownFields: Partial<Readonly<Record<StudioKind, string>>> = { lessons: 'body', pages: 'body' };

const written = (source: string) => `<code>${escapeHtml(source)}</code>`;

function tried(render: () => string, source: string): string {
  try {
    return render();
  } catch {
    // What cannot be rendered is there as it is written.
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
  // Which option is right is counted from 0 in the files, and from 1 by people.
  return plainBlocks(path, String(path.endsWith('.answer') ? Number(value) + 1 : value));
}

/** An item's page in parts, in the order of its fields, through the renderer that publishes it. */
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
