import { apiRoot } from '@pathshala/contract/http/endpoint';
import type { Answer } from './previewed-page.ts';

/** Answers by method and path, without the API's root. */
type Answers = () => Readonly<Record<string, Answer>>;

const noSuch = () => new Response('{"type":"/problems/not-found"}', { status: 404 });

/** Storage that ends with the frame: what is read in a preview is nobody's progress. */
function emptyStorage(): Storage {
  const kept = new Map<string, string>();
  const own: Storage = {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return own;
}

/**
 * Gives the window of a frame its own storage and its own school: the draft's page is answered with the draft, reading
 * asks the real school as a visitor, and nothing is ever written.
 */
export function isolate(own: Window & Pick<typeof globalThis, 'fetch'>, answers: Answers): void {
  const ask = own.fetch.bind(own);
  Object.defineProperty(own, 'localStorage', { value: emptyStorage() });
  own.fetch = async (input, init = {}) => {
    const { pathname } = new URL(String(input), own.document.baseURI);
    const method = init.method ?? 'GET';
    const answer = answers()[`${method} ${pathname.replace(new RegExp(`^${apiRoot}(?=/)`), '')}`];
    if (answer) {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      return new Response(JSON.stringify(answer(body)), { headers: { 'Content-Type': 'application/json' } });
    }
    if (method !== 'GET' || new Headers(init.headers).has('Authorization')) return noSuch();
    return await ask(input, init);
  };
}
