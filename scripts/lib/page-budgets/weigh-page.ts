import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileFor, type HostingConfig } from '../bench/cdn.ts';
import type { BudgetedPage } from './budgeted-pages.ts';
import { fontsOf } from './page-fonts.ts';
import { openModules } from './page-modules.ts';
import type { WeighedFile, WeighedPage } from './weight.ts';

const compressible = /\.(?:html|js|css|json|svg)$/;
const sizeOf = (bytes: Buffer | string) => gzipSync(bytes, { level: 6 }).length;

/** What is to be read, and everything that would be if it were shown: without tags, styles and scripts. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '\n');
}

const stylesIn = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('\n');

/** Pictures that do not wait until they come into sight. */
function picturesIn(html: string): string[] {
  const tags = html.match(/<img\b[^>]*>/g) ?? [];
  const eager = tags.filter((tag) => !tag.includes('loading="lazy"'));
  return eager.flatMap((tag) => /\ssrc="(\/[^"]+)"/.exec(tag)?.[1] ?? []);
}

const preloadedFonts = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, address = '']) => address);

/**
 * Weighs pages of a built site by its files: nothing is loaded.
 * @param site its absolute path
 * @returns what a page brings to somebody who touches nothing; what its modules fetch later on is not known here
 */
export function openScales(site: string, hosting: HostingConfig): (page: BudgetedPage) => WeighedPage {
  const known = new Map<string, number>();
  const modulesOf = openModules(site);
  const bytesOf = (address: string): number => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const content = readFileSync(join(site, decodeURIComponent(address)));
    const bytes = compressible.test(address) ? sizeOf(content) : content.length;
    known.set(address, bytes);
    return bytes;
  };
  return (page) => {
    const { file } = fileFor(site, page.address, hosting);
    const html = readFileSync(join(site, file), 'utf8');
    const { scripts, data } = modulesOf(html, page);
    const css = stylesIn(html);
    const fonts = new Set([...preloadedFonts(html), ...fontsOf(css, textOf(html))]);
    const list = (kind: WeighedFile['kind'], addresses: Iterable<string>) =>
      [...new Set(addresses)].map((address): WeighedFile => ({ address, kind, bytes: bytesOf(address) }));
    const files = [
      { address: page.address, kind: 'page', bytes: sizeOf(html) } as const,
      ...list('script', scripts),
      ...list('font', fonts),
      ...list('picture', picturesIn(html)),
      ...list('data', data),
    ];
    const sum = (kind?: WeighedFile['kind']) =>
      files.filter((one) => !kind || one.kind === kind).reduce((bytes, one) => bytes + one.bytes, 0);
    return {
      files,
      weight: {
        total: sum(),
        script: sum('script'),
        fonts: sum('font'),
        style: sizeOf(css),
        requests: files.length,
      },
    };
  };
}
