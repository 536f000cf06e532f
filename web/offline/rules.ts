import type { StoreName } from './stores.ts';

export interface OfflineRequest {
  readonly url: Pick<URL, 'pathname'>;
  readonly request: Pick<Request, 'method' | 'mode' | 'cache' | 'headers'>;
}

interface Rule {
  /** Undefined: the worker leaves the request to the browser. */
  readonly store: StoreName | undefined;
  readonly is: (request: OfflineRequest) => boolean;
}

const named =
  (pattern: RegExp) =>
  ({ url }: OfflineRequest) =>
    pattern.test(url.pathname);

const rules: readonly Rule[] = [
  // Changes, requests with a token, and partial requests.
  {
    store: undefined,
    is: ({ request: { method, headers } }) =>
      method !== 'GET' || headers.has('Authorization') || headers.has('Range'),
  },
  // A page saves current answers, and stores them itself.
  { store: undefined, is: ({ request: { mode, cache } }) => mode !== 'navigate' && cache === 'no-cache' },
  // Links to drafts expire; what they show must expire with them.
  { store: undefined, is: named(/^\/preview$/) },
  // Saved books are served; others are not stored.
  { store: 'book', is: named(/^\/(?:books|api\/media)\/[\w-]+(?:\.[\w-]+)?\.pdf$/) },
  { store: 'asset', is: named(/^\/assets\//) },
  { store: 'answer', is: named(/^\/api\//) },
  // Data of pages, lists, search indexes, the script that starts the worker, and Firebase's config.
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

export function storeOf(request: OfflineRequest): StoreName | undefined {
  return rules.find(({ is }) => is(request))?.store;
}

/** The API's answers are not fetched again: they may be private. */
export function storeOfNamed(url: OfflineRequest['url']): StoreName | undefined {
  const request = { method: 'GET', mode: 'navigate', cache: 'default', headers: new Headers() } as const;
  const store = storeOf({ url, request });
  return store === 'answer' || store === 'book' ? undefined : store;
}

/** Only public answers of the API. */
export function mayBeKept(
  store: StoreName,
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
): boolean {
  const cacheControl = headers.get('Cache-Control') ?? '';
  // Browsers refuse a redirected answer as a page.
  if (status !== 200 || redirected || /no-store|private/.test(cacheControl)) return false;
  if (store === 'book') return false;
  if (store === 'answer') return /\bpublic\b/.test(cacheControl);
  return store !== 'page' || (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** Without query and hash, which may hold a search; but lists differ by language. */
export function keptUnder({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + (/^\?lang=[a-z]{2}$/.test(search) ? search : '');
}

export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)\b/g) ?? [])];
}
