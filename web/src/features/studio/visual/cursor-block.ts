import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import styles from './visual.module.css';

/**
 * The block with the cursor is always laid out. In one that the browser has left out, such as a new line in its first
 * moment, letters come out of order and End leads nowhere.
 */
export function cursorBlock(): Plugin {
  return new Plugin({
    props: {
      decorations({ doc, selection: { $head } }) {
        if ($head.depth === 0) return null;
        const from = $head.before(1);
        const block = Decoration.node(from, $head.after(1), { class: styles.cursorBlock ?? '' });
        return DecorationSet.create(doc, [block]);
      },
      handleDOMEvents: {
        // A busy browser tells of a moved cursor after the next key, which would act where the cursor was.
        keydown: (view, { isComposing }) => {
          if (!isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
          return false;
        },
      },
    },
  });
}
