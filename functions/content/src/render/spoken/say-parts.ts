import { ownValue } from '@pathshala/contract/http/own-value';
import type { MathNode } from './math-tree.ts';
import { sayScripts } from './say-scripts.ts';
import type { SpokenLanguage } from './spoken-language.ts';

type Say = (node: MathNode) => string;

/** Superscripts that are no powers: degrees, and the marks of a derivative. */
const marks: Readonly<Record<string, string>> = { '∘': '∘', '′': '′', '″': '″', '′′': '″' };

const nothing: MathNode = { tag: 'mtext', text: '', isPrefix: false, children: [] };

/** The parts of an element with a fixed number of parts. */
function partsOf({ children: [a = nothing, b = nothing, c = nothing] }: MathNode) {
  return [a, b, c] as const;
}

/** Whether the end of a part is obvious when spoken: a single number or letter, perhaps with a minus. */
function isSimple({ tag, children }: MathNode): boolean {
  if (tag !== 'mrow') return children.length === 0;
  const [sign, only] = children;
  return children.length === 2 && sign?.isPrefix === true && only?.children.length === 0;
}

export function sayFraction(node: MathNode, say: Say, language: SpokenLanguage): string {
  const [over, under] = partsOf(node);
  const [of, by] = [differential(over), differential(under)];
  if (of && by) return language.derivative(of, by);
  const isWhole = [over, under].every(({ tag, text }) => tag === 'mn' && /^\d+$/.test(text));
  const named = isWhole ? language.namedFraction(Number(over.text), Number(under.text)) : undefined;
  return named ?? language.fraction(say(over), say(under), isSimple(over) && isSimple(under));
}

/** The letter after `d`, as in `dy` over `dx`. */
function differential({ children: [d, letter, more] }: MathNode): string | undefined {
  return d?.text === 'd' && letter?.tag === 'mi' && more === undefined ? letter.text : undefined;
}

/** `msup`; or `msubsup` and `munderover`, whose index is spoken first. */
export function sayPower(node: MathNode, say: Say, language: SpokenLanguage): string {
  const special = sayScripts(node, say, language);
  if (special !== undefined) return special;
  const [base, second, third] = partsOf(node);
  const hasIndex = node.tag === 'msubsup' || node.tag === 'munderover';
  const exponent = hasIndex ? third : second;
  const words = hasIndex ? saySub(node, say, language) : say(base);
  const written = exponent.text || exponent.children.map(({ text }) => text).join('');
  const mark = ownValue(marks, written);
  if (mark) return `${words} ${language.signs[mark]}`;
  return language.power(words, say(exponent), isSimple(exponent));
}

export function saySub(node: MathNode, say: Say, language: SpokenLanguage): string {
  const special = sayScripts(node, say, language);
  if (special !== undefined) return special;
  const [base, index] = partsOf(node);
  if (base.text === 'lim') return language.limit(say(index));
  // In a chemical formula just the number is spoken: H 2 O.
  return base.tag === 'mtext' ? `${say(base)} ${say(index)}` : language.sub(say(base), say(index));
}

/** `msqrt`, which contains a row, or `mroot`, whose second part is the index. */
export function sayRoot(node: MathNode, say: Say, language: SpokenLanguage): string {
  const [of, index] = partsOf(node);
  if (node.tag === 'mroot') return language.nthRoot(say(index), say(of), isSimple(of));
  const row: MathNode = { ...node, tag: 'mrow' };
  return language.root(say(row), node.children.length === 1 ? isSimple(of) : isSimple(row));
}
