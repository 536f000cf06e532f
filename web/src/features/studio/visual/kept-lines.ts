import { sameEnds } from '@pathshala/contract/studio/changes';
import { diff3Merge, diffComm } from 'node-diff3';
import type { Node } from 'prosemirror-model';
import { docOf, readBlocks, type WrittenBlock } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface OpenText {
  readonly doc: Node;
  /** Unchanged lines stay byte for byte, although Markdown can be written in several ways. */
  readonly markdownOf: (changed: Node) => string;
}

/** @throws Error for a text that only the plain editor can edit */
export function openText(markdown: string): OpenText {
  const hasWindowsLines = /\r\n/.test(markdown) && !/(?<!\r)\n/.test(markdown);
  const source = hasWindowsLines ? markdown.replaceAll('\r\n', '\n') : markdown;
  const blocks = readBlocks(source);
  const [start = ''] = /^\s*/.exec(source) ?? [];
  if (start + blocks.map(({ text, gap }) => text + gap).join('') !== source)
    throw new Error('The text is not the sum of its blocks');
  const doc = docOf(blocks);
  const numberOf = numbering();
  return {
    doc,
    markdownOf: (changed) => {
      if (changed.eq(doc)) return markdown;
      const text = start + textOf(blocks, changed.children, numberOf);
      return hasWindowsLines ? text.replaceAll('\n', '\r\n') : text;
    },
  };
}

/** Equal blocks get equal numbers, and unchanged ones are compared once. */
function numbering() {
  const numbers = new Map<string, number>();
  const known = new WeakMap<Node, number>();
  return (node: Node): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    const key = JSON.stringify(node.toJSON());
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    known.set(node, number);
    return number;
  };
}

/** Text of blocks, the gap below, and whether the next block is unchanged. */
interface Part {
  readonly text: string;
  readonly gap: string;
}

function textOf(
  blocks: readonly WrittenBlock[],
  children: readonly Node[],
  numberOf: (node: Node) => number,
): string {
  const before = blocks.map(({ node }) => numberOf(node));
  const after = children.map(numberOf);
  const parts: Part[] = [];
  let at = 0;
  let place = 0;
  for (const stretch of stretchesOf(before, after)) {
    if ('common' in stretch) {
      const kept = blocks.slice(at, at + stretch.common.length);
      const text = kept
        .map((block, index) => block.text + (index < kept.length - 1 ? block.gap : ''))
        .join('');
      parts.push({ text, gap: kept.at(-1)?.gap ?? '' });
      at += kept.length;
      place += kept.length;
    } else {
      const old = blocks.slice(at, at + stretch.buffer1.length);
      const text = changedText(old, children.slice(place, place + stretch.buffer2.length));
      if (text !== '') parts.push({ text, gap: old.at(-1)?.gap ?? '' });
      at += old.length;
      place += stretch.buffer2.length;
    }
  }
  const end = blocks.at(-1)?.gap ?? '\n';
  return parts
    .map(({ text, gap }, index) => text + (index === parts.length - 1 ? end : betweenBlocks(gap)))
    .join('');
}

/** `diffComm` is slow for many blocks, so equal blocks at both ends are skipped. */
function stretchesOf(before: readonly number[], after: readonly number[]) {
  const { start, end } = sameEnds(before, after);
  const [endOfOld, endOfNew] = [before.length - end, after.length - end];
  return [
    ...(start > 0 ? [{ common: before.slice(0, start) }] : []),
    ...diffComm(before.slice(start, endOfOld), after.slice(start, endOfNew)),
    ...(end > 0 ? [{ common: before.slice(endOfOld) }] : []),
  ];
}

const betweenBlocks = (gap: string) => (/\n\s*\n/.test(gap) ? gap : '\n\n');

/** With their line ends. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Merges two changes of the author's text: our style of writing the blocks, and the edit. */
function changedText(old: readonly WrittenBlock[], children: readonly Node[]): string {
  const mine = writeMarkdown(children);
  const base = writeMarkdown(old.map(({ node }) => node));
  const theirs = old.map(({ text, gap }, at) => text + (at < old.length - 1 ? gap : '')).join('');
  if (old.length === 0 || base === theirs) return mine;
  const merged = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true });
  const text = merged.flatMap(({ ok, conflict }) => ok ?? conflict?.a ?? []).join('');
  const isSame = docOf(readBlocks(text)).eq(docOf(readBlocks(mine)));
  return isSame ? text : mine;
}
