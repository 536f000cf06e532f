import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { AddressOf, Endpoint } from '@pathshala/contract/http/endpoint';
import { type APIRequestContext, test as base, type Page, request } from '@playwright/test';
import { admin, newPerson, type Person } from './accounts.ts';
import { callApi, createAccount, tokenOf } from './school-calls.ts';
import { keptOf } from './sign-in.ts';

/** Who looks at a page. */
export type Viewer = 'visitor' | 'student' | 'admin';

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Courses that the student of these tests has joined; the first lesson of the first one is done. */
export const joined = {
  courses: ['free-fractions-from-zero', 'free-bangla-barnamala'],
  lessonDone: 'fair-shares',
} as const;

/**
 * Calls the API as the person who is signed in on the page.
 * @returns its answer
 * @throws Error where it says no
 */
export async function callAs<E extends Endpoint>(
  page: Page,
  endpoint: E,
  given: AddressOf<E> & { readonly body?: object },
) {
  const { status, json } = await callApi(page.request, await tokenOf(page), endpoint, given);
  if (status >= 300) throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(json)}`);
  return json;
}

/** Makes a student who has begun two courses. */
async function newStudent(context: APIRequestContext): Promise<Person> {
  const person = newPerson('Mithila Rahman');
  const { token } = await createAccount(context, person);
  for (const courseId of joined.courses) await callApi(context, token, endpoints.enrol, { courseId });
  const lesson = { courseId: joined.courses[0], lessonId: joined.lessonDone };
  await callApi(context, token, endpoints.progress, { ...lesson, body: { done: true } });
  return person;
}

/** What the browser of somebody who has signed in keeps. */
async function stateOf(viewer: Viewer, baseURL: string): Promise<State | undefined> {
  if (viewer === 'visitor') return undefined;
  const context = await request.newContext({ baseURL });
  const kept = await keptOf(viewer === 'admin' ? admin : await newStudent(context));
  await context.dispose();
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] };
}

interface OfTest {
  readonly viewer: Viewer;
}

interface OfWorker {
  /** Signs in at the first call for each viewer: every worker has pages of all of them. */
  readonly stateFor: (viewer: Viewer) => Promise<State | undefined>;
}

/** Tests whose page belongs to a visitor or, with `test.use({ viewer })`, to somebody who is signed in. */
export const test = base.extend<OfTest, OfWorker>({
  viewer: ['visitor', { option: true }],
  stateFor: [
    async ({ browserName: _ }, use, worker) => {
      const states = new Map<Viewer, Promise<State | undefined>>();
      await use((viewer) => {
        const known = states.get(viewer) ?? stateOf(viewer, `${worker.project.use.baseURL}`);
        states.set(viewer, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ viewer, stateFor }, use) => use(await stateFor(viewer)),
});
