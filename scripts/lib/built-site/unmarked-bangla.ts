import { type DefaultTreeAdapterTypes as nodes, defaultTreeAdapter as tree } from 'parse5';

/** One letter alone may be the subject of an English sentence. */
const banglaWord = /[\u0980-\u09FF]{2}/;
/** What is drawn or run is not read aloud. */
const unread = new Set(['script', 'style', 'svg', 'template']);

/** Bangla words of a page that no `lang` says to be Bangla: a screen reader would not know how to read them. */
export function unmarkedBangla(node: nodes.Node, language?: string): string[] {
  if (tree.isTextNode(node)) {
    return banglaWord.test(node.value) && language !== 'bn' ? [node.value.trim().slice(0, 40)] : [];
  }
  if (!('childNodes' in node)) return [];
  if (tree.isElementNode(node) && unread.has(node.tagName)) return [];
  const own = tree.isElementNode(node) ? node.attrs.find(({ name }) => name === 'lang')?.value : undefined;
  return node.childNodes.flatMap((child) => unmarkedBangla(child, own ?? language));
}
