import type { Lang } from '@pathshala/contract/language';
import type { Token, Tokens } from 'marked';
import { createMarked } from './render-lesson.ts';

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
  const marked = createMarked(lang);
  let above = 0;
  const faults: MarkdownFault[] = [];
  for (const token of marked.lexer(markdown)) {
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
  return childrenOf(token).flatMap((child) => {
    // A child's text stands in its parent's, but for marks such as `> ` before its further lines.
    const [first = ''] = child.raw.split('\n');
    const at = Math.max(token.raw.indexOf(child.raw, from), token.raw.indexOf(first, from), from);
    from = Math.max(from, at);
    return suspects({ token: child, above: above + newlines(token.raw.slice(0, at)) });
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

function refusalOf(render: () => string): string | undefined {
  try {
    render();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
