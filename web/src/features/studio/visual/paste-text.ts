import { withLatinDigits } from '@pathshala/contract/text/digits';
import { type Node as EditorNode, Fragment, Slice } from 'prosemirror-model';
import { readBlocks } from './read-markdown.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

const markdownSigns = /^(?:#{1,6} |\s*[-*] |\s*\d+[.)] |>|```|\|)|\*\*[^*]+\*\*|\$[^$]+\$/m;
/** What notes on a phone and chats put before an item. */
const bullet = /^(\s*)[•◦▪‣●○☐☑✓✔]\s*/;
/** In any digits: `১.` or `১।`. */
const number = /^(\s*)(\p{Nd}+)[.)।]\s+/u;
const item = /^\s*(?:-|\d+[.)]) /;

/** Chats copy formulas as LaTeX has them. */
const withDollars = (text: string) =>
  text
    .replace(/\\\((.+?)\\\)/g, (_, tex: string) => `$${tex.trim()}$`)
    .replace(/^[ \t]*\\\[([\s\S]+?)\\\]/gm, (_, tex: string) => `$$${tex.trim()}$$`);

const asMarkdownItem = (line: string) =>
  line
    .replace(bullet, '$1- ')
    .replace(number, (_line, indent: string, digits: string) => `${indent}${withLatinDigits(digits)}. `);

/** Notes with lists as Markdown, in which every line that is no item is a paragraph; a text without such lists as it is. */
function notesAsMarkdown(text: string): string {
  const lines = text.split('\n');
  const written = lines.map(asMarkdownItem);
  if (written.every((line, at) => line === lines[at])) return text;
  return written
    .map((line, at) => (item.test(line) && item.test(written[at - 1] ?? '') ? line : `\n${line}`))
    .join('\n');
}

/** Undefined for a text without signs, or one that cannot be read. */
function markdownBlocks(text: string): EditorNode[] | undefined {
  if (!markdownSigns.test(text)) return undefined;
  try {
    return readBlocks(text).map(({ node }) => node);
  } catch {
    return undefined;
  }
}

/** Text without any look: Markdown if it has its signs or lists, else a paragraph for each line, as in a phone's notes. */
export function pastedText(text: string): Slice {
  const lines = withDollars(text.replace(/\r\n?/g, '\n'));
  const blocks =
    markdownBlocks(notesAsMarkdown(lines)) ??
    lines
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => nodes.paragraph.create(null, schema.text(line.trim())));
  // Open at both ends, so that one line goes into the line of the cursor.
  const fragment = Fragment.from(blocks);
  const isOpen = (block: typeof fragment.firstChild) => (block?.type === nodes.paragraph ? 1 : 0);
  return new Slice(fragment, isOpen(fragment.firstChild), isOpen(fragment.lastChild));
}
