import { ownValue } from '@pathshala/contract/http/own-value';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { SpokenLanguage } from './spoken-language.ts';

export interface MathNode {
  readonly tag: string;
  readonly text: string;
  readonly isPrefix: boolean;
  readonly children: readonly MathNode[];
}

const groups = new Set(['math', 'mrow', 'mstyle', 'mpadded']);

const spaces = new Set(['mspace', 'mphantom']);

/** Elements whose base may be empty: a mass number comes before its element. */
const scripts = new Set(['msub', 'msup', 'msubsup']);
const nobody: MathNode = { tag: 'mrow', text: '', isPrefix: false, children: [] };
const applied = '\u2061';

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
  const kept = scripts.has(node.tagName)
    ? parts.map((part) => part ?? nobody)
    : parts.filter((part) => part !== undefined);
  const isEmpty = text.trim() === '' && kept.every((part) => part === nobody);
  if (isEmpty && node.tagName !== 'mtd') return [];
  return [{ tag: tagOf(node), text: text.trim(), isPrefix, children: kept }];
}

function tagOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const value = (name: string) => attrs.find((one) => one.name === name)?.value;
  if (tagName === 'mfrac' && value('linethickness') === '0px') return 'binomial';
  return tagName === 'menclose' ? `menclose-${value('notation')}` : tagName;
}

function asOne(nodes: readonly MathNode[]): MathNode | undefined {
  if (nodes.length <= 1) return nodes[0];
  return { tag: 'mrow', text: '', isPrefix: false, children: nodes };
}

export type Row = readonly MathNode[];

export type SayRow = (nodes: Row) => string;

/** The words of the first parts of a row, and how many parts they cover. */
export type Spoken = [words: string, taken: number];

const pairs: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '::': '∷' };

export function sayTogether(row: Row, sayRow: SayRow, { signs }: SpokenLanguage): Spoken | undefined {
  const [first, second, third] = row;
  if (!first || !second) return undefined;
  const pair =
    first.tag === 'mo' && second.tag === 'mo' ? ownValue(pairs, first.text + second.text) : undefined;
  if (pair !== undefined) return [signs[pair] ?? pair, 2];
  if (first.text === '(' && second.tag === 'binomial' && third?.text === ')') return [sayRow([second]), 3];
  return undefined;
}

/** A pair of bars is an absolute value or a length; a single bar separates two things. */
export function sayBar(row: Row, before: Row, sayRow: SayRow, language: SpokenLanguage): Spoken | undefined {
  const bar = row[0]?.text;
  if (bar === ':' && openBracket(before) === '{') return [language.bar.suchThat, 1];
  if (bar !== '|' && bar !== '‖') return undefined;
  const end = row.findIndex((other, at) => at > 0 && other.text === bar);
  const inside = row.slice(1, end);
  if (end > 1 && (bar === '‖' || isVector(inside))) return [language.length(sayRow(inside)), end + 1];
  if (end > 1 && !isBetween(row, before)) return [language.absolute(sayRow(inside), end === 2), end + 1];
  return [language.bar[meaningOf(before)], 1];
}

const isVector = ([only, more]: Row) => only?.tag === 'mover' && more === undefined;

/** Whether a bar is that of `{x | …}`: after something in an open brace. `|x|` starts after a sign. */
function isBetween([bar]: Row, before: Row): boolean {
  const last = before.at(-1);
  const isAfterThing = last !== undefined && (last.tag !== 'mo' || /^[)\]}]$/.test(last.text));
  return isAfterThing && bar?.tag === 'mo' && !bar.isPrefix && openBracket(before) !== undefined;
}

function openBracket(before: Row): string | undefined {
  const open: string[] = [];
  for (const { text } of before) {
    if (/^[({[]$/.test(text)) open.push(text);
    if (/^[)}\]]$/.test(text)) open.pop();
  }
  return open.at(-1);
}

function meaningOf(before: Row): keyof SpokenLanguage['bar'] {
  const bracket = openBracket(before);
  if (bracket === '{') return 'suchThat';
  return bracket === '(' ? 'given' : 'divides';
}

/** Before a bracket or a root, the unwritten multiplication sign is spoken. */
export function times(words: string, [next, inside]: Row, { signs }: SpokenLanguage): string {
  const isMultiplied = next && (opensBracket(next) || next.tag === 'msqrt') && inside?.text !== 'mod';
  return isMultiplied ? `${words} ${signs['×']}` : words;
}

export function isMixed(node: MathNode, next: MathNode): boolean {
  return node.tag === 'mn' && next.tag === 'mfrac' && next.children.every(({ tag }) => tag === 'mn');
}

export function opensBracket({ text, children }: MathNode): boolean {
  return ['(', '['].includes(text) || children[0]?.text === '(';
}

/** Before a bracket, `f`, `g` and names derived from them are functions, as are `P` and `n` before sets. */
export function isFunction(node: MathNode, inside: MathNode | undefined): boolean {
  const base = node.tag === 'msup' ? node.children[0] : node;
  if (base?.tag !== 'mi') return false;
  return /^[fghF]$/.test(base.text) || (/^[Pn]$/.test(base.text) && /^\p{Lu}$/u.test(inside?.text ?? ''));
}

/** Whether a bracket after it means multiplication: not after a function name, nor after a sum or similar sign. */
export function isFactor({ tag, text, children: [base] }: MathNode): boolean {
  if (tag === 'mtext' || tag === 'mtable') return false;
  if (base) return !/^(\p{L}{2,}|[∑∏∫∮∬∭⋃⋂])$/u.test(base.text);
  return tag === 'mn' || /^[\p{L})\]]$/u.test(text);
}
