import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { openText } from './kept-lines.ts';
import { schema } from './schema.ts';
import { shownInstead } from './shown-instead.ts';
import { withUnwritten } from './with-unwritten.ts';

const markdown = 'One\n\nTwo\n\nThree\n';

/** Types at the end of a line, then somebody else's text comes in, then types on. */
function typedOn(type: (state: EditorState) => EditorState, others: string): Node {
  const text = openText(markdown);
  const end = 'One'.length + 2 + 'Two'.length + 1;
  const state = type(
    EditorState.create({ schema, doc: text.doc, selection: TextSelection.create(text.doc, end) }),
  );
  const written = openText(text.markdownOf(state.doc)).doc;
  const shown = withUnwritten(state.doc, written, openText(others).doc);
  const after = state.apply(shownInstead(state, shown));
  return after.apply(after.tr.insertText('more')).doc;
}

const textsOf = (doc: Node) => doc.children.map(({ textContent }) => textContent);
const space = (state: EditorState) => state.apply(state.tr.insertText(' '));
const newLine = (state: EditorState) => state.apply(state.tr.split(state.selection.from));

test.each([
  ['above', 'One!\n\nTwo\n\nThree\n', ['One!', 'Three']],
  ['just below', 'One\n\nTwo\n\nThree?\n', ['One', 'Three?']],
  ['in lines of their own', 'New\n\nOne\n\nTwo\n\nThree\n', ['New', 'One', 'Three']],
])('a space and a new line stay where they are typed while somebody writes %s', (_where, others, around) => {
  const [last] = around.slice(-1);
  const before = around.slice(0, -1);
  expect(textsOf(typedOn(space, others))).toEqual([...before, 'Two more', last]);
  expect(textsOf(typedOn(newLine, others))).toEqual([...before, 'Two', 'more', last]);
});
