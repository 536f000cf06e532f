import { joinedWord } from '@pathshala/boot/joined-word';
import { pageFontsAttribute, wholeFontsAttribute } from '@pathshala/boot/page-data';

/** Texts of a part of the page, and what is in its empty fields, separately: adjacent nodes are not one word. */
function textsIn(part: Node): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const text =
      node instanceof Text ? node.data : node instanceof Element && node.getAttribute('placeholder');
    if (text) texts.push(text);
  }
  return texts;
}

/** Loads the site's own fonts in place of these, for what the page says by now. */
function loadWhole(styles: readonly HTMLStyleElement[]): Promise<unknown> {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[${wholeFontsAttribute}]`))
    style.media = 'all';
  const text = document.body.textContent ?? '';
  const names = styles
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(
      ({ style }) => `${style.getPropertyValue('font-weight')} 1em ${style.getPropertyValue('font-family')}`,
    );
  return Promise.all([...new Set(names)].map((name) => document.fonts.load(name, text)));
}

/**
 * A page's own fonts hold the letters of its own words, and of those that they name. Other words may need a letter of theirs
 * and one that they lack side by side, which two fonts cannot join, so they go when there are others: new ones on the
 * page, or typed ones. The whole fonts are loaded by then, so that nothing moves. Digits never join: those that the page's
 * fonts lack come in a small file.
 * @returns a function that takes them away, for the next page
 */
export function watchPageFonts(): () => void {
  const styles = [...document.querySelectorAll<HTMLStyleElement>(`style[${pageFontsAttribute}]`)];
  if (styles.length === 0) return () => undefined;
  const known = new Set(styles.flatMap((style) => style.getAttribute(pageFontsAttribute)?.split(' ') ?? []));
  const isOther = (text: string) =>
    (text.match(joinedWord) ?? []).some((word) => !known.has(word) && !/^\p{Nd}+$/u.test(word));
  const listening = new AbortController();
  const remove = () => {
    listening.abort();
    observer.disconnect();
    const end = () => {
      for (const style of styles) style.remove();
    };
    loadWhole(styles).then(end, end);
  };
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes] : [target],
    );
    if (changed.flatMap(textsIn).some(isOther)) remove();
  });
  observer.observe(document.body, {
    ...{ childList: true, characterData: true, subtree: true },
    attributeFilter: ['placeholder'],
  });
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        if (isOther(target.value)) remove();
    },
    { signal: listening.signal },
  );
  return remove;
}
