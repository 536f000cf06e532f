import { farAttribute } from '@pathshala/boot/page-data';
import { expect, type Page } from '@playwright/test';

/**
 * Answers every request to another host with an empty page, so that a picture never depends on the internet.
 * @returns the addresses that were asked for, in order
 */
export async function stayInside(page: Page, baseURL: string): Promise<string[]> {
  const asked: string[] = [];
  const inside = new URL(baseURL).hostname;
  await page.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== inside,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outside</title>' });
    },
  );
  return asked;
}

/** Collects what the page complains of in the console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/**
 * Brings each picture that has not come yet into the window, and each row whose pictures wait for that, and goes back to
 * the top. It asks for no frames: a browser without a window forgets one now and then, and the page would wait forever.
 */
export async function callPictures(page: Page): Promise<void> {
  await page.evaluate(async (far) => {
    const isWaiting = (element: Element) =>
      element instanceof HTMLImageElement ? !element.complete : element.hasAttribute(far);
    const isInReach = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().left < window.innerWidth;
    for (const element of document.querySelectorAll(`[${far}], img`)) {
      if (!isWaiting(element) || !isInReach(element)) continue;
      element.scrollIntoView({ behavior: 'instant' });
      for (let tries = 0; tries < 40 && isWaiting(element); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 25));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, farAttribute);
}

/** Waits until every picture in sight is there; fails, but lets the test go on, when one does not come. */
export async function expectPictures(page: Page, what: string): Promise<void> {
  await expect.soft.poll(() => brokenImages(page), { message: what }).toEqual([]);
  await page.evaluate(async () => {
    const whole = [...document.images].filter((image) => image.complete);
    await Promise.all([document.fonts.ready, ...whole.map((image) => image.decode().catch(() => undefined))]);
  });
}

/** Addresses of pictures that did not come. */
function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((image) => image.getBoundingClientRect().left < window.innerWidth)
      .filter((image) => !(image.complete && image.naturalWidth > 0))
      .map((image) => image.src),
  );
}
