import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PageStart, startId } from '@pathshala/boot/page-start';
import { fileFor, readFirebaseJson } from '../firebase-json.ts';
import type { BudgetedPage } from './budgeted-pages.ts';
import { fontsOf } from './page-fonts.ts';

/** What is weighed: bytes, compressed as a CDN does it at the least, and how many files are asked for. Style is within the HTML. */
export const measures = ['total', 'script', 'fonts', 'style', 'requests'] as const;
/** Weight of a page without interaction. */
export type Weight = Readonly<Record<(typeof measures)[number], number>>;

/** A file that a page brings. */
export interface WeighedFile {
  readonly address: string;
  readonly kind: 'page' | 'script' | 'font' | 'picture' | 'data';
  readonly bytes: number;
}

const compressible = /\.(?:html|js|css|json|svg)$/;
const sizeOf = (bytes: Buffer | string) => gzipSync(bytes, { level: 6 }).length;

/** What is to be read, and everything that would be if it were shown: without tags, styles and scripts. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '\n');
}

/** What a pattern catches, wherever it is found. */
const caught = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Pictures that do not wait until they come into sight. */
function picturesIn(html: string): string[] {
  const eager = caught(html, /(<img\b[^>]*>)/g).filter((tag) => !tag.includes('loading="lazy"'));
  return eager.flatMap((tag) => /\ssrc="(\/[^"]+)"/.exec(tag)?.[1] ?? []);
}

/** What a page says of itself: the modules and the data that it starts with. */
function startIn(html: string): Pick<PageStart, 'modules' | 'data'> {
  const text = new RegExp(`id="${startId}">([\\s\\S]*?)</script>`).exec(html)?.[1];
  if (text === undefined) throw new Error('The page names no modules');
  return JSON.parse(text) as PageStart;
}

/** @returns what is done once for each address */
function once<T>(make: (address: string) => T): (address: string) => T {
  const known = new Map<string, T>();
  return (address) => {
    const found = known.get(address) ?? make(address);
    known.set(address, found);
    return found;
  };
}

/**
 * Weighs pages of a built site by its files: nothing is loaded.
 * @param site its absolute path
 * @returns what a page brings to somebody who touches nothing; what its modules fetch later on is not known here
 */
export function openScales(site: string) {
  const { hosting } = readFirebaseJson();
  const scripts = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.js'));
  const read = once((address) => readFileSync(join(site, address), 'utf8'));
  const bytesOf = once((address) => {
    const content = readFileSync(join(site, decodeURIComponent(address)));
    return compressible.test(address) ? sizeOf(content) : content.length;
  });
  /** Adds a module with all that it imports. */
  const addTo = (modules: Set<string>, address: string) => {
    if (modules.has(address)) return;
    modules.add(address);
    for (const file of caught(read(address), /(?:from|import)"\.\/([^"]+\.js)"/g))
      addTo(modules, `/assets/${file}`);
  };
  /** The modules whose names begin so. Each language has its own, and those that a page brings name the page's. */
  const named = (beginning: string, by: ReadonlySet<string>) => {
    const all = scripts.filter((file) => file.startsWith(beginning));
    if (all.length === 0) throw new Error(`The site has no module ${beginning}`);
    return all.length === 1 ? all : all.filter((file) => [...by].some((one) => read(one).includes(file)));
  };
  return ({ address, later = [] }: BudgetedPage): { weight: Weight; files: WeighedFile[] } => {
    const html = readFileSync(join(site, fileFor(site, address, hosting).file), 'utf8');
    const { modules, data } = startIn(html);
    const script = new Set<string>();
    for (const module of modules) addTo(script, module);
    for (const name of later) for (const file of named(name, script)) addTo(script, `/assets/${file}`);
    const css = caught(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('\n');
    const preloaded = caught(html, /<link rel="preload" href="([^"]+)" as="font"/g);
    const brought = {
      script,
      font: [...preloaded, ...fontsOf(css, textOf(html))],
      picture: picturesIn(html),
      data,
    };
    const files: WeighedFile[] = [{ address, kind: 'page', bytes: sizeOf(html) }];
    for (const [kind, addresses] of Object.entries(brought) as [keyof typeof brought, Iterable<string>][])
      for (const one of new Set(addresses)) files.push({ address: one, kind, bytes: bytesOf(one) });
    const sum = (of: readonly WeighedFile[]) => of.reduce((all, { bytes }) => all + bytes, 0);
    const sumOf = (kind: WeighedFile['kind']) => sum(files.filter((one) => one.kind === kind));
    return {
      files,
      weight: {
        total: sum(files),
        script: sumOf('script'),
        fonts: sumOf('font'),
        style: sizeOf(css),
        requests: files.length,
      },
    };
  };
}
