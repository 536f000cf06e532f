import type { Page } from '@playwright/test';

/** More than six are a fault: docs/contract.md, "Header and navigation bar". */
export function stopsBeforeContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const stops = [...document.querySelectorAll('a[href], button, input, select, [tabindex="0"]')].filter(
      (stop) =>
        main &&
        stop.checkVisibility({ visibilityProperty: true }) &&
        stop.compareDocumentPosition(main) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return stops.length > 6 ? stops.map((stop) => stop.outerHTML.slice(0, 80)) : [];
  });
}

/** By class: they look alike, so each is checked once. */
const known = new Set<string>();

/** Focusable elements without a visible focus. */
export async function stopsWithoutSign(page: Page): Promise<string[]> {
  // Sets :focus-visible.
  await page.keyboard.press('Shift');
  const { kinds, without } = await page.evaluate(
    async (before) => {
      const stops =
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
      const classesOf = (one: Element | null) => `${one?.tagName}.${one?.getAttribute('class')}`;
      const kindOf = (stop: Element) => [stop, stop.parentElement].map(classesOf).join(' in ');
      const edgeOf = (one: Element | null | undefined, part?: '::after') => {
        if (!one) return '';
        const style = getComputedStyle(one, part);
        const outline = style.outlineStyle === 'none' ? '' : style.outline;
        return [outline, style.boxShadow, style.borderColor, style.borderWidth].join();
      };
      // A field shows it by its frame, a choice by its label, and a card's link by the card.
      const lookOf = (stop: Element) => {
        const label = stop.closest('label');
        const frame = stop.closest('.MuiInputBase-root')?.querySelector('fieldset');
        const around = [stop.parentElement, stop.nextElementSibling, stop.closest('.cm-editor')];
        const bearers = [stop, ...around, label, label?.lastElementChild, frame];
        return [edgeOf(stop, '::after'), ...bearers.map((one) => edgeOf(one))].join(' ');
      };
      const isStop = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.matches(':disabled, [tabindex="-1"]') &&
        !one.closest('[inert], [aria-hidden="true"]');
      // React and the editors show the focus with a delay.
      const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
      const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
      leave();
      await pause();
      const kinds = new Set(before);
      const without: string[] = [];
      for (const stop of document.querySelectorAll<HTMLElement>(stops)) {
        const kind = kindOf(stop);
        if (kinds.has(kind) || !isStop(stop)) continue;
        leave();
        const plain = lookOf(stop);
        stop.focus({ preventScroll: true });
        if (document.activeElement !== stop) continue;
        kinds.add(kind);
        for (let tries = 0; tries < 20 && lookOf(stop) === plain; tries += 1) await pause();
        const name = stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40);
        if (lookOf(stop) === plain) without.push(`${kind} "${name}"`);
      }
      leave();
      return { kinds: [...kinds], without };
    },
    [...known],
  );
  for (const kind of kinds) known.add(kind);
  return without;
}
