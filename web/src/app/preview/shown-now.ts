import { tabsOf } from './page-router.tsx';
import type { Answer, PreviewedPage } from './previewed-page.ts';

let shown: PreviewedPage | null = null;

/** A frame shows one page at a time: this is it. */
export function showNow(page: PreviewedPage | null): void {
  shown = page;
}

export const currentAnswers = (): Readonly<Record<string, Answer>> => shown?.answers ?? {};
export const currentTabs = (): readonly string[] => (shown ? tabsOf(shown) : []);
