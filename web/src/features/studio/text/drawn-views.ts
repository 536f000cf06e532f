import { renderFigure } from '@pathshala/content/render/figures/render-figure';
import { renderInline, renderMarkdown } from '@pathshala/content/render/render-lesson';
import { readPictureAddress } from '@pathshala/contract/pictures/media';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import type { Lang } from '@pathshala/contract/text/languages';
import type { Node } from 'prosemirror-model';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import type { NodeViewConstructor } from 'prosemirror-view';
import formulas from '../../../ui/formulas.css?inline';
import { refusalText } from '../form/form-issues.ts';
import styles from './visual.module.css';

let formulaSheet: CSSStyleSheet | undefined;

function sheetOfFormulas(): CSSStyleSheet {
  if (!formulaSheet) {
    formulaSheet = new CSSStyleSheet();
    formulaSheet.replaceSync(formulas);
  }
  return formulaSheet;
}

/**
 * In a shadow root: on each key Chromium walks all text near the window three times, and a formula has more elements than its
 * sentence.
 */
function drawApart(host: HTMLElement, html: string): void {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOfFormulas()];
  root.innerHTML = html;
}

/** A formula, figure or picture to edit. */
export interface OpenedPart {
  readonly kind: 'formula' | 'figure';
  /** TeX or JSON. */
  readonly text: string;
}

export type OnOpenPart = (part: OpenedPart) => void;

const htmlOf: Readonly<Record<string, (node: Node, lang: Lang) => string>> = {
  figure: ({ attrs }, lang) => renderFigure(String(attrs.json), lang),
  formula: ({ attrs }, lang) => renderMarkdown(`$$${attrs.tex}$$`, lang),
  formulaInline: ({ attrs }, lang) => renderInline(`$${attrs.tex}$`, lang),
  picture: ({ attrs }) => {
    const found = readPictureAddress(String(attrs.address));
    return `<img src="${escapeHtml(found?.url ?? '')}" alt="${escapeHtml(String(attrs.description))}">`;
  },
  source: ({ attrs }) => `<pre><code>${escapeHtml(String(attrs.markdown))}</code></pre>`,
  sourceInline: ({ attrs }) => `<code>${escapeHtml(String(attrs.markdown))}</code>`,
};

const sourceOf = ({ attrs }: Node) => String(attrs.tex ?? attrs.json ?? attrs.description ?? attrs.markdown);

/** Or its source and the error. The HTML is our renderer's. */
function draw(dom: HTMLElement, node: Node, lang: Lang): void {
  const { name } = node.type;
  try {
    const html = (htmlOf[name] as (node: Node, lang: Lang) => string)(node, lang);
    if (name === 'formulaInline') drawApart(dom, html);
    else dom.innerHTML = html;
  } catch (error) {
    dom.innerHTML = `<span class="${styles.broken}"><code>${escapeHtml(sourceOf(node))}</code> ${escapeHtml(refusalText(error))}</span>`;
  }
}

const openable: Readonly<Record<string, OpenedPart['kind']>> = {
  figure: 'figure',
  formula: 'formula',
  formulaInline: 'formula',
};

/** The part that is selected, if it can be edited. */
export function chosenPart({ selection }: EditorState): OpenedPart | undefined {
  if (!(selection instanceof NodeSelection)) return undefined;
  const { type, attrs } = selection.node;
  const kind = openable[type.name];
  return kind && { kind, text: String(attrs.tex ?? attrs.json) };
}

/** About a window's worth is drawn before the first paint, the others later. */
const atOnce = 24;

/** As readers see them. */
export function drawnViews(lang: Lang): Record<string, NodeViewConstructor> {
  let drawn = 0;
  const make: NodeViewConstructor = (node) => {
    const dom = document.createElement(node.isInline ? 'span' : 'div');
    dom.className = styles.drawn ?? '';
    dom.textContent = sourceOf(node);
    let isGone = false;
    const show = () => {
      if (isGone) return;
      draw(dom, node, lang);
      for (const scrollable of dom.querySelectorAll('[tabindex]')) scrollable.removeAttribute('tabindex');
    };
    drawn += 1;
    if (drawn <= atOnce) show();
    else setTimeout(show);
    const destroy = () => {
      isGone = true;
    };
    return { dom, destroy, ignoreMutation: () => true };
  };
  return Object.fromEntries(Object.keys(htmlOf).map((name) => [name, make]));
}
