import { ownValue } from '@pathshala/contract/own-value';
import type { MathNode } from './math-tree.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** Element after element, with brackets: what only a chemical formula looks like. */
const chemical = /^(?:[A-Z][a-z]?|[()])+$/;

function sign(text: string, { signs }: SpokenLanguage): string {
  const word = ownValue(signs, text);
  if (word === undefined) throw new Error(`there is no word for the sign ${text} in a formula`);
  return word;
}

/**
 * Says one number, letter, sign or piece of text.
 * @throws Error for a sign without a word
 */
export function sayLeaf({ tag, text, isPrefix }: MathNode, language: SpokenLanguage): string {
  if (tag === 'mn') return language.number(text);
  if (tag === 'mtext') {
    if (!chemical.test(text)) return text;
    const parts = text.match(/[A-Z][a-z]?|[()]/g) ?? [];
    return parts.map((part) => language.signs[part] ?? part).join(' ');
  }
  if (isPrefix && text === '−') return language.negative;
  return /^[a-z]$/i.test(text) ? text : sign(text, language);
}
