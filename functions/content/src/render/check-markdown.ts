import type { Lang } from '@pathshala/contract/languages';
import type { Token, Tokens } from 'marked';
import { createMarked, tooLong } from './render-lesson.ts';

/** What cannot be rendered, and where. */
export interface MarkdownFault {
  /** From 1. */
  readonly line: number;
  readonly detail: string;
}

/** What can be wrong with a text by itself, in a line of it or as a block. */
const inline: ReadonlySet<string> = new Set(['inlineFormula', 'link', 'image']);
const block: ReadonlySet<string> = new Set(['displayFormula', 'code']);

interface Placed {
  readonly token: Token;
  /** Lines above it. */
  readonly above: number;
}

/**
 * Finds everything in a text that the renderer refuses, where the renderer stops at the first: broken formulas and
 * figures, figures without words, links that lead astray, pictures.
 * @param lang the language that formulas are said in
 */
export function checkMarkdown(markdown: string, lang?: Lang): MarkdownFault[] {
  const detail = tooLong(markdown);
  if (detail !== undefined) return [{ line: 1, detail }];
  const marked = createMarked(lang);
  let above = 0;
  const faults: MarkdownFault[] = [];
  let tokens: Token[] = [];
  const unread = refusalOf(() => {
    tokens = marked.lexer(markdown);
  });
  if (unread !== undefined) return [{ line: 1, detail: unread }];
  for (const token of tokens) {
    for (const one of suspects({ token, above })) {
      const detail = refusalOf(() =>
        inline.has(one.token.type)
          ? marked.Parser.parseInline([one.token], marked.defaults)
          : marked.Parser.parse([one.token], marked.defaults),
      );
      if (detail !== undefined) faults.push({ line: one.above + 1, detail });
    }
    above += newlines(token.raw);
  }
  return faults;
}

const newlines = (text: string) => text.split('\n').length - 1;

function suspects({ token, above }: Placed): Placed[] {
  if (inline.has(token.type) || block.has(token.type)) return [{ token, above }];
  let from = 0;
  let line = above;
  return childrenOf(token).flatMap((child) => {
    // A child's text stands in its parent's, but for marks such as `> ` before its further lines.
    const [first = ''] = child.raw.split('\n', 1);
    const at = Math.max(token.raw.indexOf(child.raw, from), token.raw.indexOf(first, from), from);
    line += newlines(token.raw.slice(from, at));
    from = at;
    return suspects({ token: child, above: line });
  });
}

function childrenOf(token: Token): Token[] {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap(({ tokens }) => tokens);
  }
  if (token.type === 'list') return (token as Tokens.List).items;
  return ('tokens' in token ? token.tokens : undefined) ?? [];
}

function refusalOf(render: () => unknown): string | undefined {
  try {
    render();
    return undefined;
  } catch (error) {
    // The renderer calls itself for each level.
    if (error instanceof RangeError) return 'is nested too deeply';
    return error instanceof Error ? error.message : String(error);
  }
}
