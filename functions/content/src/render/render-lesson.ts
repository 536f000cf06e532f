import { limits } from '@pathshala/contract/http/limits';
import { MessageError } from '@pathshala/contract/http/validation';
import { fitsBytes } from '@pathshala/contract/text/encodings';
import type { Lang } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import type { Marked, Token } from 'marked';
import { createMarked, type OnIssue } from './create-marked.ts';
import { withUnitsKept } from './line-breaks.ts';
import type { Terms } from './mark-terms.ts';

/** The message for a text that is too long. Undefined if it is not. */
export function tooLong(markdown: string): MessageRef | undefined {
  const max = limits.lessonBytes;
  return fitsBytes(markdown, max) ? undefined : { key: 'faults.textMax', params: { most: max / 1024 } };
}

function requireShort(markdown: string): void {
  const long = tooLong(markdown);
  if (long) throw new MessageError(long.key, long.params);
}

/**
 * Renders a lesson's Markdown (GFM, `$formulas$`, `figure` blocks). Raw HTML is shown as text.
 * @param lang the language of the text, for spoken formulas and for the digits of formulas and figures
 * @param terms the words to explain at their first occurrence; left out: none
 * @param onIssue returns HTML to show instead of a broken part
 * @returns HTML with MathML and inline SVG
 * @throws MessageError for a text that is too long and, without `onIssue`, for a broken formula, figure or link
 */
export function renderMarkdown(markdown: string, lang?: Lang, terms?: Terms, onIssue?: OnIssue): string {
  requireShort(markdown);
  const marked = createMarked(lang, terms, onIssue);
  return marked.Parser.parse(processed(marked, marked.lexer(markdown)), marked.defaults);
}

/** Runs lexer and parser separately: Marked's own `parse` adds a line to errors that asks to report them to Marked. */
function processed(marked: Marked, tokens: Token[]): Token[] {
  const all = marked.defaults.hooks?.processAllTokens(tokens) ?? tokens;
  marked.walkTokens(all, (token) => {
    if (token.type === 'text') token.text = withUnitsKept(token.text);
  });
  return all;
}

/**
 * Renders one line of a quiz, or paragraphs and code blocks if the text has them. A single line is never parsed as
 * a list or a heading, because an option may be `1.` or `# 5`.
 * @throws Error like `renderMarkdown`
 */
export function renderInline(markdown: string, lang?: Lang, onIssue?: OnIssue): string {
  requireShort(markdown);
  const hasBlocks = /\n\s*\n|^(```|\$\$)/m.test(markdown);
  if (hasBlocks) return renderMarkdown(markdown, lang, undefined, onIssue).trim();
  const marked = createMarked(lang, undefined, onIssue);
  const tokens = processed(marked, marked.Lexer.lexInline(markdown, marked.defaults));
  return marked.Parser.parseInline(tokens, marked.defaults);
}
