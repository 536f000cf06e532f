import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { openText } from './kept-lines.ts';
import { schema } from './schema.ts';
import { shownInstead } from './shown-instead.ts';

const docOf = (markdown: string) => openText(markdown).doc;

test.each([
  ['lines before and after', 'One!\n\nTwo\n\nThree?\n'],
  ['blocks added and removed', 'New\n\nOne\n\n- a\n- b\n\nTwo\n'],
  ['another kind of block', '## One\n\nTwo\n\n> Three\n'],
])('the cursor stays in its line when somebody changes %s', (_what, changed) => {
  const doc = docOf('One\n\nTwo\n\nThree\n');
  const state = EditorState.create({ schema, doc, selection: TextSelection.create(doc, 7) });
  const before = state.selection.$from;
  expect([before.parent.textContent, before.parentOffset]).toEqual(['Two', 1]);
  const after = state.apply(shownInstead(state, docOf(changed)));
  expect(after.doc.eq(docOf(changed))).toBe(true);
  const { $from } = after.selection;
  expect([$from.parent.textContent, $from.parentOffset]).toEqual(['Two', 1]);
});
