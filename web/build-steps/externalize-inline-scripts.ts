/**
 * Moves the scripts that stand inside prerendered pages into files, so that the site's Content-Security-Policy can
 * forbid inline scripts altogether (`script-src 'self'`). Runs after every build of the site.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const scriptElement = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script>/gi;
/** Kinds that a browser runs; JSON and other data blocks are no business of the policy. */
const runnableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);
/** Kinds that only work inside a page, so that the policy would silently break them. */
const inlineOnlyTypes = new Set(['importmap', 'speculationrules']);

export interface ExternalizedPage {
  html: string;
  /** Content by file name. */
  files: Map<string, string>;
}

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|$)`,
    'i',
  ).exec(attributes);
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

/**
 * The page with every inline script replaced by a reference to a file named after its content.
 *
 * `async` is dropped: classic scripts then run where they stand, in their order, and modules after the page is read.
 * With it, React would also take the element for a resource that it may skip when it hydrates, and fail to match it.
 * @throws Error when a page holds an inline script of a kind that has to stay inside
 */
export function externalizePage(html: string): ExternalizedPage {
  const files = new Map<string, string>();
  const changed = html.replace(scriptElement, (element, attributes: string, content: string) => {
    if (attribute(attributes, 'src') !== undefined) return element;
    const type = (attribute(attributes, 'type') ?? '').toLowerCase();
    if (inlineOnlyTypes.has(type))
      throw new Error(`A script of type ${type} cannot be moved out of the page`);
    if (!runnableTypes.has(type)) return element;
    const name = `inline-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.js`;
    files.set(name, content);
    const others = attributes.replace(/\s+async(?:\s*=\s*(?:""|''|"async"|'async'))?(?=\s|$)/i, '');
    return `<script${others} src="/assets/${name}"></script>`;
  });
  return { html: changed, files };
}

/** Does it for every page in the folder of the built site; gives back how many script files there are now. */
export function externalizeInlineScripts(clientFolder: string): number {
  const assets = join(clientFolder, 'assets');
  mkdirSync(assets, { recursive: true });
  const names = new Set<string>();
  for (const page of readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue;
    const file = join(clientFolder, page);
    const before = readFileSync(file, 'utf8');
    const { html, files } = externalizePage(before);
    if (html !== before) writeFileSync(file, html);
    for (const [name, content] of files) {
      if (!names.has(name)) writeFileSync(join(assets, name), content);
      names.add(name);
    }
  }
  return names.size;
}
