import { ownValue } from '@pathshala/contract/http/own-value';
import type { MathNode } from './math-tree.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** Element after element, with brackets: matches only a chemical formula. */
const chemical = /^(?:[A-Z][a-z]?|[()])+$/;

/** The word for a sign. Without one it is the sign itself, which a screen reader may know. */
function sign(written: string, { signs, onUnknown }: SpokenLanguage): string {
  const text = written.normalize('NFC');
  const word = ownValue(signs, text);
  if (word !== undefined) return word;
  // Letters in other styles, such as bold ones, are letters too.
  const plain = text.normalize('NFKC');
  if (/^[\p{L}\p{M}]+$/u.test(plain)) return chemical.test(plain) ? elements(plain) : plain;
  onUnknown?.(text);
  return text;
}

function elements(text: string, signs: SpokenLanguage['signs'] = {}): string {
  return (text.match(/[A-Z][a-z]?|[()]/g) ?? []).map((part) => ownValue(signs, part) ?? part).join(' ');
}

/** Speaks one number, letter, sign or piece of text. */
export function sayLeaf({ tag, text, isPrefix }: MathNode, language: SpokenLanguage): string {
  if (tag === 'mn') return language.number(text);
  if (tag === 'mtext') return chemical.test(text) ? elements(text, language.signs) : text;
  if (isPrefix && text === '−') return language.negative;
  if (text === '∘') return language.signs['g∘f'] ?? text;
  return sign(text, language);
}
