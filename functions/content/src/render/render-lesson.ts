import { limits } from '@pathshala/contract/http/limits';
import { MessageError } from '@pathshala/contract/http/validation';
import type { Lang } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import type { Marked, Token } from 'marked';
import { createMarked, type OnIssue } from './create-marked.ts';
import { withUnitsKept } from './line-breaks.ts';
import type { Terms } from './mark-terms.ts';

/** What is to be said of a text that is too long; undefined where it is not. */
export function tooLong(markdown: string): MessageRef | undefined {
  const max = limits.markdownMax;
  return markdown.length > max ? { key: 'faults.textMax', params: { most: max } } : undefined;
}

function requireShort(markdown: string): void {
  const long = tooLong(markdown);
  if (long) throw new MessageError(long.key, long.params);
}

/**
 * Renders a lesson's own Markdown (GFM, `$formulas$`, `figure` blocks). Raw HTML comes out as the text that it is.
 * @param lang the language that it is in: formulas are said in it, and their numbers and those of figures written
 * @param terms words that it explains where they first stand; left out: none
 * @param onIssue what stands for a part that cannot be shown
 * @returns HTML with MathML and inline SVG
 * @throws MessageError for a text that is too long, and, without `onIssue`, for a broken formula, figure or link
 */
export function renderMarkdown(markdown: string, lang?: Lang, terms?: Terms, onIssue?: OnIssue): string {
  requireShort(markdown);
  const marked = createMarked(lang, terms, onIssue);
  return marked.Parser.parse(processed(marked, marked.lexer(markdown)), marked.defaults);
}

/** By its parts: to what Marked's own `parse` throws it adds a line that asks to be told of it. */
function processed(marked: Marked, tokens: Token[]): Token[] {
  const all = marked.defaults.hooks?.processAllTokens(tokens) ?? tokens;
  marked.walkTokens(all, (token) => {
    if (token.type === 'text') token.text = withUnitsKept(token.text);
  });
  return all;
}

/**
 * Renders one line of a quiz, or several paragraphs or a piece of code where the text has them. A line is never read as
 * a list or a heading: an option may be `1.` or `# 5`.
 * @throws Error as `renderMarkdown` does
 */
export function renderInline(markdown: string, lang?: Lang, onIssue?: OnIssue): string {
  requireShort(markdown);
  const hasBlocks = /\n\s*\n|^(```|\$\$)/m.test(markdown);
  if (hasBlocks) return renderMarkdown(markdown, lang, undefined, onIssue).trim();
  const marked = createMarked(lang, undefined, onIssue);
  const tokens = processed(marked, marked.Lexer.lexInline(markdown, marked.defaults));
  return marked.Parser.parseInline(tokens, marked.defaults);
}
