import { vi } from 'vitest';

export interface FakeRequest {
  readonly method: string;
  /** Path and search. */
  readonly path: string;
  readonly token: string | null;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

/**
 * Puts a tiny server in place of the browser's `fetch` until `vi.unstubAllGlobals()`.
 * @param answer what the server says; throwing means that it cannot be reached
 * @returns the requests made so far, in their order
 */
export function serveFetch(answer: (request: FakeRequest) => FakeAnswer): FakeRequest[] {
  const requests: FakeRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request = {
      method: init.method ?? 'GET',
      path: address,
      token: new Headers(init.headers).get('Authorization'),
    };
    requests.push(request);
    const { status = 200, headers = {}, body } = answer(request);
    return new Response(JSON.stringify(body), { status, headers });
  });
  return requests;
}

/** An answer as the API says no. */
export function problem(status: number, code: string, title: string): FakeAnswer {
  return { status, body: { type: `/problems/${code}`, title, status, detail: '' } };
}
