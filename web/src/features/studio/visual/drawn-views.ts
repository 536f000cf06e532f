import { renderFigure } from '@pathshala/content/render/figures/render-figure';
import { renderInline, renderMarkdown } from '@pathshala/content/render/render-lesson';
import { readPictureAddress } from '@pathshala/contract/pictures/media';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import type { Lang } from '@pathshala/contract/text/languages';
import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeViewConstructor } from 'prosemirror-view';
import formulas from '../../../ui/formulas.css?inline';
import { words } from '../../../words/words.ts';
import { refusalText } from '../forms/issue-text.ts';
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
  // The slot shows the host's children, such as a button, after the formula.
  root.innerHTML = `${html}<slot></slot>`;
  host.textContent = '';
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

export const openable: Readonly<Record<string, OpenedPart['kind']>> = {
  figure: 'figure',
  formula: 'formula',
  formulaInline: 'formula',
};

export function openPart(node: Node, onOpen: OnOpenPart): boolean {
  const kind = openable[node.type.name];
  if (kind) onOpen({ kind, text: String(node.attrs.tex ?? node.attrs.json) });
  return kind !== undefined;
}

/** About a window's worth is drawn before the first paint, the others later. */
const atOnce = 24;

/** As readers see them. A press on a selected one, or Enter, opens it. */
export function drawnViews(lang: Lang, onOpen: OnOpenPart): Record<string, NodeViewConstructor> {
  let drawn = 0;
  const soon = (work: () => void) => {
    drawn += 1;
    if (drawn <= atOnce) work();
    else setTimeout(work);
  };
  const make: NodeViewConstructor = (node, view, getPos) => {
    const dom = document.createElement(node.isInline ? 'span' : 'div');
    dom.className = styles.drawn ?? '';
    dom.textContent = sourceOf(node);
    let isGone = false;
    soon(() => {
      if (isGone) return;
      draw(dom, node, lang);
      for (const scrollable of dom.querySelectorAll('[tabindex]')) scrollable.removeAttribute('tabindex');
    });
    return {
      dom,
      selectNode: () => {
        dom.classList.add('ProseMirror-selectednode');
        if (openable[node.type.name]) dom.append(editButton(node, view, getPos, onOpen));
      },
      deselectNode: () => {
        dom.classList.remove('ProseMirror-selectednode');
        dom.querySelector(`.${styles.edit}`)?.remove();
      },
      destroy: () => {
        isGone = true;
      },
      ignoreMutation: () => true,
      stopEvent: (event) => event.target instanceof HTMLButtonElement,
    };
  };
  return Object.fromEntries(Object.keys(htmlOf).map((name) => [name, make]));
}

function editButton(
  node: Node,
  view: EditorView,
  getPos: () => number | undefined,
  onOpen: OnOpenPart,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.edit ?? '';
  button.textContent = words['studio-visual.edit']();
  button.contentEditable = 'false';
  button.addEventListener('click', () => {
    const at = getPos();
    if (at === undefined) return;
    // The dialog's result replaces the selected part.
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
    openPart(node, onOpen);
  });
  return button;
}
