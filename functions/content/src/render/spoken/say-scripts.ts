import type { MathNode } from './math-tree.ts';
import type { SpokenLanguage } from './spoken-language.ts';

type Say = (node: MathNode) => string;

const big = new Set(['∑', '∏', '∫', '∮', '∬', '∭', '⋃', '⋂']);
const inverses = new Set([
  'sin',
  'cos',
  'tan',
  'cot',
  'sec',
  'csc',
  'cosec',
  'sinh',
  'cosh',
  'tanh',
  'f',
  'g',
  'h',
]);
const isNothing = ({ text, children }: MathNode) => text === '' && children.length === 0;
const textOf = ({ text, children }: MathNode) => text || children.map((one) => one.text).join('');

/** Superscripts and subscripts that are neither a power nor a plain index. @returns undefined if they are */
export function sayScripts(node: MathNode, say: Say, language: SpokenLanguage): string | undefined {
  const [base, first, second] = node.children;
  if (!base || !first) return undefined;
  const isOver = node.tag === 'msup' || node.tag === 'mover';
  if (big.has(base.text) || (base.children[0]?.text === '[' && second))
    return sayBounds(say(base), isOver ? undefined : first, isOver ? first : second, say, language);
  if (base.text === 'log' && node.tag === 'msub') return language.logBase(say(base), say(first));
  if (node.tag !== 'msup') return undefined;
  const exponent = textOf(first);
  if (exponent === '⌢') return language.marks[exponent]?.(say(base));
  if (exponent === '−1' && inverses.has(base.text)) return language.inverse(say(base));
  if (exponent === 'T' && /^\p{Lu}$/u.test(base.text)) return language.transposed(say(base));
  return sayCharge(base, exponent, say, language);
}

function sayBounds(
  what: string,
  from: MathNode | undefined,
  to: MathNode | undefined,
  say: Say,
  language: SpokenLanguage,
): string {
  if (from && to) return language.between(what, say(from), say(to));
  const only = from ?? to;
  return only ? language.between(what, say(only), undefined) : what;
}

/** `Fe` with `3+`, or a value with a lone sign, which means that it is approached from one side. */
function sayCharge(base: MathNode, exponent: string, say: Say, language: SpokenLanguage): string | undefined {
  const [, number, sign] = /^(\d*)([+−])$/.exec(exponent) ?? [];
  if (sign === undefined || number === undefined) return undefined;
  const isPositive = sign === '+';
  if (base.tag === 'mn' || /^[ac]$/.test(base.text)) return language.fromSide(say(base), isPositive);
  const of = isNothing(base) ? '' : say(base);
  return language.charge(of, number && language.number(number), isPositive);
}

/**
 * Superscripts and subscripts before their base: `nCr`, `nPr`, and an element with its mass number.
 * @returns the words and how many parts they cover; undefined if the row does not start with one of these
 */
export function sayBefore(
  [before, next]: readonly MathNode[],
  say: Say,
  language: SpokenLanguage,
): [words: string, taken: number] | undefined {
  const [base, first, second] = before?.children ?? [];
  if (!before || !base || !first || !isNothing(base)) return undefined;
  const [letter, some] = next?.tag === 'msub' ? next.children : [];
  if (next && some && !second && /^[CP]$/.test(letter?.text ?? '')) {
    const ways = letter?.text === 'C' ? language.choose : language.arrange;
    return [ways(say(first), say(some)), 2];
  }
  const isElement = next && /^[A-Z][a-z]?$/.test(next.text);
  if (isElement && before.tag === 'msubsup' && second)
    return [language.isotope(say(next), say(second), say(first)), 2];
  if (isElement && before.tag === 'msup' && /^\d+$/.test(first.text))
    return [language.isotope(say(next), say(first), undefined), 2];
  // In a chemical formula a number with an empty base is simply spoken.
  if (before.tag === 'msub') return [say(first), 1];
  return undefined;
}
