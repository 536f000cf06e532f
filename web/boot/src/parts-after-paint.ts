import { afterPaintAttribute, pageFontsAttribute, paintFirstClass } from '../page-data.ts';
import { atFirstPaint } from './after-paint.ts';

/** Between two parts, so that each is a task of its own: milliseconds, two frames. */
const turn = 34;

/** How long the parts wait for their letters: milliseconds. */
const patience = 1500;

/**
 * Before anything is laid out: from here on parts below a phone's first window have no layout. Not in a page that is
 * opened elsewhere than at its top.
 */
export function holdParts(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'navigate' && location.hash === '')
    document.documentElement.classList.add(paintFirstClass);
}

const bare = (name: string) => name.replaceAll(/["']/g, '');

/** The page's own letters that stand in these parts, and are asked for by no layout yet. */
function lettersIn(parts: readonly Element[]): FontFace[] {
  const own = document.querySelector<HTMLStyleElement>(`style[${pageFontsAttribute}]`)?.sheet?.cssRules
    .length;
  if (!own) return [];
  // A document's fonts are in the order of its styles, and the page's own stand last.
  const faces = [...document.fonts].slice(-own);
  const looks = parts
    .flatMap((part) => [...part.querySelectorAll('[lang]')])
    .map((element) => getComputedStyle(element));
  return faces.filter((face) =>
    looks.some(
      ({ fontFamily, fontWeight }) =>
        bare(fontFamily).startsWith(bare(face.family)) && fontWeight === face.weight,
    ),
  );
}

/**
 * Lays these parts out once the first window is painted and their letters are there, one after the other.
 * @returns what does so at once, for the first sign of a person
 */
export function showParts(): () => void {
  const parts = [...document.querySelectorAll(`[${afterPaintAttribute}]`)];
  // Home alone has such parts: no other page watches for its paint or for somebody who scrolls.
  if (parts.length === 0) return () => undefined;
  const show = (part?: Element) => part?.removeAttribute(afterPaintAttribute);
  const showNext = () => {
    show(parts.shift());
    if (parts.length > 0) setTimeout(showNext, turn);
  };
  atFirstPaint(() => {
    const letters = Promise.allSettled(lettersIn(parts).map((face) => face.load()));
    Promise.race([letters, new Promise((resolve) => setTimeout(resolve, patience))]).then(showNext);
  });
  const showAll = () => {
    for (const part of parts.splice(0)) show(part);
  };
  window.addEventListener('scroll', showAll, { once: true, passive: true });
  return showAll;
}
