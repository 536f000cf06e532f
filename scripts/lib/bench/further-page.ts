import { readyEvent } from '@pathshala/boot/page-data';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Run } from './figures.ts';
import { machineIndex } from './machine.ts';

export interface FurtherFigures extends Run {
  /** Milliseconds from the click until the page has painted its heading. */
  readonly heading: number;
}

export interface Way {
  readonly origin: string;
  /** Of the browser's debugger. */
  readonly port: number;
  /** Path of the page that is open, and of the one that a link on it leads to. */
  readonly from: string;
  readonly to: string;
  /** How many times slower the processor is made. */
  readonly slowdown: number;
}

/** How long the pointer is on the link before the click, so that everything that is fetched ahead is there: milliseconds. */
const rest = 2000;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  ignoreHTTPSErrors: true,
  // A first visit: what keeps pages for later comes seconds after it has begun, and here in the middle of a click.
  serviceWorkers: 'block',
} as const;

/**
 * Runs in the page, which knows what nobody here does: a promise of the milliseconds from the click until a frame with the
 * heading of the page at a path has been painted.
 */
const untilHeading = (path: string) => `new Promise((resolve) => {
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true });
  const before = document.querySelector('h1');
  const look = () => {
    const heading = document.querySelector('h1');
    const isThere = location.pathname === ${JSON.stringify(path)} && heading && heading !== before;
    if (!isThere || heading.getClientRects().length === 0) requestAnimationFrame(look);
    else setTimeout(() => resolve(performance.now() - clicked));
  };
  requestAnimationFrame(look);
})`;

async function measure(page: Page, session: CDPSession, { origin, from, to }: Way): Promise<number> {
  await page.goto(origin + from);
  // The first sign of a person starts the site.
  await page.mouse.move(5, 5);
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, readyEvent);
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(rest);
  const painted = session.send('Runtime.evaluate', { expression: untilHeading(to), awaitPromise: true });
  await link.click();
  return (await painted).result.value as number;
}

/**
 * Opens a page as somebody does who rests on a link to it before they click.
 * @throws Error where the page does not come
 */
export async function clickToHeading(way: Way): Promise<FurtherFigures> {
  const machine = machineIndex();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${way.port}`);
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: way.slowdown });
    return { heading: await measure(page, session, way), machine };
  } finally {
    await context.close();
    await browser.close();
  }
}
