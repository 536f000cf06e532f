import type { Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';

/** The most that may move without a press, as browsers count it: docs/performance.md, "Figures". */
const mostShift = 0.01;

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

/** From the next page on notes what moves while nobody touches anything. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} (${[width, height].map(Math.round).join(' × ')})`;
    const nameOf = ({ node, previousRect, currentRect }: LayoutShiftAttribution) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const words = element?.textContent?.trim().slice(0, 30);
      return `${element?.tagName} "${words}" ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
    };
    const note = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, value, sources } of entries as LayoutShift[])
        if (!hadRecentInput) shifts.push(`${value.toFixed(4)} ${sources.map(nameOf).join(', ')}`);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = () => {
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
}

/**
 * Whether a page's own fonts came after its first paint. Who has letters of the script reads on in those, and nothing moves;
 * a browser that has none, as most that run tests, moves the text when the page's come.
 */
function hasLateFonts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const preloaded = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][href*="/font-subset-"]'),
    ];
    const fonts = preloaded.flatMap(({ href }) => performance.getEntriesByName(href));
    // They count as late too if they came while the page was laid out.
    return fonts.some(({ startTime, duration }) => startTime + duration > (paint?.startTime ?? 0) - 100);
  });
}

/**
 * Has the site take the page over, reads it down to its end, and goes back to the top.
 * @returns what moved meanwhile and before, if it is more than a page may
 */
export async function shiftsOfReading(page: Page): Promise<string[]> {
  await untilHydrated(page);
  const most = (await hasLateFonts(page)) ? Number.POSITIVE_INFINITY : mostShift;
  return page.evaluate(async (most) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await pause();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await pause();
    const { readShifts } = window as unknown as { readShifts: () => string[] };
    const shifts = readShifts();
    const sum = shifts.reduce((all, line) => all + Number.parseFloat(line), 0);
    return sum > most ? shifts : [];
  }, most);
}
