import { bootScript } from '@pathshala/boot/boot-script';
import { headScript } from '@pathshala/boot/head-script';
import { type PageModules, type PagePart, partAttribute } from '@pathshala/boot/page-data';

/** A script as React Router or our own pages write it. */
interface Script {
  /** As it stands in the tag, with a space before it. */
  readonly attributes: string;
  readonly content: string;
}

interface Kind {
  readonly is: (script: Script) => boolean;
  readonly make: (script: Script, modules: Pick<PageModules, 'all' | 'when'>) => string;
}

const scriptElement = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script>/gi;

/** A script element that no browser runs: React finds it again where it wrote it, and ours reads what it holds. */
function inert(part: PagePart, content: string): string {
  return `<script type="application/json" ${partAttribute}="${part}">${content}</script>`;
}

function match(content: string, pattern: RegExp): string {
  const found = pattern.exec(content)?.[1];
  if (found === undefined)
    throw new Error(`A script of the page is not as expected: ${content.slice(0, 80)}`);
  return found;
}

/** The modules that a name of React Router's script stands for: a route may lie in several, put together by `const`. */
function addressesByName(content: string): Map<string, string[]> {
  const addresses = new Map<string, string[]>();
  for (const [, name = '', address = ''] of content.matchAll(/import \* as (\w+) from \x22([^\x22]+)/g))
    addresses.set(name, [address]);
  for (const [, name = '', parts = ''] of content.matchAll(/const (\w+) = \{((?:\.\.\.\w+,?)+)\}/g))
    addresses.set(
      name,
      [...parts.matchAll(/\w+/g)].flatMap(([part]) => addresses.get(part) ?? []),
    );
  return addresses;
}

/**
 * What React Router's module imports.
 * @throws Error for a route of which no module is named
 */
function modulesOf(content: string): Omit<PageModules, 'all' | 'when'> {
  const addresses = addressesByName(content);
  const routes = match(content, /__reactRouterRouteModules = \{([^}]*)\}/).matchAll(/"([^"]+)":(\w+)/g);
  return {
    manifest: match(content, /import \x22([^\x22]+)/),
    routes: Object.fromEntries(
      [...routes].map(([, id = '', name = '']) => {
        const found = addresses.get(name) ?? [];
        if (found.length === 0) throw new Error(`The page names no module for its route ${id}`);
        return [id, found];
      }),
    ),
    entry: match(content, /import\(\x22([^\x22]+)/),
  };
}

/** What each script of a page becomes. One that no row knows stops the build: the policy would stop it. */
const kinds: readonly Kind[] = [
  {
    is: ({ attributes }) => /\ssrc=/.test(attributes) || /type="application\/ld\+json"/.test(attributes),
    make: ({ attributes, content }) => `<script${attributes}>${content}</script>`,
  },
  { is: ({ content }) => content === headScript, make: () => `<script>${bootScript}</script>` },
  {
    // The browser itself brings back the place, until React Router takes that over.
    is: ({ content }) => content.includes('react-router-scroll-positions'),
    make: () => inert('end', ''),
  },
  {
    is: ({ content }) => content.startsWith('window.__reactRouterContext = '),
    make: ({ content }) => inert('context', match(content, /^[^{]*(\{.*?\});window\./s)),
  },
  {
    is: ({ content }) => content.includes('__reactRouterRouteModules'),
    make: ({ content }, modules) =>
      inert('modules', JSON.stringify({ ...modulesOf(content), ...modules }).replaceAll('<', '\\u003c')),
  },
  {
    is: ({ content }) => content.includes('streamController.enqueue('),
    make: ({ content }) => inert('answers', match(content, /enqueue\((".*")\)/s)),
  },
  { is: ({ content }) => content.includes('streamController.close()'), make: () => inert('end', '') },
];

/**
 * The page with one script that runs, the same in all pages, and everything else as data for it.
 * @throws Error for a script that is not known
 */
export function withInertScripts(html: string, modules: Pick<PageModules, 'all' | 'when'>): string {
  return html.replace(scriptElement, (_, attributes: string, content: string) => {
    const script = { attributes, content };
    const kind = kinds.find(({ is }) => is(script));
    if (!kind) throw new Error(`The page holds a script that the policy would stop: ${content.slice(0, 80)}`);
    return kind.make(script, modules);
  });
}
