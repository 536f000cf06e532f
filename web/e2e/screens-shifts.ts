import type { Page } from '@playwright/test';

/** Limit of layout shift without input: docs/performance.md, "Figures". */
export const mostShift = 0.01;

interface LayoutShiftAttribution {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly LayoutShiftAttribution[];
}

/** Elements that moved, and the total. */
interface Shifts {
  readonly sum: number;
  readonly what: readonly string[];
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: LayoutShift[] = [];
    const observer = new PerformanceObserver(
      (list) => void seen.push(...(list.getEntries() as LayoutShift[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} (${[width, height].map(Math.round).join(' × ')})`;
    const nameOf = ({ node, previousRect, currentRect }: LayoutShiftAttribution) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const words = element?.textContent?.trim().slice(0, 30);
      return `${element?.tagName} "${words}" ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
    };
    const readShifts = (): Shifts => {
      seen.push(...(observer.takeRecords() as LayoutShift[]));
      const own = seen.filter(({ hadRecentInput }) => !hadRecentInput);
      return {
        sum: own.reduce((all, { value }) => all + value, 0),
        what: own.map(({ value, sources }) => `${value.toFixed(4)} ${sources.map(nameOf).join(', ')}`),
      };
    };
    Object.assign(window, { readShifts });
  });
}

export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { readShifts: () => Shifts }).readShifts());
