import { colon } from '@pathshala/contract/text/colon';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import type { RendererExtension, Token, Tokens } from 'marked';
import { lessonWords } from './lesson-words/lesson-words.ts';

/** How an author starts the answer to a "Try it": a bold word with a full stop, a danda or a colon at its end or behind it. */
const answerWords = Object.values(lessonWords).flatMap((words) => words?.answer ?? []);
const end = `(?:[.।]|${colon})`;
const lead = new RegExp(`^((?:${answerWords.join('|')})(?:(?!${end}).)*)(${end}?)$`);
const behind = new RegExp(`^\\s*${end}`);

interface AnswerToken {
  readonly type: 'answer';
  readonly raw: string;
  readonly label: string;
  readonly tokens: Token[];
}

/**
 * Groups each answer with the blocks that belong to it, up to the next heading.
 * @param tokens a lesson's blocks, in order
 */
export function foldAnswers(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let answer: AnswerToken | undefined;
  for (const token of tokens) {
    if (token.type === 'heading') answer = undefined;
    const begun = answer ? undefined : begin(token as Tokens.Paragraph);
    if (begun) {
      answer = begun;
      out.push(begun);
    } else if (answer) answer.tokens.push(token);
    else out.push(token);
  }
  return out;
}

function begin(token: Tokens.Paragraph): AnswerToken | undefined {
  const [first, ...rest] = token.type === 'paragraph' ? token.tokens : [];
  const [, label, mark] = first?.type === 'strong' ? (lead.exec((first as Tokens.Strong).text) ?? []) : [];
  if (label === undefined) return undefined;
  if (mark === '') {
    const [next] = rest;
    const [sign = ''] = next?.type === 'text' ? (behind.exec(next.raw) ?? []) : [];
    if (sign === '' || !next) return undefined;
    const { raw, text } = next as Tokens.Text;
    rest[0] = { ...next, raw: raw.slice(sign.length), text: text.slice(sign.length) } as Tokens.Text;
  }
  const isEmpty = rest.every(({ raw }) => raw.trim() === '');
  return { type: 'answer', raw: '', label, tokens: isEmpty ? [] : [{ ...token, tokens: rest }] };
}

/** Folded until opened. It works without scripts, and the browser's own search finds its text. */
export const answer: RendererExtension = {
  name: 'answer',
  renderer(token) {
    const { label, tokens = [] } = token as Tokens.Generic & { label: string };
    const inner = this.parser.parse(tokens);
    return `<details class="answer"><summary>${escapeHtml(label)}</summary>\n${inner}</details>\n`;
  },
};
