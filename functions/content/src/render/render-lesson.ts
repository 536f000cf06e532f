import { MessageError, messageRefOf } from '@pathshala/contract/http/validation';
import type { Lang } from '@pathshala/contract/text/languages';
import type { Marked, Token } from 'marked';
import type { Terms } from '../terms/terms.ts';
import { createMarked, type OnIssue } from './create-marked.ts';
import { withUnitsKept } from './formula.ts';
import { excessIn, figuresIn, requireSmallGrowth, type Spent } from './render-limits.ts';

const room = { text: 20_000, figure: 8_000 };

function rendered(
  markdown: string,
  onIssue: OnIssue | undefined,
  spent: Spent | undefined,
  render: () => string,
): string {
  try {
    const excess = spent ? undefined : excessIn([markdown]);
    if (excess) throw new MessageError(excess.key, excess.params);
    return render();
  } catch (error) {
    // The renderer is recursive: it calls itself for each level.
    const known =
      error instanceof RangeError ? new MessageError('faults.tooDeep', {}, { cause: error }) : error;
    if (!onIssue) throw known;
    return onIssue(markdown, messageRefOf(known));
  }
}

/** GFM, `$formulas$` and `figure` blocks; raw HTML is shown as text. @throws MessageError without `onIssue` */
export function renderMarkdown(
  markdown: string,
  lang?: Lang,
  terms?: Terms,
  onIssue?: OnIssue,
  spent?: Spent,
): string {
  return rendered(markdown, onIssue, spent, () => {
    const marked = createMarked(lang, terms, onIssue, spent);
    return renderTokens(markdown, marked, marked.lexer(markdown.normalize('NFC')));
  });
}

export function renderTokens(markdown: string, marked: Marked, tokens: Token[]): string {
  return smallEnough(markdown, marked.Parser.parse(processed(marked, tokens), marked.defaults));
}

const smallEnough = (markdown: string, html: string) =>
  requireSmallGrowth(markdown, html, room.text + room.figure * figuresIn(markdown));

/** Runs lexer and parser separately: Marked's own `parse` adds a line to errors that asks to report them to Marked. */
function processed(marked: Marked, tokens: Token[]): Token[] {
  const all = marked.defaults.hooks?.processAllTokens(tokens) ?? tokens;
  marked.walkTokens(all, (token) => {
    if (token.type === 'text') token.text = withUnitsKept(token.text);
  });
  return all;
}

/** A single line is never a list or a heading, because an option may be `1.` or `# 5`. */
export function renderInline(markdown: string, lang?: Lang, onIssue?: OnIssue, spent?: Spent): string {
  const hasBlocks = /\n\s*\n|^(```|\$\$)/m.test(markdown);
  if (hasBlocks) return renderMarkdown(markdown, lang, undefined, onIssue, spent).trim();
  return rendered(markdown, onIssue, spent, () => {
    const marked = createMarked(lang, undefined, onIssue, spent);
    const tokens = processed(marked, marked.Lexer.lexInline(markdown.normalize('NFC'), marked.defaults));
    return smallEnough(markdown, marked.Parser.parseInline(tokens, marked.defaults));
  });
}
