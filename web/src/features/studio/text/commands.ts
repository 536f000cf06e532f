import type { Language } from '@pathshala/contract/text/languages';
import { baseKeymap, chainCommands, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
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
import { Fragment, type MarkType, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  type Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { chosenPart, type OnOpenPart } from './drawn-views.ts';
import { readBlocks, readLine } from './read-markdown.ts';
import { schema } from './schema.ts';
import { type Block, startersIn } from './starters.ts';
import type { TextCommand, ToolId } from './text-tools.tsx';

const { nodes, marks } = schema;

/** An active tool reverts its effect. */
export function commandFor(command: TextCommand, language: Language): Command {
  if (typeof command === 'object') return insert(command);
  const { table, workedExample, tryIt } = startersIn(language);
  const insertBlock = ({ text, chosen }: Block) => insert({ markdown: text, isBlock: true }, chosen);
  const commands: Readonly<Record<ToolId, Command>> = {
    link: () => false,
    undo,
    redo,
    heading: toggleHeading(2),
    smallHeading: toggleHeading(3),
    bold: toggleMark(marks.strong),
    italic: toggleMark(marks.emphasis),
    list: toggleList(nodes.bulletList),
    numberedList: toggleList(nodes.orderedList),
    quotation: toggleQuotation,
    table: insertBlock(table),
    workedExample: insertBlock(workedExample),
    tryIt: insertBlock(tryIt),
  };
  return commands[command];
}

export function toolsThatAreOn(state: EditorState): ToolId[] {
  const { $from, empty, from, to } = state.selection;
  const hasMark = (type: MarkType) =>
    empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  const { parent } = $from;
  const list = around(state, nodes.bulletList, nodes.orderedList)?.node.type;
  const level = parent.type === nodes.heading ? parent.attrs.level : undefined;
  const rows: readonly (readonly [ToolId, boolean])[] = [
    ['heading', level === 2],
    ['smallHeading', level === 3],
    ['bold', hasMark(marks.strong)],
    ['italic', hasMark(marks.emphasis)],
    ['link', hasMark(marks.link)],
    ['list', list === nodes.bulletList],
    ['numberedList', list === nodes.orderedList],
    ['quotation', around(state, nodes.blockquote) !== undefined],
  ];
  return rows.filter(([, isOn]) => isOn).map(([id]) => id);
}

function around({ selection: { $from } }: EditorState, ...types: readonly NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isOn = parent.type === nodes.heading && parent.attrs.level === level;
    return setBlockType(isOn ? nodes.paragraph : nodes.heading, isOn ? null : { level })(state, dispatch);
  };

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, nodes.bulletList, nodes.orderedList);
    if (list?.node.type === type) return liftListItem(nodes.listItem as NodeType)(state, dispatch);
    if (!list) return wrapInList(type)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { isLoose: list.node.attrs.isLoose }));
    return true;
  };

const toggleQuotation: Command = (state, dispatch) => {
  const quotation = around(state, nodes.blockquote);
  if (!quotation) return wrapIn(nodes.blockquote as NodeType)(state, dispatch);
  const { node, at } = quotation;
  dispatch?.(state.tr.replaceWith(at, at + node.nodeSize, node.content));
  return true;
};

/** Replaces a selected part. @param select words to select, to be overwritten */
function insert({ markdown, isBlock }: Exclude<TextCommand, string>, select?: string): Command {
  return (state, dispatch) => {
    const content = isBlock ? readBlocks(markdown).map(({ node }) => node) : readLine(markdown);
    if (content.length === 0) return false;
    const { tr } = state;
    const from = isBlock ? putBlocks(tr, content) : putInline(tr, content);
    if (select !== undefined) selectWords(tr, from, select);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function putInline(tr: Transaction, content: readonly Node[]): number {
  const { selection } = tr;
  const { from, to } = selection;
  const isBlockChosen = selection instanceof NodeSelection && selection.node.isBlock;
  const fragment = Fragment.from(isBlockChosen ? nodes.paragraph.create(null, content) : [...content]);
  tr.replaceWith(from, to, fragment);
  // Behind it, to continue the sentence.
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + fragment.size), -1));
  return from;
}

function putBlocks(tr: Transaction, content: readonly Node[]): number {
  const { selection } = tr;
  const { $to } = selection;
  const isDrawingChosen = selection instanceof NodeSelection && selection.node.isBlock;
  const isEmptyLine = $to.parent.type === nodes.paragraph && $to.parent.content.size === 0;
  // A table holds no blocks: insert below it.
  let { depth } = $to;
  for (let up = depth; up > 0; up -= 1) if ($to.node(up).type === nodes.table) depth = up;
  const isReplaced = isEmptyLine && depth === $to.depth && $to.node(depth - 1).type !== nodes.listItem;
  const end = isDrawingChosen ? selection.to : depth === 0 ? $to.pos : $to.after(depth);
  const from = isDrawingChosen ? selection.from : isReplaced ? $to.before(depth) : end;
  const fragment = Fragment.from([...content]);
  tr.replaceWith(from, end, fragment);
  const below = from + fragment.size;
  // A paragraph to continue in.
  if (below === tr.doc.content.size) tr.insert(below, nodes.paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(below + 1)));
  return from;
}

function selectWords(tr: Transaction, from: number, wanted: string): void {
  let isFound = false;
  tr.doc.nodesBetween(from, tr.doc.content.size, (node, at) => {
    const place = node.isText && !isFound ? (node.text ?? '').indexOf(wanted) : -1;
    if (place < 0) return !isFound;
    isFound = true;
    tr.setSelection(TextSelection.create(tr.doc, at + place, at + place + wanted.length));
    return false;
  });
}

/** Without a selection inserts the address. An empty address removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = linkRange(state) ?? state.selection;
    const { tr } = state;
    if (href === '') tr.removeMark(from, to, marks.link);
    else if (empty) tr.insert(from, schema.text(href, [marks.link.create({ href })]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr);
    return true;
  };

export function linkRange(state: EditorState) {
  const { $from, empty } = state.selection;
  if (!empty) return undefined;
  const mark = marks.link.isInSet($from.marks());
  if (!mark) return undefined;
  let [from, to] = [$from.pos, $from.pos];
  $from.parent.forEach((child, offset) => {
    const start = $from.start() + offset;
    if (mark.isInSet(child.marks) && start <= $from.pos && start + child.nodeSize >= $from.pos)
      [from, to] = [start, start + child.nodeSize];
  });
  return { from, to, empty: false, href: String(mark.attrs.href) };
}

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
export function pluginsOf(onOpen: OnOpenPart, onLink: (state: EditorState) => void): Plugin[] {
  const openChosen: Command = (state) => {
    const part = chosenPart(state);
    if (part) onOpen(part);
    return part !== undefined;
  };
  return [
    typed,
    keymap({
      Enter: chainCommands(openChosen, toNextCell, splitListItem(item)),
      'Shift-Enter': lineBreak,
      Backspace: undoInputRule,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.emphasis),
      'Mod-k': (state) => {
        onLink(state);
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
