import type { StoreName } from './stores.ts';

/** What decides about a request. */
export interface OfflineRequest {
  readonly url: Pick<URL, 'pathname'>;
  readonly request: Pick<Request, 'method' | 'mode' | 'cache' | 'headers'>;
}

interface Rule {
  /** Where what comes is kept; undefined: the browser does it as if there were no worker. */
  readonly store: StoreName | undefined;
  readonly is: (request: OfflineRequest) => boolean;
}

const named =
  (pattern: RegExp) =>
  ({ url }: OfflineRequest) =>
    pattern.test(url.pathname);

/** The first row that fits decides. */
const rules: readonly Rule[] = [
  // Changes, what says who asks, and a part of a file alone.
  {
    store: undefined,
    is: ({ request: { method, headers } }) =>
      method !== 'GET' || headers.has('Authorization') || headers.has('Range'),
  },
  // A pack is made of what the school has now, and the page keeps it itself.
  { store: undefined, is: ({ request: { mode, cache } }) => mode !== 'navigate' && cache === 'no-cache' },
  // Links to drafts end; what they show must end with them.
  { store: undefined, is: named(/^\/preview\//) },
  // Books: what somebody keeps of them is answered, and nothing else is kept.
  { store: 'packPart', is: named(/^\/(?:books|api\/media)\/[\w-]+(?:\.[\w-]+)?\.pdf$/) },
  { store: 'asset', is: named(/^\/assets\//) },
  { store: 'answer', is: named(/^\/api\//) },
  // The data of pages, lists and search indexes, the script that calls the worker, and the project's name.
  {
    store: 'data',
    is: named(/\/data\.json$|^\/[\w.-]+\.json$|^\/offline\.js$|^\/__\/firebase\/init\.js$/),
  },
  { store: undefined, is: named(/^\/__\//) },
  { store: 'picture', is: named(/^\/(?:covers|img|portraits)\/|^\/[\w-]+\.(?:svg|png|ico)$/) },
  {
    store: 'page',
    is: ({ request, url }) => request.mode === 'navigate' && !/\.\w+$/.test(url.pathname),
  },
];

/** Where the answer to a request is kept and looked for. */
export function storeOf(request: OfflineRequest): StoreName | undefined {
  return rules.find(({ is }) => is(request))?.store;
}

/**
 * Where a page that is open is kept, or a file that it names. What the API said is not asked for again: it may have been
 * somebody's own.
 */
export function storeOfNamed(url: OfflineRequest['url']): StoreName | undefined {
  const request = { method: 'GET', mode: 'navigate', cache: 'default', headers: new Headers() } as const;
  const store = storeOf({ url, request });
  return store === 'answer' || store === 'packPart' ? undefined : store;
}

/** Whether an answer may be kept. What the API says is kept only where it says that anybody may have it. */
export function mayBeKept(
  store: StoreName,
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean {
  const cacheControl = headers.get('Cache-Control') ?? '';
  // What came from another address than the one that was asked no browser takes for a page.
  if (status !== 200 || redirected || /no-store|private/.test(cacheControl)) return false;
  if (store === 'packPart') return false;
  if (store === 'answer') return /\bpublic\b/.test(cacheControl);
  return store !== 'page' || (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/**
 * What an answer is kept under, below the origin: query and hash are the page's own affair, and may hold what somebody looked
 * for; but a list is another one in another language.
 */
export function keptUnder({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + (/^\?lang=[a-z]{2}$/.test(search) ? search : '');
}

/** Addresses of the modules that a page's HTML names: `/assets/a.js`, each once. */
export function modulesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.~-]+\.js\b/g) ?? [])];
}
