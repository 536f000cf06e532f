import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import {
  type AddressOf,
  apiRoot,
  type Endpoint,
  type PathValues,
  pathOf,
} from '@pathshala/contract/http/endpoint';
import { vi } from 'vitest';

export interface SchoolCall {
  /** Method and address, as `whatOf` says them. */
  readonly what: string;
  readonly body: unknown;
  readonly token: string | null;
}

export interface SchoolAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json: unknown;
}

/** What a school says to a call; undefined: it cannot be reached, or somebody else answers. */
export type Answering = (call: SchoolCall) => SchoolAnswer | undefined;

/** A call as it is written down: its method and its address with the query. */
export function whatOf<E extends Endpoint>(endpoint: E, given: AddressOf<E>): string {
  return `${endpoint.method} ${apiRoot}${pathOf(endpoint, given)}`;
}

/**
 * Looks whether a call is of an endpoint.
 * @returns the values in its path by their names, and its query; null: it is another endpoint's
 */
export function matchCall<E extends Endpoint>(
  { method, path }: E,
  { what }: Pick<SchoolCall, 'what'>,
): { values: PathValues<E>; query: URLSearchParams } | null {
  const { pathname, searchParams } = new URL(what.replace(/^\w+ /, ''), 'https://school.example');
  const pattern = new RegExp(`^${apiRoot}${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const found = what.startsWith(`${method} `) && pattern.exec(pathname);
  if (!found) return null;
  const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
  return { values: Object.fromEntries(values) as PathValues<E>, query: searchParams };
}

export function changesOf(calls: readonly SchoolCall[]): SchoolCall[] {
  return calls.filter(({ what }) => !what.startsWith('GET '));
}

/**
 * Puts a small school in place of the browser's `fetch` until `vi.unstubAllGlobals()`.
 * @returns the calls made so far, in their order
 */
export function serveSchool(answer: Answering): SchoolCall[] {
  const calls: SchoolCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call: SchoolCall = {
      what: `${init.method ?? 'GET'} ${address}`,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      token: new Headers(init.headers).get('Authorization'),
    };
    calls.push(call);
    const said = answer(call);
    if (!said) throw new TypeError('Failed to fetch');
    const { status = 200, headers = {}, json } = said;
    return new Response(JSON.stringify(json), { status, headers });
  });
  return calls;
}

export function refusal(status: number, code: string, title: string): SchoolAnswer {
  return { status, json: { type: `/problems/${code}`, title, status, detail: title } };
}

const lessons = ['first', 'second', 'third', 'fourth'].map((id) => ({
  id,
  title: `The ${id} lesson`,
  minutes: 10,
}));

/** Rima's place in a course of four lessons. */
export function enrolmentIn(courseId: string, lessonsDone: readonly string[]): Enrolment {
  return {
    courseId,
    title: `Course ${courseId}`,
    img: `/covers/${courseId}.svg`,
    enrolledAt: '2026-01-02T03:04:05.000Z',
    lessonsDone,
    lessons,
    nextLesson: lessons.find((lesson) => !lessonsDone.includes(lesson.id))?.id ?? null,
    quizzes: [],
  };
}
