import { expect, type Page } from '@playwright/test';

/**
 * With the excess in pixels: content outside the window that does not scroll, clipped text, and layers that cannot be scrolled to
 * their end.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const found: string[] = [];
    const nameOf = (element: Element) => {
      const classes = [...element.classList].filter((name) => !/^(css-|Mui)/.test(name));
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return `${[element.tagName.toLowerCase(), ...classes].join('.')} "${words.slice(0, 40)}"`;
    };
    const tell = (element: Element, what: string, pixels: number) => {
      if (pixels > 1) found.push(`${nameOf(element)} ${what} by ${Math.ceil(pixels)} px`);
    };

    const frames = new Map<Element, ReturnType<typeof lookAt>>();
    const lookAt = (element: Element) => {
      const style = getComputedStyle(element);
      const isFilled = style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const hasSides = style.borderLeftWidth !== '0px' && style.borderRightWidth !== '0px';
      return {
        across: style.overflowX,
        down: style.webkitLineClamp === 'none' ? style.overflowY : 'marked',
        isBox: style.display !== 'inline' && (isFilled || hasSides),
        isFixed: style.position === 'fixed',
        // For screen readers alone.
        isUnseen: style.clipPath !== 'none',
        fontSize: Number.parseFloat(style.fontSize),
      };
    };
    const frameOf = (element: Element) => {
      const frame = frames.get(element) ?? lookAt(element);
      frames.set(element, frame);
      return frame;
    };
    const around = (
      element: Element,
      is: (frame: ReturnType<typeof lookAt>) => boolean,
    ): Element | undefined => {
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement)
        if (is(frameOf(up))) return up;
      return undefined;
    };
    const hides = (overflow: string) => /hidden|clip/.test(overflow);

    const isText = (node: Node) =>
      node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? '');
    const rangeOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const judgeWords = (element: Element, texts: Node[]) => {
      const ranges = texts.map(rangeOf);
      const left = Math.min(...ranges.map((range) => range.left));
      const right = Math.max(...ranges.map((range) => range.right));
      const bottom = Math.max(...ranges.map((range) => range.bottom));
      const acrossHolder = around(element, ({ across }) => across !== 'visible');
      const downHolder = around(element, ({ down }) => down !== 'visible');
      const frame = around(element, ({ across, isBox }) => across !== 'visible' || isBox);
      if (!frame) tell(element, 'stands out of the window', right - width);
      else {
        const box = frame.getBoundingClientRect();
        const pixels = Math.max(right - box.right, box.left - left);
        if (frame !== acrossHolder) tell(element, `stands out of ${nameOf(frame)}`, pixels);
        // Scrollable content is not clipped.
        else if (hides(frameOf(frame).across)) tell(element, 'is cut', pixels);
      }
      // Lines are higher than their letters.
      const half = frameOf(element).fontSize / 2;
      if (downHolder && hides(frameOf(downHolder).down))
        tell(element, 'is cut below', bottom - half - downHolder.getBoundingClientRect().bottom);
    };

    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      const isOut = (one: Element) => one.getBoundingClientRect().right > width + 1;
      const isHeld = () => around(element.parentElement as Element, ({ across }) => across !== 'visible');
      const box = element.getBoundingClientRect();
      // The innermost element is the cause.
      if (isOut(element) && ![...element.children].some(isOut) && !isHeld())
        tell(element, 'stands out of the window', box.right - width);
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (frameOf(element).isFixed && box.top < window.innerHeight && box.bottom > 0)
        tell(element, 'cannot be reached', Math.max(-box.top, box.bottom - window.innerHeight));
      const texts = [...element.childNodes].filter(isText);
      const isApart = () => frameOf(element).isUnseen || element.closest('svg, .swiper, textarea');
      if (texts.length > 0 && !isApart()) judgeWords(element, texts);
    }
    if (found.length === 0 && scrollWidth > width)
      found.push(`the page is ${scrollWidth - width} px too wide`);
    return found;
  });
}

/** A soft assertion: text of double size fits. */
export async function expectRoomForLetters(page: Page): Promise<void> {
  const letters = await page.context().newCDPSession(page);
  const setLetters = (standard: number) => letters.send('Page.setFontSizes', { fontSizes: { standard } });
  await setLetters(32);
  expect.soft(await misfits(page), 'what does not fit with letters at 200 %').toEqual([]);
  await setLetters(16);
  await letters.detach();
}

/** A soft assertion: a window of 1280 pixels holds the page at 400 %. */
export async function expectRoomForZoom(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await misfits(page), 'what does not fit at 400 %').toEqual([]);
  if (size) await page.setViewportSize(size);
}
