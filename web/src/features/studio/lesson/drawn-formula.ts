import { unspokenMark } from '@pathshala/content/render/formula';
import { renderInline } from '@pathshala/content/render/render-lesson';
import type { Lang } from '@pathshala/contract/text/languages';
import { refusalText } from '../forms/issue-text.ts';

export interface DrawnFormula {
  readonly html: string;
  readonly spoken: string;
  /** Signs without a spoken word. */
  readonly unspoken: readonly string[];
}

/** The signs in rendered HTML without a spoken word, each once. */
export function unspokenIn(html: string): string[] {
  if (!html.includes(unspokenMark)) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const marked = [...body.querySelectorAll(`[${unspokenMark}]`)];
  return [...new Set(marked.flatMap((one) => one.getAttribute(unspokenMark)?.split(' ') ?? []))];
}

/** Or why it cannot be parsed. */
export function drawnFormula(tex: string, lang: Lang): DrawnFormula | { readonly issue: string } {
  try {
    const html = renderInline(`$${tex}$`, lang);
    const math = new DOMParser().parseFromString(html, 'text/html').querySelector('math');
    return { html, spoken: math?.getAttribute('aria-label') ?? '', unspoken: unspokenIn(html) };
  } catch (error) {
    return { issue: refusalText(error) };
  }
}
