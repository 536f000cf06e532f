import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An element of MathML, without what only spaces or groups. */
export interface MathNode {
  readonly tag: string;
  /** What it holds, when it holds no elements; trimmed. */
  readonly text: string;
  /** A minus or plus before a number rather than between two. */
  readonly isPrefix: boolean;
  readonly children: readonly MathNode[];
}

/** Their children stand in the row around them. */
const groups = new Set(['math', 'mrow', 'mstyle', 'mpadded']);
/** They only take room. */
const spaces = new Set(['mspace', 'mphantom']);
/** What they are written at may be nothing: a mass number stands before its element. */
const scripts = new Set(['msub', 'msup', 'msubsup']);
const nobody: MathNode = { tag: 'mrow', text: '', isPrefix: false, children: [] };
const applied = '\u2061';

/**
 * Reads MathML.
 * @param mathml one `<math>` element
 * @returns its row of parts
 */
export function mathTree(mathml: string): MathNode[] {
  return parseFragment(mathml).childNodes.flatMap(nodesOf);
}

function nodesOf(node: DefaultTreeAdapterTypes.ChildNode): MathNode[] {
  if (!('tagName' in node) || spaces.has(node.tagName)) return [];
  if (groups.has(node.tagName)) return node.childNodes.flatMap(nodesOf);
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  if (text === applied) return [];
  const isPrefix = node.attrs.some(({ name, value }) => name === 'form' && value === 'prefix');
  // A part of a fraction or a power may be a group of several: it stays one part here.
  const parts = node.childNodes.map((child) => asOne(nodesOf(child)));
  const kept = scripts.has(node.tagName) ? parts.map((part) => part ?? nobody) : parts.filter(isPart);
  const isEmpty = text.trim() === '' && kept.every((part) => part === nobody);
  if (isEmpty && node.tagName !== 'mtd') return [];
  return [{ tag: tagOf(node), text: text.trim(), isPrefix, children: kept }];
}

/** The element, told apart where it means something else: numbers above each other without a bar, lines around. */
function tagOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const value = (name: string) => attrs.find((one) => one.name === name)?.value;
  if (tagName === 'mfrac' && value('linethickness') === '0px') return 'binomial';
  return tagName === 'menclose' ? `menclose-${value('notation')}` : tagName;
}

function isPart(node: MathNode | undefined): node is MathNode {
  return node !== undefined;
}

function asOne(nodes: readonly MathNode[]): MathNode | undefined {
  if (nodes.length <= 1) return nodes[0];
  return { tag: 'mrow', text: '', isPrefix: false, children: nodes };
}
