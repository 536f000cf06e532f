import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { AddressOf, Endpoint } from '@pathshala/contract/http/endpoint';
import { test as base, type Page, request } from '@playwright/test';
import { admin } from './accounts.ts';
import { callApi, newPupil, tokenOf } from './school-calls.ts';
import { stateOf } from './sign-in.ts';

/** Who looks at a page. */
export type Viewer = 'visitor' | 'student' | 'admin';

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Joined by the student of these tests; the first lesson of the first one is done. */
export const joined = {
  courses: ['free-fractions-from-zero', 'free-bangla-barnamala'],
  lessonDone: 'fair-shares',
} as const;

/** As the signed-in person. @throws Error if refused */
export async function callAs<E extends Endpoint>(
  page: Page,
  endpoint: E,
  given: AddressOf<E> & { readonly body?: object },
) {
  const { status, json } = await callApi(page.request, await tokenOf(page), endpoint, given);
  if (status >= 300) throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(json)}`);
  return json;
}

/** Storage of a viewer's browser. */
async function viewerState(viewer: Viewer, baseURL: string): Promise<State | undefined> {
  if (viewer === 'visitor') return undefined;
  if (viewer === 'admin') return stateOf(admin);
  const context = await request.newContext({ baseURL });
  const person = await newPupil(context, joined.courses);
  const lesson = { courseId: joined.courses[0], lessonId: joined.lessonDone };
  await callApi(context, person.token, endpoints.progress, { ...lesson, body: { done: true } });
  await context.dispose();
  return stateOf(person);
}

interface OfWorker {
  /** Signs in once per viewer: workers share the state. */
  readonly stateFor: (viewer: Viewer) => Promise<State | undefined>;
}

/** For a visitor, or with `test.use({ viewer })` for somebody signed in. */
export const test = base.extend<{ readonly viewer: Viewer }, OfWorker>({
  viewer: ['visitor', { option: true }],
  stateFor: [
    async ({ browserName: _ }, use, worker) => {
      const states = new Map<Viewer, Promise<State | undefined>>();
      await use((viewer) => {
        const known = states.get(viewer) ?? viewerState(viewer, `${worker.project.use.baseURL}`);
        states.set(viewer, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ viewer, stateFor }, use) => use(await stateFor(viewer)),
});
