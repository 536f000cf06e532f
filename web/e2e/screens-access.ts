import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { axe, wcag } from '../built-site/testing/axe.ts';

/** Smallest control on a phone, CSS pixels: docs/contract.md, "Constants". */
const touchSize = 44;

/** Links and words within text are exempt. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'button, a[href], input, select, textarea, summary, [role="option"], [role="menuitem"]';
    // A field is as large as its frame, a choice as its label.
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

/** The texts of filled buttons in sight, without cards in lists: a page has one, or none. */
export function mainButtons(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const ground = document.body.appendChild(document.createElement('i'));
    const fills = ['primary', 'secondary', 'error'].map((name) => {
      ground.style.background = `var(--ps-palette-${name}-main)`;
      return getComputedStyle(ground).backgroundColor;
    });
    ground.remove();
    const layer = document.querySelector('[role$="dialog"]') ?? document.body;
    return [...layer.querySelectorAll(':is(a, button):not(:is(li, tr) *, [aria-current])')]
      .filter((one) => fills.includes(getComputedStyle(one).backgroundColor))
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => one.getBoundingClientRect().bottom > 0)
      .filter((one) => one.getBoundingClientRect().top < window.innerHeight)
      .map(({ textContent }) => textContent);
  });
}

/** Rows after the tenth are like the others. */
const furtherRows = ':is(li, tr, article, dl > *):nth-of-type(n + 11)';
/** Checked in every scheme on a fourth of the pages. */
const partsOfEveryPage = ['header:not(main *)', 'footer:not(main *)'];

/** Loads axe once per page, since that takes longer than most runs. */
async function breaches(page: Page, isContrastOnly: boolean): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const context = { exclude: ['iframe', furtherRows, ...(isContrastOnly ? partsOfEveryPage : [])] };
  const options: RunOptions = {
    // No WCAG criterion, but it helps people who navigate by landmarks.
    ...(!isContrastOnly && { rules: { 'landmark-unique': { enabled: true } } }),
    runOnly: isContrastOnly ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: wcag },
    // Passes are not needed.
    resultTypes: ['violations'],
    iframes: false,
  };
  return page.evaluate(
    async ([where, how]) => {
      const { axe: judge } = window as unknown as { axe: typeof import('axe-core') };
      return (await judge.run(where, how)).violations;
    },
    [context, options] as [typeof context, RunOptions],
  );
}

/**
 * A soft assertion: WCAG 2.2 AA.
 * @param isContrastOnly only the contrast of the page's own parts, for a second colour scheme
 */
export async function expectAccessible(page: Page, what: string, isContrastOnly: boolean): Promise<void> {
  const found = (await breaches(page, isContrastOnly)).flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.failureSummary?.split('\n')[1]?.trim()})`),
  );
  expect.soft(found, what).toEqual([]);
}
