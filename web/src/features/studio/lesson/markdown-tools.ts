import type { Language } from '@pathshala/contract/text/languages';
import { words } from '../../../words/words.ts';
import { startersIn } from './starters.ts';

/** What the toolbar needs of an editor, whichever it is. */
export interface TextHandle {
  /** Uses a tool on what is chosen, and gives the focus back. */
  readonly apply: (tool: MarkdownTool) => void;
}

/** What the toolbar does to a text: a stretch of it is replaced, and something is selected after. Every other byte stays. */
export interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** What is selected then, in the new text. */
  readonly select: readonly [from: number, to: number];
}

export type MarkdownTool = (stretch: Stretch) => TextEdit;

const chosen = ({ text, from, to }: Stretch) => text.slice(from, to);

/** Puts marks around what is chosen, or around a word to write over. */
export function around(before: string, after: string, placeholder: string): MarkdownTool {
  return (stretch) => {
    const inner = chosen(stretch) || placeholder;
    const start = stretch.from + before.length;
    return {
      from: stretch.from,
      to: stretch.to,
      insert: `${before}${inner}${after}`,
      select: [start, start + inner.length],
    };
  };
}

/** Puts a mark before each line that is chosen. @param mark from the line's place, from 0 */
export function beforeLines(mark: (place: number) => string): MarkdownTool {
  return (stretch) => {
    const { text } = stretch;
    const from = text.lastIndexOf('\n', stretch.from - 1) + 1;
    const next = text.indexOf('\n', stretch.to);
    const to = next < 0 ? text.length : next;
    const lines = text.slice(from, to).split('\n');
    const insert = lines.map((line, place) => `${mark(place)}${line}`).join('\n');
    return { from, to, insert, select: [from + insert.length, from + insert.length] };
  };
}

/** Puts something after what is chosen, and continues behind it. */
export function inline(content: string): MarkdownTool {
  return ({ to }) => ({
    from: to,
    to,
    insert: content,
    select: [to + content.length, to + content.length],
  });
}

/** Line ends that are still needed where some stand already. */
const lineEnds = (needed: number, there: number) => '\n'.repeat(Math.max(0, needed - there));

/** Where a block goes: behind the line that one is in. */
function blockPlace({ text, to: chosenTo }: Stretch) {
  const next = text.indexOf('\n', chosenTo);
  const to = next < 0 ? text.length : next;
  const [before, after] = [text.slice(0, to), text.slice(to)];
  const gap = before === '' ? '' : lineEnds(2, /\n*$/.exec(before)?.[0].length ?? 0);
  const there = /^\n*/.exec(after)?.[0].length ?? 0;
  return { to, gap, there, isLast: there === after.length };
}

/**
 * Puts a block on lines of its own after the line that one is in, with an empty line before and after it.
 * @param select what of it is to be written over
 */
function blockToFill(content: string, select: string): MarkdownTool {
  return (stretch) => {
    const { to, gap, there, isLast } = blockPlace(stretch);
    const start = to + gap.length + content.indexOf(select);
    const insert = `${gap}${content}${lineEnds(isLast ? 1 : 2, there)}`;
    return { from: to, to, insert, select: [start, start + select.length] };
  };
}

/** As `blockToFill`, of a block that is whole: one continues writing below it, where what one writes is a paragraph of its own. */
export function block(content: string): MarkdownTool {
  return (stretch) => {
    const { to, gap, there, isLast } = blockPlace(stretch);
    const below = to + gap.length + content.length + 2;
    const insert = `${gap}${content}${lineEnds(isLast ? 2 : 4, there)}`;
    return { from: to, to, insert, select: [below, below] };
  };
}

/** A text after an edit. */
export function edited(text: string, { from, to, insert }: TextEdit): string {
  return `${text.slice(0, from)}${insert}${text.slice(to)}`;
}

interface ToolRow {
  readonly name: () => string;
  readonly tool: MarkdownTool;
}

/**
 * The toolbar's buttons, except for those that open a dialog.
 * @param language of the text: what goes into it is in the same one
 */
export function markdownTools(language: Language): readonly ToolRow[] {
  const { bold, table, workedExample, tryIt } = startersIn(language);
  return [
    { name: words['studio-lesson.heading'], tool: beforeLines(() => '## ') },
    { name: words['studio-lesson.smallHeading'], tool: beforeLines(() => '### ') },
    { name: words['studio-lesson.bold'], tool: around('**', '**', bold) },
    { name: words['studio-lesson.list'], tool: beforeLines(() => '- ') },
    { name: words['studio-lesson.numberedList'], tool: beforeLines((place) => `${place + 1}. `) },
    { name: words['studio-lesson.table'], tool: blockToFill(table.text, table.chosen) },
    {
      name: words['studio-lesson.workedExample'],
      tool: blockToFill(workedExample.text, workedExample.chosen),
    },
    { name: words['studio-lesson.tryIt'], tool: blockToFill(tryIt.text, tryIt.chosen) },
  ];
}
