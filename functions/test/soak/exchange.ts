import type { Problem } from '@pathshala/contract/calls/problem';
import { type ErrorCode, errorCodes } from '@pathshala/contract/http/errors';
import { allEndpoints, isEndpointName } from './all-endpoints.ts';
import type { World } from './world.ts';

/** One request. */
export interface Request {
  /** The endpoint's name; empty for an address that is not an endpoint. */
  readonly name: string;
  readonly api: keyof World['apis'];
  readonly method: string;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
  /** Whose token is sent; undefined: none. */
  readonly uid: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface Exchange {
  readonly request: Request;
  /** 0: no answer came. */
  readonly status: number;
  readonly milliseconds: number;
  /** Why this is a failure; undefined if it is not. */
  readonly breach: string | undefined;
}

/** Makes one request and judges its answer. @param longest milliseconds to wait */
export async function exchange({ apis }: World, request: Request, longest: number): Promise<Exchange> {
  const start = performance.now();
  const origin = new URL(apis[request.api].url).origin;
  const { method, headers, body = null } = request;
  try {
    const signal = AbortSignal.timeout(longest);
    const how = { method, headers, body, redirect: 'manual', signal } as const;
    const response = await fetch(origin + request.path, how);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const json: unknown = /^application\/(problem\+)?json/.test(type) && text ? JSON.parse(text) : undefined;
    const { status } = response;
    const breach = judge(request, status, type, json);
    return { request, status, milliseconds: performance.now() - start, breach };
  } catch (error) {
    return { request, status: 0, milliseconds: performance.now() - start, breach: `no answer: ${error}` };
  }
}

function judge({ name, uid, method }: Request, status: number, type: string, json: unknown) {
  if (status >= 500) return `answered ${status}`;
  if (status >= 400) {
    if (method === 'HEAD' || type.startsWith('text/html')) return undefined;
    if (!type.startsWith('application/problem+json')) return `answered ${status} with ${type}`;
    const code = (json as Problem | undefined)?.type?.replace('/problems/', '') as ErrorCode;
    return errorCodes[code]?.status === status ? undefined : `answered ${status} as ${code}`;
  }
  const audience = isEndpointName(name) ? allEndpoints[name].audience : 'anyone';
  return audience !== 'anyone' && uid === undefined ? `answered ${status} to a visitor` : undefined;
}

/** A request in one line, without its token. */
export function shownRequest({ api, method, path, uid, headers, body }: Request): string {
  const type = headers['content-type'] ?? '';
  return `${method} ${path.slice(0, 200)} (${api}, ${uid ?? 'nobody'}) ${type} ${(body ?? '').slice(0, 300)}`;
}
