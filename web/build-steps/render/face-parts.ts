import type { Style } from '@pathshala/art/fonts/faces';
import { headingFont } from '@pathshala/brand/fonts';
import type { HTMLElement } from 'node-html-parser';

interface Setting {
  /** Always in this font: by the browser, or by the theme. A drawing names its font itself. */
  readonly always: string;
  /** How a style rule sets this font. */
  readonly style: RegExp;
}

/** Texts in other fonts than the body's. */
const settings: Readonly<Record<Exclude<Style, 'body-400'>, Setting>> = {
  heading: {
    always: `h1, h2, h3, h4, [font-family*="${headingFont.family}"]`,
    style: new RegExp(`--ps-font-h\\d|${headingFont.family}`),
  },
  'body-600': {
    always: 'h5, h6, b, strong, th',
    style: /--ps-font-button|font(?:-weight)?:\s*(?:[6-9]00|bold)/,
  },
};

/** A selector for everything that the rule may match in any state of the page: without its conditions. */
function withoutStates(selector: string): string {
  let [before, now] = ['', selector.trim()];
  while (before !== now) [before, now] = [now, now.replace(/:[\w-]+\([^()]*\)/g, '')];
  now = now.replace(/::?[\w-]+|\[[^\]]*\]/g, '');
  return now.replace(/(^|[\s>+~,])(?=$|[>+~,])/g, '$1*');
}

function selectorsIn(page: HTMLElement, { always, style }: Setting): string {
  const sheets = page.querySelectorAll('style').map((sheet) => sheet.rawText);
  const rules = [...sheets.join('\n').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.flatMap(([, selector = '', rule = '']) =>
    style.test(rule) && !/@|:root/.test(selector) ? withoutStates(selector) : [],
  );
  return [always, ...own].join(',');
}

/**
 * The parts of a page in certain fonts: rather too many than too few.
 * @param page with its styles
 * @returns the HTML in each
 */
export function partsIn(face: keyof typeof settings, page: HTMLElement): string[] {
  return page.querySelectorAll(selectorsIn(page, settings[face])).map(({ innerHTML }) => innerHTML);
}
