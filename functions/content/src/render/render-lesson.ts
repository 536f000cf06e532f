import type { Lang } from '@pathshala/contract/language';
import { limits } from '@pathshala/contract/messages';
import { Marked, type Token, type Tokens } from 'marked';
import { answer, foldAnswers } from './answers.ts';
import { renderFigure } from './figures/render-figure.ts';
import { escapeHtml } from './figures/svg.ts';
import { displayFormula, inlineFormula } from './formula.ts';
import { type Terms, termIn, termMarker } from './mark-terms.ts';
import { picture } from './picture.ts';

/** Only these lead out of a lesson; a script's address never does. */
const safeLink = /^(https:\/\/|mailto:|\/(?!\/)|#)/;

interface InlineParser {
  readonly parseInline: (tokens: Token[]) => string;
}

function link(parser: InlineParser, href: string, tokens: Token[]): string {
  const inner = parser.parseInline(tokens);
  if (!safeLink.test(href)) throw new Error(`a link leads to ${href}, which is not allowed`);
  const outside = href.startsWith('https://') ? ' rel="noopener noreferrer nofollow" target="_blank"' : '';
  return `<a href="${escapeHtml(href)}"${outside}>${inner}</a>`;
}

/** Addresses for a lesson's parts, such as `#part-try-it`; the same heading again gets a number. */
function createPartIds(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const id = ['part', ...words].join('-');
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

/**
 * A renderer of its own for each text, so that a broken figure is named by its place.
 * @param terms what it explains; left out: nothing
 */
export function createMarked(lang: Lang, terms?: Terms): Marked {
  let figures = 0;
  const partId = createPartIds();
  const figure = (json: string) => {
    figures += 1;
    try {
      return renderFigure(json, lang);
    } catch (error) {
      throw new Error(`figure ${figures}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return new Marked({
    gfm: true,
    async: false,
    extensions: [displayFormula(lang), inlineFormula(lang), answer, ...(terms ? [termIn(terms)] : [])],
    tokenizer: {
      // Called for each paragraph, item or cell. The time that pairing its `*` and `_` takes grows with the square of its length.
      emStrong: (_source, whole) => {
        if (whole.length > limits.paragraphMax) {
          throw new Error(`a paragraph must be at most ${limits.paragraphMax} characters`);
        }
        return false;
      },
    },
    hooks: {
      processAllTokens: (tokens) => (terms ? termMarker(terms)(foldAnswers(tokens)) : foldAnswers(tokens)),
    },
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth}${depth === 2 ? ` id="${partId(text)}"` : ''}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code: ({ lang: kind, text }) => (kind === 'figure' ? figure(text) : code(text, kind)),
      html: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        return link(this.parser, href, tokens);
      },
      image: ({ href, title, text }) => picture(href, text, title),
      table(token) {
        return table(this.parser, token, lang);
      },
    },
  });
}

/** Code as it was typed: long lines scroll by themselves, reachable by keyboard. */
function code(text: string, language = ''): string {
  const kind = language && ` class="language-${escapeHtml(language)}"`;
  return `<pre tabindex="0"><code${kind}>${escapeHtml(text)}\n</code></pre>\n`;
}

/** A wide table scrolls by itself, reachable by keyboard, instead of pushing the page. */
function table(parser: InlineParser, { header, rows }: Tokens.Table, lang: Lang): string {
  const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
    row.map(({ align, tokens }) => {
      // The empty corner over a column of names is no heading.
      const element = tokens.length === 0 ? 'td' : tag;
      const how = (element === 'th' ? ' scope="col"' : '') + (align ? ` style="text-align:${align}"` : '');
      return `<${element}${how}>${parser.parseInline(tokens)}</${element}>`;
    });
  const head = `<thead><tr>${cells(header, 'th').join('')}</tr></thead>`;
  const body = rows.map((row) => `<tr>${cells(row, 'td').join('')}</tr>`).join('');
  return `<div class="table" tabindex="0" role="group" aria-label="${lang === 'bn' ? 'সারণি' : 'Table'}"><table>${head}<tbody>${body}</tbody></table></div>\n`;
}

/** What is to be said of a text that is too long; undefined where it is not. */
export function tooLong(markdown: string): string | undefined {
  const most = limits.markdownMax;
  return markdown.length > most ? `a text must be at most ${most} characters` : undefined;
}

function requireShort(markdown: string): void {
  const detail = tooLong(markdown);
  if (detail !== undefined) throw new Error(detail);
}

/**
 * Renders a lesson's own Markdown (GFM, `$formulas$`, `figure` blocks). Raw HTML comes out as the text that it is.
 * @param lang the language that it is in: formulas are said in it, and their numbers and those of figures written
 * @param terms words that it explains where they first stand; left out: none
 * @returns HTML with MathML and inline SVG
 * @throws Error for a broken formula, figure or link, or a text that is too long
 */
export function renderMarkdown(markdown: string, lang?: Lang, terms?: Terms): string {
  requireShort(markdown);
  return createMarked(lang, terms).parse(markdown) as string;
}

/**
 * Renders one line of a quiz, or several paragraphs or a piece of code where the text has them. A line is never read as
 * a list or a heading: an option may be `1.` or `# 5`.
 * @throws Error as `renderMarkdown` does
 */
export function renderInline(markdown: string, lang?: Lang): string {
  requireShort(markdown);
  const hasBlocks = /\n\s*\n|^(```|\$\$)/m.test(markdown);
  return hasBlocks
    ? renderMarkdown(markdown, lang).trim()
    : (createMarked(lang).parseInline(markdown) as string);
}
