import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, NodeSelection, type Plugin } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { type OnOpenPart, openPart } from './drawn-views.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;
const item = nodes.listItem as NodeType;

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

const toNextCell: Command = (state, dispatch) => isInTable(state) && goToNextCell(1)(state, dispatch);

/** Markdown at the start of a line, and `$…$`. Undo or Backspace reverts it. */
const typed = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading as NodeType, ([, signs = '##']) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^\s*[-*•]\s$/, nodes.bulletList as NodeType),
    wrappingInputRule(/^\s*(?:[1১])[.)।]\s$/, nodes.orderedList as NodeType),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote as NodeType),
    new InputRule(/\$([^$\s](?:[^$]*[^$\s])?)\$$/, (state, [, tex = ''], from, to) =>
      state.tr.replaceWith(from, to, nodes.formulaInline.create({ tex })),
    ),
  ],
});

/** @param onLink opens the link dialog */
export function visualPlugins(onOpen: OnOpenPart, onLink: () => void): Plugin[] {
  const openChosen: Command = ({ selection }) =>
    selection instanceof NodeSelection && openPart(selection.node, onOpen);
  return [
    typed,
    keymap({
      Enter: chainCommands(openChosen, toNextCell, splitListItem(item)),
      'Shift-Enter': lineBreak,
      Backspace: undoInputRule,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.emphasis),
      'Mod-k': () => {
        onLink();
        return true;
      },
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      // In a table to the next cell; elsewhere to the next control.
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
    }),
    keymap(baseKeymap),
    history(),
    dropCursor({ width: 3 }),
    gapCursor(),
    tableEditing(),
  ];
}
