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
  /** It says that it cannot now, and when to try again; whoever watches the health wants the state itself. */
  readonly passes: boolean;
}

/** Makes one request and judges its answer. @param longest milliseconds for which it is waited for */
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
    const json: unknown = /^application\/(problem\+)?json/.test(type) ? parsed(text) : undefined;
    const { status } = response;
    const isSaid = codeIn(json) === 'unavailable' && response.headers.has('retry-after');
    const passes = status === 503 && (isSaid || ['health', ''].includes(request.name));
    const breach = judge(request, status, type, json);
    return { request, status, json, milliseconds: performance.now() - start, breach, passes };
  } catch (error) {
    const breach = `no answer: ${error}`;
    const milliseconds = performance.now() - start;
    return { request, status: 0, json: undefined, milliseconds, breach, passes: false };
  }
}

const codeIn = (json: unknown) => (json as Problem | undefined)?.type?.replace('/problems/', '');

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
  const code = codeIn(json) as ErrorCode;
  return errorCodes[code]?.status === status ? undefined : `answered ${status} as ${code}`;
}

/** A request in one line, without what signs it. */
export function shownRequest({ api, method, path, uid, headers, body }: Request): string {
  const type = headers['content-type'] ?? '';
  return `${method} ${path.slice(0, 200)} (${api}, ${uid ?? 'nobody'}) ${type} ${(body ?? '').slice(0, 300)}`;
}
