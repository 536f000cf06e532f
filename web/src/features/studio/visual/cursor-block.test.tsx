import { splitBlock } from 'prosemirror-commands';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, expect, test } from 'vitest';
import { cursorBlock } from './cursor-block.ts';
import { openText } from './kept-lines.ts';
import styles from './visual.module.css';

let view: EditorView;
function open(): void {
  const { doc } = openText('One\n\nTwo\n\nThree\n');
  const place = document.body.appendChild(document.createElement('div'));
  view = new EditorView(place, { state: EditorState.create({ doc, plugins: [cursorBlock()] }) });
  view.focus();
}
afterEach(() => {
  view.destroy();
  document.body.replaceChildren();
});

const laidOut = () =>
  [...view.dom.children].flatMap((block, at) =>
    block.classList.contains(styles.cursorBlock ?? '') ? at : [],
  );

test('the block with the cursor is laid out, a new line from its first moment', () => {
  open();
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 9)));
  expect(laidOut()).toEqual([1]);
  splitBlock(view.state, view.dispatch);
  expect(laidOut()).toEqual([2]);
});

test('a key acts where the cursor is, although the browser has not told yet that it has moved', () => {
  open();
  const two = view.dom.children[1]?.firstChild as Text;
  // It tells of it in a task of its own.
  window.getSelection()?.collapse(two, 3);
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const { parent, parentOffset } = view.state.selection.$head;
  expect([parent.textContent, parentOffset]).toEqual(['Two', 3]);
});
