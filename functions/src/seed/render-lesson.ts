import { Marked, type TokenizerAndRendererExtension } from 'marked';
import temml from 'temml';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

function formula(tex: string, displayMode: boolean): string {
  return temml.renderToString(tex.trim(), { displayMode, throwOnError: true });
}

/** `$$ … $$` on lines of its own. */
const displayFormula: TokenizerAndRendererExtension = {
  name: 'displayFormula',
  level: 'block',
  start: (source) => source.match(/^\$\$/m)?.index,
  tokenizer: (source) => {
    const [raw, tex] = /^\$\$([\s\S]+?)\$\$(?:\n|$)/.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'displayFormula', raw, tex };
  },
  renderer: (token) => `<p class="formula">${formula(String(token.tex), true)}</p>\n`,
};

/** `$ … $` in a line. `\$5` is an amount of money: Markdown's own escape takes it before this is asked. */
const inlineFormula: TokenizerAndRendererExtension = {
  name: 'inlineFormula',
  level: 'inline',
  start: (source) => source.match(/(?<!\\)\$/)?.index,
  tokenizer: (source) => {
    const [raw, tex] = /^\$((?:\\.|[^$\\\n])+)\$/.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'inlineFormula', raw, tex };
  },
  renderer: (token) => formula(String(token.tex), false),
};

/** A figure's caption says what is to be seen, so it stands for the drawing too. */
function figure(json: string): string {
  const { caption } = JSON.parse(json) as { caption?: unknown };
  if (typeof caption !== 'string') throw new Error('A figure has no caption.');
  return `<figure><figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
}

const marked = new Marked({
  gfm: true,
  async: false,
  extensions: [displayFormula, inlineFormula],
  renderer: {
    code: ({ lang, text }) => (lang === 'figure' ? figure(text) : false),
  },
});

/**
 * Renders a lesson's or a quiz's own Markdown (GFM, `$formulas$`, `figure` blocks).
 * @returns HTML with MathML
 * @throws Error for a broken formula or figure
 */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown) as string;
}
