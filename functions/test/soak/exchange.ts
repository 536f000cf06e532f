import { type ErrorCode, errorCodes, type Problem } from '@pathshala/contract/errors';
import { allEndpoints, isEndpointName } from './all-endpoints.ts';
import type { Request } from './request.ts';
import type { World } from './world.ts';

export interface Exchange {
  readonly request: Request;
  /** 0: no answer came. */
  readonly status: number;
  readonly json: unknown;
  readonly milliseconds: number;
  /** Why this must not be; undefined where it may. */
  readonly breach: string | undefined;
}

/** Makes one request and judges its answer. @param longest milliseconds for which it is waited for */
export async function exchange({ apis }: World, request: Request, longest: number): Promise<Exchange> {
  const start = performance.now();
  const origin = new URL(apis[request.api].url).origin;
  const { method, headers, body = null } = request;
  try {
    const signal = AbortSignal.timeout(longest);
    const response = await fetch(origin + request.path, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal,
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const json: unknown = /^application\/(problem\+)?json/.test(type) ? parsed(text) : undefined;
    const breach = judge(request, response.status, type, json);
    return { request, status: response.status, json, milliseconds: performance.now() - start, breach };
  } catch (error) {
    return {
      request,
      status: 0,
      json: undefined,
      milliseconds: performance.now() - start,
      breach: `no answer: ${error}`,
    };
  }
}

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function judge(
  { name, uid, method }: Request,
  status: number,
  type: string,
  json: unknown,
): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (status >= 400)
    return method === 'HEAD' || type.startsWith('text/html') ? undefined : judgeProblem(status, type, json);
  const audience = isEndpointName(name) ? allEndpoints[name].audience : 'anyone';
  return audience !== 'anyone' && uid === undefined ? `answered ${status} to a visitor` : undefined;
}

function judgeProblem(status: number, type: string, json: unknown): string | undefined {
  if (!type.startsWith('application/problem+json')) return `answered ${status} with ${type}`;
  const code = (json as Problem).type.replace('/problems/', '') as ErrorCode;
  return errorCodes[code]?.status === status ? undefined : `answered ${status} as ${code}`;
}

/** A request in one line, without what signs it. */
export function shownRequest({ api, method, path, uid, headers, body }: Request): string {
  const type = headers['content-type'] ?? '';
  return `${method} ${path.slice(0, 200)} (${api}, ${uid ?? 'nobody'}) ${type} ${(body ?? '').slice(0, 300)}`;
}
