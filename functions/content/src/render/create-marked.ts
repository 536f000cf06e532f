import { MessageError, messageRefOf } from '@pathshala/contract/http/validation';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { firstLanguage, type Lang, ownOrFirst } from '@pathshala/contract/text/languages';
import type { MessageRef } from '@pathshala/messages/keys';
import { Marked, type Token, type Tokens } from 'marked';
import { answer, foldAnswers } from './answers.ts';
import { renderFigure } from './figures/render-figure.ts';
import { displayFormula, inlineFormula, type RenderGuard } from './formula.ts';
import { lessonWords } from './lesson-words/lesson-words.ts';
import { type Terms, termIn, termMarker } from './mark-terms.ts';
import { picture } from './picture.ts';
import { LimitedTokenizer, type Spent } from './render-limits.ts';

export type { Token, Tokens };

/** A placeholder for the site's origin, to resolve the addresses of its own pages. */
const site = 'https://site.invalid';

/** The only links allowed out of a lesson. A script address is never allowed. */
export function isSafeLink(href: string): boolean {
  // Browsers drop or change some control characters before they resolve an address.
  if (/\p{Cc}/u.test(href)) return false;
  if (/^(https:\/\/|mailto:|#)/.test(href)) return true;
  // `//name@site` names another host, whatever the URL parser calls it.
  return /^\/(?![/\\])/.test(href) && URL.canParse(href, site) && new URL(href, site).origin === site;
}

interface InlineParser {
  readonly parseInline: (tokens: Token[]) => string;
}

function link(parser: InlineParser, href: string, tokens: Token[]): string {
  const inner = parser.parseInline(tokens);
  if (!isSafeLink(href)) throw new MessageError('faults.foreignLink', { address: href });
  const outside = href.startsWith('https://') ? ' rel="noopener noreferrer nofollow" target="_blank"' : '';
  // A part's id is composed (NFC), whichever keyboard wrote its heading.
  const address = href.startsWith('#') ? href.normalize('NFC') : href;
  return `<a href="${escapeHtml(address)}"${outside}>${inner}</a>`;
}

/**
 * HTML for a part that cannot be shown.
 * @param source as written
 * @param messageRef the reason, as publishing reports it
 */
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

/**
 * Each text gets its own renderer, so that a broken figure can be reported with its position.
 * @param terms the words to explain; left out: none
 * @param onIssue returns HTML to show instead of a broken part; left out: the issue is thrown
 * @param spent by the other texts of the item
 */
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

/** Code as typed. Long lines scroll by themselves, by keyboard too. */
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
