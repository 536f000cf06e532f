import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { drawnViews } from './drawn-views.ts';
import { openText } from './kept-lines.ts';
import { visualPlugins } from './visual-plugins.ts';

/** Something of all that texts have. */
const sample = `## A *title*

Words, **bold**, ~~gone~~, \`code\`, a [link](/about), $x^{2} + \\frac{1}{2}$ and
a new line.

- one
  1. two

> said

| a | b |
|---|--:|
| 1 | 2 |

$$\\sqrt{y}$$

\`\`\`figure
{"kind":"clock","hour":3,"minute":0,"caption":"three"}
\`\`\`

---

\`\`\`js
code
\`\`\`
`;

const pieces: (() => void)[] = [
  () => void openText(sample),
  () => {
    const { doc } = openText(sample);
    const plugins = visualPlugins(
      () => undefined,
      () => undefined,
    );
    const view = new EditorView(null, {
      state: EditorState.create({ doc, plugins }),
      nodeViews: drawnViews(
        undefined,
        () => undefined,
        () => false,
      ),
    });
    view.destroy();
  },
];

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);

/**
 * Opens a text that nobody sees, a piece at a time. A browser translates a function when it runs for the first time, and
 * on a phone one would wait for that.
 */
export function tryOut(): void {
  const next = () => {
    pieces.shift()?.();
    if (pieces.length > 0) whenIdle(next);
  };
  if (pieces.length > 0) whenIdle(next);
}
