import { messageRefOf } from '@pathshala/contract/http/validation';
import type { Lang } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import type { Token, Tokens } from 'marked';
import { createMarked } from './create-marked.ts';
import { renderMarkdown } from './render-lesson.ts';
import { excessIn } from './render-limits.ts';

/** A part that cannot be rendered, and its line. */
export interface MessageInLine extends MessageRef {
  /** Counted from 1. */
  readonly line: number;
}

/** The types of tokens that are checked, inline and block. */
const inline: ReadonlySet<string> = new Set(['inlineFormula', 'link', 'image']);
const block: ReadonlySet<string> = new Set(['displayFormula', 'code']);

interface Placed {
  readonly token: Token;
  /** The number of lines above it. */
  readonly above: number;
}

/**
 * Finds everything that the renderer refuses, although the renderer stops at the first issue: broken formulas and
 * figures, figures without a caption, disallowed links, pictures.
 * @param lang the language in which formulas are spoken
 */
export function checkMarkdown(markdown: string, lang?: Lang): MessageInLine[] {
  const excess = excessIn([markdown]);
  if (excess) return [{ line: 1, ...excess }];
  const marked = createMarked(lang);
  let above = 0;
  const issues: MessageInLine[] = [];
  let tokens: Token[] = [];
  const unread = refusalOf(() => {
    tokens = marked.lexer(markdown);
  });
  if (unread) return [{ line: 1, ...unread }];
  for (const token of tokens) {
    for (const one of suspects({ token, above })) {
      const refusal = refusalOf(() =>
        inline.has(one.token.type)
          ? marked.Parser.parseInline([one.token], marked.defaults)
          : marked.Parser.parse([one.token], marked.defaults),
      );
      if (refusal) issues.push({ line: one.above + 1, ...refusal });
    }
    above += newlines(token.raw);
  }
  if (issues.length > 0) return issues;
  // What only the whole shows: that it grows too much.
  const refusal = refusalOf(() => renderMarkdown(markdown, lang));
  return refusal ? [{ line: 1, ...refusal }] : [];
}

const newlines = (text: string) => text.split('\n').length - 1;

function suspects({ token, above }: Placed): Placed[] {
  if (inline.has(token.type) || block.has(token.type)) return [{ token, above }];
  let from = 0;
  let line = above;
  return childrenOf(token).flatMap((child) => {
    // A child's text occurs in its parent's, except for markers such as `> ` at the start of its further lines.
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

function refusalOf(render: () => unknown): MessageRef | undefined {
  try {
    render();
    return undefined;
  } catch (error) {
    // The renderer is recursive: it calls itself for each level.
    if (error instanceof RangeError) return { key: 'faults.tooDeep' };
    return messageRefOf(error);
  }
}
