import type { Node } from 'prosemirror-model';
import { mergeText } from '../saving/merge-text.ts';

const keysOf = (doc: Node) => doc.children.map((block) => JSON.stringify(block));
/** As in Markdown, an empty line keeps changes of neighbours apart. */
const linesOf = (doc: Node) => `${keysOf(doc).join('\n\n')}\n`;

/**
 * Markdown has no empty paragraph and no space at the end of a line: what is being typed has both. They stay, with the
 * cursor in them, while others' changes come in.
 * @param now what is in the editor
 * @param written the same, as its Markdown is read
 * @param merged the text with the others' changes
 */
export function withUnwritten(now: Node, written: Node, merged: Node): Node {
  if (now.eq(written)) return merged;
  const blocks = new Map([now, merged].flatMap((doc) => keysOf(doc).map((key, at) => [key, doc.child(at)])));
  const parts = mergeText(linesOf(written), linesOf(now), linesOf(merged));
  const lines = parts.map((part) => (typeof part === 'string' ? part : part.theirs)).join('');
  return merged.type.create(
    null,
    lines.split('\n').flatMap((key) => blocks.get(key) ?? []),
  );
}
