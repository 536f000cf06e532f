import type { Page } from '@playwright/test';

/** Forced colours remove grounds: buttons, links and cards without a remaining edge. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  const mark = 'data-ground';
  await page.evaluate((ground) => {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const isBare = (colour: string) => colour === 'rgba(0, 0, 0, 0)';
    const around = (element: Element): string => {
      const up = element.parentElement;
      return up && isBare(groundOf(up)) ? around(up) : groundOf(up ?? element);
    };
    for (const one of document.querySelectorAll('button, a[href], .card, .chip, .MuiChip-root')) {
      const own = groundOf(one);
      one.setAttribute(ground, isBare(own) || own === around(one) ? '' : own);
    }
  }, mark);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate((ground) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const nameOf = (box: Element) => {
      const kind = [box.tagName.toLowerCase(), ...box.classList].join('.');
      return `${kind} "${box.getAttribute('aria-label') ?? box.textContent?.trim().slice(0, 40)}"`;
    };
    const isSeen = (box: Element) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const boxes = [...document.querySelectorAll(`[${ground}]`)].filter(isSeen);
    const bare = boxes.filter((box) => {
      const { borderWidth, backgroundColor } = getComputedStyle(box);
      return box.getAttribute(ground) && borderWidth === '0px' && backgroundColor === canvas;
    });
    for (const box of boxes) box.removeAttribute(ground);
    return bare.map((box) => `${nameOf(box)} has no edge`);
  }, mark);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Animations that ignore reduced motion. */
export function restless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        // Shortened ones (base.css) end at once.
        return playState === 'running' && Number(effect?.getComputedTiming().duration) > 1;
      })
      .map(({ effect }) => `${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80)} moves`),
  );
}
