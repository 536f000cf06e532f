import { ownValue } from '@pathshala/contract/http/own-value';
import type { MathNode, Row, SayRow, Spoken } from './math-tree.ts';
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

export function sayLeaf({ tag, text, isPrefix }: MathNode, language: SpokenLanguage): string {
  if (tag === 'mn') return language.number(text);
  if (tag === 'mtext') return chemical.test(text) ? elements(text, language.signs) : text;
  if (isPrefix && text === '−') return language.negative;
  if (text === '∘') return language.signs['g∘f'] ?? text;
  return sign(text, language);
}

type Say = (node: MathNode) => string;

const arrows = new Set(['→', '⟶', '⇌', '⇄', '←', '=', '↔']);

const isNamed = (node: MathNode) =>
  node.tag === 'mrow' && node.children.every(({ tag, text }) => tag === 'mi' && /^\p{Lu}$/u.test(text));

const isDigits = ({ tag }: MathNode) => tag === 'mn';

export function sayMark(node: MathNode, say: Say, language: SpokenLanguage): string {
  const [base, mark] = node.children;
  if (!base) return '';
  if (!mark) return say(base);
  if (arrows.has(base.text)) return language.under(say(base), say(mark));
  const name = markName(base, mark.text);
  const words = ownValue(language.marks, name);
  if (words) return words(say(base));
  return `${say(base)} ${say(mark)}`;
}

function markName(base: MathNode, mark: string): string {
  if (mark === '˙' && isDigits(base)) return 'repeats';
  return mark === '‾' && isNamed(base) ? 'line' : mark;
}

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

const big = new Set(['∑', '∏', '∫', '∮', '∬', '∭', '⋃', '⋂']);

const inverses = new Set('sin cos tan cot sec csc cosec sinh cosh tanh f g h'.split(' '));

const isNothing = ({ text, children }: MathNode) => text === '' && children.length === 0;
const flatText = ({ text, children }: MathNode) => text || children.map((one) => one.text).join('');

/** Superscripts and subscripts that are neither a power nor a plain index. @returns undefined if they are */
function sayScripts(node: MathNode, say: Say, language: SpokenLanguage): string | undefined {
  const [base, first, second] = node.children;
  if (!base || !first) return undefined;
  if (big.has(base.text) || (base.children[0]?.text === '[' && second))
    return language.between(say(base), say(first), second && say(second));
  if (base.text === 'log' && node.tag === 'msub') return language.logBase(say(base), say(first));
  if (node.tag !== 'msup') return undefined;
  const exponent = flatText(first);
  if (exponent === '⌢') return language.marks[exponent]?.(say(base));
  if (exponent === '−1' && inverses.has(base.text)) return language.inverse(say(base));
  if (exponent === 'T' && /^\p{Lu}$/u.test(base.text)) return language.transposed(say(base));
  return sayCharge(base, exponent, say, language);
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

/** `nCr`, `nPr`, and an element with its mass number. */
export function sayBefore([before, next]: Row, say: Say, language: SpokenLanguage): Spoken | undefined {
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

type Table = keyof SpokenLanguage['table'];

const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '|': '|', '‖': '‖' };

function tableIn([open, table, close]: Row): { kind: Table; taken: number } | undefined {
  if (!open || table?.tag !== 'mtable') return undefined;
  if (open.text === '{') return { kind: 'cases', taken: close?.text === '}' ? 3 : 2 };
  const closing = ownValue(closings, open.text);
  if (closing === undefined || close?.text !== closing) return undefined;
  return { kind: open.text === '|' ? 'determinant' : 'matrix', taken: 3 };
}

const cellsOf = ({ children }: MathNode) => children.filter(({ tag }) => tag === 'mtd');

export function sayTable(row: Row, sayRow: SayRow, { table, number }: SpokenLanguage): Spoken | undefined {
  const found = tableIn(row);
  const rows = row[1]?.children ?? [];
  if (!found) return undefined;
  const { begins, row: rowWords, ends } = table[found.kind];
  const columns = Math.max(0, ...rows.map((one) => cellsOf(one).length));
  const spokenRows = rows.map((one, at) =>
    rowWords(
      number(String(at + 1)),
      cellsOf(one).map(({ children }) => sayRow(children)),
    ),
  );
  const words = [begins(number(String(rows.length)), number(String(columns))), ...spokenRows, ends].join(' ');
  return [words, found.taken];
}

export function sayLines({ children }: MathNode, sayRow: SayRow): string {
  return children.map((line) => sayRow(cellsOf(line).flatMap((cell) => cell.children))).join(', ');
}

/** Superscripts that are no powers: degrees, and the marks of a derivative. */
const marks: Readonly<Record<string, string>> = { '∘': '∘', '′': '′', '″': '″', '′′': '″' };
const nothing: MathNode = { tag: 'mtext', text: '', isPrefix: false, children: [] };

function operandsOf({ children: [a = nothing, b = nothing, c = nothing] }: MathNode) {
  return [a, b, c] as const;
}

/** Whether the end of a part is obvious when spoken: a single number or letter, perhaps with a minus. */
function isSimple({ tag, children }: MathNode): boolean {
  if (tag !== 'mrow') return children.length === 0;
  const [sign, only] = children;
  return children.length === 2 && sign?.isPrefix === true && only?.children.length === 0;
}

export function sayFraction(node: MathNode, say: Say, language: SpokenLanguage): string {
  const [over, under] = operandsOf(node);
  const [of, by] = [differential(over), differential(under)];
  if (of && by) return language.derivative(of, by);
  const isWhole = [over, under].every(({ tag, text }) => tag === 'mn' && /^\d+$/.test(text));
  const named = isWhole ? language.namedFraction(Number(over.text), Number(under.text)) : undefined;
  return named ?? language.fraction(say(over), say(under), isSimple(over) && isSimple(under));
}

function differential({ children: [d, letter, more] }: MathNode): string | undefined {
  return d?.text === 'd' && letter?.tag === 'mi' && more === undefined ? letter.text : undefined;
}

export function sayPower(node: MathNode, say: Say, language: SpokenLanguage): string {
  const special = sayScripts(node, say, language);
  if (special !== undefined) return special;
  const [base, second, third] = operandsOf(node);
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
  const [base, index] = operandsOf(node);
  if (base.text === 'lim') return language.limit(say(index));
  // In a chemical formula just the number is spoken: H 2 O.
  return base.tag === 'mtext' ? `${say(base)} ${say(index)}` : language.sub(say(base), say(index));
}

export function sayRoot(node: MathNode, say: Say, language: SpokenLanguage): string {
  const [of, index] = operandsOf(node);
  if (node.tag === 'mroot') return language.nthRoot(say(index), say(of), isSimple(of));
  const row: MathNode = { ...node, tag: 'mrow' };
  return language.root(say(row), node.children.length === 1 ? isSimple(of) : isSimple(row));
}
