import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { expect, it, vi } from 'vitest';
import { drawnViews } from './drawn-views.ts';
import { openText } from './kept-lines.ts';

it('every formula of a text is drawn: the first at once, all others soon', async () => {
  const { doc } = openText(Array.from({ length: 60 }, (_, at) => `Number $x_{${at}}$.`).join('\n\n'));
  const view = new EditorView(document.createElement('div'), {
    state: EditorState.create({ doc }),
    nodeViews: drawnViews(undefined, vi.fn(), () => false),
  });
  const drawn = () =>
    [...view.dom.querySelectorAll('p > span')].filter(({ shadowRoot }) => shadowRoot?.querySelector('math'))
      .length;
  expect(drawn()).toBeGreaterThan(0);
  await vi.waitFor(() => expect(drawn()).toBe(60), { timeout: 20_000 });
  view.destroy();
});
