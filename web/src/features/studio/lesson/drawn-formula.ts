import { unspokenMark } from '@pathshala/content/render/formula';
import { renderInline } from '@pathshala/content/render/render-lesson';
import type { Lang } from '@pathshala/contract/text/languages';
import { refusalText } from '../forms/issue-text.ts';

export interface DrawnFormula {
  readonly html: string;
  /** Text for screen readers. */
  readonly spoken: string;
  /** Signs that it has no word for. */
  readonly unspoken: readonly string[];
}

/** The signs in rendered HTML that there are no words for, each once. */
export function unspokenIn(html: string): string[] {
  if (!html.includes(unspokenMark)) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const marked = [...body.querySelectorAll(`[${unspokenMark}]`)];
  return [...new Set(marked.flatMap((one) => one.getAttribute(unspokenMark)?.split(' ') ?? []))];
}

/** How a formula looks and is said, or why it cannot be read. */
export function drawnFormula(tex: string, lang: Lang): DrawnFormula | { readonly issue: string } {
  try {
    const html = renderInline(`$${tex}$`, lang);
    const math = new DOMParser().parseFromString(html, 'text/html').querySelector('math');
    return { html, spoken: math?.getAttribute('aria-label') ?? '', unspoken: unspokenIn(html) };
  } catch (error) {
    return { issue: refusalText(error) };
  }
}
