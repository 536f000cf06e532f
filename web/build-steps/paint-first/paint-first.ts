/**
 * Lets a page paint before any script is fetched: its style stands in it, and one small script, allowed by its hash,
 * starts the site afterwards. docs/decisions/0080-paint-before-script.md
 */
import type { PageModules } from '@pathshala/boot/page-data';
import { pagesAhead } from '@pathshala/boot/pages-ahead';
import { withFewLetters } from './few-letters.ts';
import { importsFirst } from './imports-first.ts';
import { withInertScripts } from './scripts.ts';
import { withInlineStyles } from './styles.ts';

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

export interface PaintFirstOptions {
  /** Absolute path of the built site. */
  readonly clientFolder: string;
  readonly when: PageModules['when'];
  /** Addresses of the data that the page is nothing without: JSON. */
  readonly data?: readonly string[];
  /** What the site may show on the page later: its words of Bangla are in the page's own fonts. */
  readonly coming?: string;
}

/**
 * One page, as React Router wrote it.
 * @throws Error for a page that has a script which is not known
 */
export async function paintFirst(html: string, options: PaintFirstOptions): Promise<string> {
  const { clientFolder, when, data = [], coming } = options;
  const modules = [...html.matchAll(modulePreload)].map(([, address = '']) => address);
  const styled = withInlineStyles(html.replace(modulePreload, ''), clientFolder);
  const page = withInertScripts(await withFewLetters(styled, clientFolder, coming), {
    all: [...importsFirst(modules, clientFolder), ...data],
    when,
  });
  return page.replace('</head>', () => `<script type="speculationrules">${pagesAhead}</script></head>`);
}
