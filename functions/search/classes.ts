import { lastClass } from '@pathshala/contract/catalogue/lists';
import { withLatinDigits } from '@pathshala/contract/text/digits';
import { fold, foldedSet, formsOf, plain } from './fold.ts';
import { searchLanguages } from './languages/search-languages.ts';

export interface ClassQuery {
  readonly classes: readonly number[];
  readonly inWords: boolean;
  readonly rest: string;
}

const spoken = searchLanguages.map(({ classes }) => classes);
const classWords = foldedSet(spoken.map(({ names }) => names));
const rangeWords = foldedSet(spoken.map(({ range }) => range));
const listWords = foldedSet(spoken.map(({ list }) => list));
const exams = new Map(spoken.flatMap((one) => Object.entries(one.exams)));
const suffixes = new Set(spoken.flatMap((one) => one.suffixes.normalize('NFKC').split(' ')));
const valuesOf = (lines: readonly string[], keyOf: (word: string) => string) =>
  new Map(lines.flatMap((line) => line.split(' ').map((word, at) => [keyOf(word), at + 1] as const)));
const ordinals = valuesOf(
  spoken.map((one) => one.ordinals),
  fold,
);
const countsOf = (asSpelled: boolean) =>
  spoken.filter(({ countsAsSpelled = false }) => countsAsSpelled === asSpelled).map(({ counts }) => counts);
/** Follows the word for class: class nine, class IX. */
const soundingCounts = valuesOf(countsOf(false), fold);
const spelledCounts = valuesOf(['i ii iii iv v vi vii viii ix x xi xii', ...countsOf(true)], plain);
/** First, second and third are common words: alone they name no class. */
const leastTellingOrdinal = 4;

type Kind = 'class' | 'digits' | 'ordinal' | 'count' | 'exam' | 'range' | 'list' | 'word';

interface Token {
  readonly kind: Kind;
  readonly text: string;
  readonly values: readonly number[];
  readonly gap: string;
}

/** The classes that a text of the school names: `class 9–12`, `শ্রেণি ১–২`, `SSC`. "Class 3 and above" names none. */
export function classesIn(text: string): readonly number[] {
  return spoken.some(({ open }) => open?.test(text)) ? [] : findClasses(tokensOf(text), false).classes;
}

export function inClasses(text: string): { readonly classes?: readonly number[] } {
  const classes = classesIn(text);
  return classes.length > 0 ? { classes } : {};
}

export function readClasses(query: string): ClassQuery {
  return findClasses(tokensOf(query), true);
}

function tokensOf(text: string): Token[] {
  const ascii = withLatinDigits(text.normalize('NFKC').toLowerCase());
  const tokens: Token[] = [];
  let end = 0;
  for (const match of ascii.matchAll(/(\d+)([\p{L}\p{M}]*)|[\p{L}\p{M}\u200c\u200d]+/gu)) {
    const gap = ascii.slice(end, match.index);
    end = match.index + match[0].length;
    const [text, digits, suffix = ''] = match;
    tokens.push(
      digits ? numberToken(text, Number(digits), suffix, gap, tokens.at(-1)) : wordToken(text, gap),
    );
  }
  return tokens;
}

function numberToken(text: string, value: number, suffix: string, gap: string, before?: Token): Token {
  const isGlued = gap === '' && before !== undefined && before.kind !== 'class';
  const isClass = value >= 1 && value <= lastClass && !isGlued && (suffix === '' || suffixes.has(suffix));
  return { kind: isClass ? 'digits' : 'word', text, values: [value], gap };
}

function wordToken(text: string, gap: string): Token {
  const token = (kind: Kind, values: readonly number[] = []): Token => ({ kind, text, values, gap });
  const forms = formsOf(text);
  const exam = forms.map((form) => exams.get(form)).find((one) => one !== undefined);
  if (exam) return token('exam', exam);
  const folded = fold(text);
  if (forms.some((form) => classWords.has(fold(form)))) return token('class');
  const ordinal = ordinals.get(folded);
  if (ordinal) return token('ordinal', [ordinal]);
  const count = soundingCounts.get(folded) ?? spelledCounts.get(plain(text));
  if (count) return token('count', [count]);
  if (rangeWords.has(folded)) return token('range');
  return token(listWords.has(folded) ? 'list' : 'word');
}

function findClasses(tokens: readonly Token[], bare: boolean): ClassQuery {
  const classes = new Set<number>();
  const used = new Set<number>();
  let inWords = false;
  const use = (values: readonly number[], from: number, until: number) => {
    for (const value of values) classes.add(value);
    for (let at = from; at <= until; at++) used.add(at);
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === 'exam') {
      use(token.values, at, at);
      inWords = true;
    }
    const run = runAt(tokens, at);
    if (!run) continue;
    const after = tokens[at - 1]?.kind === 'class';
    const before = tokens[run.end + 1]?.kind === 'class' && token?.kind !== 'count';
    inWords ||= after || before;
    if (after || before || (bare && isTelling(tokens, at, run.end))) {
      use(run.values, after ? at - 1 : at, before ? run.end + 1 : run.end);
    }
    at = run.end;
  }
  const rest = tokens.filter((_, at) => !used.has(at)).map((token) => token.text);
  return { classes: [...classes].sort((a, b) => a - b), inWords, rest: rest.join(' ') };
}

function isTelling(tokens: readonly Token[], from: number, until: number): boolean {
  if (tokens.some(({ kind }) => kind === 'class')) return false;
  const numbers = tokens.slice(from, until + 1).filter(({ values }) => values.length > 0);
  const isWhole = numbers.length > 0 && until - from + 1 === tokens.length;
  return numbers.every(({ kind, values: [value = 0] }) => {
    if (kind === 'digits') return true;
    return kind === 'ordinal' && (isWhole || value >= leastTellingOrdinal);
  });
}

function runAt(tokens: readonly Token[], start: number) {
  const isNumber = (token: Token | undefined) =>
    token !== undefined && ['digits', 'ordinal', 'count'].includes(token.kind);
  const first = tokens[start];
  if (!first || !isNumber(first)) return undefined;
  let end = start;
  const values = [...first.values];
  for (;;) {
    const next = tokens[end + 1];
    const joined = next?.kind === 'range' || next?.kind === 'list' ? tokens[end + 2] : undefined;
    const other = joined ?? next;
    const isRange = next?.kind === 'range' || /[-–—]/.test(other?.gap ?? '');
    if (!other || !isNumber(other) || !(joined || isRange || /[,/&]/.test(other.gap))) break;
    values.push(...(isRange ? between(values.at(-1) ?? 0, other.values[0] ?? 0) : other.values));
    end += joined ? 2 : 1;
  }
  return { end, values };
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at + 1);
}
