import { type ListName, listOf } from '@pathshala/contract/catalogue/lists';
import { ownValue } from '@pathshala/contract/http/own-value';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { type InLanguages, type Language, languages } from '@pathshala/contract/text/languages';
import type { RendererExtension, Token, Tokens } from 'marked';
import glossaryJson from '../../glossary.json' with { type: 'json' };

/** `science` covers classes 1 to 8, before it splits into three. */
export const glossarySubjects = [
  'mathematics',
  'science',
  'physics',
  'chemistry',
  'biology',
  'english',
  'bangla',
  'geography',
  'ict',
] as const;
export type GlossarySubject = (typeof glossarySubjects)[number];

export type GlossaryRow = InLanguages<string> & {
  readonly class: number;
  readonly subject: GlossarySubject;
  readonly explain: InLanguages<string>;
  /** Languages in which it is not marked, because it usually means something else, such as `power`. */
  readonly everyday?: readonly Language[] | undefined;
};

interface Term {
  readonly names: InLanguages<string>;
  readonly explanation: string;
}

export interface Terms {
  readonly pattern: RegExp;
  readonly rows: readonly Term[];
  readonly written: Language;
  /** The language of the page. It differs from the text's if the lesson has no version in the page's language. */
  readonly explained: Language;
}

interface TermToken {
  readonly type: 'term';
  readonly raw: string;
  readonly text: string;
  readonly row: Term;
  readonly number: number;
}

const closed: ReadonlySet<string> = new Set('heading link code codespan html image escape'.split(' '));

export function termMarker({ pattern, rows }: Terms): (tokens: Token[]) => Token[] {
  const explained = new Set<Term>();
  const inText = (token: Tokens.Text): Token[] => {
    const parts: (Token | TermToken)[] = [];
    let rest = 0;
    const plain = (to: number) => {
      const text = token.text.slice(rest, to);
      if (text !== '') parts.push({ ...token, raw: text, text });
    };
    for (const found of token.text.matchAll(pattern)) {
      const [text, ...groups] = found;
      const row = rows[groups.findIndex((group) => group !== undefined)];
      if (!row || explained.has(row)) continue;
      explained.add(row);
      plain(found.index);
      parts.push({ type: 'term', raw: text, text, row, number: explained.size });
      rest = found.index + text.length;
    }
    if (rest === 0) return [token];
    plain(token.text.length);
    return parts as Token[];
  };
  const inAll = (tokens: Token[]): Token[] => tokens.flatMap(inOne);
  const inOne = (token: Token): Token[] => {
    if (closed.has(token.type)) return [token];
    if (token.type === 'list') (token as Tokens.List).items.forEach(inOne);
    if (token.type === 'table') (token as Tokens.Table).rows.flat().forEach(inCell);
    if ('tokens' in token && token.tokens) token.tokens = inAll(token.tokens);
    else if (token.type === 'text') return inText(token as Tokens.Text);
    return [token];
  };
  const inCell = (cell: Tokens.TableCell) => {
    cell.tokens = inAll(cell.tokens);
  };
  return rows.length === 0 ? (tokens) => tokens : inAll;
}

/** Works without scripts: the browser opens and closes it. */
export const termIn = ({ written, explained }: Terms): RendererExtension => ({
  name: 'term',
  renderer: (token) => {
    const { text, row, number } = token as unknown as TermToken;
    const id = `term-${number}`;
    const names = [explained, ...languages.filter((one) => one !== explained)].flatMap((one) => {
      const name: string | undefined = row.names[one];
      return name ? [inLanguage('b', one, explained, escapeHtml(name))] : [];
    });
    const meaning = `${names.join(' ')} <span>${escapeHtml(row.explanation)}</span>`;
    const button = `<button type="button" class="term" popovertarget="${id}">${escapeHtml(text)}</button>`;
    return button + inLanguage(`span class="meaning" id="${id}" popover`, explained, written, meaning);
  },
});

