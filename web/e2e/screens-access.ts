import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** Success criteria of WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Smallest control on a phone, CSS pixels: docs/contract.md, "Constants". */
const touchSize = 44;

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

interface Scope {
  /** The contrast of what is this page's own, in colours other than those in which all rules are asked about the page. */
  readonly isContrastOnly?: boolean | undefined;
}

/** Of a long list the rows after the twentieth are like those before. */
const furtherRows = ':is(li, tr, article, dl > *):nth-of-type(n + 21)';
/** All rules are asked about them in all colours: on every fourth page of a tour in these. */
const partsOfEveryPage = ['header:not(main *)', 'footer:not(main *)'];

/** Runs axe in the page. It is put there once for each page that comes, since it takes longer than most of its runs. */
async function breaches(page: Page, { isContrastOnly }: Scope): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const context = { exclude: ['iframe', furtherRows, ...(isContrastOnly ? partsOfEveryPage : [])] };
  const options: RunOptions = {
    // Not a WCAG criterion, but helps people who navigate by landmarks.
    ...(!isContrastOnly && { rules: { 'landmark-unique': { enabled: true } } }),
    runOnly: isContrastOnly ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: wcag },
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
