import type { ErrorCode, Problem } from '@pathshala/contract/errors';

/** A call that did not succeed. `code` is the contract's, or `network` when no answer came at all. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  readonly status: number;

  constructor(code: ErrorCode | 'network', status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

export interface ApiRequest {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Under /api, parameters already filled in. */
  readonly path: string;
  readonly body?: unknown;
  /** Firebase ID token of the person who asks. */
  readonly token?: string | null;
}

/** Longer than the function's own deadline, so that its answer, not ours, is what a person reads. */
const timeoutMilliseconds = 20_000;

async function problemOf(response: Response): Promise<ApiError> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  const code = (problem.type?.replace('/problems/', '') ?? 'internal') as ErrorCode;
  const text = problem.detail || problem.title || 'Something went wrong on our side.';
  return new ApiError(code, response.status, text);
}

/**
 * Calls the API and gives the parsed answer together with its headers.
 * @throws ApiError with the contract's code, or `network` when the API cannot be reached
 */
export async function request<Answer>(call: ApiRequest): Promise<{ answer: Answer; headers: Headers }> {
  const headers = new Headers({ Accept: 'application/json' });
  if (call.token) headers.set('Authorization', `Bearer ${call.token}`);
  if (call.body !== undefined) headers.set('Content-Type', 'application/json');
  let response: Response;
  try {
    response = await fetch(`/api${call.path}`, {
      method: call.method ?? 'GET',
      headers,
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
  } catch {
    throw new ApiError('network', 0, 'We could not reach the school. Check your connection and try again.');
  }
  if (!response.ok) throw await problemOf(response);
  return { answer: (await response.json()) as Answer, headers: response.headers };
}

/** As `request`, for callers that need the answer alone. */
export async function call<Answer>(options: ApiRequest): Promise<Answer> {
  return (await request<Answer>(options)).answer;
}