function inLanguage(tag: string, language: Language, around: Language, inner: string): string {
  const lang = language === around ? '' : ` lang="${language}"`;
  return `<${tag}${lang}>${inner}</${tag.split(' ')[0]}>`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const oddPlurals: Readonly<Record<string, string>> = {
  analysis: 'analyses',
  axis: 'axes',
  formula: 'formulae',
  fungus: 'fungi',
  hypothesis: 'hypotheses',
  leaf: 'leaves',
  matrix: 'matrices',
  meiosis: 'meioses',
  mitochondrion: 'mitochondria',
  mitosis: 'mitoses',
  nucleus: 'nuclei',
  person: 'people',
  radius: 'radii',
  vertex: 'vertices',
};

function pluralOf(term: string): string {
  const [, before = '', last = ''] = /^(.*?)([^ -]+)$/.exec(term) ?? [];
  const odd = ownValue(oddPlurals, last.toLowerCase());
  if (odd) return before + odd;
  if (/[^aeiou]y$/i.test(term)) return `${term.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(term) ? `${term}es` : `${term}s`;
}

const english = (name: string): string => `${escaped(pluralOf(name))}|${escaped(name)}`;

/** Suffixes for number and definiteness: they end in a vowel, and a case ending may follow. */
const numbers = ['টি', 'টা', 'টুকু', 'খানা', 'খানি', 'গুলো', 'গুলি', 'গুলা'];

/** Case endings after a vowel, and after a consonant: অক্ষ has অক্ষের, and অক্ষর is another word. */
const cases = {
  afterVowel: ['র', 'য়', 'তে', 'কে', 'য়ের', 'য়ে', 'রা', 'দের'],
  afterConsonant: ['ের', 'ে', 'কে', 'এর', 'েরা', 'দের', 'েদের', 'সমূহ'],
} as const;

const stresses = ['ই', 'ও'];

/** A text as a pattern: য়, ড় and ঢ় are typed as one sign or as two. */
const sourceOf = (text: string) =>
  escaped(text.normalize('NFC'))
    .replaceAll('\u09af\u09bc', '(?:\u09af\u09bc|\u09df)')
    .replaceAll('\u09a1\u09bc', '(?:\u09a1\u09bc|\u09dc)')
    .replaceAll('\u09a2\u09bc', '(?:\u09a2\u09bc|\u09dd)');

const oneOf = (endings: readonly string[]) => `(?:${endings.map(sourceOf).join('|')})`;

function endingsOf(term: string): string {
  const own = /[\u0985-\u0994\u09be-\u09cc]$/.test(term.normalize('NFC')) ? 'afterVowel' : 'afterConsonant';
  const counted = `${oneOf(numbers)}${oneOf(cases.afterVowel)}?`;
  return `(?:${counted}|${oneOf(cases[own])})?${oneOf(stresses)}?`;
}

const bangla = (name: string): string => sourceOf(name) + endingsOf(name);

const forms: { readonly [Name in Language]?: (name: string) => string } = { en: english, bn: bangla };

function namesOf(term: string): string[] {
  const [, name = term, short] = /^(.+?) \((.+)\)$/.exec(term) ?? [];
  return short === undefined ? [name] : [name, short];
}

export function formsOf(term: string, language: Language): string {
  return namesOf(term)
    .map(forms[language] ?? escaped)
    .join('|');
}

export interface LessonContext {
  readonly subject: string;
  readonly list: ListName;
}

/** Which glossaries a subject's lessons use; subjects that are not listed have none. */
const glossaryOf: Readonly<Record<string, readonly GlossarySubject[]>> = {
  bangla: ['bangla'],
  english: ['english'],
  mathematics: ['mathematics'],
  physics: ['physics', 'science'],
  chemistry: ['chemistry', 'science'],
  biology: ['biology', 'science'],
  coding: ['ict'],
  social: ['geography'],
  finance: ['mathematics'],
};

const glossary = glossaryJson as readonly GlossaryRow[];

/** Compiling hundreds of words takes a moment, and a course's lessons share the pattern. */
const made = new Map<string, Terms>();

/** The subject's terms that the class knows; all of them for a course without a class. */
export function termsOf({ subject, list }: LessonContext, written: Language, explained: Language): Terms {
  const number = listOf(list).class;
  const key = [subject, number, written, explained].join();
  const terms = made.get(key) ?? makeTerms(rowsOf(subject, number), written, explained);
  made.set(key, terms);
  return terms;
}

function rowsOf(subject: string, number: number | undefined): GlossaryRow[] {
  const subjects = (glossaryOf[subject] ?? []).filter(
    // From class 9 science is split into subjects, and “leaves” is something that a gas does.
    (one) => one !== 'science' || (number ?? 1) < 9,
  );
  return glossary.filter((row) => subjects.includes(row.subject) && row.class <= (number ?? row.class));
}

function makeTerms(all: readonly GlossaryRow[], written: Language, explained: Language): Terms {
  const rows = all
    .filter(({ everyday }) => !everyday?.includes(written))
    .flatMap((names) => {
      const { [written]: name, explain } = names;
      // A new language has no words here yet.
      const explanation: string | undefined = explain[explained];
      return name && explanation ? [{ name, row: { names, explanation } }] : [];
    })
    // Longest first: a longer term is not a shorter one plus a word.
    .toSorted((a, b) => b.name.length - a.name.length);
  const alternatives = rows.map(({ name }) => `(${formsOf(name, written)})`);
  return {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
      'giu',
    ),
    rows: rows.map(({ row }) => row),
    written,
    explained,
  };
}
