/** A tool of the toolbar replaces a stretch of a text and then selects something. Every other byte stays. */
export interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** The new selection, in the new text. */
  readonly select: readonly [from: number, to: number];
}

export type MarkdownTool = (stretch: Stretch) => TextEdit;

const chosen = ({ text, from, to }: Stretch) => text.slice(from, to);

/** Puts marks around the selection, or around a placeholder. */
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

/** Puts a mark before each selected line. @param mark makes the mark from the line's index, from 0 */
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

/** Inserts content after the selection and puts the cursor behind it. */
export function inline(content: string): MarkdownTool {
  return ({ to }) => ({
    from: to,
    to,
    insert: content,
    select: [to + content.length, to + content.length],
  });
}

/** The line ends that are missing where some are there already. */
const lineEnds = (needed: number, there: number) => '\n'.repeat(Math.max(0, needed - there));

/** Where to insert a block: after the line that the selection ends in. */
function blockPlace({ text, to: chosenTo }: Stretch) {
  const next = text.indexOf('\n', chosenTo);
  const to = next < 0 ? text.length : next;
  const [before, after] = [text.slice(0, to), text.slice(to)];
  const gap = before === '' ? '' : lineEnds(2, /\n*$/.exec(before)?.[0].length ?? 0);
  const there = /^\n*/.exec(after)?.[0].length ?? 0;
  return { to, gap, there, isLast: there === after.length };
}

/**
 * Inserts a block on lines of its own after the current line, with an empty line before and after it.
 * @param select the part of it that is selected, to be written over
 */
export function blockToFill(content: string, select: string): MarkdownTool {
  return (stretch) => {
    const { to, gap, there, isLast } = blockPlace(stretch);
    const start = to + gap.length + content.indexOf(select);
    const insert = `${gap}${content}${lineEnds(isLast ? 1 : 2, there)}`;
    return { from: to, to, insert, select: [start, start + select.length] };
  };
}

/** Like `blockToFill`, for a complete block: puts the cursor below it, where a new paragraph starts. */
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
