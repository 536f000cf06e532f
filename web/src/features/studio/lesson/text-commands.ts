import type { Language } from '@pathshala/contract/text/languages';
import { words } from '../../../words/words.ts';
import { around, beforeLines, block, blockToFill, inline, type MarkdownTool } from './markdown-tools.ts';
import { startersIn } from './starters.ts';

const names = {
  undo: words['studio-lesson.undo'],
  redo: words['studio-lesson.redo'],
  heading: words['studio-lesson.heading'],
  smallHeading: words['studio-lesson.smallHeading'],
  bold: words['studio-lesson.bold'],
  italic: words['studio-lesson.italic'],
  link: words['studio-lesson.link'],
  list: words['studio-lesson.list'],
  numberedList: words['studio-lesson.numberedList'],
  quotation: words['studio-lesson.quotation'],
  table: words['studio-lesson.table'],
  workedExample: words['studio-lesson.workedExample'],
  tryIt: words['studio-lesson.tryIt'],
};

/** What the toolbar does to the selection. */
export type ToolId = keyof typeof names;

/** In the order of the toolbar. */
export const toolIds = Object.keys(names) as ToolId[];

/** A tool of the toolbar, or Markdown to insert: in the line, or as blocks of their own. */
export type TextCommand = ToolId | { readonly markdown: string; readonly isBlock: boolean };

export const insertInline = (markdown: string): TextCommand => ({ markdown, isBlock: false });
export const insertBlock = (markdown: string): TextCommand => ({ markdown, isBlock: true });

export const toolName = (id: ToolId): string => names[id]();

/**
 * How a tool edits Markdown as text. The browser's own text field has its own undo and redo.
 * @param language of the text; inserted content is in the same language
 */
export function markdownTool(command: TextCommand, language: Language): MarkdownTool | undefined {
  if (typeof command === 'object')
    return command.isBlock ? block(command.markdown) : inline(command.markdown);
  const { bold, link, table, workedExample, tryIt } = startersIn(language);
  const tools: Readonly<Partial<Record<ToolId, MarkdownTool>>> = {
    heading: beforeLines(() => '## '),
    smallHeading: beforeLines(() => '### '),
    bold: around('**', '**', bold),
    italic: around('*', '*', bold),
    link: around('[', '](https://)', link),
    list: beforeLines(() => '- '),
    numberedList: beforeLines((place) => `${place + 1}. `),
    quotation: beforeLines(() => '> '),
    table: blockToFill(table.text, table.chosen),
    workedExample: blockToFill(workedExample.text, workedExample.chosen),
    tryIt: blockToFill(tryIt.text, tryIt.chosen),
  };
  return tools[command];
}
