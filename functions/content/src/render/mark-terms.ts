import { type InLanguages, type Language, languages } from '@pathshala/contract/text/languages';
import type { RendererExtension, Token, Tokens } from 'marked';
import { escapeHtml } from './figures/svg.ts';

/** A word of the glossary, as a reader is shown it. */
export interface Term {
  readonly names: InLanguages<string>;
  readonly explanation: string;
}

/** The words that a text explains where they first stand. */
export interface Terms {
  /** Global; its groups are the rows, one after the other. Without rows it is not asked. */
  readonly pattern: RegExp;
  readonly rows: readonly Term[];
  readonly written: Language;
  /** The language of the page that the text is shown in: not the text's own where a lesson has no version in it. */
  readonly explained: Language;
}

interface TermToken {
  readonly type: 'term';
  readonly raw: string;
  /** As it stands in the text. */
  readonly text: string;
  readonly row: Term;
  /** From 1, in the text. */
  readonly number: number;
}

/** What keeps its words to itself: names of parts, what leads elsewhere, what is drawn, calculated or typed. */
const closed: ReadonlySet<string> = new Set([
  'heading',
  'link',
  'code',
  'codespan',
  'html',
  'image',
  'escape',
]);

/**
 * Finds the words of the glossary in a text's tokens, each where it first stands.
 * @returns a function that takes all blocks and gives them back with tokens of the type `term` in them
 */
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
    // Its first row names the columns.
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

/**
 * A word that says what it means when it is pressed: the browser opens and closes it, without script too. It stands there
 * in every language that has it, the page's first.
 */
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

/** @param around the language of what it stands in */
function inLanguage(tag: string, language: Language, around: Language, inner: string): string {
  const lang = language === around ? '' : ` lang="${language}"`;
  return `<${tag}${lang}>${inner}</${tag.split(' ')[0]}>`;
}
