import type { Language } from '@pathshala/contract/text/languages';
import { words } from '../../../words/words.ts';
import { around, beforeLines, block, blockToFill, inline, type MarkdownTool } from './markdown-tools.ts';
import { startersIn } from './starters.ts';

/** What the toolbar does to the selection, by the name of its button's message. */
export const toolIds = [
  'undo',
  'redo',
  'heading',
  'smallHeading',
  'bold',
  'italic',
  'link',
  'list',
  'numberedList',
  'quotation',
  'table',
  'workedExample',
  'tryIt',
] as const;

export type ToolId = (typeof toolIds)[number];

/** A tool of the toolbar, or Markdown to insert: in the line, or as blocks of their own. */
export type TextCommand = ToolId | { readonly markdown: string; readonly isBlock: boolean };

export const insertInline = (markdown: string): TextCommand => ({ markdown, isBlock: false });
export const insertBlock = (markdown: string): TextCommand => ({ markdown, isBlock: true });

export const toolName = (id: ToolId): string => words[`studio-lesson.${id}`]();

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
