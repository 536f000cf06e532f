import { diffIndices } from 'node-diff3';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

const keysOf = (doc: Node) => doc.children.map((block) => JSON.stringify(block));

/** Where a block of a document begins. */
const startOf = (doc: Node, index: number) =>
  doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Changes within a block only what differs. */
function replaceWithin(tr: Transaction, start: number, before: Node, after: Node): void {
  const from = before.content.findDiffStart(after.content);
  const ends = before.content.findDiffEnd(after.content);
  if (from === null || !ends) return;
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const inside = start + 1;
  tr.replace(inside + from, inside + ends.a + overlap, after.slice(from, ends.b + overlap));
}

/** Shows another text and changes only what differs, block by block: the cursor stays where somebody is writing. */
export function shownInstead(state: EditorState, doc: Node): Transaction {
  const { tr } = state;
  const regions = diffIndices(keysOf(state.doc), keysOf(doc));
  // From the end, so that what is changed moves nothing that is still to be.
  for (const { buffer1, buffer2 } of regions.reverse()) {
    const [[at, count], [otherAt, otherCount]] = [buffer1, buffer2] as [[number, number], [number, number]];
    const others = doc.children.slice(otherAt, otherAt + otherCount);
    const isSameShape =
      count === otherCount &&
      others.every((other, index) => state.doc.child(at + index).sameMarkup(other) && !other.isLeaf);
    if (isSameShape)
      for (let index = count - 1; index >= 0; index -= 1) {
        const [before, after] = [state.doc.child(at + index), doc.child(otherAt + index)];
        replaceWithin(tr, startOf(state.doc, at + index), before, after);
      }
    else {
      const slice = new Slice(Fragment.from(others), 0, 0);
      tr.replace(startOf(state.doc, at), startOf(state.doc, at + count), slice);
    }
  }
  return tr.doc.eq(doc)
    ? tr.setMeta('addToHistory', false)
    : state.tr.replace(0, state.doc.content.size, new Slice(doc.content, 0, 0));
}
