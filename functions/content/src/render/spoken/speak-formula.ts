import { type MathNode, mathTree } from './math-tree.ts';
import { sayLeaf } from './say-leaf.ts';
import { sayFraction, sayPower, sayRoot, saySub } from './say-parts.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/**
 * Says a formula in words, such as "three quarters": what a screen reader speaks, and what names a choice of a quiz.
 * @param mathml one `<math>` element
 * @throws Error naming the sign or element that there are no words for
 */
export function speakFormula(mathml: string, language: SpokenLanguage): string {
  // Between substances an arrow is a reaction, between a letter and a number a limit.
  const isReaction = mathml.includes('<mtext>');
  const signs = isReaction ? language.signs : { ...language.signs, '→': language.goesTo };
  return sayRow(mathTree(mathml), { ...language, signs })
    .replace(/\s+/g, ' ')
    .replace(/ ([,;.])/g, '$1')
    .replace(/,+/g, ',')
    .replace(/[,\s]+$/, '')
    .trim();
}

/** Says one part with all that it holds. */
function say(node: MathNode, language: SpokenLanguage): string {
  const saying = (part: MathNode) => say(part, language);
  switch (node.tag) {
    case 'mn':
    case 'mi':
    case 'mo':
    case 'mtext':
      return sayLeaf(node, language);
    case 'mrow':
      return sayRow(node.children, language);
    case 'mfrac':
      return sayFraction(node, saying, language);
    case 'msup':
    case 'msubsup':
      return sayPower(node, saying, language);
    case 'msub':
    case 'munder':
      return saySub(node, saying, language);
    case 'msqrt':
    case 'mroot':
      return sayRoot(node, saying, language);
    default:
      throw new Error(`there are no words for the part <${node.tag}> of a formula`);
  }
}

function sayRow(nodes: readonly MathNode[], language: SpokenLanguage): string {
  const words: string[] = [];
  for (let at = 0; at < nodes.length; ) {
    const [said, taken] = sayNext(nodes.slice(at), language);
    words.push(said);
    at += taken;
  }
  return words.join(' ');
}

/** Says the first part of a row, together with those after it that belong to it. @returns words, and how many parts */
function sayNext(row: readonly MathNode[], language: SpokenLanguage): [words: string, taken: number] {
  const [node, next] = row;
  if (!node) return ['', 1];
  const bar = node.text === '|' ? row.findIndex((other, index) => index > 0 && other.text === '|') : -1;
  if (bar > 0) return [language.absolute(sayRow(row.slice(1, bar), language), bar === 2), bar + 1];
  const words = say(node, language);
  if (!next) return [words, 1];
  if (isMixed(node, next)) return [language.mixed(words, say(next, language)), 2];
  if (isFunction(node) && opensBracket(next)) return sayFunction(words, row, language);
  return [isFactor(node) ? times(words, next, language) : words, 1];
}

function sayFunction(name: string, row: readonly MathNode[], language: SpokenLanguage): [string, number] {
  const [, open, inside, close, after] = row;
  const of = language.functionOf(name);
  const isShort = open?.text === '(' && inside?.children.length === 0 && close?.text === ')';
  return isShort ? [times(`${of} ${say(inside, language)}`, after, language), 4] : [of, 1];
}

/** Before a bracket or a root the sign that nobody writes is said. */
function times(words: string, next: MathNode | undefined, { signs }: SpokenLanguage): string {
  return next && (opensBracket(next) || next.tag === 'msqrt') ? `${words} ${signs['×']}` : words;
}

function isMixed(node: MathNode, next: MathNode): boolean {
  return node.tag === 'mn' && next.tag === 'mfrac' && next.children.every(({ tag }) => tag === 'mn');
}

function opensBracket({ text, children }: MathNode): boolean {
  return ['(', '['].includes(text) || children[0]?.text === '(';
}

/** `f`, `g` and what is derived from them stand before a bracket as functions, other letters as factors. */
function isFunction(node: MathNode): boolean {
  const base = node.tag === 'msup' ? node.children[0] : node;
  return base?.tag === 'mi' && /^[fg]$/.test(base.text);
}

function isFactor({ tag, text, children }: MathNode): boolean {
  if (tag === 'mtext' || children[0]?.text === 'lim') return false;
  return children.length > 0 || tag === 'mn' || /^[a-z)\]πθ]$/i.test(text);
}
