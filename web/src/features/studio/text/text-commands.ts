import { words } from '../../../words/words.ts';

const names = {
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
  undo: words['studio-lesson.undo'],
  redo: words['studio-lesson.redo'],
};

export type ToolId = keyof typeof names;

export const toolIds = Object.keys(names) as ToolId[];

/** Markdown is inserted in the line, or as blocks. */
export type TextCommand = ToolId | { readonly markdown: string; readonly isBlock: boolean };

export const insertInline = (markdown: string): TextCommand => ({ markdown, isBlock: false });
export const insertBlock = (markdown: string): TextCommand => ({ markdown, isBlock: true });

export const toolName = (id: ToolId): string => names[id]();
