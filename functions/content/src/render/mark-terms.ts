import { escapeHtml } from '@pathshala/contract/text/encodings';
import { type InLanguages, type Language, languages } from '@pathshala/contract/text/languages';
import type { RendererExtension, Token, Tokens } from 'marked';

/** A word of the glossary, as shown to readers. */
export interface Term {
  readonly names: InLanguages<string>;
  readonly explanation: string;
}

/** The words that a text explains at their first occurrence. */
export interface Terms {
  /** A global pattern with one group for each row, in order. It is not used if there are no rows. */
  readonly pattern: RegExp;
  readonly rows: readonly Term[];
  readonly written: Language;
  /** The language of the page. It differs from the text's if the lesson has no version in the page's language. */
  readonly explained: Language;
}

interface TermToken {
  readonly type: 'term';
  readonly raw: string;
  /** The word as it occurs in the text. */
  readonly text: string;
  readonly row: Term;
  /** The number of the term in the text, from 1. */
  readonly number: number;
}

/** Tokens in which no words are marked: headings, links, and what is drawn, calculated or typed. */
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
 * Finds the first occurrence of each glossary word in a text's tokens.
 * @returns a function that takes all blocks and returns them with tokens of the type `term`
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
    // The first row names the columns.
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
 * A word that shows its meaning when pressed. The browser opens and closes it, so it works without scripts. The word is
 * given in every language that has it, the page's first.
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

/** @param around the language of the surrounding text */
function inLanguage(tag: string, language: Language, around: Language, inner: string): string {
  const lang = language === around ? '' : ` lang="${language}"`;
  return `<${tag}${lang}>${inner}</${tag.split(' ')[0]}>`;
}
