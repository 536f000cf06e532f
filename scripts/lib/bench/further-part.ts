import { readyEvent } from '@pathshala/boot/page-data';
import { firstLesson } from '@pathshala/contract/first-lesson';
import { paths } from '@pathshala/contract/paths';
import type { Page } from '@playwright/test';
import { machineIndex, summed } from './figures.ts';
import { inTurns, type Part } from './part.ts';
import { type OpenSite, withSite } from './site.ts';
import { milliseconds } from './table.ts';

const [from, to] = [paths.home, paths.course(firstLesson.courseId)];
/** How many times slower the processor is made: not at all, and as Lighthouse makes it for a cheap phone. */
const slowdowns = [1, 4] as const;
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

async function clickThrough(page: Page, origin: string): Promise<number> {
  await page.goto(origin + from);
  // The first sign of a person starts the site.
  await page.mouse.move(5, 5);
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, readyEvent);
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(rest);
  const painted = page.evaluate<number>(untilHeading(to));
  await link.click();
  return await painted;
}

/** Opens a page as somebody does who rests on a link to it before they click: milliseconds until it has painted its heading. */
async function measure({ origin, browser }: OpenSite, rate: number) {
  const machine = machineIndex();
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return { heading: await clickThrough(page, origin), machine };
  } finally {
    await context.close();
  }
}

/** How long a further page takes when what it is made of was fetched ahead: from the click to its heading. */
export const furtherPart: Part = {
  builds: ['web'],
  run: async (tools) => {
    const nameOf = (slowdown: number) => `${to} from ${from}, processor 1/${slowdown}`;
    const found = await withSite('h2', (site) =>
      inTurns(tools, slowdowns, nameOf, (slowdown) => measure(site, slowdown)),
    );
    const figures = slowdowns.map((slowdown, at) => ({ from, to, slowdown, ...summed(found[at] ?? []) }));
    const rows = figures.map(({ slowdown, heading }) => [
      ...[nameOf(slowdown), '', slowdown === 1 ? milliseconds(100) : '', milliseconds(heading)],
    ]);
    return { section: { head: ['A further page', '', 'at most', 'click to heading'], rows }, figures };
  },
};
