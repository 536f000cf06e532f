import { sameEnds } from '@pathshala/contract/studio/changes';
import { diffIndices } from 'node-diff3';
import type { Node } from 'prosemirror-model';
import { docOf, readBlocks, type WrittenBlock } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface OpenText {
  readonly doc: Node;
  /** Unchanged blocks stay byte for byte, although Markdown can be written in several ways. */
  readonly markdownOf: (changed: Node) => string;
}

/** A text that the renderer refuses is one block of source. */
export function openText(markdown: string): OpenText {
  const hasWindowsLines = /\r\n/.test(markdown) && !/(?<!\r)\n/.test(markdown);
  const source = hasWindowsLines ? markdown.replaceAll('\r\n', '\n') : markdown;
  const [start = ''] = /^(?:[ \t]*\n)*/.exec(source) ?? [];
  const blocks = blocksOf(source.slice(start.length));
  const doc = docOf(blocks);
  return {
    doc,
    markdownOf: (changed) => {
      if (changed.eq(doc)) return markdown;
      const text = start + changedText(blocks, changed.children);
      return hasWindowsLines ? text.replaceAll('\n', '\r\n') : text;
    },
  };
}

function blocksOf(source: string): readonly WrittenBlock[] {
  try {
    const blocks = readBlocks(source);
    if (textOf(blocks) === source) return blocks;
  } catch {}
  return [{ node: schema.nodes.source.create({ markdown: source }), raw: source }];
}

const textOf = (blocks: readonly WrittenBlock[]) => blocks.map(({ raw }) => raw).join('');
const gapOf = (text = '\n') => /\s*$/.exec(text)?.[0] ?? '';

function changedText(blocks: readonly WrittenBlock[], children: readonly Node[]): string {
  const before = blocks.map(({ node }) => writeMarkdown([node]));
  const after = children.map((node) => writeMarkdown([node]));
  // Finding differences is slow for many blocks, so equal blocks at both ends are skipped.
  const { start, end } = sameEnds(before, after);
  const middle = (all: readonly string[]) => all.slice(start, all.length - end);
  const parts: string[] = [];
  let at = 0;
  for (const { buffer1, buffer2 } of diffIndices(middle(before), middle(after))) {
    const [from, to] = [start + buffer1[0], start + buffer2[0]];
    const old = blocks.slice(from, from + buffer1[1]);
    parts.push(
      textOf(blocks.slice(at, from)),
      writeMarkdown(children.slice(to, to + buffer2[1])) + gapOf(old.at(-1)?.raw),
    );
    at = from + old.length;
  }
  const written = [...parts, textOf(blocks.slice(at))].filter((part) => part.trim() !== '');
  return written
    .map((part, index) => {
      if (index === written.length - 1) return part.trimEnd() + gapOf(blocks.at(-1)?.raw);
      return /\n\s*\n$/.test(gapOf(part)) ? part : `${part.trimEnd()}\n\n`;
    })
    .join('');
}
