import type { Enrolment } from '@pathshala/contract/enrolment';
import { vi } from 'vitest';

export interface SchoolCall {
  /** Method and path, as `PUT /api/enrolment/maths`. */
  readonly what: string;
  readonly body: unknown;
  readonly token: string | null;
}

export interface SchoolAnswer {
  readonly status?: number;
  readonly json: unknown;
}

/**
 * Puts a small school in place of the browser's `fetch` until `vi.unstubAllGlobals()`.
 * @param answer what it says to a call; undefined: it cannot be reached
 * @returns the calls made so far, in their order
 */
export function serveSchool(answer: (call: SchoolCall) => SchoolAnswer | undefined): SchoolCall[] {
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
    return new Response(JSON.stringify(said.json), { status: said.status ?? 200 });
  });
  return calls;
}

/** An answer by which the API says no. */
export function refusal(status: number, code: string, title: string): SchoolAnswer {
  return { status, json: { type: `/problems/${code}`, title, status, detail: title } };
}

const lessons = ['first', 'second', 'third', 'fourth'].map((id) => ({
  id,
  title: `The ${id} lesson`,
  minutes: 10,
}));

/** Rima's place in a course of four lessons. */
export function placeIn(courseId: string, lessonsDone: readonly string[]): Enrolment {
  return {
    courseId,
    title: `Course ${courseId}`,
    img: `/covers/${courseId}.svg`,
    enrolledAt: '2026-01-02T03:04:05.000Z',
    lessonsDone,
    lessons,
    nextLesson: lessons.find((lesson) => !lessonsDone.includes(lesson.id))?.id ?? null,
  };
}
