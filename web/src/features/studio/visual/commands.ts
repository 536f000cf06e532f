import type { Language } from '@pathshala/contract/text/languages';
import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { Fragment, type MarkType, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { startersIn } from '../lesson/starters.ts';
import type { TextCommand, ToolId } from '../lesson/text-commands.ts';
import { readBlocks, readLine } from './read-markdown.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** An active tool reverts its effect. */
export function commandFor(command: TextCommand, language: Language): Command {
  if (typeof command === 'object') return insert(command);
  const { table, workedExample, tryIt } = startersIn(language);
  const commands: Readonly<Record<Exclude<ToolId, 'link'>, Command>> = {
    undo,
    redo,
    heading: toggleHeading(2),
    smallHeading: toggleHeading(3),
    bold: toggleMark(marks.strong),
    italic: toggleMark(marks.emphasis),
    list: toggleList(nodes.bulletList),
    numberedList: toggleList(nodes.orderedList),
    quotation: toggleQuotation,
    table: insert({ markdown: table.text, isBlock: true }, table.chosen),
    workedExample: insert({ markdown: workedExample.text, isBlock: true }, workedExample.chosen),
    tryIt: insert({ markdown: tryIt.text, isBlock: true }, tryIt.chosen),
  };
  return command === 'link' ? () => false : commands[command];
}

/** The tools that apply to the selection. */
export function toolsThatAreOn(state: EditorState): ReadonlySet<ToolId> {
  const { $from, empty, from, to } = state.selection;
  const hasMark = (type: MarkType) =>
    empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  const { parent } = $from;
  const level = parent.type === nodes.heading ? parent.attrs.level : undefined;
  const rows: readonly (readonly [ToolId, boolean])[] = [
    ['heading', level === 2],
    ['smallHeading', level === 3],
    ['bold', hasMark(marks.strong)],
    ['italic', hasMark(marks.emphasis)],
    ['link', hasMark(marks.link)],
    ['list', nearestList(state)?.type === nodes.bulletList],
    ['numberedList', nearestList(state)?.type === nodes.orderedList],
    ['quotation', isWithin(state, nodes.blockquote)],
  ];
  return new Set(rows.filter(([, isOn]) => isOn).map(([id]) => id));
}

function around(state: EditorState, isIt: (node: Node) => boolean): { node: Node; at: number } | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (isIt($from.node(depth))) return { node: $from.node(depth), at: $from.before(depth) };
  }
  return undefined;
}

const isList = ({ type }: Node) => type === nodes.bulletList || type === nodes.orderedList;
const nearestList = (state: EditorState) => around(state, isList)?.node;
const isWithin = (state: EditorState, type: NodeType) =>
  around(state, (node) => node.type === type) !== undefined;

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from;
    const isOn = parent.type === nodes.heading && parent.attrs.level === level;
    const set = isOn ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level });
    return set(state, dispatch);
  };

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, isList);
    if (list?.node.type === type) return liftListItem(nodes.listItem as NodeType)(state, dispatch);
    if (!list) return wrapInList(type)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { isLoose: list.node.attrs.isLoose }));
    return true;
  };

const toggleQuotation: Command = (state, dispatch) => {
  const quotation = around(state, ({ type }) => type === nodes.blockquote);
  if (!quotation) return wrapIn(nodes.blockquote as NodeType)(state, dispatch);
  const { node, at } = quotation;
  dispatch?.(state.tr.replaceWith(at, at + node.nodeSize, node.content));
  return true;
};

interface Insert {
  readonly markdown: string;
  readonly isBlock: boolean;
}

/** Replaces a selected part. @param select words to select, to be overwritten */
function insert({ markdown, isBlock }: Insert, select?: string): Command {
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
  let depth = $to.depth;
  for (let up = $to.depth; up > 0; up -= 1) if ($to.node(up).type === nodes.table) depth = up;
  let from: number;
  let end: number;
  if (isDrawingChosen) [from, end] = [selection.from, selection.to];
  else if (isEmptyLine && depth === $to.depth && $to.node(depth - 1).type !== nodes.listItem)
    [from, end] = [$to.before(depth), $to.after(depth)];
  else from = end = depth === 0 ? $to.pos : $to.after(depth);
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
