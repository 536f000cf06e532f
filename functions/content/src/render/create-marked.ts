import { MessageError, messageRefOf } from '@pathshala/contract/http/validation';
import { decoration, readPictureAddress } from '@pathshala/contract/pictures/media';
import { colon } from '@pathshala/contract/text/digits';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { firstLanguage, type InLanguages, type Lang, ownOrFirst } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { Marked, type RendererExtension, type Token, type Tokens } from 'marked';
import { type Terms, termIn, termMarker } from '../terms/terms.ts';
import { renderFigure } from './figures/render-figure.ts';
import { displayFormula, inlineFormula, type RenderGuard } from './formula.ts';
import bn from './lesson-words/bn.json' with { type: 'json' };
import en from './lesson-words/en.json' with { type: 'json' };
import { LimitedTokenizer, type Spent } from './render-limits.ts';

const lessonWords: InLanguages<typeof en> = { en, bn };

/** How an author starts the answer to a "Try it": a bold word with a full stop, a danda or a colon at its end or after it. */
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

function foldAnswers(tokens: readonly Token[]): Token[] {
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

const answer: RendererExtension = {
  name: 'answer',
  renderer(token) {
    const { label, tokens = [] } = token as Tokens.Generic & { label: string };
    const inner = this.parser.parse(tokens);
    return `<details class="answer"><summary>${escapeHtml(label)}</summary>\n${inner}</details>\n`;
  },
};

/** The greatest width of a lesson's text in CSS pixels: `.prose` in its column. */
const column = 736;

/** @throws MessageError for a foreign address or a missing description */
function picture(href: string, alt: string, title: string | null | undefined): string {
  const found = readPictureAddress(href);
  if (!found) throw new MessageError('faults.foreignPicture', { address: href });
  const isDecoration = title === decoration;
  if (alt.trim() === '' && !isDecoration) {
    throw new MessageError('faults.noPictureWords');
  }
  const { url, width, height, small } = found;
  const widths = small
    ? ` srcset="${small.url} ${small.width}w, ${url} ${width}w" sizes="(max-width: ${column}px) 100vw, ${column}px"`
    : '';
  const words = escapeHtml(isDecoration ? '' : alt.trim());
  return `<img src="${url}"${widths} width="${width}" height="${height}" alt="${words}" loading="lazy" decoding="async">`;
}

export type { Token, Tokens };

const site = 'https://site.invalid';

/** The only links allowed out of a lesson. A script address is never allowed. */
export function isSafeLink(href: string): boolean {
  // Browsers drop or change some control characters before they resolve an address.
  if (/\p{Cc}/u.test(href)) return false;
  if (/^(https:\/\/|mailto:)/i.test(href)) return URL.canParse(href);
  if (href.startsWith('#')) return true;
  // `//name@site` names another host, whatever the URL parser calls it, and `/.//host` becomes one once it is resolved.
  if (!/^\/(?![/\\])/.test(href) || !URL.canParse(href, site)) return false;
  const { origin, pathname } = new URL(href, site);
  return origin === site && !pathname.startsWith('//');
}

interface InlineParser {
  readonly parseInline: (tokens: Token[]) => string;
}

function link(parser: InlineParser, href: string, tokens: Token[]): string {
  const inner = parser.parseInline(tokens);
  if (!isSafeLink(href)) throw new MessageError('faults.foreignLink', { address: href });
  const outside = /^https:/i.test(href) ? ' rel="noopener noreferrer nofollow" target="_blank"' : '';
  // A part's id is composed (NFC), whichever keyboard wrote its heading.
  const address = href.startsWith('#') ? href.normalize('NFC') : href;
  return `<a href="${escapeHtml(address)}"${outside}>${inner}</a>`;
}

export type OnIssue = (source: string, messageRef: MessageRef) => string;

/** Ids for a lesson's parts, such as `#part-try-it`. A repeated heading gets a number. */
function createPartIds(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const words =
      heading
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const id = ['part', ...words].join('-');
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

/** A renderer for each text, so that a broken figure is reported with its position. */
export function createMarked(lang: Lang, terms?: Terms, onIssue?: OnIssue, spent?: Spent): Marked {
  let figures = 0;
  const kept: RenderGuard = (source, render) => {
    try {
      return render();
    } catch (error) {
      if (!onIssue) throw error;
      return onIssue(source.trim(), messageRefOf(error));
    }
  };
  const partId = createPartIds();
  const figure = (json: string) => {
    figures += 1;
    try {
      return renderFigure(json, lang);
    } catch (error) {
      throw new MessageError('faults.inFigure', { number: figures, fault: messageRefOf(error) });
    }
  };
  return new Marked().setOptions({ tokenizer: new LimitedTokenizer(spent) }).use({
    gfm: true,
    async: false,
    extensions: [
      displayFormula(lang, kept),
      inlineFormula(lang, kept),
      answer,
      ...(terms ? [termIn(terms)] : []),
    ],
    hooks: {
      processAllTokens: (tokens) => (terms ? termMarker(terms)(foldAnswers(tokens)) : foldAnswers(tokens)),
    },
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth}${depth === 2 ? ` id="${partId(text)}"` : ''}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code: ({ lang: kind, text, raw }) =>
        kind === 'figure' ? kept(raw, () => figure(text)) : code(text, kind),
      html: ({ text }) => escapeHtml(text),
      link({ href, tokens, raw }) {
        return kept(raw, () => link(this.parser, href, tokens));
      },
      image: ({ href, title, text, raw }) => kept(raw, () => picture(href, text, title)),
      table(token) {
        return table(this.parser, token, lang);
      },
    },
  });
}

function code(text: string, language = ''): string {
  const kind = language && ` class="language-${escapeHtml(language)}"`;
  return `<pre tabindex="0"><code${kind}>${escapeHtml(text)}\n</code></pre>\n`;
}

/** A wide table scrolls by itself, by keyboard too, so that the page does not. */
function table(parser: InlineParser, { header, rows }: Tokens.Table, lang: Lang): string {
  const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
    row.map(({ align, tokens }) => {
      // The empty corner cell above a column of names is not a heading.
      const element = tokens.length === 0 ? 'td' : tag;
      const how = (element === 'th' ? ' scope="col"' : '') + (align ? ` style="text-align:${align}"` : '');
      return `<${element}${how}>${parser.parseInline(tokens)}</${element}>`;
    });
  const head = `<thead><tr>${cells(header, 'th').join('')}</tr></thead>`;
  const body = rows.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`).join('');
  return `<div class="table" tabindex="0" role="group" aria-label="${ownOrFirst(lessonWords, lang ?? firstLanguage).table}"><table>${head}<tbody>${body}</tbody></table></div>\n`;
}
