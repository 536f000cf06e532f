import { messageRefOf } from '@pathshala/contract/http/validation';
import type { Lang } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import type { Token, Tokens } from 'marked';
import { createMarked } from './create-marked.ts';
import { renderTokens } from './render-lesson.ts';
import type { Spent } from './render-limits.ts';

export interface MessageInLine extends MessageRef {
  readonly line: number;
}

const suspected: ReadonlySet<string> = new Set(['inlineFormula', 'link', 'image', 'displayFormula', 'code']);

interface Placed {
  readonly token: Token;
  readonly above: number;
}

/** Finds all that the renderer would refuse. @param spent by the other texts of the item, which share its limits */
export function checkMarkdown(markdown: string, lang: Lang, spent: Spent): MessageInLine[] {
  const found: { readonly source: string; readonly refusal: MessageRef }[] = [];
  const onIssue = (source: string, refusal: MessageRef) => {
    found.push({ source, refusal });
    return '';
  };
  const marked = createMarked(lang, undefined, onIssue, spent);
  let places: Placed[] = [];
  const whole = refusalOf(() => {
    const tokens = marked.lexer(markdown);
    places = suspectsIn(tokens);
    renderTokens(markdown, marked, tokens);
  });
  let from = 0;
  const issues = found.map(({ source, refusal }) => {
    const at = places.findIndex(({ token }, index) => index >= from && token.raw.trim() === source);
    from = at + 1;
    return { line: (places[at]?.above ?? 0) + 1, ...refusal };
  });
  return whole && issues.length === 0 ? [{ line: 1, ...whole }] : issues;
}

function suspectsIn(tokens: readonly Token[]): Placed[] {
  let above = 0;
  return tokens.flatMap((token) => {
    const here = suspects({ token, above });
    above += newlines(token.raw);
    return here;
  });
}

const newlines = (text: string) => text.split('\n').length - 1;

function suspects({ token, above }: Placed): Placed[] {
  let from = 0;
  let line = above;
  const inside = childrenOf(token).flatMap((child) => {
    // A child's text occurs in its parent's, except for markers such as `> ` at the start of its further lines.
    const [first = ''] = child.raw.split('\n', 1);
    const at = Math.max(token.raw.indexOf(child.raw, from), token.raw.indexOf(first, from), from);
    line += newlines(token.raw.slice(from, at));
    from = at;
    return suspects({ token: child, above: line });
  });
  // The renderer reads a link's text before its address.
  return suspected.has(token.type) ? [...inside, { token, above }] : inside;
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
