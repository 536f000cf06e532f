import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { farAttribute } from '@pathshala/boot/page-data';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** Success criteria of WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Smallest control on a phone, CSS pixels: docs/contract.md, "Constants". */
const touchSize = 44;

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

/** What stands out of the window at its right side, and is not inside something that scrolls or cuts. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        const { overflowX, position } = getComputedStyle(up);
        if (overflowX !== 'visible' || position === 'fixed') return true;
      }
      return false;
    };
    const out = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 1)
      .filter((element) => !cut(element))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
    if (document.documentElement.scrollWidth > width)
      out.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return out;
  });
}

/** Words of which a part is cut off at a side, without a mark that says so. */
export function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holds = (box: Element) => getComputedStyle(box).overflowX !== 'visible';
    // What can be scrolled to is not cut off.
    const cuts = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX);
    const isCut = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      const holder = [element, ...ancestors(element)].find(holds);
      if (!holder || !cuts(holder)) return false;
      const box = holder.getBoundingClientRect();
      return words.right > box.right + 1 || words.left < box.left - 1;
    };
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return (
      [...document.querySelectorAll('header *, main *, footer *')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !element.closest('svg, .swiper, textarea') && hasWords(element))
        // Others are for screen readers alone.
        .filter((element) => getComputedStyle(element).clipPath === 'none' && isCut(element))
        .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`)
    );
  });
}

/** Controls that are too small for a finger. Links and words in the middle of a text are not controls of this kind. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'button, a[href], input, select, textarea, summary, [role="option"], [role="menuitem"]';
    // A field is as large as its frame, and a choice as large as its label.
    const target = (element: Element) =>
      element.closest('label, .MuiInputBase-root, form[role="search"]') ?? element;
    const isInText = (element: Element) =>
      element.matches('p [popovertarget], li [popovertarget]') ||
      (element.tagName === 'A' && getComputedStyle(element).display === 'inline');
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"], [inert]'))
      .filter((element) => !isInText(element))
      .map((element) => ({
        element,
        box: (element.matches('input, select, textarea') ? target(element) : element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.right > 0 && Math.min(box.width, box.height) < least - 0.5)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
        return `${element.tagName} "${name}" ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
  }, touchSize);
}

/** Stops of the keyboard before the content, if there are more than six: docs/contract.md, "Header and navigation bar". */
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

/** Buttons and links that are a box of colour, and of which no edge is left where people's own colours are forced. */
export async function boxesWithoutEdge(page: Page): Promise<string[]> {
  const mark = 'data-is-box';
  await page.evaluate((isBox) => {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const isBare = (ground: string) => ground === 'rgba(0, 0, 0, 0)';
    const around = (element: Element): string => {
      const up = element.parentElement;
      return up && isBare(groundOf(up)) ? around(up) : groundOf(up ?? element);
    };
    for (const one of document.querySelectorAll('button, a[href]'))
      if (!isBare(groundOf(one)) && groundOf(one) !== around(one)) one.setAttribute(isBox, '');
  }, mark);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate((isBox) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll(`[${isBox}]`)]
      .filter((box) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((box) => {
        const { borderTopWidth, borderBottomWidth, backgroundColor } = getComputedStyle(box);
        return borderTopWidth === '0px' && borderBottomWidth === '0px' && backgroundColor === canvas;
      })
      .map(
        (box) => `${box.tagName} "${box.getAttribute('aria-label') ?? box.textContent?.trim().slice(0, 40)}"`,
      );
  }, mark);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Fails, but lets the test go on, where letters of double size or a window at 400 % do not fit. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const letters = await page.context().newCDPSession(page);
  const setLetters = (standard: number) => letters.send('Page.setFontSizes', { fontSizes: { standard } });
  await setLetters(32);
  expect.soft(await overflowing(page), 'what stands out with letters at 200 %').toEqual([]);
  expect.soft(await clippedWords(page), 'words cut off with letters at 200 %').toEqual([]);
  await setLetters(16);
  await letters.detach();
  const size = page.viewportSize();
  // 1280 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await overflowing(page), 'what stands out at 400 %').toEqual([]);
  expect.soft(await clippedWords(page), 'words cut off at 400 %').toEqual([]);
  if (size) await page.setViewportSize(size);
}

interface Scope {
  /** These rules alone. */
  readonly rules?: string[];
}

/** Runs axe in the page. It is put there once for each page that comes, since it takes longer than most of its runs. */
async function breaches(page: Page, { rules }: Scope): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const context = { exclude: ['iframe'] };
  const options: RunOptions = {
    // Not a WCAG criterion, but helps people who navigate by landmarks.
    ...(!rules && { rules: { 'landmark-unique': { enabled: true } } }),
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: wcag },
    // What is right need not be told one by one.
    resultTypes: ['violations'],
    iframes: false,
  };
  return page.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(where, how)).violations;
    },
    [context, options] as [typeof context, RunOptions],
  );
}

/** Fails, but lets the test go on, when axe finds a breach of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, what: string, scope: Scope): Promise<void> {
  const found = (await breaches(page, scope)).flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.failureSummary?.split('\n')[1]?.trim()})`),
  );
  expect.soft(found, what).toEqual([]);
}
