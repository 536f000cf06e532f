import { ownValue } from '@pathshala/contract/http/own-value';
import type { MathNode } from './math-tree.ts';
import type { SpokenLanguage } from './spoken-language.ts';

type Say = (node: MathNode) => string;

const arrows = new Set(['→', '⟶', '⇌', '⇄', '←', '=', '↔']);
/** Two or three points by their capital letters, as in the name of a segment. */
const isNamed = (node: MathNode) =>
  node.tag === 'mrow' && node.children.every(({ tag, text }) => tag === 'mi' && /^\p{Lu}$/u.test(text));
/** The repeating digits after the decimal point. */
const isDigits = ({ tag }: MathNode) => tag === 'mn';

/** A mark over or under something: a vector's arrow, a bar, a dot; or the condition over a reaction arrow. */
export function sayMark(node: MathNode, say: Say, language: SpokenLanguage): string {
  const [base, mark] = node.children;
  if (!base) return '';
  if (!mark) return say(base);
  if (arrows.has(base.text)) return language.under(say(base), say(mark));
  const name = nameOf(base, mark.text);
  const words = ownValue(language.marks, name);
  if (words) return words(say(base));
  return `${say(base)} ${say(mark)}`;
}

function nameOf(base: MathNode, mark: string): string {
  if (mark === '˙' && isDigits(base)) return 'repeats';
  return mark === '‾' && isNamed(base) ? 'line' : mark;
}

/** A line over, under or through a part: `menclose`, with its notation in the tag. */
export function sayEnclosed(node: MathNode, say: Say, language: SpokenLanguage): string {
  const notation = node.tag.replace('menclose-', '');
  const [only] = node.children;
  const base: MathNode = node.children.length === 1 && only ? only : { ...node, tag: 'mrow' };
  const name = notation.includes('strike') ? 'crossed' : notation;
  if (name === 'top' && isNamed(base)) return language.marks.line?.(say(base)) ?? '';
  if (name === 'top' && isDigits(base)) return language.marks.repeats?.(say(base)) ?? '';
  const single = name === 'top' && base.children.length === 0 ? '‾' : name;
  return ownValue(language.marks, single)?.(say(base)) ?? say(base);
}
