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

/** Puts something after what is chosen, and goes on behind it. */
export function inline(content: string): MarkdownTool {
  return ({ to }) => ({
    from: to,
    to,
    insert: content,
    select: [to + content.length, to + content.length],
  });
}

/** Puts a block on lines of its own after the line that one is in, with an empty line before and after it. */
export function block(content: string, select?: string): MarkdownTool {
  return (stretch) => {
    const { text } = stretch;
    const next = text.indexOf('\n', stretch.to);
    const to = next < 0 ? text.length : next;
    const before = text.slice(0, to);
    const after = text.slice(to);
    const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const end = after === '' ? '\n' : after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
    const start = to + gap.length;
    const at = select === undefined ? -1 : content.indexOf(select);
    const chosenPart: readonly [number, number] =
      at < 0 || select === undefined
        ? [start + content.length, start + content.length]
        : [start + at, start + at + select.length];
    return { from: to, to, insert: `${gap}${content}${end}`, select: chosenPart };
  };
}

/** A text after an edit. */
export function edited(text: string, { from, to, insert }: TextEdit): string {
  return `${text.slice(0, from)}${insert}${text.slice(to)}`;
}

interface ToolRow {
  readonly name: string;
  readonly tool: MarkdownTool;
}

const table = '| A | B |\n|---|---|\n| 1 | 2 |';

/** The toolbar's buttons, but for those that open a dialog. */
export const markdownTools: readonly ToolRow[] = [
  { name: 'Heading', tool: beforeLines(() => '## ') },
  { name: 'Small heading', tool: beforeLines(() => '### ') },
  { name: 'Bold', tool: around('**', '**', 'bold words') },
  { name: 'List', tool: beforeLines(() => '- ') },
  { name: 'Numbered list', tool: beforeLines((place) => `${place + 1}. `) },
  { name: 'Table', tool: block(table, 'A') },
  {
    name: 'Worked example',
    tool: block(
      '## Worked example: what it is about\n\nThe question.\n\n1. First step.\n2. Second step.',
      'what it is about',
    ),
  },
  {
    name: 'Try it',
    tool: block(
      '## Try it\n\nA question for the reader.\n\n**Answer:** why it is so.',
      'A question for the reader.',
    ),
  },
];
