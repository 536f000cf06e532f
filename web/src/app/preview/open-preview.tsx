import { createRoot } from 'react-dom/client';
import type { DraftStore } from '../../page/draft-store.ts';
import { DraftPage } from './draft-page.tsx';
import { keepInside } from './keep-inside.ts';
import { isolate } from './own-realm.ts';
import { currentAnswers, currentTabs } from './shown-now.ts';

/** Fills a frame of the studio with the page of its draft. */
export function openPreview(store: DraftStore): void {
  isolate(window, currentAnswers);
  keepInside(document, currentTabs);
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<DraftPage store={store} />);
}
