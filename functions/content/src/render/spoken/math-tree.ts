import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** A MathML element, without spaces and plain groups. */
export interface MathNode {
  readonly tag: string;
  /** The trimmed text of an element without child elements. */
  readonly text: string;
  /** A minus or plus sign in front of a number rather than between two. */
  readonly isPrefix: boolean;
  readonly children: readonly MathNode[];
}

/** Elements whose children become part of the surrounding row. */
const groups = new Set(['math', 'mrow', 'mstyle', 'mpadded']);
/** Elements that only take up space. */
const spaces = new Set(['mspace', 'mphantom']);
/** Elements whose base may be empty: a mass number comes before its element. */
const scripts = new Set(['msub', 'msup', 'msubsup']);
const nobody: MathNode = { tag: 'mrow', text: '', isPrefix: false, children: [] };
const applied = '\u2061';

/**
 * Parses MathML.
 * @param mathml one `<math>` element
 * @returns the row of its parts
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
  // A part of a fraction or a power may be a group, which stays one part here.
  const parts = node.childNodes.map((child) => asOne(nodesOf(child)));
  const kept = scripts.has(node.tagName) ? parts.map((part) => part ?? nobody) : parts.filter(isPart);
  const isEmpty = text.trim() === '' && kept.every((part) => part === nobody);
  if (isEmpty && node.tagName !== 'mtd') return [];
  return [{ tag: tagOf(node), text: text.trim(), isPrefix, children: kept }];
}

/**
 * The tag, or a special one if the element means something else: numbers above each other without a bar, lines around.
 */
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
